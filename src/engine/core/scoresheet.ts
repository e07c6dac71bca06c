/** Rounds, totals, ranking and shared wins. The lowest total always wins. */
import { NOBODY, type Move, type Open, type Options, type Outcome, type Rules } from './rules';
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

/** Places from 1; tied seats share the better place, but for the one that loses ties. */
export function placesOf(totals: readonly number[], tieLoser: Seat = NOBODY): readonly number[] {
  return totals.map((total, seat) => {
    const ahead = totals.filter((other, rival) =>
      seat === tieLoser ? rival !== seat && other <= total : other < total,
    );
    return 1 + ahead.length;
  });
}

/** Every seat in the first place: they share the win. */
export function winnersOf(totals: readonly number[], tieLoser: Seat = NOBODY): readonly Seat[] {
  return placesOf(totals, tieLoser).flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** The places as this game ranks them. */
export function places<S extends Open, M extends Move, O extends Options>(
  rules: Rules<S, M, O>,
  at: Outcome<S, O>,
): readonly number[] {
  return placesOf(at.open.totals, rules.tieLoser?.(at));
}

/** The winners as this game ranks them. */
export function winners<S extends Open, M extends Move, O extends Options>(
  rules: Rules<S, M, O>,
  at: Outcome<S, O>,
): readonly Seat[] {
  return winnersOf(at.open.totals, rules.tieLoser?.(at));
}

/** Writes a settled round into the open part. */
export function settle(open: Open, points: readonly number[]): void {
  for (let seat = 0; seat < points.length; seat++) {
    open.points.push(points[seat]!);
    open.totals[seat] = open.totals[seat]! + points[seat]!;
  }
}
