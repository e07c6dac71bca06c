/** Rounds, totals, ranking and shared wins. The lowest total always wins. */
import type { Open } from './rules';
import type { Seat } from './table';

export interface Scoresheet {
  /** By round, then by seat. */
  readonly rounds: readonly (readonly number[])[];
  readonly totals: readonly number[];
}

export function sheetOf(open: Readonly<Open>): Scoresheet {
  const seats = open.totals.length;
  const rounds: number[][] = [];
  for (let i = 0; i < open.points.length; i += seats) rounds.push(open.points.slice(i, i + seats));
  return { rounds, totals: open.totals.slice() };
}

/** Every seat on the lowest total: they share the win. */
export function winnersOf(totals: readonly number[]): readonly Seat[] {
  const best = Math.min(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

/** Places from 1; tied seats share the better place. */
export function placesOf(totals: readonly number[]): readonly number[] {
  return totals.map((total) => 1 + totals.filter((other) => other < total).length);
}

/** Writes a settled round into the open part. */
export function settle(open: Open, points: readonly number[]): void {
  for (let seat = 0; seat < points.length; seat++) {
    open.points.push(points[seat]!);
    open.totals[seat] = open.totals[seat]! + points[seat]!;
  }
}
