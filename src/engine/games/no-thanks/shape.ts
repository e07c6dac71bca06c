/** The shape of No Thanks!: its piles, pots, phases, moves and options. */
import type { Open, Options } from '../../core/rules';
import type { Seat } from '../../core/table';

export const DECK = 0;
export const OFFER = 1;
export const REMOVED = 2;
export const takenOf = (seat: Seat): number => 3 + seat;

export const POT = 0;
export const chipsOf = (seat: Seat): number => 1 + seat;

export const TURN = 2;

export const PASS = { type: 'pass' } as const;
export const TAKE = { type: 'take' } as const;
export type NoThanksMove = typeof PASS | typeof TAKE;

export interface NoThanksOpen extends Open {
  starter: Seat;
}

export interface NoThanksOptions extends Options {
  readonly removed: number;
  readonly chips: 'hidden' | 'open';
  readonly deals: number;
}

const LOWEST = 3;
const HIGHEST = 35;
export const DECK_FACES: readonly number[] = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => LOWEST + i);

export function chipsEach(seats: number): number {
  if (seats <= 5) return 11;
  return seats === 6 ? 9 : 7;
}
