/** Kaktus sentence by sentence: every rule and worked example has a test of its name. */
import { Dealer } from '../../core/dealer';
import type { TableEvent } from '../../core/events';
import { seatingOf, start, step, viewFor, type Match } from '../../core/match';
import { sameMove } from '../../core/moves';
import { presetOptions } from '../../core/options';
import { listLegal, newPosition, playInPlace } from '../../core/position';
import { rngAt } from '../../core/rng';
import { ALL_EYES, BETWEEN, NEXT, NOBODY, OVER, type Eyes, type Move, type Rules } from '../../core/rules';
import { places, winners } from '../../core/scoresheet';
import { EVERYONE, seatBit } from '../../core/table';
import { veil } from '../../core/veil';
import type { KaktusMove, PairMove } from './moves';
import { kaktus } from './rules';
import {
  DISCARD,
  DRAW,
  DRAWN,
  END,
  handOf,
  HELD,
  LOOK,
  NO_POWER,
  PEEK,
  POWER,
  RANKS,
  SPY,
  STOCK,
  SUITS,
  SWAP,
  type KaktusOptions,
  type KaktusPosition,
} from './shape';
import { cardName } from './trace';

interface Trace {
  deal: number;
  phase: string;
  toAct: number | null;
  drawn: string | null;
  caller: number | null;
  hands: string[][];
  known: ({ seat: number; place: number; card: string }[] | null)[];
  stock: string[] | number;
  discard: string[];
  totals: number[];
}

interface Given {
  /** 'KS 2H': by seat, in order of place. */
  readonly hands: readonly string[];
  readonly discard?: string;
  /** Top last; all cards not named elsewhere when left out. */
  readonly stock?: string;
  readonly drawn?: string;
  readonly phase?: number;
  readonly power?: number;
  readonly toAct?: number;
  readonly caller?: number;
  readonly starter?: number;
  readonly options?: Wishes;
}

const rules = kaktus as unknown as Rules;
/** The named options only: an index signature would let `undefined` in. */
type Wishes = { readonly [K in 'length' | 'beaten' | 'safe' | 'tie' | 'penalty']?: KaktusOptions[K] };
const WRITTEN = presetOptions(rules, 'written') as unknown as KaktusOptions;
const optionsWith = (wishes: Wishes): KaktusOptions => Object.assign({}, WRITTEN, wishes);
const faceOf = (name: string): number => RANKS.indexOf(name[0]!) * 4 + SUITS.indexOf(name[1]!);
const cards = (names: string): number[] => names.split(' ').filter(Boolean).map(faceOf);

/** A table laid by hand: before the first shuffle a card's id is its face. Discards are known to all, hands to nobody. */
function given(from: Given): KaktusPosition {
  const at = newPosition(kaktus, from.hands.length, optionsWith(from.options ?? {}));
  const { table, open } = at;
  const used = new Set<number>();
  const lay = (pile: number, names: string): void => {
    table.piles[pile] = cards(names);
    table.piles[pile].forEach((card) => used.add(card));
  };
  from.hands.forEach((hand, seat) => lay(handOf(seat), hand));
  lay(DISCARD, from.discard ?? 'QC');
  lay(HELD, from.drawn ?? '');
  for (const card of table.piles[DISCARD]!) {
    table.up[card] = 1;
    table.seen[card] = EVERYONE;
  }
  open.toAct = from.toAct ?? 0;
  for (const card of table.piles[HELD]!) table.seen[card] = seatBit(open.toAct);
  if (from.stock === undefined) table.piles[STOCK] = table.faces.filter((face) => !used.has(face));
  else lay(STOCK, from.stock);
  open.round = 1;
  open.phase = from.phase ?? DRAW;
  open.power = from.power ?? NO_POWER;
  open.caller = from.caller ?? NOBODY;
  open.starter = from.starter ?? 0;
  return at;
}

function legal(at: KaktusPosition): Move[] {
  const out: (KaktusMove | typeof NEXT)[] = [];
  listLegal(kaktus, at, out);
  return out;
}

/** Plays moves that must be legal and gives back what was noted on the way. */
function play(at: KaktusPosition, ...moves: readonly object[]): TableEvent[] {
  const events: TableEvent[] = [];
  for (const wanted of moves) {
    const move = legal(at).find((candidate) => sameMove(candidate, wanted));
    expect({ wanted, legal: move !== undefined }).toEqual({ wanted, legal: true });
    playInPlace(kaktus, at, move as KaktusMove, new Dealer(rngAt('test', events.length), events));
  }
  return events;
}

const notes = (events: readonly TableEvent[]): string[] =>
  events.flatMap((event) => (event.kind === 'noted' ? [`${event.note} ${event.seat} ${event.count}`] : []));

const see = (at: KaktusPosition, eyes: Eyes = ALL_EYES): Trace => kaktus.trace(veil(kaktus, at, eyes, [])) as Trace;

/** 'seat.place card' of everything a seat knows. */
const known = (at: KaktusPosition, seat: number): string[] =>
  see(at).known[seat]!.map((one) => `${one.seat}.${one.place} ${one.card}`);

const FILLER = ['AS AH AD AC', '2S 2H 2D 2C', '3S 3H 3D 3C', '4S 4H 4D 4C', '5S 5H 5D 5C', 'KS KH KD KC'];

function begin(seats: number, seed = 'a', options: Wishes = {}): Match {
  const started = start(rules, { game: 'kaktus', seats, options: optionsWith(options), seed });
  if (!started.ok) throw new Error(started.why);
  return started.match;
}
const truth = (match: Match): KaktusPosition => match.position as unknown as KaktusPosition;

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

describe('drawing from the stock', () => {
  const table = (more: Partial<Given> = {}): KaktusPosition =>
    given({ hands: ['7H 2S 4D AC', '3S 3H 3D 3C', '5S 5H 5D 5C'], discard: 'QS', stock: 'KS JS', ...more });

  test('a turn: draw in one of two ways', () => {
    expect(legal(table())).toEqual([
      { type: 'draw' },
      { type: 'pair', places: [0, 1] },
      { type: 'pair', places: [0, 2] },
      { type: 'pair', places: [1, 2] },
      { type: 'pair', places: [0, 3] },
      { type: 'pair', places: [1, 3] },
      { type: 'pair', places: [2, 3] },
    ]);
  });

  test('look at the card: the drawer alone knows it', () => {
    const at = table({ toAct: 1 });
    play(at, { type: 'draw' });
    expect(at.open).toMatchObject({ phase: DRAWN, toAct: 1 });
    expect(see(at).stock).toEqual(['KS']);
    expect(see(at).drawn).toBe('JS');
    expect([0, 1, 2, NOBODY].map((eyes) => see(at, eyes).drawn)).toEqual(['?', 'JS', '?', '?']);
    expect(known(at, 1)).toEqual([]);
  });

  test('the drawn card may be kept in any place or discarded', () => {
    expect(legal(table({ phase: DRAWN, drawn: 'AS' }))).toEqual([
      { type: 'discard' },
      { type: 'keep', place: 0 },
      { type: 'keep', place: 1 },
      { type: 'keep', place: 2 },
      { type: 'keep', place: 3 },
    ]);
  });

  test('keep: it goes face down in the place of one own card, which is discarded face up', () => {
    const at = table();
    play(at, { type: 'draw' }, { type: 'keep', place: 2 });
    expect(see(at)).toMatchObject({ phase: 'end', toAct: 0, drawn: null, discard: ['QS', '4D'] });
    expect(see(at).hands[0]).toEqual(['7H', '2S', 'JS', 'AC']);
    expect(at.table.up[faceOf('JS')]).toBe(0);
    expect([at.table.up[faceOf('4D')], at.table.seen[faceOf('4D')]]).toEqual([1, EVERYONE]);
    expect([0, 1, 2].map((seat) => known(at, seat))).toEqual([['0.2 JS'], [], []]);
  });

  test('discard: it lies on the discard pile', () => {
    const at = table({ stock: 'KS QD' });
    expect(notes(play(at, { type: 'draw' }, { type: 'discard' }))).toEqual([]);
    expect(see(at)).toMatchObject({ phase: 'end', toAct: 0, drawn: null, discard: ['QS', 'QD'] });
    expect(at.table.up[faceOf('QD')]).toBe(1);
    expect(at.open.power).toBe(NO_POWER);
  });

  test.each(['AS', '2H', '3S', '4S', '5H', 'QH', 'KH'])('a discarded %s has no power', (card) => {
    const at = given({ hands: ['7H 2S', '3D 3C'], stock: card });
    play(at, { type: 'draw' }, { type: 'discard' });
    expect(at.open).toMatchObject({ phase: END, power: NO_POWER });
  });

  test.each([...'SHDC'])('suits mean nothing: every six, seven and jack has its power (%s)', (suit) => {
    const power = (rank: string): number => {
      const at = given({ hands: ['AS AH', '3D 3C'], stock: rank + suit });
      play(at, { type: 'draw' }, { type: 'discard' });
      expect(at.open.phase).toBe(POWER);
      return at.open.power;
    };
    expect(['6', '7', 'J'].map(power)).toEqual([LOOK, SPY, SWAP]);
  });

  test('a jack kept and discarded later from hand: no power', () => {
    const at = given({ hands: ['7H 2S', '3D 3C'], stock: 'KH KD JS' });
    play(at, { type: 'draw' }, { type: 'keep', place: 0 }, { type: 'pass' });
    play(at, { type: 'draw' }, { type: 'discard' }, { type: 'pass' });
    expect(notes(play(at, { type: 'draw' }, { type: 'keep', place: 0 }))).toEqual([]);
    expect(at.open).toMatchObject({ phase: END, power: NO_POWER });
    expect(see(at).discard.at(-1)).toBe('JS');
  });

  test('only a card drawn from the stock has a power: keeping a king over a seven gives none', () => {
    const at = table({ phase: DRAWN, drawn: 'KS', stock: '' });
    play(at, { type: 'keep', place: 0 });
    expect(see(at).discard.at(-1)).toBe('7H');
    expect(at.open.phase).toBe(END);
  });
});

describe('powers', () => {
  const table = (drawn: string, more: Partial<Given> = {}): KaktusPosition =>
    given({ hands: ['4H 2S', 'AS AD 3D', '5S'], phase: DRAWN, drawn, toAct: 1, ...more });

  test('six: look at one own card', () => {
    const at = table('6S');
    expect(notes(play(at, { type: 'discard' }))).toEqual(['powerLook 1 0']);
    expect(see(at)).toMatchObject({ phase: 'power', toAct: 1, drawn: null });
    expect(legal(at)).toEqual([0, 1, 2].map((place) => ({ type: 'look', place })));
    const [event, ...more] = play(at, { type: 'look', place: 2 });
    expect(more).toEqual([]);
    expect(event).toEqual({ kind: 'shown', to: 1, card: faceOf('3D'), face: faceOf('3D'), seen: 2, up: 0 });
    expect(at.open).toMatchObject({ phase: END, toAct: 1, power: NO_POWER });
    expect([0, 1, 2].map((seat) => known(at, seat))).toEqual([[], ['1.2 3D'], []]);
  });

  test('seven: look at one card of another player', () => {
    const at = table('7S');
    expect(notes(play(at, { type: 'discard' }))).toEqual(['powerSpy 1 0']);
    expect(legal(at)).toEqual([
      { type: 'spy', seat: 0, place: 0 },
      { type: 'spy', seat: 0, place: 1 },
      { type: 'spy', seat: 2, place: 0 },
    ]);
    play(at, { type: 'spy', seat: 0, place: 1 });
    expect(at.open).toMatchObject({ phase: END, toAct: 1, power: NO_POWER });
    expect([0, 1, 2].map((seat) => known(at, seat))).toEqual([[], ['0.1 2S'], []]);
  });

  test('jack: swap one own card with one of another player', () => {
    const at = table('JS');
    expect(notes(play(at, { type: 'discard' }))).toEqual(['powerSwap 1 0']);
    expect(legal(at)).toEqual([
      { type: 'swap', place: 0, seat: 0, with: 0 },
      { type: 'swap', place: 0, seat: 0, with: 1 },
      { type: 'swap', place: 1, seat: 0, with: 0 },
      { type: 'swap', place: 1, seat: 0, with: 1 },
      { type: 'swap', place: 2, seat: 0, with: 0 },
      { type: 'swap', place: 2, seat: 0, with: 1 },
      { type: 'swap', place: 0, seat: 2, with: 0 },
      { type: 'swap', place: 1, seat: 2, with: 0 },
      { type: 'swap', place: 2, seat: 2, with: 0 },
    ]);
    play(at, { type: 'swap', place: 2, seat: 0, with: 1 });
    expect(see(at).hands).toEqual([['4H', '3D'], ['AS', 'AD', '2S'], ['5S']]);
    expect(at.open).toMatchObject({ phase: END, toAct: 1, power: NO_POWER });
  });

  test('a jack’s swap is unseen by both', () => {
    const at = table('JS', { phase: POWER, power: SWAP, drawn: '' });
    play(at, { type: 'swap', place: 0, seat: 0, with: 0 });
    expect([0, 1, 2].map((seat) => known(at, seat))).toEqual([[], [], []]);
  });

  test('its power must then be used: no call and no pass before', () => {
    const at = table('6S');
    play(at, { type: 'discard' });
    expect(kaktus.why(at, { type: 'pass' })).toBe('usePowerFirst');
    expect(kaktus.why(at, { type: 'kaktus' })).toBe('usePowerFirst');
  });

  describe('the option that makes the caller’s cards safe', () => {
    const safe = { options: { safe: true }, caller: 0 } as const;

    test('sevens and jacks leave the caller’s cards alone', () => {
      const seven = table('7S', safe);
      play(seven, { type: 'discard' });
      expect(legal(seven)).toEqual([{ type: 'spy', seat: 2, place: 0 }]);
      const jack = table('JS', safe);
      play(jack, { type: 'discard' });
      expect(legal(jack)).toEqual([0, 1, 2].map((place) => ({ type: 'swap', place, seat: 2, with: 0 })));
    });

    test('as written the caller’s cards are like any others', () => {
      const at = table('7S', { caller: 0 });
      play(at, { type: 'discard' });
      expect(legal(at)).toContainEqual({ type: 'spy', seat: 0, place: 0 });
    });

    test.each(['7S', 'JS'])('the power of %s lapses only if it has no possible target', (drawn) => {
      const two = { hands: ['4H 2S', 'AS AD 3D'] };
      const at = table(drawn, { ...safe, ...two });
      expect(notes(play(at, { type: 'discard' }))).toEqual(['powerLapsed 1 0']);
      expect(at.open).toMatchObject({ phase: END, toAct: 1, power: NO_POWER });
      for (const more of [{ options: { safe: true } }, { caller: 0 }]) {
        const other = table(drawn, { ...more, ...two });
        play(other, { type: 'discard' });
        expect(other.open.phase).toBe(POWER);
      }
    });

    test('a six never lapses: the own cards are there', () => {
      const at = table('6S', { ...safe, hands: ['4H 2S', 'AS'] });
      play(at, { type: 'discard' });
      expect(legal(at)).toEqual([{ type: 'look', place: 0 }]);
    });
  });
});

describe('Prickly Pair', () => {
  test('pair of 7s called with a king on the discard pile, hand 7,2,7,A → hand K,2,A, discard top two are the sevens', () => {
    const at = given({ hands: ['7H 2S 7C AD', FILLER[2]!], discard: 'QS KH', stock: '5H 5D' });
    const events = play(at, { type: 'pair', places: [0, 2] });
    expect(see(at)).toMatchObject({
      phase: 'end',
      toAct: 0,
      drawn: null,
      discard: ['QS', '7H', '7C'],
      stock: ['5H', '5D'],
    });
    expect(see(at).hands[0]).toEqual(['KH', '2S', 'AD']);
    expect(notes(events)).toEqual(['pairMade 0 0']);
    expect(events.map((event) => event.kind)).toEqual([
      'turned',
      'turned',
      'noted',
      'moved',
      'moved',
      'moved',
      'moved',
      'closed',
    ]);
    for (const card of cards('7H 7C')) expect(at.table.up[card]).toBe(1);
  });

  test('everyone knows the card taken, which lies face down', () => {
    const at = given({ hands: [FILLER[2]!, '7H 2S 7C AD'], discard: 'KH', toAct: 1 });
    play(at, { type: 'pair', places: [0, 2] });
    expect(at.table.up[faceOf('KH')]).toBe(0);
    expect(at.table.seen[faceOf('KH')]).toBe(EVERYONE);
    expect([0, 1].map((seat) => known(at, seat))).toEqual([['1.0 KH'], ['1.0 KH']]);
    expect(see(at, NOBODY).hands[1]).toEqual(['KH', '?', '?']);
  });

  test('places to the right move up and the hand is one card smaller; knowledge moves along', () => {
    const at = given({ hands: ['2S 7H 7C AD 4D', '3S 3H'], discard: 'KH' });
    at.table.seen[faceOf('AD')] = seatBit(1);
    at.table.seen[faceOf('2S')] = seatBit(0);
    play(at, { type: 'pair', places: [1, 2] });
    expect(see(at).hands[0]).toEqual(['2S', 'KH', 'AD', '4D']);
    expect([0, 1].map((seat) => known(at, seat))).toEqual([
      ['0.0 2S', '0.1 KH'],
      ['0.1 KH', '0.2 AD'],
    ]);
  });

  test('pair called on 7,2: both shown, both go back, one stock card added: five cards', () => {
    const at = given({ hands: ['7H 2S 7C AD', FILLER[2]!], discard: 'KH', stock: '5H 5D' });
    const events = play(at, { type: 'pair', places: [0, 1] });
    expect(notes(events)).toEqual(['pairFailed 0 0']);
    expect(
      events.flatMap((event) => (event.kind === 'turned' ? [`${cardName(event.face!)} ${event.up}`] : [])),
    ).toEqual(['7H 1', '2S 1', '7H 0', '2S 0']);
    expect(see(at)).toMatchObject({ phase: 'end', toAct: 0, drawn: null, discard: ['KH'], stock: ['5H'] });
    expect(see(at).hands[0]).toEqual(['7H', '2S', '7C', 'AD', '5D']);
    for (const card of cards('7H 2S 5D')) expect(at.table.up[card]).toBe(0);
  });

  test('not equal: everyone has seen both, and the player looks at the new last card', () => {
    const at = given({ hands: ['7H 2S', FILLER[2]!], stock: '5D' });
    play(at, { type: 'pair', places: [0, 1] });
    expect(known(at, 0)).toEqual(['0.0 7H', '0.1 2S', '0.2 5D']);
    expect(known(at, 1)).toEqual(['0.0 7H', '0.1 2S']);
  });

  test('the option unseen: nobody looks at the penalty card', () => {
    const at = given({ hands: ['7H 2S', FILLER[2]!], stock: '5D', options: { penalty: 'unseen' } });
    play(at, { type: 'pair', places: [0, 1] });
    expect(see(at).hands[0]).toEqual(['7H', '2S', '5D']);
    expect(known(at, 0)).toEqual(['0.0 7H', '0.1 2S']);
    expect(at.table.seen[faceOf('5D')]).toBe(0);
  });

  test('equal in rank, not in points: jack and queen are no pair', () => {
    const at = given({ hands: ['JH QS', '3S 3H'], stock: '5D' });
    expect(notes(play(at, { type: 'pair', places: [0, 1] }))).toEqual(['pairFailed 0 0']);
  });

  test.each([...RANKS])('suits mean nothing: any two of rank %s are a pair', (rank) => {
    for (const [a, b] of ['SH', 'SD', 'SC', 'HD', 'HC', 'DC']) {
      const top = rank === '5' ? '4S' : '5S';
      const at = given({ hands: [`${rank}${a} ${rank}${b}`, '6S'], discard: top, stock: '' });
      expect(notes(play(at, { type: 'pair', places: [0, 1] }))).toEqual(['pairMade 0 0']);
      expect(see(at).hands[0]).toEqual([top]);
    }
  });

  test('a power card in a pair, or taken from the discard pile, has no power', () => {
    const at = given({ hands: ['7H 7S', '3S 3H'], discard: 'JS' });
    play(at, { type: 'pair', places: [0, 1] });
    expect(at.open).toMatchObject({ phase: END, power: NO_POWER });
  });

  test('needs two cards in hand', () => {
    const at = given({ hands: ['7H', '3S 3H'] });
    expect(legal(at)).toEqual([{ type: 'draw' }]);
    expect(kaktus.why(at, { type: 'pair', places: [0, 1] } as Move)).toBe('needTwoCards');
  });

  test('this is the turn’s draw', () => {
    const at = given({ hands: ['7H 2S', '3S 3H'] });
    play(at, { type: 'pair', places: [0, 1] });
    expect(legal(at)).toEqual([{ type: 'pass' }, { type: 'kaktus' }]);
    expect(kaktus.why(at, { type: 'draw' })).toBe('alreadyDrawn');
  });

  test('a large hand offers every pair of its places once, the same objects as before', () => {
    const large = given({ hands: ['AS AH AD AC 2S 2H 2D', '3S'] });
    const small = given({ hands: ['AS AH AD', '3S'] });
    const pairs = legal(large).slice(1) as PairMove[];
    expect(pairs.map(({ places: [a, b] }) => 10 * a + b).sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 12, 13, 14, 15, 16, 23, 24, 25, 26, 34, 35, 36, 45, 46, 56,
    ]);
    legal(small).forEach((move, index) => expect(move).toBe(legal(large)[index]));
    expect(legal(small)).toHaveLength(4);
  });
});

describe('the call', () => {
  const turn = [{ type: 'draw' }, { type: 'discard' }];
  /** Four seats, a stock of queens and fives only: no powers come in the way. */
  const table = (more: Partial<Given> = {}): KaktusPosition =>
    given({ hands: FILLER.slice(0, 4), discard: '6S', stock: '5S 5H 5D 5C QS QH', ...more });

  test('before passing on, the player may call Kaktus', () => {
    const at = table();
    play(at, ...turn);
    expect(legal(at)).toEqual([{ type: 'pass' }, { type: 'kaktus' }]);
  });

  test('pass: the next seat draws, and after the last comes seat 0', () => {
    const at = table({ toAct: 2 });
    play(at, ...turn, { type: 'pass' });
    expect(at.open).toMatchObject({ phase: DRAW, toAct: 3, caller: NOBODY });
    play(at, ...turn, { type: 'pass' });
    expect(at.open).toMatchObject({ phase: DRAW, toAct: 0, caller: NOBODY });
  });

  test('each other player has one more turn, then all cards are turned up', () => {
    const at = table({ toAct: 2 });
    expect(notes(play(at, ...turn, { type: 'kaktus' }))).toEqual(['kaktus 2 0']);
    for (const seat of [3, 0, 1]) {
      expect(at.open).toMatchObject({ phase: DRAW, toAct: seat, caller: 2, totals: [0, 0, 0, 0] });
      play(at, ...turn, { type: 'pass' });
    }
    expect(at.open).toMatchObject({ phase: OVER, caller: 2, totals: [4, 8, 12, 16], points: [4, 8, 12, 16] });
    for (let seat = 0; seat < 4; seat++) {
      for (const card of at.table.piles[handOf(seat)]!) {
        expect([at.table.up[card], at.table.seen[card]]).toEqual([1, EVERYONE]);
      }
    }
    expect(at.table.piles[STOCK]!.map((card) => at.table.up[card])).toEqual([0, 0]);
    expect(legal(at)).toEqual([]);
  });

  test('in which the end of the turn offers only pass: nobody can call again', () => {
    const at = table();
    play(at, ...turn, { type: 'kaktus' }, ...turn);
    expect(legal(at)).toEqual([{ type: 'pass' }]);
    expect(kaktus.why(at, { type: 'kaktus' })).toBe('alreadyCalled');
    expect(kaktus.why(at, { type: 'pass' })).toBeNull();
  });

  test('lowest sum wins', () => {
    const at = table({ toAct: 3, caller: 0, phase: END });
    play(at, { type: 'pass' });
    expect(winners(kaktus, at)).toEqual([0]);
    expect(places(kaktus, at)).toEqual([1, 2, 3, 4]);
  });
});

describe('scores', () => {
  /** The last pass of a deal that seat 0 has called. */
  const finished = (hands: readonly string[], options: Wishes = {}, caller = 0): KaktusPosition => {
    const at = given({ hands, phase: END, caller, options, toAct: (caller + hands.length - 1) % hands.length });
    play(at, { type: 'pass' });
    return at;
  };
  const parts = (at: KaktusPosition, seat: number): string[] =>
    kaktus
      .parts(veil(kaktus, at, NOBODY, []), seat)
      .map((part) => `${part.kind} ${part.cards.map(cardName).join()} ${part.points}`);

  test.each([
    ['KS KH AS 2D', 3],
    ['JS QS 7S 7D', 34],
    ['AS 2S 3S 4S', 10],
    ['5S 6S 7S', 18],
    ['KS', 0],
    ['JC QC', 20],
  ])('King 0, ace 1, 2–7 their number, queen and jack 10: %s → %i', (hand, points) => {
    expect(finished([hand, '4D']).open.points).toEqual([points, 4]);
  });

  test('the parts are the cards one by one', () => {
    const at = finished(['KS QH AS 2D', '4D']);
    expect(parts(at, 0)).toEqual(['card KS 0', 'card QH 10', 'card AS 1', 'card 2D 2']);
    expect(parts(at, 1)).toEqual(['card 4D 4']);
  });

  test('tied players share the win', () => {
    const at = finished(['2S 2H', '4D', '5D']);
    expect(winners(kaktus, at)).toEqual([0, 1]);
    expect(places(kaktus, at)).toEqual([1, 1, 3]);
  });

  describe('caller strictly beaten', () => {
    test.each([
      ['none', 12, []],
      ['five', 17, ['callerBeaten 1 5']],
      ['ten', 22, ['callerBeaten 1 10']],
      ['double', 24, ['callerBeaten 1 12']],
    ] as const)('%s: 12 points count %i', (beaten, points, said) => {
      const at = given({ hands: ['7H', 'QS 2D', '4D'], phase: END, caller: 1, toAct: 0, options: { beaten } });
      expect(notes(play(at, { type: 'pass' }))).toEqual(said);
      expect(at.open.points).toEqual([7, points, 4]);
      expect(at.open.totals).toEqual([7, points, 4]);
      const penalty = points - 12;
      expect(parts(at, 1)).toEqual(['card QS 10', 'card 2D 2', ...(penalty > 0 ? [`penalty  ${penalty}`] : [])]);
      expect(parts(at, 0)).toEqual(['card 7H 7']);
    });

    test.each(['five', 'ten', 'double'] as const)('%s: a caller who ties or is lowest pays nothing', (beaten) => {
      expect(finished(['4S', '4D', '5D'], { beaten }).open.points).toEqual([4, 4, 5]);
      expect(finished(['3S', '4D', '5D'], { beaten }).open.points).toEqual([3, 4, 5]);
      expect(parts(finished(['4S', '4D', '5D'], { beaten }), 0)).toEqual(['card 4S 4']);
    });

    test('nobody pays when nobody has called', () => {
      const at = given({ hands: ['7H', 'QS'], discard: '2S', stock: '', options: { beaten: 'ten' } });
      play(at, { type: 'draw' });
      expect(at.open.points).toEqual([7, 10]);
      expect([parts(at, 0), parts(at, 1)]).toEqual([['card 7H 7'], ['card QS 10']]);
    });
  });

  describe('tie with the caller', () => {
    test('the option: the caller loses ties', () => {
      const at = finished(['2S 2H', '4D', '5D', '4C'], { tie: 'callerLoses' });
      expect(winners(kaktus, at)).toEqual([1, 3]);
      expect(places(kaktus, at)).toEqual([3, 1, 4, 1]);
    });

    test('a caller who is strictly lowest still wins', () => {
      expect(winners(kaktus, finished(['2S', '4D', '5D'], { tie: 'callerLoses' }))).toEqual([0]);
    });

    test('ties without the caller are shared', () => {
      expect(winners(kaktus, finished(['QS', '4D', '4C'], { tie: 'callerLoses' }))).toEqual([1, 2]);
    });

    test('nobody loses ties when nobody has called', () => {
      const at = given({ hands: ['4H', '4S'], discard: '2S', stock: '', options: { tie: 'callerLoses' } });
      play(at, { type: 'draw' });
      expect(winners(kaktus, at)).toEqual([0, 1]);
    });

    test('it is for one-deal games: over several deals ties are shared', () => {
      const at = finished(['2S 2H', '4D'], { tie: 'callerLoses', length: 3 });
      at.open.phase = OVER;
      expect(winners(kaktus, at)).toEqual([0, 1]);
    });
  });
});

describe('stock empty when a card is needed', () => {
  test('the whole discard pile is shuffled into a new stock and its top card turned up as the new discard pile', () => {
    const at = given({ hands: ['AS AH', '2S 2H'], discard: 'KS KH 4S 4H 4D', stock: '' });
    const events = play(at, { type: 'draw' });
    const { piles, up, seen } = at.table;
    expect(notes(events)).toEqual(['reshuffled null 4']);
    expect(events.map((event) => event.kind)).toEqual([
      ...new Array<string>(5).fill('moved'),
      'shuffled',
      'moved',
      'noted',
      'moved',
    ]);
    expect([piles[STOCK]!.length, piles[DISCARD]!.length, piles[HELD]!.length]).toEqual([3, 1, 1]);
    expect([see(at).stock, see(at).discard, see(at).drawn].flat().sort()).toEqual(['4D', '4H', '4S', 'KH', 'KS']);
    expect(piles[STOCK]!.map((card) => [up[card], seen[card]])).toEqual(new Array(3).fill([0, 0]));
    expect([up[piles[DISCARD]![0]!], seen[piles[DISCARD]![0]!]]).toEqual([1, EVERYONE]);
    expect(seen[piles[HELD]![0]!]).toBe(seatBit(0));
  });

  test('the new stock is shuffled', () => {
    const tops = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const at = given({ hands: ['AS AH', '2S 2H'], discard: 'KS KH 4S', stock: '' });
      playInPlace(kaktus, at, { type: 'draw' }, new Dealer(rngAt(`shuffle ${seed}`, 1), null));
      tops.add([see(at).stock, see(at).discard, see(at).drawn].flat().join());
    }
    expect(tops.size).toBe(6);
  });

  test('not before a card is needed: drawing the last card leaves the stock empty', () => {
    const at = given({ hands: ['AS AH', '2S 2H'], discard: 'KS KH', stock: '5S' });
    expect(notes(play(at, { type: 'draw' }, { type: 'discard' }, { type: 'pass' }))).toEqual([]);
    expect(see(at)).toMatchObject({ phase: 'draw', stock: [], discard: ['KS', 'KH', '5S'] });
  });

  test('a penalty card comes from the new stock too', () => {
    const at = given({ hands: ['AS 2S', '4S 2H'], discard: 'KS KH', stock: '' });
    expect(notes(play(at, { type: 'pair', places: [0, 1] }))).toEqual(['pairFailed 0 0', 'reshuffled null 1']);
    expect(at.table.piles.map((pile) => pile.length)).toEqual([0, 1, 0, 3, 2]);
    expect(see(at).known[0]).toHaveLength(3);
  });

  test('if no card can be had even so, a penalty card is skipped', () => {
    const at = given({ hands: ['AS 2S', '4S 2H'], discard: 'KS', stock: '' });
    expect(notes(play(at, { type: 'pair', places: [0, 1] }))).toEqual(['pairFailed 0 0', 'penaltySkipped 0 0']);
    expect(see(at)).toMatchObject({ phase: 'end', toAct: 0, discard: ['KS'], stock: [] });
    expect(see(at).hands[0]).toEqual(['AS', '2S']);
    expect(known(at, 1)).toEqual(['0.0 AS', '0.1 2S']);
  });

  test('draw stays offered, and choosing it ends the deal there, which is scored', () => {
    const at = given({ hands: ['AS 2S', '4S 2H'], discard: 'KS', stock: '' });
    expect(legal(at)).toEqual([{ type: 'draw' }, { type: 'pair', places: [0, 1] }]);
    expect(notes(play(at, { type: 'draw' }))).toEqual(['stockOut 0 0']);
    expect(at.open).toMatchObject({ phase: OVER, caller: NOBODY, totals: [3, 6] });
    expect(see(at)).toMatchObject({ phase: 'over', toAct: null, caller: null, drawn: null, discard: ['KS'] });
    expect(see(at, NOBODY).hands).toEqual([
      ['AS', '2S'],
      ['4S', '2H'],
    ]);
  });

  test('after a call it ends the deal too, and a beaten caller pays', () => {
    const at = given({
      hands: ['AS 2S', '4S 2H', '5S'],
      discard: 'KS',
      stock: '',
      caller: 1,
      toAct: 2,
      options: { beaten: 'five' },
    });
    expect(notes(play(at, { type: 'draw' }))).toEqual(['stockOut 2 0', 'callerBeaten 1 5']);
    expect(at.open).toMatchObject({ phase: OVER, totals: [3, 11, 5] });
  });
});

describe('length', () => {
  /** The deal ends with these points: kings, aces and so on give seat by seat what is wanted. */
  const HANDS: Readonly<Record<number, string>> = { 0: 'KS', 1: 'AS', 2: '2S', 10: 'QS', 20: 'QH JH', 30: 'QD JD JC' };
  const ALSO: Readonly<Record<number, string>> = { 0: 'KH', 1: 'AH', 2: '2H' };
  const endDeal = (at: KaktusPosition, points: readonly number[]): void => {
    const taken = new Set<number>();
    points.forEach((count, seat) => {
      const hand = taken.has(count) ? ALSO[count]! : HANDS[count]!;
      taken.add(count);
      at.table.piles[handOf(seat)] = cards(hand).map((face) => at.table.faces.indexOf(face));
    });
    at.open.phase = END;
    at.open.caller = 0;
    at.open.toAct = at.seats - 1;
    play(at, { type: 'pass' });
  };
  const dealt = (seats: number, length: KaktusOptions['length']): KaktusPosition =>
    truth(begin(seats, 'l', { length }));

  test('as written one deal', () => {
    const at = dealt(3, 1);
    endDeal(at, [0, 1, 2]);
    expect(at.open.phase).toBe(OVER);
  });

  test.each([3, 5, 9] as const)('%i deals added up', (length) => {
    const at = dealt(3, length);
    for (let deal = 1; deal < length; deal++) {
      endDeal(at, [30, 10, 20]);
      expect(at.open).toMatchObject({ phase: BETWEEN, round: deal });
      expect(legal(at)).toEqual([NEXT]);
      play(at, NEXT);
    }
    endDeal(at, [30, 10, 20]);
    expect(at.open).toMatchObject({ phase: OVER, round: length, totals: [30 * length, 10 * length, 20 * length] });
    expect(at.open.points).toEqual(Array.from({ length }, () => [30, 10, 20]).flat());
    expect(winners(kaktus, at)).toEqual([1]);
  });

  test.each([
    ['to50', 30, 20],
    ['to100', 90, 10],
  ] as const)('%s: over as soon as someone has that many points', (length, before, last) => {
    const at = dealt(2, length);
    at.open.totals = [before, 0];
    endDeal(at, [last - (last % 10), 0]);
    expect(at.open.phase).toBe(OVER);
    const short = dealt(2, length);
    short.open.totals = [0, before + last - 11];
    endDeal(short, [0, 10]);
    expect(short.open).toMatchObject({ phase: BETWEEN, totals: [0, before + last - 1] });
    play(short, NEXT);
    endDeal(short, [0, 2]);
    expect(short.open).toMatchObject({ phase: OVER, totals: [0, before + last + 1] });
  });

  test('winner of the last deal starts', () => {
    const at = dealt(4, 9);
    endDeal(at, [10, 20, 1, 30]);
    play(at, NEXT);
    expect(at.open).toMatchObject({ starter: 2, toAct: 0, phase: PEEK, round: 2, caller: NOBODY });
    for (let seat = 0; seat < 4; seat++) {
      expect(at.open.toAct).toBe(seat);
      play(at, { type: 'peek', places: [2, 3] });
    }
    expect(at.open).toMatchObject({ toAct: 2, phase: DRAW });
    endDeal(at, [0, 20, 1, 30]);
    play(at, NEXT);
    expect(at.open.starter).toBe(0);
  });

  test.each([
    [0, [0, 10, 0, 20], 2],
    [0, [0, 0, 10, 20], 1],
    [2, [0, 10, 20, 0], 3],
    [2, [0, 0, 10, 20], 0],
    [3, [10, 0, 20, 0], 1],
    [3, [10, 1, 20, 0], 3],
  ])('of several, the one nearest left of the last starter: after %i, %j → %i', (starter, points, next) => {
    const at = dealt(4, 9);
    at.open.starter = starter;
    endDeal(at, points);
    play(at, NEXT);
    expect(at.open.starter).toBe(next);
  });

  test('a new deal takes all cards back: four unseen cards each, one open discard', () => {
    const at = dealt(2, 3);
    endDeal(at, [0, 1]);
    play(at, NEXT);
    const { piles, seen } = at.table;
    expect(piles.map((pile) => pile.length)).toEqual([31, 1, 0, 4, 4]);
    expect(seen.filter((mask) => mask !== 0)).toEqual([EVERYONE]);
  });
});

describe('knowledge', () => {
  test('a swapped card’s known origin: who knew a card still knows it, and where it went', () => {
    const at = given({ hands: ['4H 2S', 'AS AD', '5S 5H'], phase: POWER, power: SWAP });
    at.table.seen[faceOf('4H')] = seatBit(0) | seatBit(2);
    at.table.seen[faceOf('AD')] = seatBit(1);
    play(at, { type: 'swap', place: 0, seat: 1, with: 1 });
    expect([0, 1, 2].map((seat) => known(at, seat))).toEqual([['1.1 4H'], ['0.0 AD'], ['1.1 4H']]);
  });

  test('a card that goes back through the stock is forgotten', () => {
    const at = given({ hands: ['4H', 'AS'], discard: '7S QS', stock: '' });
    play(at, { type: 'draw' }, { type: 'keep', place: 0 });
    const forgotten = at.table.piles[STOCK]!.map((card) => at.table.seen[card]);
    expect(forgotten).toEqual([]);
    expect(known(at, 1)).toEqual([]);
    expect(known(at, 0)).toHaveLength(1);
  });

  test('a seat’s view: what it does not know is "?", others’ knowledge is null, the stock is its length', () => {
    const at = given({ hands: ['4H 2S', 'AS AD'], discard: 'QS KS', stock: '5S 5H' });
    at.table.seen[faceOf('4H')] = seatBit(0);
    at.table.seen[faceOf('AD')] = seatBit(0);
    at.table.seen[faceOf('AS')] = seatBit(1);
    expect(see(at, 0)).toEqual({
      deal: 1,
      phase: 'draw',
      toAct: 0,
      drawn: null,
      caller: null,
      hands: [
        ['4H', '?'],
        ['?', 'AD'],
      ],
      known: [
        [
          { seat: 0, place: 0, card: '4H' },
          { seat: 1, place: 1, card: 'AD' },
        ],
        null,
      ],
      stock: 2,
      discard: ['QS', 'KS'],
      totals: [0, 0],
    });
    expect(see(at, 1).known).toEqual([null, [{ seat: 1, place: 0, card: 'AS' }]]);
    expect(see(at, NOBODY)).toMatchObject({ known: [null, null], stock: 2 });
  });

  test('an empty stock is a length too', () => {
    const at = given({ hands: ['4H', 'AS'], stock: '' });
    expect(see(at, 0).stock).toBe(0);
    expect(see(at).stock).toEqual([]);
  });

  test('the trace of the whole truth, in the shape of the rules', () => {
    const at = given({
      hands: ['4H 2S', 'AS AD'],
      discard: 'QS',
      stock: '5S 6H',
      phase: DRAWN,
      drawn: 'JS',
      caller: 1,
    });
    at.table.seen[faceOf('AS')] = seatBit(1);
    expect(see(at)).toEqual({
      deal: 1,
      phase: 'drawn',
      toAct: 0,
      drawn: 'JS',
      caller: 1,
      hands: [
        ['4H', '2S'],
        ['AS', 'AD'],
      ],
      known: [[], [{ seat: 1, place: 0, card: 'AS' }]],
      stock: ['5S', '6H'],
      discard: ['QS'],
      totals: [0, 0],
    });
  });

  test('between two deals nobody is to act', () => {
    const at = given({ hands: ['4H', 'AS'], phase: END, toAct: 1, caller: 0, options: { length: 3 } });
    play(at, { type: 'pass' });
    expect(see(at)).toMatchObject({ phase: 'between', toAct: null, caller: 0, totals: [4, 1] });
  });
});

describe('why a move is refused', () => {
  const hands = ['4H 2S 3D', 'AS AD', '5S'];
  const TYPES = ['peek', 'draw', 'pair', 'keep', 'discard', 'look', 'spy', 'swap', 'kaktus', 'pass'];
  /** Every field that any move has; each type reads its own. */
  const whole = (type: string): Move => ({ type, places: [0, 1], place: 0, seat: 1, with: 0 }) as Move;
  const whyAll = (at: KaktusPosition): (string | null)[] => TYPES.map((type) => kaktus.why(at, whole(type)));
  const why = (at: KaktusPosition, type: string, fields: object): string | null =>
    kaktus.why(at, { type, ...fields } as Move);

  test('the reasons, for translations', () => {
    expect(kaktus.reasons).toEqual([
      'peekFirst',
      'drawFirst',
      'keepOrDiscardFirst',
      'usePowerFirst',
      'peekOver',
      'alreadyDrawn',
      'noDrawnCard',
      'noPower',
      'otherPower',
      'alreadyCalled',
      'needTwoCards',
      'noSuchPlace',
      'samePlace',
      'notAscending',
      'noSuchSeat',
      'ownCard',
      'callerSafe',
    ]);
  });

  test('while peeking', () => {
    expect(whyAll(given({ hands, phase: PEEK }))).toEqual([null, ...new Array<string>(9).fill('peekFirst')]);
  });

  test('before the draw', () => {
    expect(whyAll(given({ hands }))).toEqual(['peekOver', null, null, ...new Array<string>(7).fill('drawFirst')]);
  });

  test('with a drawn card', () => {
    const first = 'keepOrDiscardFirst';
    expect(whyAll(given({ hands, phase: DRAWN, drawn: 'KS' }))).toEqual([
      'peekOver',
      'alreadyDrawn',
      'alreadyDrawn',
      null,
      null,
      first,
      first,
      first,
      first,
      first,
    ]);
  });

  test.each([
    [LOOK, [null, 'otherPower', 'otherPower']],
    [SPY, ['otherPower', null, 'otherPower']],
    [SWAP, ['otherPower', 'otherPower', null]],
  ])('with power %i to use', (power, three) => {
    expect(whyAll(given({ hands, phase: POWER, power }))).toEqual([
      'peekOver',
      'alreadyDrawn',
      'alreadyDrawn',
      'noDrawnCard',
      'noDrawnCard',
      ...three,
      'usePowerFirst',
      'usePowerFirst',
    ]);
  });

  test('at the end of the turn', () => {
    const before = ['peekOver', 'alreadyDrawn', 'alreadyDrawn', 'noDrawnCard', 'noDrawnCard'];
    const powers = ['noPower', 'noPower', 'noPower'];
    expect(whyAll(given({ hands, phase: END }))).toEqual([...before, ...powers, null, null]);
    expect(whyAll(given({ hands, phase: END, caller: 2 }))).toEqual([...before, ...powers, 'alreadyCalled', null]);
  });

  test('between deals and after the end', () => {
    expect(new Set(whyAll(given({ hands, phase: BETWEEN })))).toEqual(new Set(['roundOver']));
    expect(new Set(whyAll(given({ hands, phase: OVER })))).toEqual(new Set(['over']));
  });

  test.each(['', 'next', 'Draw', '__proto__', 'constructor'])('no such move: %j', (type) => {
    for (const phase of [PEEK, DRAW, DRAWN, END]) {
      expect(kaktus.why(given({ hands, phase, drawn: 'KS' }), { type })).toBe('unknownMove');
    }
  });

  test.each([
    [undefined, 'malformed'],
    ['01', 'malformed'],
    [{ 0: 0, 1: 1, length: 2 }, 'malformed'],
    [[], 'malformed'],
    [[0], 'malformed'],
    [[0, 1, 2], 'malformed'],
    [[0, 3], 'noSuchPlace'],
    [[-1, 0], 'noSuchPlace'],
    [[-0, 1], 'noSuchPlace'],
    [[0.5, 1], 'noSuchPlace'],
    [[0, '1'], 'noSuchPlace'],
    [['0', 1], 'noSuchPlace'],
    [[NaN, NaN], 'noSuchPlace'],
    [[0, Infinity], 'noSuchPlace'],
    [[3, 3], 'noSuchPlace'],
    [[1, 1], 'samePlace'],
    [[1, 0], 'notAscending'],
    [[2, 0], 'notAscending'],
    [[0, 2], null],
    [[1, 2], null],
  ])('two places %j: %s', (two, reason) => {
    expect(why(given({ hands, phase: PEEK }), 'peek', { places: two })).toBe(reason);
    expect(why(given({ hands }), 'pair', { places: two })).toBe(reason);
  });

  test.each([
    [0, null],
    [2, null],
    [3, 'noSuchPlace'],
    [-1, 'noSuchPlace'],
    [-0, 'noSuchPlace'],
    [1.5, 'noSuchPlace'],
    ['1', 'noSuchPlace'],
    [[1], 'noSuchPlace'],
    [undefined, 'noSuchPlace'],
  ])('own place %j: %s', (place, reason) => {
    expect(why(given({ hands, phase: DRAWN, drawn: 'KS' }), 'keep', { place })).toBe(reason);
    expect(why(given({ hands, phase: POWER, power: LOOK }), 'look', { place })).toBe(reason);
    expect(why(given({ hands, phase: POWER, power: SWAP }), 'swap', { place, seat: 1, with: 1 })).toBe(reason);
  });

  test.each([
    [1, 0, null],
    [1, 1, null],
    [2, 0, null],
    [1, 2, 'noSuchPlace'],
    [2, 1, 'noSuchPlace'],
    [1, -0, 'noSuchPlace'],
    [1, undefined, 'noSuchPlace'],
    [0, 0, 'ownCard'],
    [0, 9, 'ownCard'],
    [3, 0, 'noSuchSeat'],
    [-1, 0, 'noSuchSeat'],
    [NaN, 0, 'noSuchSeat'],
    ['1', 0, 'noSuchSeat'],
    [undefined, 0, 'noSuchSeat'],
  ])('seat %j, place %j: %s', (seat, place, reason) => {
    expect(why(given({ hands, phase: POWER, power: SPY }), 'spy', { seat, place })).toBe(reason);
    expect(why(given({ hands, phase: POWER, power: SWAP }), 'swap', { place: 2, seat, with: place })).toBe(reason);
  });

  test('the caller’s cards are safe by option only', () => {
    const power = { hands, phase: POWER, power: SPY, caller: 2 };
    const safe = given({ ...power, options: { safe: true } });
    expect(why(safe, 'spy', { seat: 2, place: 0 })).toBe('callerSafe');
    expect(why(safe, 'spy', { seat: 1, place: 0 })).toBeNull();
    expect(why(given(power), 'spy', { seat: 2, place: 0 })).toBeNull();
    safe.open.power = SWAP;
    expect(why(safe, 'swap', { place: 0, seat: 2, with: 0 })).toBe('callerSafe');
  });
});

describe('whole games', () => {
  const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  /** Moves of every kind, most of them impossible. */
  function universe(seats: number): Move[] {
    const all: object[] = [{ type: 'draw' }, { type: 'discard' }, { type: 'kaktus' }, { type: 'pass' }];
    for (const place of PLACES) {
      all.push({ type: 'keep', place }, { type: 'look', place });
      for (const other of PLACES) {
        all.push({ type: 'peek', places: [place, other] }, { type: 'pair', places: [place, other] });
        for (let seat = 0; seat <= seats; seat++) all.push({ type: 'swap', place, seat, with: other });
      }
      for (let seat = 0; seat <= seats; seat++) all.push({ type: 'spy', seat, place });
    }
    return all as Move[];
  }
  const key = (move: Move): string => JSON.stringify(move);

  test.each([2, 3, 4, 5, 6])('for %i players: why is null exactly for legal moves, and parts add up', (seats) => {
    const all = universe(seats);
    const sets: Wishes[] = [{}, { safe: true, beaten: 'double', penalty: 'unseen', length: 3 }];
    sets.forEach((options, set) => {
      let match = begin(seats, `game ${seats}`, options);
      const rng = rngAt(`choices ${seats}/${set}`, 0);
      const said = new Set<string>();
      const reasons = new Set<string>();
      for (let ply = 0; truth(match).open.phase !== OVER; ply++) {
        expect(ply).toBeLessThan(2000);
        const at = truth(match);
        const offered = legal(at);
        const open = new Set(offered.map(key));
        expect(open.size).toBe(offered.length);
        if (at.open.phase > BETWEEN) {
          const allowed = all.filter((move) => kaktus.why(at, move) === null).map(key);
          const inReach = at.table.piles.slice(handOf(0)).every((hand) => hand.length <= PLACES.length);
          expect(inReach).toBe(true);
          expect(allowed.sort()).toEqual([...open].sort());
          all.forEach((move) => reasons.add(kaktus.why(at, move) ?? 'legal'));
        }
        const seat = at.open.phase === BETWEEN ? NOBODY : at.open.toAct;
        const stepped = step(rules, match, seat, { ...offered[rng.int(offered.length)]! });
        if (!stepped.ok) throw new Error(stepped.why);
        stepped.events.forEach((event) => event.kind === 'noted' && said.add(event.note));
        match = stepped.match;
        const after = truth(match);
        expect(after.table.piles.flat().sort((a, b) => a - b)).toEqual(kaktus.deck(after.options));
        if (after.open.phase <= BETWEEN) {
          const view = viewFor(rules, match, NOBODY);
          const points = after.open.points.slice(-seats);
          points.forEach((count, owner) => {
            const parts = rules.parts(view, owner);
            expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(count);
            for (const part of parts) expect(kaktus.partKinds).toContain(part.kind);
          });
        }
      }
      for (const note of said) expect(kaktus.notes).toContain(note);
      for (const reason of reasons) expect(['legal', ...kaktus.reasons]).toContain(reason);
    });
  });
});
