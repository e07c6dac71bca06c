/** Ranking and shared wins, with and without a seat that loses ties. */
import { presetOptions } from './options';
import { newPosition } from './position';
import { NOBODY, type Rules } from './rules';
import { places, placesOf, settle, sheetOf, winners, winnersOf } from './scoresheet';
import { noThanks } from '../games/no-thanks/rules';

describe('places and winners', () => {
  test('the lowest total wins, negative totals included', () => {
    expect(winnersOf([3, -2, 7])).toEqual([1]);
    expect(placesOf([3, -2, 7])).toEqual([2, 1, 3]);
  });

  test('players tied for lowest share the win, and tied seats share the better place', () => {
    expect(winnersOf([4, 9, 4])).toEqual([0, 2]);
    expect(placesOf([9, 4, 9, 4, 10])).toEqual([3, 1, 3, 1, 5]);
  });

  test('a seat that loses ties stands behind everyone with the same total, and before everyone with more', () => {
    expect(winnersOf([4, 9, 4], 2)).toEqual([0]);
    expect(placesOf([4, 9, 4], 2)).toEqual([1, 3, 2]);
    expect(placesOf([1, 5, 5, 5, 6], 1)).toEqual([1, 4, 2, 2, 5]);
  });

  test('a seat that loses ties wins alone when it is strictly lowest', () => {
    expect(winnersOf([4, 9, 3], 2)).toEqual([2]);
    expect(placesOf([4, 9, 3], 2)).toEqual([2, 3, 1]);
  });

  test('a game is asked for its tie loser, and one without an answer shares all ties', () => {
    const sharing: Rules = noThanks;
    const at = newPosition(sharing, 3, presetOptions(sharing, 'written'));
    settle(at.open, [5, 5, 8]);
    expect(winners(sharing, at)).toEqual([0, 1]);
    expect(places(sharing, at)).toEqual([1, 1, 3]);
    const strict: Rules = { ...sharing, tieLoser: ({ open }) => open.round };
    expect(winners(strict, at)).toEqual([1]);
    expect(places(strict, at)).toEqual([2, 1, 3]);
    const lenient: Rules = { ...sharing, tieLoser: () => NOBODY };
    expect(winners(lenient, at)).toEqual([0, 1]);
  });
});

describe('the sheet', () => {
  test('holds the settled rounds by seat, and their sums', () => {
    const rules: Rules = noThanks;
    const { open } = newPosition(rules, 3, presetOptions(rules, 'written'));
    settle(open, [1, -2, 3]);
    settle(open, [10, 20, 30]);
    const sheet = sheetOf(open);
    expect(sheet).toEqual({
      rounds: [
        [1, -2, 3],
        [10, 20, 30],
      ],
      totals: [11, 18, 33],
    });
    expect(sheet.totals).not.toBe(open.totals);
  });
});
