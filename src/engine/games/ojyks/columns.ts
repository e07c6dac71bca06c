/** What a grid does by itself: three equal cards leave, and at the end of a round everything is turned up. */
import type { Dealer } from '../../core/dealer';
import type { Position } from '../../core/rules';
import { HOLE, type Seat } from '../../core/table';
import { COLUMNS, DISCARD, gridOf, SLOTS, type OjyksOpen, type OjyksOptions } from './shape';

type OjyksPosition = Position<OjyksOpen, OjyksOptions>;

/** Clears a column of three face-up equal cards, dear or cheap. The column must not be cleared yet. */
export function clearIfEqual(at: OjyksPosition, seat: Seat, column: number, dealer: Dealer): void {
  const table = at.table;
  const faces = table.faces;
  const up = table.up;
  const pile = gridOf(seat);
  const grid = table.piles[pile]!;
  const high = grid[column]!;
  const middle = grid[column + COLUMNS]!;
  if (faces[high] !== faces[middle] || up[high] === 0 || up[middle] === 0) return;
  const low = grid[column + COLUMNS + COLUMNS]!;
  if (faces[high] !== faces[low] || up[low] === 0) return;
  dealer.note('cleared', seat, column);
  for (let slot = column; slot < SLOTS; slot += COLUMNS) dealer.lift(table, pile, slot, DISCARD, 1, 0);
}

/** The round's end: first all face-down cards, then the columns that this completed, seat by seat and left to right. */
export function turnUpAll(at: OjyksPosition, dealer: Dealer): void {
  const table = at.table;
  const hidden = at.open.hidden;
  for (let seat = 0; seat < at.seats; seat++) {
    if (hidden[seat] === 0) continue;
    hidden[seat] = 0;
    const grid = table.piles[gridOf(seat)]!;
    for (let slot = 0; slot < SLOTS; slot++) {
      const card = grid[slot]!;
      if (card !== HOLE && table.up[card] === 0) dealer.turn(table, card, 1);
    }
  }
  for (let seat = 0; seat < at.seats; seat++) {
    const grid = table.piles[gridOf(seat)]!;
    for (let column = 0; column < COLUMNS; column++) {
      if (grid[column] !== HOLE) clearIfEqual(at, seat, column, dealer);
    }
  }
}
