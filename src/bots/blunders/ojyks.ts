/** ojyks: moves no sensible player makes. */
import { NOBODY, type View } from '@/engine/core/rules';
import {
  COLUMNS,
  DISCARD,
  gridOf,
  HELD,
  SLOTS,
  type OjyksMove,
  type OjyksOpen,
  type OjyksOptions,
} from '@/engine/games/ojyks/shape';
import { expectedSum, type OjyksPosition } from '../games/ojyks/slots';

/** Behind somebody by this much, nobody closes. */
const FAR_BEHIND = 12;
/** A card this dear is not put on a face-down one without its like in the column. */
const DEAR = 9;

export const OJYKS_BLUNDERS = [
  'dearerForCheaper',
  'dearOnHidden',
  'dropsGem',
  'clearsNegative',
  'closesBeaten',
] as const;

export function ojyksBlunder(
  view: View<OjyksOpen, OjyksOptions, OjyksMove>,
  move: OjyksMove,
): (typeof OJYKS_BLUNDERS)[number] | null {
  const { table, open } = view;
  const seat = open.toAct;
  const grid = table.piles[gridOf(seat)]!;
  const shown = (slot: number): number | null => {
    const card = grid[slot % SLOTS]!;
    return card >= 0 && table.up[card] === 1 ? table.faces[card]! : null;
  };
  if (move.type === 'discard') {
    const drawn = table.faces[table.piles[HELD]![0]!]!;
    const dear = grid.some((_, slot) => (shown(slot) ?? 0) >= 5);
    return drawn <= 0 && dear ? 'dropsGem' : null;
  }
  if (move.type !== 'take' && move.type !== 'place') return null;
  const pile = table.piles[move.type === 'take' ? DISCARD : HELD]!;
  const value = table.faces[pile[pile.length - 1]!]!;
  const old = shown(move.slot);
  const mates = [shown(move.slot + COLUMNS), shown(move.slot + 2 * COLUMNS)];
  const alike = mates.filter((mate) => mate === value).length;
  if (alike === 2) return old !== null && old + 2 * value < 0 ? 'clearsNegative' : null;
  // With a single hidden card left an open swap may be the only way not to close.
  if (old !== null && old < value && alike === 0) {
    return open.hidden[seat] === 1 && move.type === 'place' ? null : 'dearerForCheaper';
  }
  if (old === null && value >= DEAR && alike === 0) return 'dearOnHidden';
  if (old !== null || open.hidden[seat] !== 1 || open.closer !== NOBODY) return null;
  const at = view as unknown as OjyksPosition;
  const own = expectedSum(at, seat) - expectedOf(at, seat, move.slot) + value;
  for (let other = 0; other < view.seats; other++) {
    if (other !== seat && own > 0 && expectedSum(at, other) + FAR_BEHIND <= own) return 'closesBeaten';
  }
  return null;
}

/** What the face-down card of a slot is taken for. */
function expectedOf(at: OjyksPosition, seat: number, slot: number): number {
  const grid = at.table.piles[gridOf(seat)]!;
  const open = grid.reduce(
    (sum, card, i) => (card < 0 || i === slot ? sum : sum + (at.table.up[card] === 1 ? at.table.faces[card]! : 0)),
    0,
  );
  return expectedSum(at, seat) - open;
}
