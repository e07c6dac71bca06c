/** Small readers that every game's trace uses: hidden cards are "?", hidden piles their length. */
import type { View } from './rules';
import { HOLE, type Face, type PileId } from './table';

export type TraceCard = Face | '?';

/** A pile's faces, bottom to top; empty places are left out. */
export function cardsOf(at: View, pile: PileId): TraceCard[] {
  const cards: TraceCard[] = [];
  for (const card of at.table.piles[pile]!) {
    if (card !== HOLE) cards.push(at.table.faces[card] ?? '?');
  }
  return cards;
}

/** A pile that lies face down: its faces when all of them are known to these eyes, else only its length. */
export function hiddenPile(at: View, pile: PileId): TraceCard[] | number {
  const cards = cardsOf(at, pile);
  return cards.includes('?') ? cards.length : cards;
}

export function topOf(at: View, pile: PileId): TraceCard | null {
  return cardsOf(at, pile).pop() ?? null;
}
