/** Cards on their way: where each stands while the events are told, and which of them are worth a flight. */
import type { TableEvent } from '@/engine/core/events';
import type { CardId, Face } from '@/engine/core/table';
import { FLIGHTS_MAX, flightMs, momentMs } from '../theme/motion';
import { distance, isSameRect, seenAt, type Leg, type TimelineInput, type Track } from './beats';
import type { CardSpot, Rect } from './contract';

/** A card while its move is told. */
export interface Actor {
  from: Rect;
  face: Face | null;
  at: Rect;
  shows: Face | null;
  /** When the last leg is over. */
  free: number;
  readonly legs: Leg[];
  /** Seen before the move. */
  readonly known: boolean;
}

/** Cards that vanish in a pile, at most so many a pile: a reshuffle is a handful of backs. */
const GHOSTS_MAX = 5;

export const standing = (rect: Rect, face: Face | null, known: boolean): Actor => ({
  from: rect,
  face,
  at: rect,
  shows: face,
  free: 0,
  legs: [],
  known,
});

/** By card: the index of the last event that moves it. */
export function lastMoves(events: readonly TableEvent[]): ReadonlyMap<CardId, number> {
  const last = new Map<CardId, number>();
  events.forEach((event, index) => {
    if (event.kind === 'moved') last.set(event.card, index);
  });
  return last;
}

/** Cards that no event touched and that lie elsewhere now: the hand closes a gap, a seen card goes back down. */
export function settle(actors: Map<CardId, Actor>, spots: ReadonlyMap<CardId, CardSpot>, input: TimelineInput): void {
  if (input.before === null) return;
  const { pace, motion } = input;
  for (const [card, spot] of spots) {
    const actor = actors.get(card);
    if (actor === undefined) continue;
    const to = seenAt(spot);
    const moved = !isSameRect(actor.at, to);
    if (!moved && actor.shows === spot.face) continue;
    if (!actor.known && actor.legs.length === 0) continue;
    const ms = moved ? flightMs(distance(actor.at, to), pace, motion) : momentMs('flip', pace, motion);
    actor.legs.push({ start: actor.free, ms, to, face: spot.face });
  }
}

export function tracksOf(
  actors: ReadonlyMap<CardId, Actor>,
  spots: ReadonlyMap<CardId, CardSpot>,
  { pace }: TimelineInput,
): readonly Track[] {
  if (pace === 'instant') return [];
  const ghosts = new Map<string, number>();
  const tracks: Track[] = [];
  for (const [card, { from, face, legs, known }] of actors) {
    const to = legs.at(-1)?.to;
    if (to === undefined) continue;
    if (!spots.has(card)) {
      const way = `${from.x} ${from.y} ${to.x} ${to.y}`;
      const before = ghosts.get(way) ?? 0;
      ghosts.set(way, before + 1);
      if (before >= GHOSTS_MAX) continue;
    }
    tracks.push({ card, from, face, legs, fresh: !known });
  }
  if (tracks.length <= FLIGHTS_MAX) return tracks;
  // Too many to follow: the big ones are the near player's.
  const size = ({ legs }: Track): number => legs.at(-1)!.to.w;
  return [...tracks].sort((a, b) => size(b) - size(a)).slice(0, FLIGHTS_MAX);
}
