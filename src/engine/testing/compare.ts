/** Comparing positions and views value by value, quickly enough to do it at every step of a hundred thousand games. */
import type { Open, Position, View } from '../core/rules';

type Values = readonly (number | null)[];

function sameValues(a: Values, b: Values): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!Object.is(a[i], b[i])) return false;
  return true;
}

function sameLists(a: readonly Values[], b: readonly Values[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!sameValues(a[i]!, b[i]!)) return false;
  return true;
}

function differentField(a: Readonly<Open>, b: Readonly<Open>): string | null {
  const left = a as unknown as Readonly<Record<string, number | number[]>>;
  const right = b as unknown as Readonly<Record<string, number | number[]>>;
  for (const key in right) if (!(key in left)) return key;
  for (const key in left) {
    const one = left[key]!;
    const other = right[key];
    if (typeof one === 'number') {
      if (!Object.is(one, other)) return key;
    } else if (!Array.isArray(other) || !sameValues(one, other)) return key;
  }
  return null;
}

/** The name of the first thing that differs, or null when nothing does. Works for whole positions and for veiled ones. */
export function difference(
  a: Pick<Position | View, 'table' | 'open'>,
  b: Pick<Position | View, 'table' | 'open'>,
): string | null {
  if (!sameValues(a.table.faces, b.table.faces)) return 'faces';
  if (!sameValues(a.table.seen, b.table.seen)) return 'seen';
  if (!sameValues(a.table.up, b.table.up)) return 'up';
  if (!sameLists(a.table.piles, b.table.piles)) return 'piles';
  if (!sameValues(a.table.pots, b.table.pots)) return 'pots';
  const field = differentField(a.open, b.open);
  return field === null ? null : `open.${field}`;
}

/** Folds a whole position into one number, to tell later whether somebody touched it. */
export function checksum(at: Position): number {
  let sum = 17;
  const add = (values: readonly number[]): void => {
    sum = (Math.imul(sum, 31) + values.length) | 0;
    for (let i = 0; i < values.length; i++) sum = (Math.imul(sum, 31) + values[i]!) | 0;
  };
  const { faces, seen, up, piles, pots } = at.table;
  add(faces);
  add(seen);
  add(up);
  add(pots);
  for (let pile = 0; pile < piles.length; pile++) add(piles[pile]!);
  const open = at.open as unknown as Readonly<Record<string, number | number[]>>;
  for (const key in open) {
    const value = open[key]!;
    if (typeof value === 'number') sum = (Math.imul(sum, 31) + value) | 0;
    else add(value);
  }
  return sum;
}
