/** What cards and chips are worth: of every run only the lowest card, minus the chips. */
import type { Part, View } from '../../core/rules';
import type { CardId, PileId, PotId, Seat, Table } from '../../core/table';
import { chipsOf, takenOf, type NoThanksOpen, type NoThanksOptions } from './shape';

/** A card counts unless the card one below it lies in the same pile. */
export function noThanksPoints(table: Table, pile: PileId, purse: PotId): number {
  const { faces } = table;
  const cards = table.piles[pile]!;
  let sum = 0;
  for (let i = 0; i < cards.length; i++) {
    const face = faces[cards[i]!]!;
    let counts = true;
    for (let j = 0; j < cards.length; j++) {
      if (faces[cards[j]!] === face - 1) counts = false;
    }
    if (counts) sum += face;
  }
  return sum - table.pots[purse]!;
}

export function noThanksParts(at: View<NoThanksOpen, NoThanksOptions>, seat: Seat): readonly Part[] {
  const { faces, piles, pots } = at.table;
  const cards = piles[takenOf(seat)]!.slice().sort((a, b) => faces[a]! - faces[b]!);
  const parts: Part[] = [];
  let run: CardId[] = [];
  cards.forEach((card, index) => {
    run.push(card);
    const next = cards[index + 1];
    if (next === undefined || faces[next] !== faces[card]! + 1) {
      parts.push({ kind: 'run', cards: run, points: faces[run[0]!]! });
      run = [];
    }
  });
  parts.push({ kind: 'chips', cards: [], points: -pots[chipsOf(seat)]! });
  return parts;
}
