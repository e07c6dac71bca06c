/** The shape of ojyks: its deck, piles, slots, phases, moves and options. */
import type { Open, Options } from '../../core/rules';
import type { Face, PileId, Seat } from '../../core/table';

export const DECK: PileId = 0;
export const DISCARD: PileId = 1;
/** The one card in transit: drawn and looked at, or just taken. It belongs to the seat to act. */
export const HELD: PileId = 2;
export const gridOf = (seat: Seat): PileId => 3 + seat;

/** A grid always has all its slots, row by row; a cleared one holds HOLE. */
export const COLUMNS = 4;
export const SLOTS = 12;
export const UP_AT_START = 2;

export const SETUP = 2;
export const TURN = 3;
export const DRAWN = 4;
/** A drawn card was discarded: one card must be turned up. */
export const FLIP = 5;
export const PHASES = ['over', 'between', 'setup', 'turn', 'drawn', 'flip'] as const;

interface SlotMove<T extends string> {
  readonly type: T;
  readonly slot: number;
}

function forEverySlot<T extends string>(type: T): readonly SlotMove<T>[] {
  return Array.from({ length: SLOTS }, (_, slot) => ({ type, slot }));
}

/** By slot. */
export const REVEALS = forEverySlot('reveal');
export const TAKES = forEverySlot('take');
export const PLACES = forEverySlot('place');
export const DRAW = { type: 'draw' } as const;
export const DROP = { type: 'discard' } as const;
export type OjyksMove = SlotMove<'reveal'> | SlotMove<'take'> | SlotMove<'place'> | typeof DRAW | typeof DROP;

export interface OjyksOpen extends Open {
  /** Who has the first turn of the round; NOBODY until the two cards of each player decide it. */
  starter: Seat;
  /** Who closed the round, NOBODY before that. Stays through the scoring, because the next round may ask. */
  closer: Seat;
  /** Face-down cards by seat: counted along, so that no move has to look through a grid. */
  hidden: number[];
}

export interface OjyksOptions extends Options {
  readonly zeros: 15 | 20;
  /** May a turn be just the turning up of one card? */
  readonly reveal: boolean;
  /** Who starts the later rounds. */
  readonly starter: 'highest' | 'closer';
  readonly end: 50 | 100 | 200;
}

function deckWith(zeros: number): readonly Face[] {
  const faces: Face[] = [];
  const add = (face: Face, count: number): void => {
    for (let i = 0; i < count; i++) faces.push(face);
  };
  add(-2, 5);
  add(-1, 10);
  add(0, zeros);
  for (let face = 1; face <= 12; face++) add(face, 10);
  return faces;
}

export const DECK_FACES: Readonly<Record<OjyksOptions['zeros'], readonly Face[]>> = {
  15: deckWith(15),
  20: deckWith(20),
};
