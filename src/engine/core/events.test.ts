/** Replaying events on bare piles; the dealer's own tests hold every touch against it. */
import { foldPiles, type TableEvent } from './events';

const fact = { card: 7, face: null, seen: 0, up: 0 } as const;

function folded(piles: readonly (readonly number[])[], event: TableEvent): number[][] {
  const copy = piles.map((pile) => pile.slice());
  foldPiles(copy, event);
  return copy;
}

test('gathered: all cards in order of their ids, without the holes', () => {
  expect(folded([[12, -1, 3, 0], [], [10, 2]], { kind: 'gathered', into: 1 })).toEqual([[], [0, 2, 3, 10, 12], []]);
});

test('moved: from the top or from inside, onto the top or in between', () => {
  const move = { kind: 'moved', from: 0, to: 1, hole: false, fills: false, ...fact } as const;
  expect(folded([[5, 7], [1]], { ...move, fromAt: 1, at: 1 })).toEqual([[5], [1, 7]]);
  expect(folded([[7, 5], [1]], { ...move, fromAt: 0, at: 0 })).toEqual([[5], [7, 1]]);
});

test('moved: leaves a hole, fills a hole', () => {
  const move = { kind: 'moved', from: 0, to: 1, fromAt: 0, at: 0, ...fact } as const;
  expect(folded([[7, 5], [-1]], { ...move, hole: true, fills: true })).toEqual([[-1, 5], [7]]);
});

test('closed: an empty place is taken out', () => {
  expect(folded([[4, -1, 5]], { kind: 'closed', pile: 0, at: 1 })).toEqual([[4, 5]]);
});

test('swapped: within one pile and between two', () => {
  expect(folded([[4, 5]], { kind: 'swapped', pile: 0, at: 0, with: 0, withAt: 1 })).toEqual([[5, 4]]);
  expect(folded([[4, 5], [6]], { kind: 'swapped', pile: 0, at: 1, with: 1, withAt: 0 })).toEqual([[4, 6], [5]]);
});

test.each<TableEvent>([
  { kind: 'shuffled', pile: 0 },
  { kind: 'relabelled', pile: 0, a: 4, b: 5, seen: 1 },
  { kind: 'turned', ...fact },
  { kind: 'shown', to: 0, ...fact },
  { kind: 'paid', from: 0, to: null, count: 2 },
  { kind: 'noted', note: 'quit', seat: 0, count: 0 },
])('$kind: no card changes its place', (event) => {
  expect(folded([[4, 5], [6]], event)).toEqual([[4, 5], [6]]);
});
