/** The neutral trace state of L.A.M.A. and Alpaca, whole or through one pair of eyes. */
import { BETWEEN, type View } from '../../core/rules';
import { cardsOf, hiddenPile } from '../../core/trace';
import {
  blackOf,
  DECK,
  DISCARD,
  handOf,
  hasQuit,
  noteOf,
  PHASES,
  whiteOf,
  type LamaOpen,
  type LamaOptions,
} from './shape';

export function lamaTrace(at: View<LamaOpen, LamaOptions>): object {
  const { open, seats, options } = at;
  const { pots } = at.table;
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  return {
    round: open.round,
    phase: PHASES[open.phase],
    starter: open.starter,
    toAct: open.phase > BETWEEN ? open.toAct : null,
    hands: everySeat.map((seat) => cardsOf(at, handOf(seat))),
    quit: everySeat.map((seat) => hasQuit(open, seat)),
    draw: hiddenPile(at, DECK),
    discard: cardsOf(at, DISCARD),
    tokens: everySeat.map((seat) => ({
      black: pots[blackOf(seat)],
      white: pots[whiteOf(seat)],
      note: pots[noteOf(seat)],
    })),
    supply: options.supply === 'limited' ? { black: pots[3 * seats], white: pots[3 * seats + 1] } : null,
    totals: open.totals,
  };
}
