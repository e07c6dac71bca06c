import { hasExactly, isListOf, isOneOf, isWhole, isWord, parseJson } from './parse';

test('exactly these keys: none missing, none more, none inherited, and no list', () => {
  expect(hasExactly({ a: 1, b: undefined }, ['a', 'b'])).toBe(true);
  expect(hasExactly({}, [])).toBe(true);
  expect(hasExactly({ a: 1 }, ['a', 'b'])).toBe(false);
  expect(hasExactly({ a: 1, b: 2, c: 3 }, ['a', 'b'])).toBe(false);
  expect(hasExactly({ a: 1, c: 3 }, ['a', 'b'])).toBe(false);
  expect(hasExactly(Object.create({ a: 1 }), ['a'])).toBe(false);
  expect(hasExactly(Object.assign(Object.create({ a: 1 }) as object, { b: 2 }), ['a'])).toBe(false);
  expect(hasExactly(JSON.parse('{"__proto__":{"a":1}}'), ['a'])).toBe(false);
  expect(hasExactly(Object.assign([], { a: 1 }), ['a'])).toBe(false);
  expect(hasExactly([], [])).toBe(false);
  for (const raw of [null, undefined, 1, 'a', true]) expect(hasExactly(raw, [])).toBe(false);
});

test.each([
  [1, true],
  [3, true],
  [0, false],
  [4, false],
  [2.5, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
  ['2', false],
  [null, false],
])('%p is whole from 1 to 3: %s', (raw, expected) => {
  expect(isWhole(raw, 1, 3)).toBe(expected);
});

test('one of a list, without being converted', () => {
  expect(isOneOf(1, [1, 2])).toBe(true);
  expect(isOneOf('1', [1, 2])).toBe(false);
  expect(isOneOf(undefined, [1, 2])).toBe(false);
});

test('a list of sound items, not longer than allowed', () => {
  const isOne = (item: unknown): item is 1 => item === 1;
  expect(isListOf([], 2, isOne)).toBe(true);
  expect(isListOf([1, 1], 2, isOne)).toBe(true);
  expect(isListOf([1, 1, 1], 2, isOne)).toBe(false);
  expect(isListOf([1, 2], 2, isOne)).toBe(false);
  expect(isListOf({ length: 0 }, 2, isOne)).toBe(false);
  expect(isListOf('', 2, isOne)).toBe(false);
});

test.each([
  ['fox', true],
  ['!~', true],
  ['abcdefgh', true],
  ['abcdefghi', false],
  ['', false],
  ['a b', false],
  [' a', false],
  ['a ', false],
  ['é', false],
  ['a\n', false],
  ['\x7f', false],
  [3, false],
  [null, false],
])('%j is a word of at most eight letters: %s', (raw, expected) => {
  expect(isWord(raw, 8)).toBe(expected);
});

test('what is not JSON is nothing, and does not throw', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
  expect(parseJson('null')).toBeNull();
  for (const text of ['', '{', 'undefined', '{"a":1}x', '\ud800']) expect(parseJson(text)).toBeUndefined();
});
