/** Small readers that every game's trace uses: hidden cards are "?", hidden piles their length. */
import { ALL_EYES, type View } from './rules';
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

/** A pile that lies face down: its faces when they are known to these eyes, else only its length; an empty one is 0 to all but the whole truth. */
export function hiddenPile(at: View, pile: PileId): TraceCard[] | number {
  const cards = cardsOf(at, pile);
  const open = cards.length > 0 && !cards.includes('?');
  return open || at.eyes === ALL_EYES ? cards : cards.length;
}

export function topOf(at: View, pile: PileId): TraceCard | null {
  return cardsOf(at, pile).pop() ?? null;
}
