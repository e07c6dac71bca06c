/** What a hand costs: every value once, however many cards show it. */
import type { Part, View } from '../../core/rules';
import type { Face, PileId, Seat, Table } from '../../core/table';
import { handOf, LLAMA, type LamaOpen, type LamaOptions } from './shape';

const LLAMA_POINTS = 10;

const pointsOf = (face: Face): number => (face === LLAMA ? LLAMA_POINTS : face);

export function handPoints(table: Table, pile: PileId): number {
  const faces = table.faces;
  const hand = table.piles[pile]!;
  let counted = 0;
  let sum = 0;
  for (let i = 0; i < hand.length; i++) {
    const face = faces[hand[i]!]!;
    const bit = 1 << face;
    if ((counted & bit) === 0) {
      counted |= bit;
      sum += pointsOf(face);
    }
  }
  return sum;
}

/** Lowest values first, each with its doubles behind it; only the hand of who went out is empty, so a returned token is theirs. */
export function lamaParts(at: View<LamaOpen, LamaOptions>, seat: Seat): readonly Part[] {
  const { faces, piles } = at.table;
  const hand = piles[handOf(seat)]!;
  const parts: Part[] = [];
  for (let face = 1; face <= LLAMA; face++) {
    const [first, ...doubles] = hand.filter((card) => faces[card] === face);
    if (first !== undefined) parts.push({ kind: 'value', cards: [first], points: pointsOf(face) });
    if (doubles.length > 0) parts.push({ kind: 'duplicate', cards: doubles, points: 0 });
  }
  const { returned } = at.open;
  if (hand.length === 0 && returned > 0) parts.push({ kind: 'returned', cards: [], points: -returned });
  return parts;
}
