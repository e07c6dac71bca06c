/** The neutral trace state of ojyks, whole or through one pair of eyes. */
import { BETWEEN, NOBODY, type View } from '../../core/rules';
import { HOLE } from '../../core/table';
import { cardsOf, hiddenPile, topOf } from '../../core/trace';
import { DECK, DISCARD, gridOf, HELD, PHASES, type OjyksOpen, type OjyksOptions } from './shape';

export function ojyksTrace(at: View<OjyksOpen, OjyksOptions>): object {
  const { open, table, seats } = at;
  return {
    round: open.round,
    phase: PHASES[open.phase],
    toAct: open.phase > BETWEEN ? open.toAct : null,
    drawn: topOf(at, HELD),
    closer: open.closer === NOBODY ? null : open.closer,
    draw: hiddenPile(at, DECK),
    discard: cardsOf(at, DISCARD),
    grids: Array.from({ length: seats }, (_, seat) =>
      table.piles[gridOf(seat)]!.map((card) =>
        card === HOLE ? null : { card: table.faces[card] ?? '?', up: table.up[card] === 1 },
      ),
    ),
    totals: open.totals,
  };
}
