/** The token that goes back when a hand is empty. */
import { BETWEEN } from '../../core/rules';
import { given, go, goingOut, legalOf, play, supplyOf, tokensOf, type Holding } from './lama.testkit';
import { lama } from './rules';
import { GIVE_BLACK, RETURN, RETURN_BLACK, RETURN_WHITE } from './shape';

describe('returning a token', () => {
  test('total 13 as 1 black 3 white, goes out, returns black → 3', () => {
    const at = goingOut([1, 3]);
    expect(at.open).toMatchObject({ phase: RETURN, toAct: 0 });
    expect(legalOf(lama, at)).toEqual([RETURN_BLACK, RETURN_WHITE]);
    const events = go(lama, at, RETURN_BLACK);
    expect(tokensOf(at, 0)).toEqual([0, 3, 0]);
    expect(at.open).toMatchObject({ totals: [3, 1, 1, 1], points: [-10, 1, 1, 1], returned: 10, phase: BETWEEN });
    expect(supplyOf(at)).toEqual([20, 44]);
    expect(events).toEqual([
      { kind: 'paid', from: 0, to: 12, count: 1 },
      { kind: 'noted', note: 'returned', seat: 0, count: 10 },
    ]);
  });

  test('total 9 in whites, goes out → may only return white → 8', () => {
    const at = goingOut([0, 9]);
    expect(legalOf(lama, at)).toEqual([RETURN_WHITE]);
    expect(lama.why(at, RETURN_BLACK)).toBe('underTen');
    go(lama, at, RETURN_WHITE);
    expect(tokensOf(at, 0)).toEqual([0, 8, 0]);
    expect(at.open).toMatchObject({ totals: [8, 1, 1, 1], points: [-1, 1, 1, 1], returned: 1 });
    expect(supplyOf(at)).toEqual([20, 39]);
  });

  test('with a total of 0 there is nothing to return and no question is asked', () => {
    expect(goingOut([0, 0]).open).toMatchObject({ phase: BETWEEN, totals: [0, 1, 1, 1], returned: 0 });
  });

  test('a single choice is still asked', () => {
    expect(goingOut([0, 1]).open.phase).toBe(RETURN);
  });

  test('black is open with a total of 10 or more: ten whites go where there is no black', () => {
    const at = goingOut([0, 10]);
    expect(legalOf(lama, at)).toEqual([RETURN_BLACK, RETURN_WHITE]);
    go(lama, at, RETURN_BLACK);
    expect(tokensOf(at, 0)).toEqual([0, 0, 0]);
    expect(supplyOf(at)).toEqual([20, 47]);
  });

  test('a black token goes before ten whites', () => {
    const at = goingOut([1, 12]);
    go(lama, at, RETURN_BLACK);
    expect(tokensOf(at, 0)).toEqual([0, 12, 0]);
  });

  test('with neither, the note goes first and then whites', () => {
    const at = goingOut([0, 7, 4]);
    const events = go(lama, at, RETURN_BLACK);
    expect(tokensOf(at, 0)).toEqual([0, 1, 0]);
    expect(supplyOf(at)).toEqual([20, 46]);
    expect(events.slice(0, 2)).toEqual([
      { kind: 'paid', from: 2, to: null, count: 4 },
      { kind: 'paid', from: 1, to: 13, count: 6 },
    ]);
  });

  test('a note of more than ten gives ten and keeps the whites', () => {
    const at = goingOut([0, 7, 14]);
    go(lama, at, RETURN_BLACK);
    expect(tokensOf(at, 0)).toEqual([0, 7, 4]);
    expect(at.open.totals[0]).toBe(11);
  });

  test('white is open to whoever holds a white or a note, and a white goes first', () => {
    const both = goingOut([0, 1, 2]);
    go(lama, both, RETURN_WHITE);
    expect(tokensOf(both, 0)).toEqual([0, 0, 2]);
    const note = goingOut([0, 0, 2]);
    expect(legalOf(lama, note)).toEqual([RETURN_WHITE]);
    go(lama, note, RETURN_WHITE);
    expect(tokensOf(note, 0)).toEqual([0, 0, 1]);
    expect(note.open.totals[0]).toBe(1);
  });

  test('a white goes back even from a hand full of blacks', () => {
    const at = goingOut([1, 3]);
    go(lama, at, RETURN_WHITE);
    expect(tokensOf(at, 0)).toEqual([1, 2, 0]);
    expect(at.open.totals[0]).toBe(12);
    expect(supplyOf(at)).toEqual([19, 45]);
  });

  test('a black is not broken for −1', () => {
    const at = goingOut([2, 0]);
    expect(legalOf(lama, at)).toEqual([RETURN_BLACK]);
    expect(lama.why(at, RETURN_WHITE)).toBe('noWhite');
  });

  test.each<readonly [string, Holding]>([
    ['1 in a white', [0, 1]],
    ['10 in a black', [1, 0]],
    ['10 in whites', [0, 10]],
    ['10 as note and whites', [0, 3, 7]],
    ['1 as a note', [0, 0, 1]],
  ])('totals never go below 0: %s, all of it can go back and no more', (_, tokens) => {
    const at = goingOut(tokens);
    const moves = legalOf(lama, at);
    const most = moves.includes(RETURN_BLACK) ? RETURN_BLACK : RETURN_WHITE;
    go(lama, at, most);
    expect(at.open.totals[0]).toBe(0);
    expect(tokensOf(at, 0)).toEqual([0, 0, 0]);
  });

  test('in the return phase the round is already paid: tokens and totals are new, hands and quit flags as the round left them', () => {
    const at = given(lama, {
      hands: [[5], [1, 1], [2], [3]],
      discard: [5],
      quit: [2],
      tokens: [
        [1, 3],
        [0, 4],
      ],
    });
    go(lama, at, play(5));
    expect(at.open).toMatchObject({
      phase: RETURN,
      toAct: 0,
      totals: [13, 5, 2, 3],
      paid: [0, 1, 2, 3],
      points: [],
      quit: 4,
    });
    expect(tokensOf(at, 1)).toEqual([0, 5, 0]);
    expect(at.table.piles.slice(2).map((pile) => pile.length)).toEqual([0, 2, 1, 1]);
  });

  test('there is no exchange in the return phase', () => {
    const at = goingOut([1, 10]);
    expect(legalOf(lama, at)).toEqual([RETURN_BLACK, RETURN_WHITE]);
    expect(lama.why(at, GIVE_BLACK)).toBe('mustReturn');
  });
});
