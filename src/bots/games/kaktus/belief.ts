/** What the others' choices tell: a card somebody kept is likely a low one. */
import type { Rng } from '@/engine/core/rng';
import type { View } from '@/engine/core/rules';
import { handOf, type KaktusOpen, type KaktusOptions, type KaktusPosition } from '@/engine/games/kaktus/shape';
import type { KaktusMove } from '@/engine/games/kaktus/moves';
import type { Belief } from '../../brain';
import { isKnown, pointsOf } from './knowledge';

/** By seat and place: 1 where the last thing seen was a drawn card being kept there. */
function keptPlaces(view: View<KaktusOpen, KaktusOptions, KaktusMove>): number[][] {
  const kept: number[][] = Array.from({ length: view.seats }, () => []);
  for (const { seat, move } of view.log) {
    switch (move.type as string) {
      case 'next':
        for (const places of kept) places.length = 0;
        break;
      case 'keep':
        kept[seat]![(move as { place: number }).place] = 1;
        break;
      case 'pair':
        // Places move up or a card is added: what lay where is no longer sure.
        kept[seat]!.length = 0;
        break;
      case 'swap': {
        const swap = move as { place: number; seat: number; with: number };
        const own = kept[seat]![swap.place] ?? 0;
        kept[seat]![swap.place] = kept[swap.seat]![swap.with] ?? 0;
        kept[swap.seat]![swap.with] = own;
        break;
      }
      default:
    }
  }
  return kept;
}

/** Redeals kept cards the way a sensible player keeps them: the best of three. */
export function keptAreLow(view: View<KaktusOpen, KaktusOptions, KaktusMove>): Belief<KaktusOpen, KaktusOptions> {
  const kept = keptPlaces(view);
  const eyes = view.eyes;
  const cards: number[] = [];
  kept.forEach((places, seat) => {
    const hand = view.table.piles[handOf(seat)]!;
    places.forEach((flag, place) => {
      const card = hand[place];
      if (seat !== eyes && flag === 1 && card !== undefined && view.table.faces[card] === null) cards.push(card);
    });
  });
  const others = view.table.faces.flatMap((face, card) => (face === null && !cards.includes(card) ? [card] : []));
  return (guess: KaktusPosition, rng: Rng) => {
    if (others.length === 0) return;
    for (const card of cards) {
      for (let tries = 0; tries < 2; tries++) {
        const other = others[rng.int(others.length)]!;
        if (isKnown(guess, eyes, other) || pointsOf(guess, other) >= pointsOf(guess, card)) continue;
        const face = guess.table.faces[card]!;
        guess.table.faces[card] = guess.table.faces[other]!;
        guess.table.faces[other] = face;
      }
    }
  };
}
