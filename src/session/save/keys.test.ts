import { doneKey, doneKeysIn, gameBase, gameIdsIn, keptBase } from './keys';

const A = 'a'.repeat(16);
const B = 'b'.repeat(16);

test('the keys of the first release stay as they are: the values lie under them', () => {
  expect(keptBase('settings')).toBe('low-five/settings');
  expect(gameBase(A)).toBe(`low-five/game/${A}`);
  expect(doneKey(1_700_000_000_000, A)).toBe(`low-five/done/0001700000000000/${A}`);
});

test('a game is found by either of its slots, once, and nothing else is taken for one', () => {
  const keys = [`${gameBase(B)}/b`, `${gameBase(A)}/a`, `${gameBase(B)}/a`];
  expect(gameIdsIn(keys)).toEqual([A, B]);
  const strange = [
    gameBase(A),
    `${gameBase(A)}/c`,
    `${gameBase(A)}/a/b`,
    `${gameBase('short')}/a`,
    `x${gameBase(A)}/a`,
    `low-five/done/${A}/a`,
    `low-five/settings/a`,
    '',
  ];
  expect(gameIdsIn(strange)).toEqual([]);
});

test('the archive comes newest first, whatever the order of the keys', () => {
  const [old, late] = [doneKey(999, A), doneKey(10_000, B)];
  expect(doneKeysIn([old, gameBase(A), late, 'low-five/settings/a'])).toEqual([late, old]);
  expect(doneKeysIn([late, old])).toEqual([late, old]);
});
