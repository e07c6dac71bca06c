/** What the dealer's hands did, one event a touch: for animation, log and screen reader. */
import type { CardId, Face, PileId, PotId, Seat } from './table';

interface CardFact {
  readonly card: CardId;
  /** null once veiled for eyes that have not seen it. */
  readonly face: Face | null;
  readonly seen: number;
  readonly up: number;
}

export type TableEvent =
  /** All cards are back in one pile, face down and unknown. */
  | { readonly kind: 'gathered'; readonly into: PileId }
  | { readonly kind: 'shuffled'; readonly pile: PileId }
  /** `hole`: the place it left stays empty. `fills`: it went into an empty place instead of on top. */
  | ({
      readonly kind: 'moved';
      readonly from: PileId;
      readonly fromAt: number;
      readonly hole: boolean;
      readonly to: PileId;
      readonly at: number;
      readonly fills: boolean;
    } & CardFact)
  /** An empty place was taken out, later places move up. */
  | { readonly kind: 'closed'; readonly pile: PileId; readonly at: number }
  | {
      readonly kind: 'swapped';
      readonly pile: PileId;
      readonly at: number;
      readonly with: PileId;
      readonly withAt: number;
    }
  /** Two hidden cards of one hand changed ids, so that the id that leaves tells nothing. Only the owner's eyes get it. */
  | {
      readonly kind: 'relabelled';
      readonly pile: PileId;
      readonly a: CardId;
      readonly b: CardId;
      readonly seen: number;
    }
  | ({ readonly kind: 'turned' } & CardFact)
  /** A look without turning: `to` is the seat that looks. */
  | ({ readonly kind: 'shown'; readonly to: Seat } & CardFact)
  /** `from` or `to` is null for an unlimited supply. */
  | {
      readonly kind: 'paid';
      readonly from: PotId | null;
      readonly to: PotId | null;
      readonly count: number;
    }
  /** Anything said rather than moved: quit, called, closed the round, went out. */
  | {
      readonly kind: 'noted';
      readonly note: string;
      readonly seat: Seat | null;
      readonly count: number;
    };

/** Replays events on bare piles; a law holds this against the table, so animations cannot lie. */
export function foldPiles(piles: CardId[][], event: TableEvent): void {
  switch (event.kind) {
    case 'gathered': {
      const all: CardId[] = [];
      for (const pile of piles) {
        for (const card of pile) if (card >= 0) all.push(card);
        pile.length = 0;
      }
      all.sort((a, b) => a - b);
      piles[event.into]!.push(...all);
      return;
    }
    case 'moved': {
      const from = piles[event.from]!;
      if (event.hole) from[event.fromAt] = -1;
      else from.splice(event.fromAt, 1);
      const to = piles[event.to]!;
      if (event.fills) to[event.at] = event.card;
      else to.splice(event.at, 0, event.card);
      return;
    }
    case 'closed':
      piles[event.pile]!.splice(event.at, 1);
      return;
    case 'swapped': {
      const card = piles[event.pile]![event.at]!;
      piles[event.pile]![event.at] = piles[event.with]![event.withAt]!;
      piles[event.with]![event.withAt] = card;
      return;
    }
    case 'shuffled':
    case 'relabelled':
    case 'turned':
    case 'shown':
    case 'paid':
    case 'noted':
      return;
  }
}
