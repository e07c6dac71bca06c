/** What one pair of eyes may know, of a table and of an event. */
import { noThanks } from '../games/no-thanks/rules';
import type { TableEvent } from './events';
import { newPosition } from './position';
import { ALL_EYES, BETWEEN, NOBODY, OVER, type Ply, type Position } from './rules';
import { EVERYONE, seatBit } from './table';
import { knows, veil, veilEvent, veilEvents } from './veil';

function position(): Position {
  const at = newPosition(noThanks, 3, { removed: 5, chips: 'hidden', deals: 1 });
  at.table.seen[0] = EVERYONE;
  at.table.seen[1] = seatBit(1);
  at.table.seen[2] = seatBit(0) | seatBit(2);
  at.table.pots.splice(0, 4, 3, 4, 5, 6);
  return at as unknown as Position;
}

test.each([
  [ALL_EYES, 0, true],
  [ALL_EYES, EVERYONE, true],
  [NOBODY, EVERYONE, true],
  [NOBODY, 0, false],
  [NOBODY, 0b111, false],
  [0, 0b001, true],
  [0, 0b110, false],
  [2, 0b100, true],
  [2, 0b011, false],
  [7, EVERYONE, true],
])('eyes %i know what mask %i has seen: %p', (eyes, seen, known) => {
  expect(knows(eyes, seen)).toBe(known);
});

test.each([
  [ALL_EYES, [3, 4, 5, 6], [3, 4, 5, 6]],
  [NOBODY, [3, null, null, null], [3, null, null, null]],
  [0, [3, null, 5, null], [3, 4, null, null]],
  [1, [3, 4, null, null], [3, null, 5, null]],
  [2, [3, null, 5, null], [3, null, null, 6]],
])('eyes %i see known faces and own pots only', (eyes, faces, pots) => {
  const view = veil(noThanks, position() as never, eyes, []);
  expect(view.table.faces.slice(0, 4)).toEqual(eyes === ALL_EYES ? faces : [...faces.slice(0, 3), null]);
  expect(view.table.pots).toEqual(pots);
  expect(view.eyes).toBe(eyes);
});

test.each([BETWEEN, OVER])('in phase %i every pot lies open', (phase) => {
  const at = position();
  at.open.phase = phase;
  expect(veil(noThanks, at as never, NOBODY, []).table.pots).toEqual([3, 4, 5, 6]);
});

test('a view shares nothing with the truth but the options and the log', () => {
  const at = position();
  const log: Ply<never>[] = [];
  const view = veil(noThanks, at as never, ALL_EYES, log);
  expect(view).toEqual({ eyes: ALL_EYES, seats: 3, options: at.options, table: at.table, open: at.open, log });
  expect(view.log).toBe(log);
  const before = JSON.stringify(view);
  const { faces, seen, up, piles, pots } = at.table;
  for (const list of [faces, seen, up, pots, ...piles, at.open.totals, at.open.points]) list.unshift(99);
  at.open.round = 99;
  expect(JSON.stringify(view)).toBe(before);
});

const fact = { card: 4, face: 9, seen: seatBit(1), up: 0 };
const withFaces: readonly TableEvent[] = [
  { kind: 'moved', from: 0, fromAt: 0, hole: false, to: 1, at: 0, fills: false, ...fact },
  { kind: 'turned', ...fact },
  { kind: 'shown', to: 1, ...fact },
];
const relabelled: TableEvent = { kind: 'relabelled', pile: 3, a: 1, b: 2, seen: seatBit(1) };
const plain: readonly TableEvent[] = [
  { kind: 'gathered', into: 0 },
  { kind: 'shuffled', pile: 0 },
  { kind: 'closed', pile: 0, at: 1 },
  { kind: 'swapped', pile: 0, at: 1, with: 1, withAt: 0 },
  { kind: 'paid', from: null, to: 1, count: 2 },
  { kind: 'noted', note: 'quit', seat: 1, count: 0 },
];

test.each(withFaces)('$kind: the face is for those who have seen it', (event) => {
  expect(veilEvent(event, 1)).toBe(event);
  expect(veilEvent(event, ALL_EYES)).toBe(event);
  for (const eyes of [0, 2, NOBODY]) expect(veilEvent(event, eyes)).toEqual({ ...event, face: null });
  expect(event).toMatchObject({ face: 9 });
});

test('relabelled: only the owner’s eyes get it', () => {
  expect(veilEvent(relabelled, 1)).toBe(relabelled);
  for (const eyes of [0, 2, NOBODY]) expect(veilEvent(relabelled, eyes)).toBeNull();
});

test.each(plain)('$kind: is for everyone', (event) => {
  for (const eyes of [0, 1, NOBODY, ALL_EYES]) expect(veilEvent(event, eyes)).toBe(event);
});

test('a list of events keeps its order and loses what was not to be seen', () => {
  const events = [plain[0]!, relabelled, withFaces[0]!];
  expect(veilEvents(events, 1)).toEqual(events);
  expect(veilEvents(events, 0)).toEqual([plain[0], { ...withFaces[0], face: null }]);
  expect(veilEvents([], 0)).toEqual([]);
});
