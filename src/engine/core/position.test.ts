/** Whole positions: new, copied, asked and played. */
import { GAMES } from '../games/registry';
import { Dealer } from './dealer';
import { presetOptions } from './options';
import { clonePosition, copyPosition, listLegal, newPosition, playInPlace, turnOf } from './position';
import { rngAt } from './rng';
import { BETWEEN, NEXT, OVER, type Move, type Position, type Rules } from './rules';

const rules: Rules = GAMES.lama;

function dealt(seed: string): Position {
  const at = newPosition(rules, 4, presetOptions(rules, 'written'));
  rules.deal(at, new Dealer(rngAt(seed, 0), null));
  return at;
}

/** Every number of a position, wherever it lies. */
function scramble(at: Position): void {
  const { faces, seen, up, piles, pots } = at.table;
  for (const list of [faces, seen, up, pots, ...piles, at.open.totals, at.open.points]) list.push(99);
  Object.assign(at.open, { phase: 99, toAct: 99, round: 99 });
}

test('a new position has all cards in pile 0 and nothing dealt', () => {
  const options = presetOptions(rules, 'written');
  const at = newPosition(rules, 4, options);
  expect(at.seats).toBe(4);
  expect(at.options).toBe(options);
  expect(at.table.piles.map((pile) => pile.length)).toEqual([56, 0, 0, 0, 0, 0]);
  expect(at.table.faces).toEqual(rules.deck(options));
  expect(at.table.pots).toHaveLength(rules.pots(4, options).length);
  expect(at.open).toEqual(rules.open(4, options));
  expect(at.open.round).toBe(0);
});

test('whose turn it is', () => {
  const { open } = dealt('turn');
  for (const toAct of [0, 3]) expect(turnOf({ ...open, toAct })).toEqual({ kind: 'seat', seat: toAct });
  expect(turnOf({ ...open, phase: BETWEEN })).toEqual({ kind: 'between' });
  expect(turnOf({ ...open, phase: OVER })).toEqual({ kind: 'over' });
});

test('the list of moves is emptied and filled: none at the end, NEXT between rounds', () => {
  const at = dealt('legal');
  const out: Move[] = [{ type: 'old' }, { type: 'older' }];
  listLegal(rules, at, out);
  const fresh: Move[] = [];
  rules.legal(at, fresh);
  expect(out).toEqual(fresh);
  expect(out).toContainEqual({ type: 'quit' });
  at.open.phase = BETWEEN;
  listLegal(rules, at, out);
  expect(out).toEqual([NEXT]);
  at.open.phase = OVER;
  listLegal(rules, at, out);
  expect(out).toEqual([]);
});

test('a move is played, and NEXT deals', () => {
  const at = dealt('play');
  const { toAct } = at.open;
  playInPlace(rules, at, { type: 'quit' }, new Dealer(rngAt('play', 1), null));
  expect(at.open.toAct).toBe((toAct + 1) % 4);
  expect(at.open.round).toBe(1);
  at.open.phase = BETWEEN;
  playInPlace(rules, at, NEXT, new Dealer(rngAt('play', 2), null));
  expect(at.open.round).toBe(2);
  expect(at.open.phase).toBeGreaterThan(BETWEEN);
});

test('a clone is equal, and nothing of it is shared', () => {
  const at = dealt('clone');
  const before = JSON.stringify(at);
  const clone = clonePosition(at);
  expect(clone).toEqual(at);
  expect(clone.options).toBe(at.options);
  scramble(clone);
  expect(JSON.stringify(at)).toBe(before);
});

test('a copy makes a scratch position equal again, whatever was played on it', () => {
  const at = dealt('copy');
  const before = JSON.stringify(at);
  const scratch = clonePosition(at);
  scramble(scratch);
  const { faces } = scratch.table;
  copyPosition(at, scratch);
  expect(JSON.stringify(scratch)).toBe(before);
  expect(scratch.table.faces).toBe(faces);
  scramble(scratch);
  expect(JSON.stringify(at)).toBe(before);
});
