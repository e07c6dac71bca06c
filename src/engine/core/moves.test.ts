/** Exactly the same move, or not. */
import { moveKey, sameMove } from './moves';
import type { Move } from './rules';

const swap: Move = { type: 'swap', place: 0, seat: 1, with: 2 } as Move;
const pair: Move = { type: 'pair', places: [0, 2] } as Move;

test.each([
  ['the very same', swap, swap],
  ['a copy', swap, { type: 'swap', place: 0, seat: 1, with: 2 }],
  ['another order of keys', swap, { with: 2, seat: 1, place: 0, type: 'swap' }],
  ['a list', pair, { type: 'pair', places: [0, 2] }],
])('%s is the same move', (_, move, raw) => {
  expect(sameMove(move, raw)).toBe(true);
});

class Lookalike {
  type = 'swap';
  place = 0;
  seat = 1;
  with = 2;
}
const hiddenKey = Object.defineProperty({ type: 'swap', place: 0, seat: 1, with: 2 }, 'x', { value: 1 });

test.each<[string, Move, object]>([
  ['an extra key', swap, { type: 'swap', place: 0, seat: 1, with: 2, more: 1 }],
  ['a hidden extra key', swap, hiddenKey],
  ['a missing key', swap, { type: 'swap', place: 0, seat: 1 }],
  ['another key', swap, { type: 'swap', place: 0, seat: 1, by: 2 }],
  ['a number as text', swap, { type: 'swap', place: '0', seat: 1, with: 2 }],
  ['minus zero', swap, { type: 'swap', place: -0, seat: 1, with: 2 }],
  ['NaN', swap, { type: 'swap', place: NaN, seat: 1, with: 2 }],
  ['an inherited key', swap, Object.create(swap) as object],
  ['no prototype', swap, Object.assign(Object.create(null) as object, swap)],
  ['a class', swap, new Lookalike()],
  ['a prototype slipped in', swap, JSON.parse('{"type":"swap","place":0,"seat":1,"__proto__":2}') as object],
  ['a shorter list', pair, { type: 'pair', places: [0] }],
  ['a longer list', pair, { type: 'pair', places: [0, 2, 3] }],
  ['another list', pair, { type: 'pair', places: [0, 1] }],
  ['a list with text', pair, { type: 'pair', places: [0, '2'] }],
  ['something like a list', pair, { type: 'pair', places: { 0: 0, 1: 2, length: 2 } }],
  ['no list at all', pair, { type: 'pair', places: 0 }],
])('%s is not the same move', (_, move, raw) => {
  expect(sameMove(move, raw)).toBe(false);
});

test('a key is short, and the same for the same move only', () => {
  expect(moveKey(swap)).toBe('{"type":"swap","place":0,"seat":1,"with":2}');
  expect(moveKey(pair)).toBe(moveKey({ ...pair }));
  expect(moveKey(pair)).not.toBe(moveKey({ type: 'pair', places: [0, 1] } as Move));
});
