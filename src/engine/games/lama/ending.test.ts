/** When the game is over, who has won, and what the presets say. */
import { BETWEEN, OVER } from '../../core/rules';
import { winnersOf } from '../../core/scoresheet';
import { ALL_MOVES, given, go, optionsOf, play } from './lama.testkit';
import { lama } from './rules';
import { RETURN_BLACK, RETURN_WHITE, type LamaOptions } from './shape';

describe('the end of the game', () => {
  const ending = (totals: readonly number[], options: Partial<LamaOptions> = {}) => {
    const at = given(lama, {
      hands: [[5], [1], [1], [1]],
      discard: [5],
      tokens: totals.map((total) => [Math.floor(total / 10), total % 10] as const),
      options,
    });
    go(lama, at, play(5));
    return at;
  };

  test('if anybody has 40 or more, the game ends', () => {
    expect(ending([0, 0, 0, 38]).open).toMatchObject({ phase: BETWEEN, totals: [0, 1, 1, 39] });
    expect(ending([0, 0, 0, 39]).open).toMatchObject({ phase: OVER, totals: [0, 1, 1, 40] });
    expect(ending([0, 39, 0, 0]).open).toMatchObject({ phase: OVER, totals: [0, 40, 1, 1] });
  });

  test.each([20, 40, 60])('the threshold can be %i', (threshold) => {
    expect(ending([0, 0, threshold - 2, 0], { threshold }).open.phase).toBe(BETWEEN);
    expect(ending([0, 0, threshold - 1, 0], { threshold }).open.phase).toBe(OVER);
  });

  test('a returned token counts before the end is looked for', () => {
    const at = ending([40, 0, 0, 0]);
    go(lama, at, RETURN_BLACK);
    expect(at.open).toMatchObject({ phase: BETWEEN, totals: [30, 1, 1, 1], points: [-10, 1, 1, 1] });
    const late = ending([51, 0, 0, 0]);
    go(lama, late, RETURN_WHITE);
    expect(late.open).toMatchObject({ phase: OVER, totals: [50, 1, 1, 1] });
  });

  test('two players on 12 and 12, another on 41: game over, the two share the win', () => {
    const at = given(lama, {
      hands: [[1], [1], [1], [2]],
      discard: [5],
      quit: [0, 1, 2],
      toAct: 3,
      tokens: [
        [1, 1],
        [1, 1],
        [2, 0],
        [3, 9],
      ],
    });
    go(
      lama,
      at,
      ALL_MOVES.find(({ type }) => type === 'quit')!,
    );
    expect(at.open).toMatchObject({ phase: OVER, totals: [12, 12, 21, 41] });
    expect(winnersOf(at.open.totals)).toEqual([0, 1]);
  });
});

describe('presets', () => {
  test('L.A.M.A. as written: exactly 4 seats, left, free, limited, 40', () => {
    const options = optionsOf(lama, 'written');
    expect(options).toEqual({ seats: 'four', starter: 'left', exchange: 'free', supply: 'limited', threshold: 40 });
    expect(lama.seatRange(options)).toEqual({ min: 4, max: 4 });
  });

  test('L.A.M.A. box rules: 2–6 seats, last, auto, unlimited, 40', () => {
    const options = optionsOf(lama, 'box');
    expect(options).toEqual({ seats: 'open', starter: 'last', exchange: 'auto', supply: 'unlimited', threshold: 40 });
    expect(lama.seatRange(options)).toEqual({ min: 2, max: 6 });
  });

  test('every option offers its values', () => {
    expect(Object.entries(lama.optionSpecs).map(([key, { values }]) => [key, values])).toEqual([
      ['seats', ['four', 'open']],
      ['starter', ['left', 'last']],
      ['exchange', ['free', 'auto']],
      ['supply', ['limited', 'unlimited']],
      ['threshold', [20, 40, 60]],
    ]);
  });

  test('the game says what it is', () => {
    expect(lama).toMatchObject({ id: 'lama', rev: 1, drawsOrder: false, secret: 'hands' });
    expect(lama.phases).toEqual(['over', 'between', 'turn', 'return']);
    expect(lama.chipTotal(4, optionsOf(lama, 'written'))).toBe(0);
  });
});
