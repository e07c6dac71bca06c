import { readRecord, upgrade, type Step } from './migrate';

const STEPS: Readonly<Record<number, Step>> = {
  1: (body) => ({ ...(body as object), second: true }),
  2: (body) => ({ was: body }),
};

test('each step takes a body to the next format, one after the other, and none twice', () => {
  expect(upgrade('{"first":1}', 1, STEPS, 3)).toEqual({ was: { first: 1, second: true } });
  expect(upgrade('{"first":1}', 2, STEPS, 3)).toEqual({ was: { first: 1 } });
  expect(upgrade('{"first":1}', 3, STEPS, 3)).toEqual({ first: 1 });
});

test('older than everything we know: refused, not guessed', () => {
  expect(upgrade('{"first":1}', 0, STEPS, 3)).toBeNull();
  expect(upgrade('{}', 0)).toBeNull();
  expect(upgrade('{"first":1}', 1, { 1: STEPS[1]! }, 3)).toBeNull();
});

test('a step that is only inherited is none', () => {
  expect(upgrade('{}', 1, Object.create(STEPS) as Readonly<Record<number, Step>>, 3)).toBeNull();
});

test('today’s format needs no step, and damaged bodies stay damaged', () => {
  expect(upgrade('{"a":1}', 1)).toEqual({ a: 1 });
  expect(upgrade('{', 1)).toBeUndefined();
  expect(readRecord('{', 1)).toBeNull();
  expect(readRecord('{}', 1)).toBeNull();
  expect(readRecord('{}', 0)).toBeNull();
});
