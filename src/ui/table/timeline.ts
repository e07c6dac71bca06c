/** From what the dealer's hands did to what the eye sees: a pure list of flights, flips and sounds with their times. */
import type { TableEvent } from '@/engine/core/events';
import type { CardId, Face, PileId } from '@/engine/core/table';
import type { SoundName } from '@/session/device';
import { CHIPS_MAX, chipStagger, dealStaggerMs, flightMs, FOLLOW, LIFT_POINTS, momentMs } from '../theme/motion';
import { distance, seenAt, type ChipFlight, type Sounding, type Timeline, type TimelineInput } from './beats';
import type { Cue, Layout, Rect } from './contract';
import { lastMoves, settle, standing, tracksOf, type Actor } from './tracks';

/** More moved cards than this in one go are dealt. */
const DEAL_FROM = 5;

/** The habits of the house; a skin's cue overrides them. */
function habit(event: TableEvent, dealing: boolean): Cue {
  switch (event.kind) {
    case 'gathered':
      return { skip: true };
    case 'shuffled':
      return { after: true, sound: 'shuffle' };
    case 'moved':
      return dealing ? { sound: 'deal' } : { sound: 'place', tick: 'light' };
    case 'turned':
    case 'shown':
      return { sound: 'flip', tick: 'soft' };
    case 'swapped':
      return { sound: 'place', tick: 'medium' };
    case 'paid':
      return { sound: 'chip', tick: 'light' };
    default:
      return {};
  }
}

export function timelineOf(input: TimelineInput): Timeline {
  const { after, events, piles, pace, motion } = input;
  const before = input.before ?? after;
  const spots = new Map(after.cards.map((spot) => [spot.card, spot] as const));
  const actors = new Map<CardId, Actor>();
  if (input.before !== null) {
    for (const spot of input.before.cards) actors.set(spot.card, standing(seenAt(spot), spot.face, true));
  }
  const chips: ChipFlight[] = [];
  const shuffles: Timeline['shuffles'][number][] = [];
  const sounds: Sounding[] = [];
  const moves = lastMoves(events);
  const cards = events.filter(({ kind }) => kind === 'moved').length;
  const stagger = cards > DEAL_FROM ? dealStaggerMs(cards, pace, motion) : null;
  /** When the next beat may start, and when all beats so far are over. */
  let clock = 0;
  let end = 0;
  let together: string | null = null;
  let lastSound: SoundName | null = null;

  const place = (layout: Layout, pile: PileId, at: number): Rect => layout.slots?.[pile]?.[at] ?? layout.homes[pile]!;
  const actorOf = (card: CardId, rect: Rect): Actor => {
    const found = actors.get(card);
    if (found !== undefined) return found;
    const fresh = standing(rect, null, false);
    actors.set(card, fresh);
    return fresh;
  };
  const leg = (actor: Actor, start: number, ms: number, to: Rect, face: Face | null): void => {
    actor.legs.push({ start, ms, to, face });
    actor.at = to;
    actor.shows = face;
    actor.free = start + ms;
    end = Math.max(end, actor.free);
  };

  events.forEach((event, index) => {
    const cue: Cue = { ...habit(event, stagger !== null), ...input.cue(event) };
    if (event.kind === 'gathered') {
      actors.clear();
      return;
    }
    if (cue.skip === true) return;
    if (event.kind === 'moved' && piles[event.to]?.kind === 'held' && moves.get(event.card)! > index) {
      // Only lifted on the way to somewhere else: it flies there directly.
      actorOf(event.card, place(before, event.from, event.fromAt));
      return;
    }
    const joined = cue.together !== undefined && cue.together === together;
    if (cue.after === true && !joined) clock = end;
    together = cue.together ?? null;
    let start = clock;
    let next = clock;

    switch (event.kind) {
      case 'moved': {
        const actor = actorOf(event.card, place(before, event.from, event.fromAt));
        const spot = spots.get(event.card);
        const isLast = moves.get(event.card) === index;
        const to = isLast && spot !== undefined ? seenAt(spot) : place(after, event.to, event.at);
        start = Math.max(clock, actor.free);
        const ms =
          cue.together === undefined ? flightMs(distance(actor.at, to), pace, motion) : momentMs('clear', pace, motion);
        const shown = isLast && spot !== undefined ? spot.face : event.up === 1 ? event.face : null;
        leg(actor, start, ms, to, shown);
        next = cue.together !== undefined ? clock : start + (stagger ?? ms * FOLLOW);
        break;
      }
      case 'turned':
      case 'shown': {
        const spot = spots.get(event.card);
        const actor = actorOf(event.card, spot === undefined ? (before.homes[0] as Rect) : seenAt(spot));
        start = Math.max(clock, actor.free);
        const face = event.kind === 'turned' && event.up === 0 ? null : event.face;
        const ms = momentMs('flip', pace, motion);
        if (face === actor.shows && event.kind === 'shown') {
          // Somebody else looks: the card bows to them and keeps its secret.
          const bow = { ...actor.at, y: actor.at.y - LIFT_POINTS };
          const back = actor.at;
          leg(actor, start, ms, bow, face);
          leg(actor, start + ms, ms, back, face);
        } else leg(actor, start, ms, actor.at, face);
        next = start + dealStaggerMs(2, pace, motion);
        break;
      }
      case 'swapped': {
        const here = place(after, event.pile, event.at);
        const there = place(after, event.with, event.withAt);
        const came = input.lies[event.pile]?.[event.at];
        const went = input.lies[event.with]?.[event.withAt];
        for (const [card, from, to] of [
          [came, there, here],
          [went, here, there],
        ] as const) {
          if (card === undefined) continue;
          const spot = spots.get(card);
          const actor = actorOf(card, from);
          leg(
            actor,
            Math.max(clock, actor.free),
            flightMs(distance(from, to), pace, motion),
            spot ? seenAt(spot) : to,
            spot?.face ?? null,
          );
        }
        next = end;
        break;
      }
      case 'relabelled': {
        const [a, b] = [actors.get(event.a), actors.get(event.b)];
        if (b !== undefined) actors.set(event.a, b);
        else actors.delete(event.a);
        if (a !== undefined) actors.set(event.b, a);
        else actors.delete(event.b);
        return;
      }
      case 'shuffled': {
        const ms = momentMs('shuffle', pace, motion);
        shuffles.push({ at: after.homes[event.pile]!, start: clock, ms });
        end = Math.max(end, clock + ms);
        next = end;
        break;
      }
      case 'paid': {
        const from = event.from === null ? undefined : after.pots[event.from];
        const to = event.to === null ? undefined : after.pots[event.to];
        if (event.count === 0) return;
        if (from === undefined || to === undefined) break;
        const ms = flightMs(distance(from, to), pace, motion);
        const gap = ms === 0 || motion === 'reduced' ? 0 : chipStagger;
        for (let i = 0; i < Math.min(event.count, CHIPS_MAX); i++) {
          chips.push({ chip: input.chip((event.from ?? event.to)!), from, to, start: clock + i * gap, ms });
          end = Math.max(end, clock + i * gap + ms);
        }
        break;
      }
      case 'noted':
      case 'closed':
        break;
    }
    const sound = cue.sound ?? null;
    const tick = cue.tick ?? null;
    // A pile of cards that lands is one noise, not twelve.
    if ((sound !== null && sound !== lastSound) || (sound === null && tick !== null))
      sounds.push({ at: start, sound, tick });
    lastSound = sound ?? lastSound;
    clock = Math.max(clock, next);
    if (cue.linger === true) {
      end += momentMs('linger', pace, motion);
      clock = end;
    }
  });

  settle(actors, spots, input);
  const tracks = tracksOf(actors, spots, input);
  const ms = [...tracks.flatMap(({ legs }) => legs), ...chips, ...shuffles].reduce(
    (most, part) => Math.max(most, part.start + part.ms),
    end,
  );
  return { tracks, chips, shuffles, sounds, ms };
}
