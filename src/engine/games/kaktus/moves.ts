/** The moves of Kaktus, each made once: lists grow when a hand grows and are shared from then on. */
import type { Seat } from '../../core/table';
import { HAND_SIZE, MAX_SEATS } from './shape';

type Places = readonly [number, number];
export type PeekMove = { readonly type: 'peek'; readonly places: Places };
export type PairMove = { readonly type: 'pair'; readonly places: Places };
export type KeepMove = { readonly type: 'keep'; readonly place: number };
export type LookMove = { readonly type: 'look'; readonly place: number };
export type SpyMove = { readonly type: 'spy'; readonly seat: Seat; readonly place: number };
export type SwapMove = { readonly type: 'swap'; readonly place: number; readonly seat: Seat; readonly with: number };

export const DRAW_MOVE = { type: 'draw' } as const;
export const DISCARD_MOVE = { type: 'discard' } as const;
export const KAKTUS_MOVE = { type: 'kaktus' } as const;
export const PASS_MOVE = { type: 'pass' } as const;

export type KaktusMove =
  | PeekMove
  | PairMove
  | KeepMove
  | LookMove
  | SpyMove
  | SwapMove
  | typeof DRAW_MOVE
  | typeof DISCARD_MOVE
  | typeof KAKTUS_MOVE
  | typeof PASS_MOVE;

const PAIRS: PairMove[] = [];
const KEEPS: KeepMove[] = [];
const LOOKS: LookMove[] = [];
/** By seat. */
const SPIES: SpyMove[][] = [];
/** By own place × MAX_SEATS + seat. */
const SWAPS: SwapMove[][] = [];

/** How many ways there are to choose two of so many cards. */
export const pairCount = (cards: number): number => (cards * (cards - 1)) / 2;

/** The hand size that PAIRS covers. */
let paired = 1;

/** Ordered by the right-hand card, so that the pairs of a smaller hand are the beginning of those of a larger one. */
export function pairMoves(cards: number): readonly PairMove[] {
  for (; paired < cards; paired++) {
    for (let left = 0; left < paired; left++) PAIRS.push({ type: 'pair', places: [left, paired] });
  }
  return PAIRS;
}

export const PEEKS: readonly PeekMove[] = pairMoves(HAND_SIZE).map(({ places }) => ({ type: 'peek', places }));

/** At least so many, one a place; likewise below. */
export function keepMoves(count: number): readonly KeepMove[] {
  while (KEEPS.length < count) KEEPS.push({ type: 'keep', place: KEEPS.length });
  return KEEPS;
}

export function lookMoves(count: number): readonly LookMove[] {
  while (LOOKS.length < count) LOOKS.push({ type: 'look', place: LOOKS.length });
  return LOOKS;
}

export function spyMoves(seat: Seat, count: number): readonly SpyMove[] {
  const moves = rowOf(SPIES, seat);
  while (moves.length < count) moves.push({ type: 'spy', seat, place: moves.length });
  return moves;
}

export function swapMoves(place: number, seat: Seat, count: number): readonly SwapMove[] {
  const moves = rowOf(SWAPS, place * MAX_SEATS + seat);
  while (moves.length < count) moves.push({ type: 'swap', place, seat, with: moves.length });
  return moves;
}

function rowOf<T>(rows: T[][], at: number): T[] {
  while (rows.length <= at) rows.push([]);
  return rows[at]!;
}
