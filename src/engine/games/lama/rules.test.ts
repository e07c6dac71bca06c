/** The course of a round and of a game, sentence by sentence. */
import { BETWEEN } from '../../core/rules';
import { EVERYONE, seatBit } from '../../core/table';
import { newPosition } from '../../core/position';
import { dealerOf, facesIn, given, go, L, legalOf, optionsOf, play, supplyOf } from './lama.testkit';
import { lama } from './rules';
import {
  afterFace,
  DECK,
  DECK_FACES,
  DISCARD,
  DRAW,
  GIVE_WHITE,
  handOf,
  QUIT,
  RETURN,
  RETURN_WHITE,
  TURN,
} from './shape';

const SIX = [1, 2, 3, 4, 5, 6];

function dealt(seats: number, seed: string, preset: 'written' | 'box' = 'written') {
  const at = newPosition(lama, seats, optionsOf(lama, preset));
  const events: Parameters<typeof dealerOf>[0] = [];
  lama.deal(at, dealerOf(events, seed));
  return { at, events };
}

describe('the deck', () => {
  test('values 1–6 and the llama, eight of each, 56 cards', () => {
    const deck = lama.deck(optionsOf(lama, 'written'));
    expect(deck).toHaveLength(56);
    for (let face = 1; face <= 7; face++) expect(deck.filter((card) => card === face)).toHaveLength(8);
    expect(deck).toBe(DECK_FACES);
  });

  test('the order is 1→2→3→4→5→6→llama→1', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(afterFace)).toEqual([2, 3, 4, 5, 6, 7, 1]);
  });
});

describe('the deal', () => {
  test.each([2, 3, 4, 5, 6])(
    '%i seats: all 56 shuffled, six each, the next one turned as the first discard',
    (seats) => {
      const { at, events } = dealt(seats, 'a', 'box');
      for (let seat = 0; seat < seats; seat++) {
        const hand = at.table.piles[handOf(seat)]!;
        expect(hand).toHaveLength(6);
        for (const card of hand) expect([at.table.seen[card], at.table.up[card]]).toEqual([seatBit(seat), 0]);
      }
      const [first] = at.table.piles[DISCARD]!;
      expect(at.table.piles[DISCARD]).toHaveLength(1);
      expect([at.table.seen[first!], at.table.up[first!]]).toEqual([EVERYONE, 1]);
      expect(at.table.piles[DECK]).toHaveLength(55 - 6 * seats);
      for (const card of at.table.piles[DECK]!) expect([at.table.seen[card], at.table.up[card]]).toEqual([0, 0]);
      expect(at.table.faces.slice().sort()).toEqual(DECK_FACES.slice().sort());
      expect(at.table.faces).not.toEqual(DECK_FACES);
      expect(events.slice(0, 2)).toEqual([
        { kind: 'gathered', into: DECK },
        { kind: 'shuffled', pile: DECK },
      ]);
      expect(events).toHaveLength(2 + 6 * seats + 1);
      expect(at.open).toMatchObject({ phase: TURN, round: 1, quit: 0, returned: 0, points: [] });
      expect(at.open.toAct).toBe(at.open.starter);
    },
  );

  test('the piles are named deck, discard and a hand a seat', () => {
    expect(lama.piles(2)).toEqual([
      { kind: 'deck', seat: null },
      { kind: 'discard', seat: null },
      { kind: 'hand', seat: 0 },
      { kind: 'hand', seat: 1 },
    ]);
  });

  test('the first starter is random', () => {
    const starters = new Set(Array.from({ length: 60 }, (_, i) => dealt(4, `s${i}`).at.open.starter));
    expect([...starters].sort()).toEqual([0, 1, 2, 3]);
  });

  test('a llama as the first discard is an ordinary start', () => {
    const at = given(lama, { hands: [[L, 1, 2, 3, 4, 5], SIX, SIX, SIX], discard: [L] });
    expect(legalOf(lama, at)).toEqual([play(L), play(1), DRAW, QUIT]);
  });
});

describe('on a turn the player does exactly one thing', () => {
  test.each([
    ['top is 6: playable 6 and L', 6, [6, L]],
    ['top is L: playable L and 1', L, [L, 1]],
    ['top is 1: playable 1 and 2', 1, [1, 2]],
    ['top is 3: playable 3 and 4', 3, [3, 4]],
  ])('%s', (_, top, playable) => {
    const at = given(lama, { hands: [[...SIX, L], SIX, SIX, SIX], discard: [top] });
    expect(legalOf(lama, at)).toEqual([...playable.map(play), DRAW, QUIT]);
  });

  test('a value held twice is listed once', () => {
    const at = given(lama, { hands: [[2, 2, 3, 3, 2], SIX, SIX, SIX], discard: [2] });
    expect(legalOf(lama, at)).toEqual([play(2), play(3), DRAW, QUIT]);
  });

  test('play puts the card face up on the discards and hands the turn on', () => {
    const at = given(lama, { hands: [[2, 4, 3], SIX, SIX, SIX], discard: [5, 2] });
    go(lama, at, play(2));
    expect(facesIn(at, DISCARD)).toEqual([5, 2, 2]);
    expect(facesIn(at, handOf(0)).sort()).toEqual([3, 4]);
    expect(at.table.up[at.table.piles[DISCARD]!.at(-1)!]).toBe(1);
    expect(at.open).toMatchObject({ toAct: 1, phase: TURN });
  });

  test('draw one card, which ends the turn; only its owner sees it', () => {
    const at = given(lama, { hands: [[5], SIX, SIX, SIX], discard: [5], toAct: 3 });
    const top = at.table.piles[DECK]!.at(-1)!;
    const left = at.table.piles[DECK]!.length;
    go(lama, at, DRAW);
    expect(at.table.piles[handOf(3)]!.at(-1)).toBe(top);
    expect([at.table.seen[top], at.table.up[top]]).toEqual([seatBit(3), 0]);
    expect(at.table.piles[DECK]).toHaveLength(left - 1);
    expect(at.open.toAct).toBe(0);
  });

  test('drawing is not allowed when the draw pile is empty, and the pile is never renewed', () => {
    const at = given(lama, { hands: [[5, 6], SIX, SIX, SIX], discard: [1, 2, 5], draw: [4] });
    expect(legalOf(lama, at)).toContain(DRAW);
    go(lama, at, DRAW);
    expect(at.table.piles[DECK]).toEqual([]);
    expect(legalOf(lama, at)).toEqual([play(5), play(6), QUIT]);
    expect(lama.why(at, DRAW)).toBe('pileEmpty');
  });

  test('drawing is not allowed for the only player still active', () => {
    const at = given(lama, { hands: [SIX, SIX, [5], SIX], discard: [5], quit: [0, 1, 3], toAct: 2 });
    expect(legalOf(lama, at)).toEqual([play(5), QUIT]);
    expect(lama.why(at, DRAW)).toBe('onlyPlayerLeft');
  });

  test('quit the round: cards stay face down and hidden, still count, no way back', () => {
    const at = given(lama, { hands: [[5, 6], SIX, SIX, SIX], discard: [5] });
    const events = go(lama, at, QUIT);
    expect(events).toEqual([{ kind: 'noted', note: 'quit', seat: 0, count: 0 }]);
    for (const card of at.table.piles[handOf(0)]!) {
      expect([at.table.seen[card], at.table.up[card]]).toEqual([seatBit(0), 0]);
    }
    go(lama, at, DRAW, DRAW, DRAW);
    expect(at.open.toAct).toBe(1);
    go(lama, at, QUIT, QUIT, QUIT);
    expect(at.open.points).toEqual([11, expect.any(Number), expect.any(Number), expect.any(Number)]);
  });

  test('drawing or quitting is allowed even with a playable card', () => {
    const at = given(lama, { hands: [[5], SIX, SIX, SIX], discard: [5] });
    expect(legalOf(lama, at)).toEqual([play(5), DRAW, QUIT]);
  });

  test('quit players are skipped, clockwise', () => {
    const at = given(lama, { hands: [SIX, SIX, SIX, SIX], discard: [5], quit: [1, 3] });
    go(lama, at, DRAW);
    expect(at.open.toAct).toBe(2);
    go(lama, at, DRAW);
    expect(at.open.toAct).toBe(0);
    go(lama, at, play(5));
    expect(at.open.toAct).toBe(2);
  });

  test('draw pile empty and nothing playable: quit is the only move that ends the turn', () => {
    const at = given(lama, { hands: [[2], SIX, SIX, SIX], discard: [5], draw: [] });
    expect(legalOf(lama, at)).toEqual([QUIT]);
    const rich = given(lama, { hands: [[2], SIX, SIX, SIX], discard: [5], draw: [], tokens: [[0, 10]] });
    expect(legalOf(lama, rich)).toEqual([QUIT, GIVE_WHITE]);
  });
});

describe('the end of a round', () => {
  test('a round ends at once when a player plays the last card', () => {
    const at = given(lama, { hands: [[5], [1], [2], [3, L]], discard: [5] });
    const events = go(lama, at, play(5));
    expect(at.open).toMatchObject({ phase: BETWEEN, points: [0, 1, 2, 13], totals: [0, 1, 2, 13], last: 0 });
    expect(events).toContainEqual({ kind: 'noted', note: 'wentOut', seat: 0, count: 0 });
  });

  test('a round ends when everybody has quit, and then no token goes back', () => {
    const at = given(lama, {
      hands: [[5], [1], [2], [3]],
      discard: [5],
      quit: [0, 1, 2],
      toAct: 3,
      tokens: [
        [0, 0],
        [0, 0],
        [0, 0],
        [1, 2],
      ],
    });
    go(lama, at, QUIT);
    expect(at.open).toMatchObject({
      phase: BETWEEN,
      points: [5, 1, 2, 3],
      totals: [5, 1, 2, 15],
      returned: 0,
      last: 3,
    });
  });

  test('three have quit, the fourth holds 2,2 on a 2: plays 2, plays 2, wins the round', () => {
    const at = given(lama, { hands: [[2, 2], [1], [3], [4]], discard: [2], quit: [1, 2, 3], tokens: [[0, 1]] });
    go(lama, at, play(2));
    expect(at.open).toMatchObject({ phase: TURN, toAct: 0 });
    go(lama, at, play(2));
    expect(at.open).toMatchObject({ phase: RETURN, toAct: 0 });
    go(lama, at, RETURN_WHITE);
    expect(at.open).toMatchObject({ phase: BETWEEN, totals: [0, 1, 3, 4] });
  });

  test('at the end of a round all hands lie face up', () => {
    const at = given(lama, { hands: [[5], [1, 2], [2], [3]], discard: [5], quit: [1] });
    const events = go(lama, at, play(5));
    for (const seat of [1, 2, 3]) {
      for (const card of at.table.piles[handOf(seat)]!) {
        expect([at.table.up[card], at.table.seen[card]]).toEqual([1, EVERYONE]);
      }
    }
    expect(events.filter(({ kind }) => kind === 'turned')).toHaveLength(4);
    for (const card of at.table.piles[DECK]!) expect(at.table.up[card]).toBe(0);
  });

  test('the next round gathers all cards and forgets who quit and what was returned', () => {
    const at = given(lama, { hands: [[5], [1], [2], [3]], discard: [5], quit: [2], tokens: [[0, 3]] });
    go(lama, at, play(5), RETURN_WHITE);
    const supply = supplyOf(at);
    lama.deal(at, dealerOf([]));
    expect(at.open).toMatchObject({
      phase: TURN,
      round: 2,
      quit: 0,
      returned: 0,
      totals: [2, 1, 2, 3],
      points: [-1, 1, 2, 3],
    });
    expect(at.table.piles.map((pile) => pile.length)).toEqual([31, 1, 6, 6, 6, 6]);
    expect(supplyOf(at)).toEqual(supply);
  });
});

describe('later starters', () => {
  function afterRound(starter: 'left' | 'last', first: number, out: number) {
    const at = given(lama, {
      hands: [0, 1, 2, 3].map((seat) => (seat === out ? [5] : [1, 2])),
      discard: [5],
      toAct: out,
      starter: first,
      options: { starter },
    });
    go(lama, at, play(5));
    lama.deal(at, dealerOf([]));
    expect(at.open.toAct).toBe(at.open.starter);
    return at.open.starter;
  }

  test('as written: left of the previous round’s starter', () => {
    expect(afterRound('left', 0, 2)).toBe(1);
    expect(afterRound('left', 3, 2)).toBe(0);
  });

  test('box rules: the player who acted last', () => {
    expect(afterRound('last', 0, 2)).toBe(2);
    expect(afterRound('last', 3, 1)).toBe(1);
  });

  test('box rules: the last to quit acted last', () => {
    const at = given(lama, { hands: [[5], [1], [2], [3]], quit: [0, 1, 2], toAct: 3, preset: 'box' });
    go(lama, at, QUIT);
    lama.deal(at, dealerOf([]));
    expect(at.open.starter).toBe(3);
  });
});
