/** The shape of Kaktus: its piles, phases, powers, cards and options. */
import type { Open, Options, Position } from '../../core/rules';
import type { Face, Seat } from '../../core/table';

export const STOCK = 0;
export const DISCARD = 1;
/** The card in the air: just drawn, or on its way from the discard pile into a pair's place. */
export const HELD = 2;
export const handOf = (seat: Seat): number => 3 + seat;

export const MIN_SEATS = 2;
export const MAX_SEATS = 6;
export const HAND_SIZE = 4;

/** Every player looks at two own cards, once a deal. */
export const PEEK = 2;
export const DRAW = 3;
/** The drawn card is in hand: keep or discard. */
export const DRAWN = 4;
/** The discarded card wants its power used; `open.power` says which. */
export const POWER = 5;
/** After the draw: call or pass. */
export const END = 6;
export const PHASES = ['over', 'between', 'peek', 'draw', 'drawn', 'power', 'end'] as const;

export const NO_POWER = 0;
/** Six: look at one own card. */
export const LOOK = 1;
/** Seven: look at one card of another player. */
export const SPY = 2;
/** Jack: swap one own card with one of another player. */
export const SWAP = 3;

export interface KaktusOpen extends Open {
  /** Who had the first turn of this deal. */
  starter: Seat;
  /** Who called Kaktus in this deal, or NOBODY. */
  caller: Seat;
  power: number;
}

export interface KaktusOptions extends Options {
  /** Deals added up, or the total that ends the match. */
  readonly length: 1 | 3 | 5 | 9 | 'to50' | 'to100';
  /** What a caller pays for whom someone is strictly lower. */
  readonly beaten: 'none' | 'five' | 'ten' | 'double';
  /** Whether sevens and jacks must leave the caller's cards alone. */
  readonly safe: boolean;
  /** What a caller gets who ties, in a game of one deal. */
  readonly tie: 'shared' | 'callerLoses';
  /** Whether the penalty card of a failed pair is looked at. */
  readonly penalty: 'seen' | 'unseen';
}

export type KaktusPosition = Position<KaktusOpen, KaktusOptions>;

export const RANKS = 'A234567JQK';
export const SUITS = 'SHDC';
/** Four suits to a rank: a face is rank × 4 + suit. */
export const rankOf = (face: Face): number => face >> 2;

/** By rank. */
export const RANK_POINTS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 10, 10, 0];
/** By rank. */
export const RANK_POWERS: readonly number[] = [
  NO_POWER,
  NO_POWER,
  NO_POWER,
  NO_POWER,
  NO_POWER,
  LOOK,
  SPY,
  SWAP,
  NO_POWER,
  NO_POWER,
];

export const DECK_FACES: readonly Face[] = Array.from({ length: RANKS.length * SUITS.length }, (_, face) => face);
