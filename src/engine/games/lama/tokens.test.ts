/** The supply and how points are paid from it, also when it runs short. */
import { dealerOf, given, go, goingOut, L, optionsOf, paying, supplyOf, tokensOf } from './lama.testkit';
import { lama } from './rules';
import { RETURN_WHITE } from './shape';

const ALL_SEVEN = [1, 2, 3, 4, 5, 6, L];

describe('the supply', () => {
  test('50 white and 20 black before the first round', () => {
    const at = given(lama, { hands: [[1], [1], [1], [1]] });
    expect(supplyOf(at)).toEqual([20, 50]);
    expect(lama.pots(4, at.options).slice(12)).toEqual([
      { kind: 'black', seat: null, secret: false },
      { kind: 'white', seat: null, secret: false },
    ]);
  });

  test('every seat has a pot of blacks, one of whites and a note; unlimited, that is all', () => {
    expect(lama.pots(2, optionsOf(lama, 'box'))).toEqual([
      { kind: 'black', seat: 0, secret: false },
      { kind: 'white', seat: 0, secret: false },
      { kind: 'note', seat: 0, secret: false },
      { kind: 'black', seat: 1, secret: false },
      { kind: 'white', seat: 1, secret: false },
      { kind: 'note', seat: 1, secret: false },
    ]);
  });

  test('an unlimited supply is not put on the table', () => {
    const at = given(lama, { hands: [[1], [1]], preset: 'box' });
    const events: Parameters<typeof dealerOf>[0] = [];
    at.open.round = 0;
    lama.deal(at, dealerOf(events));
    expect(events.filter(({ kind }) => kind === 'paid')).toEqual([]);
  });

  test('what is held plus what is in the supply is always 50 white and 20 black', () => {
    const { at } = paying([[5, 6], [L], ALL_SEVEN, [1]], []);
    expect([0, 1, 2, 3].map((seat) => tokensOf(at, seat))).toEqual([
      [1, 1, 0],
      [1, 0, 0],
      [3, 1, 0],
      [0, 1, 0],
    ]);
    expect(supplyOf(at)).toEqual([15, 47]);
  });
});

describe('payment with a limited supply', () => {
  test('as many blacks as the tens of the debt and the supply allow, then whites', () => {
    const { at } = paying(
      [ALL_SEVEN, [1], [1], [1]],
      [
        [0, 0],
        [18, 0],
      ],
    );
    expect(tokensOf(at, 0)).toEqual([2, 11, 0]);
    expect(supplyOf(at)).toEqual([0, 36]);
  });

  test('players pay in seat order from 0', () => {
    const { at } = paying(
      [[L], [L], [1], [1]],
      [
        [0, 0],
        [0, 0],
        [19, 0],
      ],
    );
    expect(tokensOf(at, 0)).toEqual([1, 0, 0]);
    expect(tokensOf(at, 1)).toEqual([0, 10, 0]);
  });

  test('whites that are just enough are paid as they are', () => {
    const { at } = paying(
      [[6], [L], [L], [L]],
      [
        [0, 8],
        [0, 36],
      ],
    );
    expect(tokensOf(at, 0)).toEqual([0, 14, 0]);
    expect(supplyOf(at)).toEqual([17, 0]);
  });

  test('if whites run short, one extra black is taken against whites given back from the payer’s own', () => {
    const { at, events } = paying(
      [[6], [L], [L], [L]],
      [
        [0, 4],
        [0, 41],
      ],
    );
    expect(tokensOf(at, 0)).toEqual([1, 0, 0]);
    expect(supplyOf(at)).toEqual([16, 9]);
    expect(at.open).toMatchObject({ totals: [10, 51, 10, 10], points: [6, 10, 10, 10] });
    expect(events.filter(({ kind }) => kind === 'paid').slice(0, 2)).toEqual([
      { kind: 'paid', from: 12, to: 0, count: 1 },
      { kind: 'paid', from: 1, to: 13, count: 4 },
    ]);
  });

  test('the extra black comes on top of the blacks for the tens', () => {
    const { at } = paying(
      [[L, 6], [L], [L], [L]],
      [
        [0, 4],
        [0, 46],
      ],
    );
    expect(tokensOf(at, 0)).toEqual([2, 0, 0]);
    expect(supplyOf(at)).toEqual([15, 4]);
  });

  test('without enough change of one’s own the payer takes all the whites there are and the rest is a note', () => {
    const { at } = paying(
      [[6], [L], [L], [L]],
      [
        [0, 3],
        [0, 45],
      ],
    );
    expect(tokensOf(at, 0)).toEqual([0, 5, 4]);
    expect(supplyOf(at)).toEqual([17, 0]);
    expect(at.open).toMatchObject({ totals: [9, 55, 10, 10], points: [6, 10, 10, 10] });
  });

  test('without a black for the extra one the rest is a note too, whatever change one has', () => {
    const { at } = paying(
      [[6], [L], [1], [1]],
      [
        [0, 9],
        [20, 41],
      ],
    );
    expect(tokensOf(at, 0)).toEqual([0, 9, 6]);
    expect(tokensOf(at, 1)).toEqual([20, 41, 10]);
    expect(tokensOf(at, 2)).toEqual([0, 0, 1]);
    expect(at.open.points).toEqual([6, 10, 1, 1]);
  });

  test('a note grows and is kept for the game', () => {
    const { at } = paying(
      [[6], [1], [1], [1]],
      [
        [0, 0, 7],
        [20, 50],
      ],
    );
    expect(tokensOf(at, 0)).toEqual([0, 0, 13]);
    expect(at.open.totals[0]).toBe(13);
  });
});

describe('payment without limits: Box rules', () => {
  test('black first: the tens of the debt in blacks, the rest in whites', () => {
    const { at } = paying([ALL_SEVEN, [L, 6], [6], [1]], [], optionsOf(lama, 'box'));
    expect([0, 1, 2, 3].map((seat) => tokensOf(at, seat))).toEqual([
      [3, 1, 0],
      [1, 6, 0],
      [0, 6, 0],
      [0, 1, 0],
    ]);
    expect(supplyOf(at)).toEqual([]);
  });

  test('ten whites always become one black', () => {
    const { at } = paying(
      [[L, 6], [6], [3], [1]],
      [
        [2, 7],
        [0, 3],
        [0, 7],
        [1, 8],
      ],
      optionsOf(lama, 'box'),
    );
    expect([0, 1, 2, 3].map((seat) => tokensOf(at, seat))).toEqual([
      [4, 3, 0],
      [0, 9, 0],
      [1, 0, 0],
      [1, 9, 0],
    ]);
  });
});

test('automatic exchange from a limited supply touches nobody’s tokens but those with ten whites', () => {
  const at = goingOut([1, 3], [[0, 9]], { exchange: 'auto' });
  go(lama, at, RETURN_WHITE);
  expect([0, 1, 2, 3].map((seat) => tokensOf(at, seat))).toEqual([
    [1, 2, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 1, 0],
  ]);
  expect(supplyOf(at)).toEqual([18, 46]);
});

test('one number a seat and round on the score sheet, and none before the first', () => {
  const { at } = paying([[5], [L], [2], [1]], []);
  expect(at.open.points).toStrictEqual([5, 10, 2, 1]);
  expect(lama.open(4, at.options)).toMatchObject({ points: [], totals: [0, 0, 0, 0], paid: [0, 0, 0, 0] });
});
