/** What Kaktus says of itself, its cards and its deal. */
import { seatingOf, start } from '../../core/match';
import { presetOptions } from '../../core/options';
import { NOBODY, type Move } from '../../core/rules';
import { EVERYONE } from '../../core/table';
import { begin, legal, play, rules, see, truth, WRITTEN } from './kaktus.testkit';
import { kaktus } from './rules';
import { DISCARD, DRAW, handOf, HELD, NO_POWER, PEEK, STOCK } from './shape';
import { cardName } from './trace';

describe('cards and seats', () => {
  test('forty cards: a 52-card pack without 8, 9 and 10', () => {
    const names = kaktus.deck(WRITTEN).map(cardName);
    const pack = [...'A234567JQK'].flatMap((rank) => [...'SHDC'].map((suit) => rank + suit));
    expect(names).toEqual(pack);
    expect(new Set(names).size).toBe(40);
  });

  test('2–6 players', () => {
    expect(kaktus.seatRange(WRITTEN)).toEqual({ min: 2, max: 6 });
    for (const seats of [1, 7]) {
      const started = start(rules, { game: 'kaktus', seats, options: WRITTEN, seed: 'a' });
      expect(started).toEqual({ ok: false, why: 'seats', min: 2, max: 6 });
    }
  });

  test('the order is drawn at random at the start', () => {
    expect(kaktus.drawsOrder).toBe(true);
    const orders = new Set<string>();
    for (let game = 0; game < 200; game++) {
      orders.add(seatingOf(rules, { game: 'kaktus', seats: 3, options: WRITTEN, seed: `order ${game}` }).join());
    }
    expect(orders.size).toBe(6);
  });

  test('seat 0 of that order begins', () => {
    const at = truth(begin(3));
    for (let seat = 0; seat < 3; seat++) play(at, { type: 'peek', places: [0, 1] });
    expect(at.open).toMatchObject({ phase: DRAW, toAct: 0, starter: 0 });
  });

  test('the piles are stock, discard, held card and a hand a seat; there are no chips', () => {
    expect(kaktus.piles(2)).toEqual([
      { kind: 'deck', seat: null },
      { kind: 'discard', seat: null },
      { kind: 'held', seat: null },
      { kind: 'hand', seat: 0 },
      { kind: 'hand', seat: 1 },
    ]);
    expect(kaktus.pots(6, WRITTEN)).toEqual([]);
    expect(kaktus.chipTotal(6, WRITTEN)).toBe(0);
  });

  test('what the game says of itself', () => {
    expect(kaktus).toMatchObject({ id: 'kaktus', rev: 1, secret: 'peeks', partKinds: ['card', 'penalty'] });
    expect(kaktus.phases).toEqual(['over', 'between', 'peek', 'draw', 'drawn', 'power', 'end']);
    expect(kaktus.notes).toEqual([
      'kaktus',
      'pairMade',
      'pairFailed',
      'penaltySkipped',
      'powerLook',
      'powerSpy',
      'powerSwap',
      'powerLapsed',
      'reshuffled',
      'stockOut',
      'callerBeaten',
    ]);
  });

  test('as written: one deal, no penalty, no safety, shared ties, the penalty card is looked at', () => {
    expect(WRITTEN).toEqual({ length: 1, beaten: 'none', safe: false, tie: 'shared', penalty: 'seen' });
  });

  test('the options are those of the rules', () => {
    const values = Object.fromEntries(Object.entries(kaktus.optionSpecs).map(([key, spec]) => [key, spec.values]));
    expect(values).toEqual({
      length: [1, 3, 5, 9, 'to50', 'to100'],
      beaten: ['none', 'five', 'ten', 'double'],
      safe: [false, true],
      tie: ['shared', 'callerLoses'],
      penalty: ['seen', 'unseen'],
    });
  });

  test('there are no Box rules: the preset box is the same as written', () => {
    expect(presetOptions(rules, 'box')).toEqual(WRITTEN);
  });
});

describe('the deal', () => {
  test.each([2, 3, 4, 5, 6])('four cards each, face down in fixed places, for %i players', (seats) => {
    const { table, open } = truth(begin(seats));
    for (let seat = 0; seat < seats; seat++) {
      const hand = table.piles[handOf(seat)]!;
      expect(hand).toHaveLength(4);
      for (const card of hand) expect([table.up[card], table.seen[card]]).toEqual([0, 0]);
    }
    expect(table.piles[STOCK]).toHaveLength(40 - 4 * seats - 1);
    expect(table.piles[HELD]).toEqual([]);
    expect(open).toEqual({
      phase: PEEK,
      toAct: 0,
      round: 1,
      totals: new Array(seats).fill(0),
      points: [],
      starter: 0,
      caller: NOBODY,
      power: NO_POWER,
    });
  });

  test('the top of the stock starts the discard pile', () => {
    const { table } = truth(begin(4));
    const [card, ...more] = table.piles[DISCARD]!;
    expect(more).toEqual([]);
    expect(card).toBe(40 - 16 - 1);
    expect([table.up[card!], table.seen[card!]]).toEqual([1, EVERYONE]);
  });

  test('every seed deals another game, and all forty cards are there', () => {
    const a = truth(begin(4, 'a')).table.faces;
    expect(truth(begin(4, 'b')).table.faces).not.toEqual(a);
    expect(a.slice().sort((x, y) => x - y)).toEqual(kaktus.deck(WRITTEN));
  });

  test('before the first turn every player, in seat order, looks at two of the own cards, chosen freely, once', () => {
    const at = truth(begin(3));
    const choices = [
      [0, 1],
      [0, 2],
      [1, 2],
      [0, 3],
      [1, 3],
      [2, 3],
    ].map((two) => ({ type: 'peek', places: two }));
    const looks = [
      [1, 3],
      [0, 2],
      [0, 1],
    ];
    looks.forEach((two, seat) => {
      expect(at.open).toMatchObject({ phase: PEEK, toAct: seat });
      expect(legal(at)).toEqual(choices);
      const events = play(at, { type: 'peek', places: two });
      expect(events.map((event) => event.kind)).toEqual(['shown', 'shown']);
    });
    expect(at.open.phase).toBe(DRAW);
    looks.forEach((two, seat) => {
      expect(see(at).known[seat]).toEqual(two.map((place) => ({ seat, place, card: see(at).hands[seat]![place] })));
    });
    expect(kaktus.why(at, { type: 'peek', places: [0, 1] } as Move)).toBe('peekOver');
  });
});
