/** What one pair of eyes may know. The single place where secrets are taken out: of views and of events. */
import type { TableEvent } from './events';
import {
  ALL_EYES,
  BETWEEN,
  NOBODY,
  type Eyes,
  type Move,
  type Open,
  type Options,
  type Ply,
  type Position,
  type Rules,
  type View,
} from './rules';
import { EVERYONE, seatBit, type VeiledTable } from './table';

export function knows(eyes: Eyes, seen: number): boolean {
  if (eyes === ALL_EYES || seen === EVERYONE) return true;
  return eyes !== NOBODY && (seen & seatBit(eyes)) !== 0;
}

export function veil<S extends Open, M extends Move, O extends Options>(
  rules: Rules<S, M, O>,
  at: Position<S, O>,
  eyes: Eyes,
  log: readonly Ply<M>[],
): View<S, O, M> {
  const { faces, seen, up, piles, pots } = at.table;
  const names = rules.pots(at.seats, at.options);
  // Once a round is scored everything that counted lies open.
  const playing = at.open.phase > BETWEEN;
  const table: VeiledTable = {
    faces: faces.map((face, card) => (knows(eyes, seen[card]!) ? face : null)),
    seen: seen.slice(),
    up: up.slice(),
    piles: piles.map((pile) => pile.slice()),
    pots: pots.map((count, pot) => {
      const name = names[pot]!;
      return name.secret && playing && eyes !== ALL_EYES && eyes !== name.seat ? null : count;
    }),
  };
  return { eyes, seats: at.seats, options: at.options, table, open: structuredCopy(at.open), log };
}

/** The open part holds numbers and lists of numbers only, so this is a full copy. */
function structuredCopy<S extends Open>(open: S): S {
  const copy: Record<string, unknown> = {};
  const source = open as unknown as Record<string, number | number[]>;
  for (const key in source) {
    const value = source[key]!;
    copy[key] = typeof value === 'number' ? value : value.slice();
  }
  return copy as unknown as S;
}

/** The event as these eyes saw it, or null when there was nothing for them to see. */
export function veilEvent(event: TableEvent, eyes: Eyes): TableEvent | null {
  switch (event.kind) {
    case 'moved':
    case 'turned':
    case 'shown':
      return knows(eyes, event.seen) ? event : { ...event, face: null };
    case 'relabelled':
      return knows(eyes, event.seen) ? event : null;
    default:
      return event;
  }
}

export function veilEvents(events: readonly TableEvent[], eyes: Eyes): readonly TableEvent[] {
  const veiled: TableEvent[] = [];
  for (const event of events) {
    const seen = veilEvent(event, eyes);
    if (seen !== null) veiled.push(seen);
  }
  return veiled;
}
