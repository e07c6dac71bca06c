/** Ten whites for one black: by choice, or by themselves. */
import { given, go, goingOut, legalOf, paying, supplyOf, tokensOf } from './lama.testkit';
import { lama } from './rules';
import { GIVE_BLACK, GIVE_WHITE, RETURN_BLACK, type LamaOptions } from './shape';

const AUTO: Partial<LamaOptions> = { exchange: 'auto' };

describe('ten whites for one black', () => {
  test('as written: the player’s free choice, both ways, on own turn; does not end the turn', () => {
    const at = given(lama, {
      hands: [[2], [1], [1], [1]],
      discard: [5],
      toAct: 2,
      tokens: [
        [0, 0],
        [0, 0],
        [1, 12],
      ],
    });
    expect(legalOf(lama, at).slice(-2)).toEqual([GIVE_BLACK, GIVE_WHITE]);
    go(lama, at, GIVE_WHITE);
    expect(tokensOf(at, 2)).toEqual([2, 2, 0]);
    expect(supplyOf(at)).toEqual([18, 48]);
    go(lama, at, GIVE_BLACK, GIVE_BLACK);
    expect(tokensOf(at, 2)).toEqual([0, 22, 0]);
    expect(supplyOf(at)).toEqual([20, 28]);
    expect(at.open).toMatchObject({ toAct: 2, totals: [0, 0, 22, 0] });
    expect(lama.why(at, GIVE_BLACK)).toBe('noBlack');
  });

  test('exactly ten whites are enough, nine are not', () => {
    const at = given(lama, {
      hands: [[2], [1], [1], [1]],
      tokens: [
        [0, 10],
        [0, 9],
      ],
    });
    expect(lama.why(at, GIVE_WHITE)).toBeNull();
    at.open.toAct = 1;
    expect(lama.why(at, GIVE_WHITE)).toBe('fewWhites');
  });

  test('the supply must have what is asked for', () => {
    const noWhite = given(lama, {
      hands: [[2], [1], [1], [1]],
      tokens: [
        [1, 0],
        [0, 41],
      ],
    });
    expect(lama.why(noWhite, GIVE_BLACK)).toBe('supplyShort');
    const tenWhite = given(lama, {
      hands: [[2], [1], [1], [1]],
      tokens: [
        [1, 0],
        [0, 40],
      ],
    });
    expect(lama.why(tenWhite, GIVE_BLACK)).toBeNull();
    const noBlack = given(lama, {
      hands: [[2], [1], [1], [1]],
      tokens: [
        [0, 10],
        [20, 0],
      ],
    });
    expect(lama.why(noBlack, GIVE_WHITE)).toBe('supplyShort');
  });

  test('free with an unlimited supply: tokens come from nowhere', () => {
    const at = given(lama, { hands: [[2], [1]], tokens: [[1, 60]], preset: 'box', options: { exchange: 'free' } });
    const events = go(lama, at, GIVE_BLACK, GIVE_WHITE);
    expect(events).toEqual([
      { kind: 'paid', from: 0, to: null, count: 1 },
      { kind: 'paid', from: null, to: 1, count: 10 },
      { kind: 'paid', from: 1, to: null, count: 10 },
      { kind: 'paid', from: null, to: 0, count: 1 },
    ]);
    expect(tokensOf(at, 0)).toEqual([1, 60, 0]);
  });

  test('free: nothing is exchanged by itself', () => {
    expect(tokensOf(paying([[5], [1], [1], [1]], [[0, 7]]).at, 0)).toEqual([0, 12, 0]);
  });

  test('automatic: ten whites always become one black, and nobody may exchange', () => {
    const { at } = paying(
      [[5], [1], [1], [4]],
      [
        [0, 7],
        [0, 8],
        [2, 9],
        [0, 0],
      ],
      AUTO,
    );
    expect([0, 1, 2, 3].map((seat) => tokensOf(at, seat))).toEqual([
      [1, 2, 0],
      [0, 9, 0],
      [3, 0, 0],
      [0, 4, 0],
    ]);
    expect(supplyOf(at)).toEqual([16, 35]);
    const turn = given(lama, { hands: [[2], [1], [1], [1]], tokens: [[1, 9]], options: AUTO });
    expect(lama.why(turn, GIVE_BLACK)).toBe('noExchange');
    expect(lama.why(turn, GIVE_WHITE)).toBe('noExchange');
  });

  test('automatic with a limited supply: who waits for a black gets it when one comes back', () => {
    const at = goingOut(
      [3, 0],
      [
        [0, 5],
        [0, 14],
        [17, 0],
      ],
      AUTO,
    );
    expect(tokensOf(at, 2)).toEqual([0, 15, 0]);
    go(lama, at, RETURN_BLACK);
    expect(tokensOf(at, 2)).toEqual([1, 5, 0]);
    expect(supplyOf(at)).toEqual([0, 38]);
  });
});
