/** The neutral trace state, whole and veiled. */
import { NOBODY } from '../../core/rules';
import { given, go, L, play, viewOf } from './lama.testkit';
import { lama } from './rules';
import { RETURN_WHITE } from './shape';

const situation = {
  hands: [[2, 3], [L], [4, 4], [1]],
  discard: [1, 2],
  draw: [6],
  quit: [3],
  toAct: 0,
  starter: 2,
  tokens: [
    [1, 3],
    [0, 2, 1],
  ],
} as const;

test('the whole state in the shape of the rules file', () => {
  const state = lama.trace(viewOf(lama, given(lama, situation))) as { discard: number[] };
  expect(state).toEqual({
    round: 1,
    phase: 'turn',
    starter: 2,
    toAct: 0,
    hands: [[2, 3], [L], [4, 4], [1]],
    quit: [false, false, false, true],
    draw: [6],
    discard: expect.any(Array),
    tokens: [
      { black: 1, white: 3, note: 0 },
      { black: 0, white: 2, note: 1 },
      { black: 0, white: 0, note: 0 },
      { black: 0, white: 0, note: 0 },
    ],
    supply: { black: 19, white: 45 },
    totals: [13, 3, 0, 0],
  });
  expect(state.discard).toHaveLength(49);
  expect(state.discard.slice(-2)).toEqual([1, 2]);
});

test('an unlimited supply is null', () => {
  expect(lama.trace(viewOf(lama, given(lama, { hands: [[1], [2]], preset: 'box' })))).toMatchObject({ supply: null });
});

test('a seat sees its own hand, a hidden card is "?", a hidden pile its length', () => {
  const at = given(lama, situation);
  expect(lama.trace(viewOf(lama, at, 2))).toMatchObject({ hands: [['?', '?'], ['?'], [4, 4], ['?']], draw: 1 });
  expect(lama.trace(viewOf(lama, at, NOBODY))).toMatchObject({ hands: [['?', '?'], ['?'], ['?', '?'], ['?']] });
});

test('the phases are turn, return and, at the end with nobody to act, over', () => {
  const at = given(lama, {
    hands: [[5], [L], [1], [1]],
    discard: [5],
    tokens: [
      [0, 2],
      [3, 0],
    ],
  });
  go(lama, at, play(5));
  expect(lama.trace(viewOf(lama, at, NOBODY))).toMatchObject({
    phase: 'return',
    toAct: 0,
    totals: [2, 40, 1, 1],
    hands: [[], [L], [1], [1]],
  });
  go(lama, at, RETURN_WHITE);
  expect(lama.trace(viewOf(lama, at))).toMatchObject({
    phase: 'over',
    toAct: null,
    totals: [1, 40, 1, 1],
    hands: [[], [L], [1], [1]],
  });
});

test('between rounds nobody is to act', () => {
  const at = given(lama, { hands: [[5], [1], [1], [1]], discard: [5] });
  go(lama, at, play(5));
  expect(lama.trace(viewOf(lama, at))).toMatchObject({ phase: 'between', toAct: null });
});
