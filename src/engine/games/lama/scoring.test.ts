/** What hands cost, and the lines behind the sum. */
import { given, go, L, play, viewOf } from './lama.testkit';
import { lama } from './rules';
import { handPoints } from './scoring';
import { handOf, RETURN_BLACK, RETURN_WHITE } from './shape';

const pointsFor = (hand: readonly number[]): number => {
  const at = given(lama, { hands: [hand, [1], [1], [1]] });
  return handPoints(at.table, handOf(0));
};

describe('each distinct value in hand counts once', () => {
  test.each([
    ['hand 5,5,5 → 5', [5, 5, 5], 5],
    ['hand 1,2,3,4,5,6,L,L → 31', [1, 2, 3, 4, 5, 6, L, L], 31],
    ['hand L,L,L → 10', [L, L, L], 10],
    ['two 2s → 2', [2, 2], 2],
    ['an empty hand → 0', [], 0],
    ['6 and L → 16', [6, L], 16],
  ])('%s', (_, hand, points) => {
    expect(pointsFor(hand)).toBe(points);
  });

  test.each([1, 2, 3, 4, 5, 6])('%i counts its value', (face) => {
    expect(pointsFor([face])).toBe(face);
  });
});

describe('the sum behind the points', () => {
  test('lists each value with its very card and the doubles at nothing', () => {
    const at = given(lama, { hands: [[5], [L, 2, L, 2, 2], [1], [3, 4]], discard: [5] });
    const [llama, two, otherLlama, ...otherTwos] = at.table.piles[handOf(1)]!;
    go(lama, at, play(5));
    expect(lama.parts(viewOf(lama, at), 1)).toEqual([
      { kind: 'value', cards: [two], points: 2 },
      { kind: 'duplicate', cards: otherTwos, points: 0 },
      { kind: 'value', cards: [llama], points: 10 },
      { kind: 'duplicate', cards: [otherLlama], points: 0 },
    ]);
    expect(lama.parts(viewOf(lama, at, 0), 3)).toEqual([
      { kind: 'value', cards: [at.table.piles[handOf(3)]![0]], points: 3 },
      { kind: 'value', cards: [at.table.piles[handOf(3)]![1]], points: 4 },
    ]);
  });

  test('who went out with nothing to return has no lines', () => {
    const at = given(lama, { hands: [[5], [1], [1], [1]], discard: [5] });
    go(lama, at, play(5));
    expect(lama.parts(viewOf(lama, at), 0)).toEqual([]);
  });

  test.each([
    [RETURN_BLACK, -10],
    [RETURN_WHITE, -1],
  ])('a returned token is a line of who went out, and of nobody else: %j', (move, points) => {
    const at = given(lama, { hands: [[5], [1], [1], [1]], discard: [5], tokens: [[1, 3]] });
    go(lama, at, play(5), move);
    expect(lama.parts(viewOf(lama, at), 0)).toEqual([{ kind: 'returned', cards: [], points }]);
    expect(lama.parts(viewOf(lama, at), 1).map(({ kind }) => kind)).toEqual(['value']);
    expect(at.open.points).toEqual([points, 1, 1, 1]);
  });

  test('every kind of line is announced', () => {
    expect(lama.partKinds).toEqual(['value', 'duplicate', 'returned']);
    expect(lama.notes).toEqual(['quit', 'wentOut', 'returned']);
  });
});
