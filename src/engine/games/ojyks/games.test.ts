/** Whole random games, checked at every move. */
import { Dealer } from '../../core/dealer';
import { foldPiles, type TableEvent } from '../../core/events';
import { presetOptions } from '../../core/options';
import { clonePosition, listLegal, newPosition, playInPlace } from '../../core/position';
import { Rng, rngAt } from '../../core/rng';
import { BETWEEN, NOBODY, OVER, PRESETS, type Move, type Position } from '../../core/rules';
import { HOLE } from '../../core/table';
import { veil } from '../../core/veil';
import { ojyks } from './rules';
import { DRAW, DROP, gridOf, PLACES, REVEALS, TAKES, type OjyksMove, type OjyksOpen, type OjyksOptions } from './shape';

type OjyksPosition = Position<OjyksOpen, OjyksOptions>;

function legal(at: OjyksPosition): Move[] {
  const out: Move[] = [];
  listLegal(ojyks, at, out as OjyksMove[]);
  return out;
}

/** A second opinion on a settled round, from the grids as they lie. */
function pointsByHand(at: OjyksPosition): number[] {
  const sums = Array.from({ length: at.seats }, (_, seat) =>
    at.table.piles[gridOf(seat)]!.reduce((sum, card) => sum + (card === HOLE ? 0 : at.table.faces[card]!), 0),
  );
  const own = sums[at.open.closer]!;
  const lowestOther = Math.min(...sums.filter((_, seat) => seat !== at.open.closer));
  return sums.map((sum, seat) => (seat === at.open.closer && own > 0 && lowestOther <= own ? 2 * sum : sum));
}

const EVERY_MOVE: readonly OjyksMove[] = [...REVEALS, ...TAKES, ...PLACES, DRAW, DROP];

describe.each(PRESETS)('whole random games (%s)', (preset) => {
  test.each([2, 3, 4, 5, 6, 7, 8])('hold together at every step, %i players', (seats) => {
    for (let game = 0; game < 4; game++) {
      const chance = new Rng(`game ${seats} ${game}`).seek(1);
      const at = newPosition(ojyks, seats, presetOptions(ojyks as never, preset) as OjyksOptions);
      const piles = at.table.piles.map((pile) => pile.slice());
      const events: TableEvent[] = [];
      ojyks.deal(at, new Dealer(rngAt(`${game}`, 0), events));
      for (let ply = 1; at.open.phase !== OVER; ply++) {
        for (const event of events.splice(0)) foldPiles(piles, event);
        expect(piles).toEqual(at.table.piles);
        const moves = legal(at);
        expect(moves.length).toBeGreaterThan(0);
        if (at.open.phase !== BETWEEN) {
          expect(EVERY_MOVE.filter((move) => ojyks.why(at, move) === null)).toHaveLength(moves.length);
          expect(moves.every((move) => ojyks.why(at, move) === null)).toBe(true);
          expect(new Set(moves).size).toBe(moves.length);
          expect(at.open.hidden[at.open.toAct]).toBeGreaterThan(0);
        }
        for (let seat = 0; seat < seats; seat++) {
          const grid = at.table.piles[gridOf(seat)]!;
          expect(grid).toHaveLength(12);
          expect(at.open.hidden[seat]).toBe(grid.filter((card) => card !== HOLE && at.table.up[card] === 0).length);
        }
        const before = clonePosition(at);
        playInPlace(ojyks, at, moves[chance.int(moves.length)] as OjyksMove, new Dealer(rngAt(`${game}`, ply), events));
        if (at.open.phase <= BETWEEN) {
          const points = at.open.points.slice(before.open.points.length);
          expect(points).toEqual(pointsByHand(at));
          expect(at.open.totals).toEqual(before.open.totals.map((total, seat) => total + points[seat]!));
          points.forEach((point, seat) => {
            const parts = ojyks.parts(veil(ojyks, at, NOBODY, []), seat);
            expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(point);
          });
        } else if (before.open.phase !== BETWEEN) expect(at.open.totals).toEqual(before.open.totals);
      }
      expect(Math.max(...at.open.totals)).toBeGreaterThanOrEqual(100);
      expect(at.table.faces.slice().sort((a, b) => a - b)).toEqual(
        ojyks
          .deck(at.options)
          .slice()
          .sort((a, b) => a - b),
      );
    }
  });
});
