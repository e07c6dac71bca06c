/** R1 for ojyks, frozen: an expected-value rule that sees column pairs and closes only with a margin. Never tune it: measurements stand on it. */
import { NOBODY, type Position } from '@/engine/core/rules';
import { HOLE } from '@/engine/core/table';
import {
  COLUMNS,
  DISCARD,
  DRAW,
  DRAWN,
  DROP,
  gridOf,
  HELD,
  PLACES,
  REVEALS,
  SETUP,
  SLOTS,
  TAKES,
  TURN,
  type OjyksMove,
  type OjyksOpen,
  type OjyksOptions,
} from '@/engine/games/ojyks/shape';

type At = Position<OjyksOpen, OjyksOptions>;

const UNSEEN = 5;
const PAIR = 0.5;
const MARGIN = 6;
const TAKE_AT = 4;

export function r1Ojyks(at: At): OjyksMove {
  const { table, open } = at;
  const seat = open.toAct;
  const grid = table.piles[gridOf(seat)]!;
  const downs = grid.flatMap((card, slot) => (card !== HOLE && table.up[card] === 0 ? [slot] : []));
  if (open.phase === SETUP) return REVEALS[downs[0]!]!;
  const mayClose = downs.length > 1 || open.closer !== NOBODY || leads(at, seat);
  const best = (value: number): { slot: number; gain: number } => {
    let slot = -1;
    let gain = -1000;
    for (let i = 0; i < SLOTS; i++) {
      const card = grid[i]!;
      if (card === HOLE || (table.up[card] === 0 && !mayClose)) continue;
      const saved = save(at, grid, i, value);
      if (saved > gain) {
        gain = saved;
        slot = i;
      }
    }
    return { slot, gain };
  };
  if (open.phase === TURN) {
    const discard = table.piles[DISCARD]!;
    const { slot, gain } = best(table.faces[discard[discard.length - 1]!]!);
    return gain >= TAKE_AT ? TAKES[slot]! : DRAW;
  }
  if (open.phase === DRAWN) {
    const { slot, gain } = best(table.faces[table.piles[HELD]![0]!]!);
    return gain > 0 || downs.length === 0 || (!mayClose && slot >= 0) ? PLACES[slot]! : DROP;
  }
  return REVEALS[downs[0]!]!;
}

function save(at: At, grid: readonly number[], slot: number, value: number): number {
  const { faces, up } = at.table;
  const shown = (card: number): number | null => (up[card] === 1 ? faces[card]! : null);
  const now = shown(grid[slot]!) ?? UNSEEN;
  const mates = [shown(grid[(slot + COLUMNS) % SLOTS]!), shown(grid[(slot + 2 * COLUMNS) % SLOTS]!)];
  const same = mates.filter((mate) => mate === value).length;
  if (same === 2) return now + 2 * value;
  return now - value + (same === 1 ? PAIR * value : 0);
}

function leads(at: At, seat: number): boolean {
  const sum = (of: number): number =>
    at.table.piles[gridOf(of)]!.reduce(
      (total, card) => (card === HOLE ? total : total + (at.table.up[card] === 1 ? at.table.faces[card]! : UNSEEN)),
      0,
    );
  for (let other = 0; other < at.seats; other++) {
    if (other !== seat && sum(other) < sum(seat) + MARGIN) return false;
  }
  return true;
}
