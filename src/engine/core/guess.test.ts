/** A guess cannot be told from the truth by the eyes it was made for, and every hidden card may lie anywhere. */
import { GAME_IDS, rulesOf } from '../games/registry';
import { guesserFor } from './guess';
import { start, step, viewFor, type Match } from './match';
import { presetOptions } from './options';
import { clonePosition, listLegal, turnOf } from './position';
import { Rng } from './rng';
import { ALL_EYES, NOBODY, type Move, type Options, type Rules } from './rules';
import { veil } from './veil';

const sorted = (list: readonly number[]): number[] => list.slice().sort((a, b) => a - b);
const sum = (list: readonly number[]): number => list.reduce((total, count) => total + count, 0);

function after(rules: Rules, plies: number, wishes: Options = {}): Match {
  const options = { ...presetOptions(rules, 'written'), ...wishes };
  const started = start(rules, { game: rules.id, seats: 4, options, seed: `guess:${plies}` });
  if (!started.ok) throw new Error(started.why);
  const rng = new Rng(`walk:${plies}`);
  let { match } = started;
  for (let ply = 0; ply < plies; ply++) {
    const turn = turnOf(match.position.open);
    if (turn.kind === 'over') break;
    const legal: Move[] = [];
    listLegal(rules, match.position, legal);
    const stepped = step(rules, match, turn.kind === 'seat' ? turn.seat : NOBODY, legal[rng.int(legal.length)]);
    if (!stepped.ok) throw new Error(stepped.why);
    match = stepped.match;
  }
  return match;
}

describe.each(GAME_IDS)('%s', (id) => {
  const rules = rulesOf(id);

  test.each([0, 1, 5, 17, 60, 200])('after %i plies every guess looks the same to the eyes it is for', (plies) => {
    const match = after(rules, plies);
    for (const eyes of [NOBODY, 0, 1, 2, 3]) {
      const view = viewFor(rules, match, eyes);
      const before = JSON.stringify(view);
      const guesser = guesserFor(rules, view);
      const scratch = guesser.scratch();
      const rng = new Rng(`eyes:${eyes}`);
      for (let i = 0; i < 5; i++) {
        guesser.into(scratch, rng);
        expect(veil(rules, scratch, eyes, match.log)).toEqual(view);
        expect(sorted(scratch.table.faces)).toEqual(sorted(match.position.table.faces));
        expect(sum(scratch.table.pots)).toBe(sum(match.position.table.pots));
        expect(scratch.table.pots.every((count) => count >= 0)).toBe(true);
      }
      expect(JSON.stringify(view)).toBe(before);
    }
  });

  test('eyes that see all guess the truth', () => {
    const match = after(rules, 30);
    const guesser = guesserFor(rules, viewFor(rules, match, ALL_EYES));
    const scratch = guesser.scratch();
    guesser.into(scratch, new Rng('truth'));
    expect(scratch).toEqual(match.position);
  });

  test('a scratch that was played on is filled anew, without being replaced', () => {
    const match = after(rules, 12);
    const guesser = guesserFor(rules, viewFor(rules, match, 1));
    const scratch = guesser.scratch();
    const fresh = guesser.scratch();
    const { faces, piles, pots } = scratch.table;
    for (const list of [faces, pots, scratch.table.seen, scratch.table.up, ...piles, scratch.open.totals])
      list.push(99);
    scratch.open.phase = 99;
    guesser.into(scratch, new Rng('anew'));
    // The unseen faces travel on from guess to guess, so the twin needs a guesser of its own.
    const twin = guesserFor(rules, viewFor(rules, match, 1));
    twin.into(fresh, new Rng('anew'));
    expect(scratch).toEqual(clonePosition(fresh));
    expect(scratch.table.faces).toBe(faces);
    expect(scratch.table.piles).toBe(piles);
  });
});

test('every hidden card may be any unseen face, each as likely', () => {
  const rules = rulesOf('no-thanks');
  const match = after(rules, 0);
  const guesser = guesserFor(rules, viewFor(rules, match, NOBODY));
  const scratch = guesser.scratch();
  const rng = new Rng('fair');
  const hidden = match.position.table.piles[0]![3]!;
  const counts = new Map<number, number>();
  const tries = 3200;
  for (let i = 0; i < tries; i++) {
    guesser.into(scratch, rng);
    const face = scratch.table.faces[hidden]!;
    counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  expect(counts.size).toBe(32);
  const chi = [...counts.values()].reduce((total, count) => total + (count - tries / 32) ** 2 / (tries / 32), 0);
  // The 99.9 % quantile at 31 degrees of freedom.
  expect(chi).toBeLessThan(61.1);
});

test('hidden chips are handed out to hidden pots only, and each of them may get some', () => {
  const rules = rulesOf('no-thanks');
  const match = after(rules, 3);
  const view = viewFor(rules, match, 2);
  const guesser = guesserFor(rules, view);
  const scratch = guesser.scratch();
  const rng = new Rng('chips');
  const totals = [0, 0, 0, 0, 0];
  for (let i = 0; i < 300; i++) {
    guesser.into(scratch, rng);
    scratch.table.pots.forEach((count, pot) => (totals[pot] = totals[pot]! + count));
  }
  const { pots } = match.position.table;
  expect([totals[0], totals[3]]).toEqual([300 * pots[0]!, 300 * pots[3]!]);
  const mean = (44 - pots[0]! - pots[3]!) / 3;
  for (const pot of [1, 2, 4]) expect(Math.abs(totals[pot]! / 300 - mean)).toBeLessThan(1);
});

test('open chips are taken over as they are', () => {
  const rules = rulesOf('no-thanks');
  const match = after(rules, 9, { chips: 'open' });
  const guesser = guesserFor(rules, viewFor(rules, match, 0));
  const scratch = guesser.scratch();
  guesser.into(scratch, new Rng('open'));
  expect(scratch.table.pots).toEqual(match.position.table.pots);
});
