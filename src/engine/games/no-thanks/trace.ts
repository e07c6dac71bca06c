/** The neutral trace state of No Thanks!, whole or through one pair of eyes. */
import { OVER, type View } from '../../core/rules';
import { cardsOf, hiddenPile, topOf } from '../../core/trace';
import { chipsOf, DECK, OFFER, POT, REMOVED, takenOf, type NoThanksOpen, type NoThanksOptions } from './shape';

export function noThanksTrace(at: View<NoThanksOpen, NoThanksOptions>): object {
  const { open, table, seats } = at;
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  return {
    deal: open.round,
    toAct: open.phase === OVER ? null : open.toAct,
    card: topOf(at, OFFER),
    pot: table.pots[POT],
    deck: hiddenPile(at, DECK),
    removed: hiddenPile(at, REMOVED),
    chips: everySeat.map((seat) => table.pots[chipsOf(seat)]),
    taken: everySeat.map((seat) => cardsOf(at, takenOf(seat)).sort((a, b) => Number(a) - Number(b))),
    totals: open.totals,
  };
}
