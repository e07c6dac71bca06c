/** ojyks: swap dear for cheap, mind the columns, and close only when ahead. */
import type { Rng } from '@/engine/core/rng';
import { NOBODY } from '@/engine/core/rules';
import { HOLE, type Seat } from '@/engine/core/table';
import {
  COLUMNS,
  DECK,
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
import type { Brain } from '../../brain';
import { bestSlot, expectedSum, gainAt, type Best, type OjyksPosition } from './slots';
import type { OjyksStyle } from './style';

/** Reused, because the rule of thumb is asked thousands of times a decision. */
const best: Best = { slot: -1, gain: 0 };

/** Would closing now leave this seat below everybody else? After somebody has closed it no longer matters. */
function mayClose(at: OjyksPosition, seat: Seat, style: OjyksStyle): boolean {
  const { open, seats } = at;
  if (open.closer !== NOBODY || open.hidden[seat]! > 1) return true;
  const own = expectedSum(at, seat);
  for (let other = 0; other < seats; other++) {
    if (other !== seat && expectedSum(at, other) < own + style.margin) return false;
  }
  return true;
}

/** The face-down slot to turn up: where the column already holds open cards, so that it is decided sooner. */
function slotToTurn(at: OjyksPosition, seat: Seat): number {
  const { up, piles } = at.table;
  const grid = piles[gridOf(seat)]!;
  let pick = -1;
  let most = -1;
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = grid[slot]!;
    if (card === HOLE || up[card] === 1) continue;
    const open = up[grid[(slot + COLUMNS) % SLOTS]!]! + up[grid[(slot + 2 * COLUMNS) % SLOTS]!]!;
    if (open > most) {
      most = open;
      pick = slot;
    }
  }
  return pick;
}

function policy(at: OjyksPosition, style: OjyksStyle, rng: Rng): OjyksMove {
  const { table, open } = at;
  const seat = open.toAct;
  if (open.phase === SETUP) return REVEALS[open.hidden[seat] === SLOTS ? 0 : COLUMNS + 1]!;
  const close = mayClose(at, seat, style);
  if (open.phase === TURN) {
    const discard = table.piles[DISCARD]!;
    const top = table.faces[discard[discard.length - 1]!]!;
    bestSlot(at, seat, top, style, close, best);
    const whim = style.slips > 0 && rng.int(1000) < style.slips * 1000;
    return best.slot >= 0 && (best.gain >= style.take || whim) ? TAKES[best.slot]! : DRAW;
  }
  if (open.phase === DRAWN) {
    const value = table.faces[table.piles[HELD]![0]!]!;
    bestSlot(at, seat, value, style, close, best);
    if (best.slot >= 0 && best.gain >= style.place) return PLACES[best.slot]!;
    // Dropping the card turns one up: with a single one left that closes the round, so rather swap in the open.
    if (open.hidden[seat] === 1 && !close && best.slot >= 0) return PLACES[best.slot]!;
    return open.hidden[seat] === 0 ? PLACES[best.slot]! : DROP;
  }
  return REVEALS[slotToTurn(at, seat)]!;
}

const SOUND: OjyksStyle = { pair: 0.9, take: 3.5, place: 1, hidden: 0, margin: 4, slips: 0 };

export const ojyksBrain: Brain<OjyksStyle, OjyksOpen, OjyksMove, OjyksOptions> = {
  levels: {
    easy: { pair: 0, take: 1.5, place: -1, hidden: 1.5, margin: -12, slips: 0.15 },
    medium: SOUND,
    hard: SOUND,
  },
  tempers: {
    hasty: { hidden: 3, margin: -30 },
    forgetful: { slips: 0.2 },
    cautious: { take: 3, margin: -4 },
    hunter: { pair: 1.2 },
    bold: { margin: 1 },
    steady: { pair: 0.7 },
    counter: { take: 3 },
    miser: { take: 4.5 },
    patient: { margin: 6 },
    master: { hidden: 0.3 },
  },
  playouts: { easy: 0, medium: 0, hard: 400 },
  winBonus: 10,
  field: [
    SOUND,
    { pair: 0.5, take: 4, place: 0, hidden: 0, margin: 6, slips: 0 },
    { pair: 0.3, take: 3, place: 0, hidden: 1, margin: 0, slips: 0 },
    { pair: 0.8, take: 3, place: 1, hidden: 0.5, margin: 8, slips: 0 },
  ],
  policy,
  candidates(at, legal, choice) {
    const { table, open } = at;
    const seat = open.toAct;
    if (open.phase !== TURN && open.phase !== DRAWN) return [choice];
    const moves: OjyksMove[] = [choice];
    const add = (move: OjyksMove): void => {
      if (legal.includes(move) && !moves.includes(move)) moves.push(move);
    };
    const drawn = open.phase === DRAWN;
    const discard = table.piles[DISCARD]!;
    const card = drawn ? table.piles[HELD]![0]! : discard[discard.length - 1]!;
    const value = table.faces[card]!;
    const swaps = drawn ? PLACES : TAKES;
    const ranked = legal
      .filter((move) => move.type === swaps[0]!.type)
      .map((move) => (move as { readonly slot: number }).slot)
      .sort((a, b) => gainAt(at, seat, b, value, SOUND) - gainAt(at, seat, a, value, SOUND));
    add(drawn ? DROP : DRAW);
    for (const slot of ranked.slice(0, 2)) add(swaps[slot]!);
    if (!drawn) {
      const slot = slotToTurn(at, seat);
      if (slot >= 0) add(REVEALS[slot]!);
    }
    return moves;
  },
  // Whoever does not draw lays the card they would have drawn under the top discard: the others then draw the same cards
  // whichever candidate is tried. Nobody knows these cards, so one order is as likely as another.
  inStep({ table, open }, move) {
    const deck = table.piles[DECK]!;
    if (open.phase !== TURN || move === DRAW || deck.length < 2) return;
    const discard = table.piles[DISCARD]!;
    discard.push(discard[discard.length - 1]!);
    discard[discard.length - 2] = deck.pop()!;
  },
  reasons: ['clears', 'saves', 'lookFirst', 'turnUp', 'drop', 'closes'],
  reason(view, move, points) {
    const at = view as unknown as OjyksPosition;
    const seat = view.open.toAct;
    const args = { points: Math.round(points), own: Math.round(expectedSum(at, seat)) };
    if (move.type === 'draw') return { reason: 'lookFirst', args };
    if (move.type === 'discard') return { reason: 'drop', args };
    if (move.type === 'reveal') return { reason: view.open.hidden[seat] === 1 ? 'closes' : 'turnUp', args };
    const pile = view.table.piles[move.type === 'take' ? DISCARD : HELD]!;
    const card = view.table.faces[pile[pile.length - 1]!]!;
    const plain = { ...SOUND, pair: 0 };
    const saved = gainAt(at, seat, move.slot, card, plain);
    const clears = gainAt(at, seat, move.slot, card, SOUND) >= saved + 3 * card && card > 0;
    return { reason: clears ? 'clears' : 'saves', args: { ...args, card, saved: Math.round(saved) } };
  },
};
