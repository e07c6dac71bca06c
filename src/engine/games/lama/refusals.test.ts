/** Every refusal has its reason, and only legal moves have none. */
import type { Move } from '../../core/rules';
import { given, go, L, play } from './lama.testkit';
import { LAMA_REASONS } from './refusals';
import { lama } from './rules';
import { DRAW, GIVE_BLACK, GIVE_WHITE, PLAYS, QUIT, RETURN_BLACK, RETURN_WHITE } from './shape';

const turn = () => given(lama, { hands: [[5, 6, L, 2], [1], [1], [1]], discard: [5] });
const returning = () => {
  const at = given(lama, { hands: [[5], [1], [1], [1]], discard: [5], tokens: [[0, 3]] });
  go(lama, at, play(5));
  return at;
};

describe('during a turn', () => {
  test.each([
    [play(5), null],
    [play(6), null],
    [play(L), 'notPlayable'],
    [play(2), 'notPlayable'],
    [play(4), 'notInHand'],
    [DRAW, null],
    [QUIT, null],
    [RETURN_BLACK, 'notReturning'],
    [RETURN_WHITE, 'notReturning'],
    [GIVE_BLACK, 'noBlack'],
    [GIVE_WHITE, 'fewWhites'],
  ])('%j: %s', (move, reason) => {
    expect(lama.why(turn(), move)).toBe(reason);
  });

  test('draw pile empty and nothing playable: quit is the only move that ends the turn, and is not refused', () => {
    const at = given(lama, { hands: [[3], [1], [1], [1]], discard: [5], draw: [] });
    expect([DRAW, play(3), QUIT].map((move) => lama.why(at, move))).toEqual(['pileEmpty', 'notPlayable', null]);
    const alone = given(lama, { hands: [[3], [1], [1], [1]], discard: [5], quit: [1, 2, 3] });
    expect([DRAW, QUIT].map((move) => lama.why(alone, move))).toEqual(['onlyPlayerLeft', null]);
  });

  test('after the llama only the 1 and the llama are playable', () => {
    const at = given(lama, { hands: [[1, L, 2], [1], [1], [1]], discard: [L] });
    expect([1, L, 2].map((face) => lama.why(at, play(face)))).toEqual([null, null, 'notPlayable']);
  });

  test('a move of the right type with other fields is malformed', () => {
    const broken: readonly object[] = [
      { type: 'play' },
      { type: 'play', card: '5' },
      { type: 'play', card: 0 },
      { type: 'play', card: 8 },
      { type: 'play', card: NaN },
      { type: 'play', card: 5, extra: 1 },
      { type: 'draw', card: 5 },
      { type: 'quit', why: 'bored' },
      { type: 'return' },
      { type: 'return', token: 'red' },
      { type: 'exchange', give: 10 },
    ];
    for (const move of broken) expect(lama.why(turn(), move as Move)).toBe('malformed');
  });

  test.each(['next', 'pass', '', '__proto__'])('a move of another type is unknown: %p', (type) => {
    expect(lama.why(turn(), { type })).toBe('unknownMove');
  });
});

describe('in the return phase', () => {
  test.each([
    [play(5), 'mustReturn'],
    [DRAW, 'mustReturn'],
    [QUIT, 'mustReturn'],
    [GIVE_BLACK, 'mustReturn'],
    [GIVE_WHITE, 'mustReturn'],
    [RETURN_BLACK, 'underTen'],
    [RETURN_WHITE, null],
  ])('%j: %s', (move, reason) => {
    expect(lama.why(returning(), move)).toBe(reason);
  });
});

test('the moves are frozen constants, one play a value', () => {
  for (const move of [...PLAYS, DRAW, QUIT, RETURN_BLACK, RETURN_WHITE, GIVE_BLACK, GIVE_WHITE]) {
    expect(Object.isFrozen(move)).toBe(true);
  }
  expect(PLAYS.map((move) => JSON.stringify(move))).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((card) => `{"type":"play","card":${card}}`),
  );
  expect([DRAW, QUIT, RETURN_BLACK, RETURN_WHITE, GIVE_BLACK, GIVE_WHITE]).toEqual([
    { type: 'draw' },
    { type: 'quit' },
    { type: 'return', token: 'black' },
    { type: 'return', token: 'white' },
    { type: 'exchange', give: 'black' },
    { type: 'exchange', give: 'white' },
  ]);
});

test('every reason is announced', () => {
  expect(lama.reasons).toBe(LAMA_REASONS);
  expect(LAMA_REASONS).toEqual([
    'notInHand',
    'notPlayable',
    'onlyPlayerLeft',
    'pileEmpty',
    'noExchange',
    'noBlack',
    'fewWhites',
    'supplyShort',
    'notReturning',
    'mustReturn',
    'underTen',
    'noWhite',
  ]);
});
