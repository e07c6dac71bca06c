import { MAX_INDEX, plyLetters, readPlies, withoutLast } from './plies';

test('the letters of the first release stay as they are: old saves are written in them', () => {
  expect([0, 9, 10, 35, 36, 61, 62].map(plyLetters)).toEqual(['0', '9', 'A', 'Z', 'a', 'z', '-']);
  expect([63, 64, 125, 126, MAX_INDEX].map(plyLetters)).toEqual(['_00', '_01', '_0-', '_10', '_--']);
  expect(MAX_INDEX).toBe(63 + 63 * 63 - 1);
});

test('every index comes back, alone and in a row', () => {
  const indices = Array.from({ length: MAX_INDEX + 1 }, (_, index) => index);
  for (const index of indices) expect(readPlies(plyLetters(index))).toEqual([index]);
  expect(readPlies(indices.map(plyLetters).join(''))).toEqual(indices);
  expect(readPlies('')).toEqual([]);
});

test('the last ply is taken off whole, however long it is', () => {
  for (const first of [0, 62, 63, MAX_INDEX]) {
    for (const last of [0, 62, 63, 64, MAX_INDEX]) {
      for (const between of ['', '0', '00']) {
        const before = plyLetters(first) + between;
        expect(withoutLast(before + plyLetters(last))).toBe(before);
      }
    }
  }
  expect(withoutLast('0')).toBe('');
  expect(withoutLast('')).toBe('');
});

test.each(['!', 'é', '0 ', '_', '_0', '__0', '_0_', '0_0', '\u0130', '=', '0_0!', '_!0', '\0'])(
  '%j is no log: a letter is wrong or missing',
  (text) => {
    expect(readPlies(text)).toBeNull();
  },
);
