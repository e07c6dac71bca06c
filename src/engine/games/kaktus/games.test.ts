/** Whole games, checked at every move. */
import { step, viewFor } from '../../core/match';
import { rngAt } from '../../core/rng';
import { BETWEEN, NOBODY, OVER, type Move } from '../../core/rules';
import { begin, legal, rules, truth, type Wishes } from './kaktus.testkit';
import { kaktus } from './rules';
import { handOf } from './shape';

describe('whole games', () => {
  const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  /** Moves of every kind, most of them impossible. */
  function universe(seats: number): Move[] {
    const all: object[] = [{ type: 'draw' }, { type: 'discard' }, { type: 'kaktus' }, { type: 'pass' }];
    for (const place of PLACES) {
      all.push({ type: 'keep', place }, { type: 'look', place });
      for (const other of PLACES) {
        all.push({ type: 'peek', places: [place, other] }, { type: 'pair', places: [place, other] });
        for (let seat = 0; seat <= seats; seat++) all.push({ type: 'swap', place, seat, with: other });
      }
      for (let seat = 0; seat <= seats; seat++) all.push({ type: 'spy', seat, place });
    }
    return all as Move[];
  }
  const key = (move: Move): string => JSON.stringify(move);

  test.each([2, 3, 4, 5, 6])('for %i players: why is null exactly for legal moves, and parts add up', (seats) => {
    const all = universe(seats);
    const sets: Wishes[] = [{}, { safe: true, beaten: 'double', penalty: 'unseen', length: 3 }];
    sets.forEach((options, set) => {
      let match = begin(seats, `game ${seats}`, options);
      const rng = rngAt(`choices ${seats}/${set}`, 0);
      const said = new Set<string>();
      const reasons = new Set<string>();
      for (let ply = 0; truth(match).open.phase !== OVER; ply++) {
        expect(ply).toBeLessThan(2000);
        const at = truth(match);
        const offered = legal(at);
        const open = new Set(offered.map(key));
        expect(open.size).toBe(offered.length);
        if (at.open.phase > BETWEEN) {
          const allowed = all.filter((move) => kaktus.why(at, move) === null).map(key);
          const inReach = at.table.piles.slice(handOf(0)).every((hand) => hand.length <= PLACES.length);
          expect(inReach).toBe(true);
          expect(allowed.sort()).toEqual([...open].sort());
          all.forEach((move) => reasons.add(kaktus.why(at, move) ?? 'legal'));
        }
        const seat = at.open.phase === BETWEEN ? NOBODY : at.open.toAct;
        const stepped = step(rules, match, seat, { ...offered[rng.int(offered.length)]! });
        if (!stepped.ok) throw new Error(stepped.why);
        stepped.events.forEach((event) => event.kind === 'noted' && said.add(event.note));
        match = stepped.match;
        const after = truth(match);
        expect(after.table.piles.flat().sort((a, b) => a - b)).toEqual(kaktus.deck(after.options));
        if (after.open.phase <= BETWEEN) {
          const view = viewFor(rules, match, NOBODY);
          const points = after.open.points.slice(-seats);
          points.forEach((count, owner) => {
            const parts = rules.parts(view, owner);
            expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(count);
            for (const part of parts) expect(kaktus.partKinds).toContain(part.kind);
          });
        }
      }
      for (const note of said) expect(kaktus.notes).toContain(note);
      for (const reason of reasons) expect(['legal', ...kaktus.reasons]).toContain(reason);
    });
  });
});
