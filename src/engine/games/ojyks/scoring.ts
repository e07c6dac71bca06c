/** What grids are worth, when the closer pays double, and who has the highest opening. */
import { NOBODY, type Part, type Position, type View } from '../../core/rules';
import type { Rng } from '../../core/rng';
import { HOLE, type CardId, type Face, type Seat, type Table } from '../../core/table';
import { COLUMNS, gridOf, type OjyksOpen, type OjyksOptions } from './shape';

/** The sum of a grid that lies open. Veiled faces will do: at scoring time none is hidden. */
function gridSum(faces: readonly (Face | null)[], grid: readonly CardId[]): number {
  let sum = 0;
  for (let slot = 0; slot < grid.length; slot++) {
    const card = grid[slot]!;
    if (card !== HOLE) sum += faces[card]!;
  }
  return sum;
}

/** Doubled: above 0, and somebody else is as low or lower. */
export function closerIsBeaten(sums: readonly number[], closer: Seat): boolean {
  const own = sums[closer]!;
  if (own <= 0) return false;
  for (let seat = 0; seat < sums.length; seat++) {
    if (seat !== closer && sums[seat]! <= own) return true;
  }
  return false;
}

/** By seat, before any doubling. */
export function gridSums(at: Position<OjyksOpen> | View<OjyksOpen>): number[] {
  const sums: number[] = [];
  for (let seat = 0; seat < at.seats; seat++) sums.push(gridSum(at.table.faces, at.table.piles[gridOf(seat)]!));
  return sums;
}

/** One line a column that is left, and one for the doubling. */
export function ojyksParts(at: View<OjyksOpen, OjyksOptions>, seat: Seat): readonly Part[] {
  const { faces, piles } = at.table;
  const grid = piles[gridOf(seat)]!;
  const parts: Part[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    const cards = grid.filter((card, slot) => card !== HOLE && slot % COLUMNS === column);
    if (cards.length > 0) parts.push({ kind: 'column', cards, points: gridSum(faces, cards) });
  }
  const sums = gridSums(at);
  if (seat === at.open.closer && closerIsBeaten(sums, seat)) {
    parts.push({ kind: 'doubled', cards: [], points: sums[seat]! });
  }
  return parts;
}

/** The highest sum of the cards turned up at the start; then the higher single card; then chance. */
export function highestOpening(table: Table, seats: number, rng: Rng): Seat {
  const { faces, up } = table;
  let best = -Infinity;
  let tied = 0;
  let starter = NOBODY;
  for (let seat = 0; seat < seats; seat++) {
    const grid = table.piles[gridOf(seat)]!;
    let sum = 0;
    let single = -Infinity;
    for (let slot = 0; slot < grid.length; slot++) {
      const card = grid[slot]!;
      if (up[card] === 0) continue;
      sum += faces[card]!;
      if (faces[card]! > single) single = faces[card]!;
    }
    // A single card is far below 100, so it decides between equal sums only.
    const worth = sum * 100 + single;
    if (worth > best) {
      best = worth;
      tied = 0;
    }
    if (worth < best) continue;
    tied++;
    // The n-th of the tied replaces the one before with chance 1/n: each is as likely in the end.
    if (rng.int(tied) === 0) starter = seat;
  }
  return starter;
}
