/** Where Alpaca differs from L.A.M.A., and that it is the same game otherwise. */
import { newPosition } from '../../core/position';
import { NEXT, BETWEEN } from '../../core/rules';
import { dealerOf, given, go, L, legalOf, optionsOf, play, tokensOf, viewOf } from '../lama/lama.testkit';
import { DRAW, GIVE_BLACK, GIVE_WHITE, handOf, QUIT, RETURN_BLACK, RETURN_WHITE } from '../lama/shape';
import { alpaca } from './rules';

test('as written: 2–6 seats, left of the previous starter, 40 points', () => {
  const options = optionsOf(alpaca, 'written');
  expect(options).toEqual({ starter: 'left', threshold: 40 });
  expect(alpaca.seatRange(options)).toEqual({ min: 2, max: 6 });
  expect(alpaca.id).toBe('alpaca');
});

test('box rules: 2–6 seats, the player who acted last, 40 points', () => {
  const options = optionsOf(alpaca, 'box');
  expect(options).toEqual({ starter: 'last', threshold: 40 });
  expect(alpaca.seatRange(options)).toEqual({ min: 2, max: 6 });
});

test.each([2, 3, 4, 5, 6])(
  '%i players: six cards each, the first starter random, later ones left of the previous',
  (seats) => {
    const first = new Set<number>();
    for (let i = 0; i < 80; i++) {
      const at = newPosition(alpaca, seats, optionsOf(alpaca, 'written'));
      const dealer = dealerOf([], `starter ${i}`);
      alpaca.deal(at, dealer);
      first.add(at.open.starter);
      for (let seat = 0; seat < seats; seat++) expect(at.table.piles[handOf(seat)]).toHaveLength(6);
      const { starter } = at.open;
      for (let quits = 0; quits < seats; quits++) alpaca.play(at, QUIT, dealer);
      alpaca.deal(at, dealer);
      expect([at.open.round, at.open.starter, at.open.toAct]).toEqual([
        2,
        (starter + 1) % seats,
        (starter + 1) % seats,
      ]);
    }
    expect(first.size).toBe(seats);
  },
);

test('the options are the starter and a threshold of 20, 40 or 60', () => {
  expect(alpaca.optionSpecs).toEqual({
    starter: { values: ['left', 'last'], written: 'left', box: 'last' },
    threshold: { values: [20, 40, 60], written: 40, box: 40 },
  });
});

test('the supply is unlimited', () => {
  const at = given(alpaca, { hands: [[1], [2], [3]] });
  expect(alpaca.pots(3, at.options)).toHaveLength(9);
  expect(alpaca.trace(viewOf(alpaca, at))).toMatchObject({ supply: null });
  const rich = given(alpaca, {
    hands: [[1, 2, 3, 4, 5, 6, L], [1]],
    quit: [1],
    tokens: [
      [40, 0],
      [30, 0],
    ],
  });
  go(alpaca, rich, QUIT);
  expect(tokensOf(rich, 0)).toEqual([43, 1, 0]);
});

test('ten whites always become one black', () => {
  const at = given(alpaca, {
    hands: [[3], [2]],
    quit: [1],
    tokens: [
      [1, 7],
      [0, 7],
    ],
  });
  const events = go(alpaca, at, QUIT);
  expect(tokensOf(at, 0)).toEqual([2, 0, 0]);
  expect(tokensOf(at, 1)).toEqual([0, 9, 0]);
  expect(events.filter(({ kind }) => kind === 'paid')).toEqual([
    { kind: 'paid', from: null, to: 1, count: 3 },
    { kind: 'paid', from: 1, to: null, count: 10 },
    { kind: 'paid', from: null, to: 0, count: 1 },
    { kind: 'paid', from: null, to: 4, count: 2 },
  ]);
});

test('there is no exchange move', () => {
  const at = given(alpaca, {
    hands: [[3, 4], [2]],
    discard: [3],
    tokens: [
      [2, 9],
      [0, 9],
    ],
  });
  expect(legalOf(alpaca, at)).toEqual([play(3), play(4), DRAW, QUIT]);
  expect(alpaca.why(at, GIVE_BLACK)).toBe('noExchange');
  expect(alpaca.why(at, GIVE_WHITE)).toBe('noExchange');
});

test('you can get rid of one coin, no matter if it is a black or a white one', () => {
  const out = () => {
    const at = given(alpaca, {
      hands: [[L], [2]],
      discard: [6],
      tokens: [
        [2, 5],
        [0, 0],
      ],
    });
    go(alpaca, at, play(L));
    expect(legalOf(alpaca, at)).toEqual([RETURN_BLACK, RETURN_WHITE]);
    return at;
  };
  const black = out();
  go(alpaca, black, RETURN_BLACK);
  expect(black.open).toMatchObject({ phase: BETWEEN, totals: [15, 2], points: [-10, 2] });
  const white = out();
  go(alpaca, white, RETURN_WHITE);
  expect(white.open).toMatchObject({ phase: BETWEEN, totals: [24, 2], points: [-1, 2] });
});

test('if all other players have left the round, you may only play your remaining cards or leave', () => {
  const at = given(alpaca, { hands: [[3, 5], [2]], discard: [3], quit: [1] });
  expect(legalOf(alpaca, at)).toEqual([play(3), QUIT]);
});

test('the table’s own move is none of the players’', () => {
  expect(alpaca.why(given(alpaca, { hands: [[1], [2]] }), NEXT)).toBe('unknownMove');
});
