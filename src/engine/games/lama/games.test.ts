/** Whole games under every mix of options, checked at every move. */
import { Dealer } from '../../core/dealer';
import { listLegal, newPosition, playInPlace } from '../../core/position';
import { rngAt } from '../../core/rng';
import { BETWEEN, OVER, type NEXT } from '../../core/rules';
import { alpaca } from '../alpaca/rules';
import { ALL_MOVES, optionsOf, viewOf } from './lama.testkit';
import { lama } from './rules';
import { blackOf, noteOf, whiteOf, type LamaMove, type LamaOptions } from './shape';

describe('whole games with every mix of options', () => {
  const mixes: readonly (readonly [typeof lama, LamaOptions])[] = [
    ...(['free', 'auto'] as const).flatMap((exchange) =>
      (['limited', 'unlimited'] as const).map(
        (supply) => [lama, optionsOf(lama, 'box', { exchange, supply, threshold: 60 })] as const,
      ),
    ),
    [alpaca, optionsOf(alpaca, 'written')],
  ];

  test.each(mixes)(
    '%#: moves are legal exactly when nothing speaks against them, tokens and points always add up',
    (rules, options) => {
      let returns = 0;
      for (let game = 0; game < 10; game++) {
        const seats = 2 + (game % 5);
        const rng = rngAt(`mix${game}`, 0);
        const dealer = new Dealer(rng, null);
        const at = newPosition(rules, seats, options);
        rules.deal(at, dealer);
        const out: (LamaMove | typeof NEXT)[] = [];
        for (listLegal(rules, at, out); out.length > 0; listLegal(rules, at, out)) {
          const { open, table } = at;
          if (open.phase > BETWEEN) {
            const refused = ALL_MOVES.map((move) => rules.why(at, move) !== null);
            expect(ALL_MOVES.map((move) => !out.includes(move))).toEqual(refused);
            expect(out).toHaveLength(refused.filter((no) => !no).length);
          } else {
            const row = open.points.slice(-seats);
            row.forEach((points, seat) => {
              expect(rules.parts(viewOf(rules, at), seat).reduce((sum, part) => sum + part.points, 0)).toBe(points);
            });
          }
          let [black, white] = table.pots.slice(3 * seats);
          open.totals.forEach((total, seat) => {
            const [b, w, n] = [table.pots[blackOf(seat)]!, table.pots[whiteOf(seat)]!, table.pots[noteOf(seat)]!];
            expect(Math.min(b, w, n, total)).toBeGreaterThanOrEqual(0);
            expect(10 * b + w + n).toBe(total);
            black = (black ?? NaN) + b;
            white = (white ?? NaN) + w;
            if (options.exchange !== 'free' && table.pots[3 * seats] !== 0) expect(w).toBeLessThan(10);
          });
          if (options.supply === 'limited') expect([black, white]).toEqual([20, 50]);
          // The first move listed plays a card where that is possible: purely random players hardly ever go out.
          const choice = rng.int(4) === 0 ? rng.int(out.length) : 0;
          playInPlace(rules, at, out[choice]!, dealer);
          returns += Math.sign(at.open.returned);
        }
        expect(at.open.phase).toBe(OVER);
        at.open.totals.forEach((total, seat) => {
          const won = at.open.points.filter((_, index) => index % seats === seat);
          expect(won.reduce((sum, points) => sum + points, 0)).toBe(total);
        });
      }
      expect(returns).toBeGreaterThan(5);
    },
  );
});
