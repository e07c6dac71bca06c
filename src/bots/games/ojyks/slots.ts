/** What a card is worth in each slot of a grid: the sum it saves, and the columns it opens or breaks. */
import type { Position } from '@/engine/core/rules';
import { HOLE, type Seat } from '@/engine/core/table';
import { COLUMNS, gridOf, SLOTS, type OjyksOpen, type OjyksOptions } from '@/engine/games/ojyks/shape';
import type { OjyksStyle } from './style';

export type OjyksPosition = Position<OjyksOpen, OjyksOptions>;

/** The mean of a card nobody has seen, from the deck that is played with. */
function meanOf(options: OjyksOptions): number {
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

/** A slot whose card is face down or gone shows nothing; no card is worth this. */
const NOTHING = 99;

/** Points saved by laying `value` over a card worth `now`, whose two mates in the column show `a` and `b`. */
function gainOver(now: number, lies: boolean, a: number, b: number, value: number, pair: number): number {
  const gain = now - value;
  if (pair === 0) return gain;
  if (a === value) {
    if (b === value) return gain + 3 * value;
  } else if (b !== value) {
    return lies && (a === now || b === now) ? gain - pair * now : gain;
  }
  return gain + pair * value - (lies && (a === now || b === now) ? pair * now : 0);
}

/** Points saved by laying `value` into a slot, columns weighed in. */
export function gainAt(at: OjyksPosition, seat: Seat, slot: number, value: number, style: OjyksStyle): number {
  const { faces, up, piles } = at.table;
  const grid = piles[gridOf(seat)]!;
  const shown = (of: number): number => {
    const card = grid[of % SLOTS]!;
    return up[card] === 1 ? faces[card]! : NOTHING;
  };
  const own = shown(slot);
  const lies = own !== NOTHING;
  const now = lies ? own : meanOf(at.options);
  return gainOver(now, lies, shown(slot + COLUMNS), shown(slot + 2 * COLUMNS), value, style.pair);
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
  const { faces, up, piles } = at.table;
  const grid = piles[gridOf(seat)]!;
  const { pair, hidden } = style;
  const mean = meanOf(at.options);
  const barred = at.open.hidden[seat] === 1 && !close;
  best.slot = -1;
  best.gain = -1000;
  // Column by column, each card read once: this is where the playouts spend their time.
  for (let column = 0; column < COLUMNS; column++) {
    let c = grid[column]!;
    if (c === HOLE) continue;
    let own = up[c] === 1 ? faces[c]! : NOTHING;
    c = grid[column + COLUMNS]!;
    let a = up[c] === 1 ? faces[c]! : NOTHING;
    c = grid[column + 2 * COLUMNS]!;
    let b = up[c] === 1 ? faces[c]! : NOTHING;
    for (let slot = column; slot < SLOTS; slot += COLUMNS) {
      const lies = own !== NOTHING;
      if (lies || !barred) {
        const gain = lies ? gainOver(own, true, a, b, value, pair) : gainOver(mean, false, a, b, value, pair) + hidden;
        if (gain > best.gain || (gain === best.gain && slot < best.slot)) {
          best.gain = gain;
          best.slot = slot;
        }
      }
      const next = a;
      a = b;
      b = own;
      own = next;
    }
  }
}
