/** What every skin reads off a frame: piles and pots by name, who sits where, what is legal. */
import type { Move, Open } from '@/engine/core/rules';
import type { CardId, Face, PileId, PileKind, PotId, PotKind, Seat } from '@/engine/core/table';
import type { Frame } from '@/session/frame';
import type { Scene } from './contract';

/** −1 when the game has no such pile. */
export function pileId({ piles }: Frame, kind: PileKind, seat: Seat | null = null): PileId {
  return piles.findIndex((name) => name.kind === kind && name.seat === seat);
}

export function potId({ pots }: Frame, kind: PotKind, seat: Seat | null = null): PotId {
  return pots.findIndex((name) => name.kind === kind && name.seat === seat);
}

export function pileOf(frame: Frame, kind: PileKind, seat: Seat | null = null): readonly CardId[] {
  return frame.view.table.piles[pileId(frame, kind, seat)] ?? [];
}

/** null when these eyes may not count it; 0 when there is no such pot. */
export function potOf(frame: Frame, kind: PotKind, seat: Seat | null = null): number | null {
  const id = potId(frame, kind, seat);
  return id < 0 ? 0 : frame.view.table.pots[id]!;
}

/** The face these eyes know, or null. */
export function faceOf({ view }: Frame, card: CardId): Face | null {
  return view.table.faces[card] ?? null;
}

/** The open part of the position, as the game of the skin knows it. */
export function openOf<S extends Open>({ view }: Frame): Readonly<S> {
  return view.open as unknown as Readonly<S>;
}

/** The moves of the person who decides now; none at any other moment. */
export function legalOf<M extends Move>({ moment }: Frame): readonly M[] {
  return moment.kind === 'deciding' ? (moment.legal as unknown as readonly M[]) : [];
}

export function isDeciding({ moment }: Frame, seat: Seat): boolean {
  return moment.kind === 'deciding' && moment.seat === seat;
}

/** Whose turn it is: the one who decides, thinks or just moved; null between rounds. */
export function turnSeat({ moment, view }: Frame): Seat | null {
  switch (moment.kind) {
    case 'deciding':
    case 'thinking':
      return moment.seat;
    case 'handover':
      return moment.to;
    case 'showing':
      return moment.seat < 0 ? view.open.toAct : moment.seat;
    default:
      return null;
  }
}

/** The other seats, clockwise from the near one. */
export function othersOf({ frame, near }: Pick<Scene, 'frame' | 'near'>): readonly Seat[] {
  const { seats } = frame.view;
  return Array.from({ length: seats - 1 }, (_, i) => (near + 1 + i) % seats);
}

/** Moves are plain JSON; two are the same when they say the same. */
export function isSame(a: Move, b: Move): boolean {
  if (a === b) return true;
  const keys = Object.keys(a);
  if (a.type !== b.type || keys.length !== Object.keys(b).length) return false;
  const [one, other] = [a, b] as unknown as readonly Readonly<Record<string, unknown>>[];
  return keys.every((key) => one![key] === other![key] || JSON.stringify(one![key]) === JSON.stringify(other![key]));
}

export function isLegal(frame: Frame, move: Move): boolean {
  return legalOf(frame).some((legal) => isSame(legal, move));
}

/** Cards that the last move was about, as far as they lie open. */
export function lastCards({ events }: Frame): ReadonlySet<CardId> {
  const cards = new Set<CardId>();
  for (const event of events) {
    if (event.kind === 'gathered') cards.clear();
    else if (event.kind === 'moved' || event.kind === 'turned' || event.kind === 'shown') cards.add(event.card);
  }
  return cards;
}
