/** What a card is worth in each slot of a grid: the sum it saves, and the columns it opens or breaks. */
import type { Position } from '@/engine/core/rules';
import { HOLE, type Seat } from '@/engine/core/table';
import { COLUMNS, gridOf, SLOTS, type OjyksOpen, type OjyksOptions } from '@/engine/games/ojyks/shape';
import type { OjyksStyle } from './style';

export type OjyksPosition = Position<OjyksOpen, OjyksOptions>;

/** The mean of a card nobody has seen, from the deck that is played with. */
export function meanOf(options: OjyksOptions): number {
  return 760 / (135 + options.zeros);
}

/** What a grid is expected to cost as it lies. */
export function expectedSum(at: OjyksPosition, seat: Seat): number {
  const { faces, up, piles } = at.table;
  const grid = piles[gridOf(seat)]!;
  const mean = meanOf(at.options);
  let sum = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = grid[slot]!;
    if (card !== HOLE) sum += up[card] === 1 ? faces[card]! : mean;
  }
  return sum;
}

/** Points saved by laying `value` into a slot, columns weighed in. */
export function gainAt(at: OjyksPosition, seat: Seat, slot: number, value: number, style: OjyksStyle): number {
  const { faces, up, piles } = at.table;
  const grid = piles[gridOf(seat)]!;
  const card = grid[slot]!;
  const lies = up[card] === 1;
  const now = lies ? faces[card]! : meanOf(at.options);
  let gain = now - value;
  if (style.pair === 0) return gain;
  const one = grid[(slot + COLUMNS) % SLOTS]!;
  const two = grid[(slot + 2 * COLUMNS) % SLOTS]!;
  const a = up[one] === 1 ? faces[one]! : null;
  const b = up[two] === 1 ? faces[two]! : null;
  if (a === value && b === value) return gain + 3 * value;
  if (a === value || b === value) gain += style.pair * value;
  else if (b === null && a === null) gain += 0;
  if (lies && (a === now || b === now)) gain -= style.pair * now;
  return gain;
}

export interface Best {
  slot: number;
  gain: number;
}

/** The best slot for a card; `close` allows the last face-down card to go, which closes the round. */
export function bestSlot(
  at: OjyksPosition,
  seat: Seat,
  value: number,
  style: OjyksStyle,
  close: boolean,
  best: Best,
): void {
  const { up, piles } = at.table;
  const grid = piles[gridOf(seat)]!;
  const last = at.open.hidden[seat] === 1;
  best.slot = -1;
  best.gain = -1000;
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = grid[slot]!;
    if (card === HOLE) continue;
    const hidden = up[card] === 0;
    if (hidden && last && !close) continue;
    let gain = gainAt(at, seat, slot, value, style);
    if (hidden) gain += style.hidden;
    if (gain > best.gain) {
      best.gain = gain;
      best.slot = slot;
    }
  }
}
