/** Every sentence of the rules of No Thanks!, and every worked example. */
import { Dealer } from '../../core/dealer';
import type { TableEvent } from '../../core/events';
import { judge, start, step, viewFor, type Match } from '../../core/match';
import { chooseOptions, presetOptions } from '../../core/options';
import { clonePosition, listLegal, newPosition } from '../../core/position';
import { Rng, rngAt } from '../../core/rng';
import { ALL_EYES, BETWEEN, NEXT, NOBODY, OVER, PRESETS, type Eyes, type Move, type Position } from '../../core/rules';
import { winners } from '../../core/scoresheet';
import { EVERYONE, type CardId, type Face, type Seat } from '../../core/table';
import { veil } from '../../core/veil';
import { noThanks } from './rules';
import {
  chipsOf,
  DECK,
  DECK_FACES,
  OFFER,
  PASS,
  POT,
  REMOVED,
  TAKE,
  takenOf,
  TURN,
  type NoThanksMove,
  type NoThanksOpen,
  type NoThanksOptions,
} from './shape';

type NoThanksPosition = Position<NoThanksOpen, NoThanksOptions>;

const SEAT_COUNTS = [3, 4, 5, 6, 7];
const WRITTEN: NoThanksOptions = { removed: 5, chips: 'hidden', deals: 1 };
const withWishes = (wishes: Partial<NoThanksOptions>): NoThanksOptions =>
  ({ ...WRITTEN, ...wishes }) as NoThanksOptions;

/* ---------- the language of these tests ---------- */

/** Before the first shuffle the ids follow the faces. */
const idOf = (face: Face): CardId => face - 3;

interface Situation {
  /** By seat, in the order of taking. */
  readonly taken?: readonly (readonly Face[])[];
  readonly chips?: readonly number[];
  readonly pot?: number;
  readonly offer: Face;
  /** Top last; all the rest is removed. */
  readonly deck?: readonly Face[];
  readonly toAct?: Seat;
  readonly options?: Partial<NoThanksOptions>;
}

function given({
  taken = [[], [], []],
  chips = [11, 11, 11],
  pot = 0,
  offer,
  deck = [],
  toAct = 0,
  options = {},
}: Situation): NoThanksPosition {
  const at = newPosition(noThanks, taken.length, withWishes(options));
  const { table, open } = at;
  const lie = (pile: number, faces: readonly Face[], up: 0 | 1): void => {
    for (const card of faces.map(idOf)) {
      table.piles[pile]!.push(card);
      table.up[card] = up;
      table.seen[card] = up === 1 ? EVERYONE : 0;
    }
  };
  table.piles[DECK]!.length = 0;
  lie(DECK, deck, 0);
  lie(OFFER, [offer], 1);
  taken.forEach((faces, seat) => lie(takenOf(seat), faces, 1));
  const elsewhere = new Set([...deck, offer, ...taken.flat()]);
  const removed = DECK_FACES.filter((face) => !elsewhere.has(face));
  lie(REMOVED, removed, 0);
  table.pots[POT] = pot;
  chips.forEach((count, seat) => (table.pots[chipsOf(seat)] = count));
  open.round = 1;
  open.toAct = toAct;
  return at;
}

function go(at: NoThanksPosition, ...moves: readonly NoThanksMove[]): TableEvent[] {
  const events: TableEvent[] = [];
  const dealer = new Dealer(rngAt('test', 0), events);
  for (const move of moves) {
    expect(legalOf(at)).toContain(move);
    noThanks.play(at, move, dealer);
  }
  return events;
}

function legalOf(at: NoThanksPosition): NoThanksMove[] {
  const out: NoThanksMove[] = [];
  noThanks.legal(at, out);
  return out;
}

const facesIn = (at: Position, pile: number): Face[] => at.table.piles[pile]!.map((card) => at.table.faces[card]!);
const chipsBySeat = (at: Position): number[] => at.table.pots.slice(1);
const traceOf = (at: NoThanksPosition, eyes: Eyes = ALL_EYES): object => noThanks.trace(veil(noThanks, at, eyes, []));

function begin(seats: number, options: Partial<NoThanksOptions> = {}, seed = 'first'): Match {
  const started = start(noThanks, { game: 'no-thanks', seats, options: withWishes(options), seed });
  if (!started.ok) throw new Error('refused to start');
  return started.match;
}

const startersOf = (match: Match): Seat => (match.position.open as NoThanksOpen).starter;

/** One step that must be accepted. */
function on(match: Match, seat: Seat, move: Move): { readonly match: Match; readonly events: readonly TableEvent[] } {
  const stepped = step(noThanks, match, seat, move);
  if (!stepped.ok) throw new Error(stepped.why);
  return stepped;
}

/** Random moves until the deal is scored. */
function playDeal(from: Match, seed: string): { readonly match: Match; readonly events: readonly TableEvent[] } {
  const rng = new Rng(seed);
  let match = from;
  let events: readonly TableEvent[] = [];
  while (match.position.open.phase === TURN) {
    const legal: Move[] = [];
    listLegal(noThanks, match.position, legal);
    ({ match, events } = on(match, match.position.open.toAct, legal[rng.int(legal.length)]!));
  }
  return { match, events };
}

/** The points of seat 0 when its last take ends the game. */
function scored(cards: readonly Face[], chips: number): number {
  const offer = cards[cards.length - 1]!;
  const at = given({ taken: [cards.slice(0, -1), [], []], chips: [chips, 11, 11], offer });
  go(at, TAKE);
  return at.open.totals[0]!;
}

/* ---------- the cards and the deal ---------- */

describe('the deal', () => {
  test('cards 3–35, one each (33)', () => {
    expect(DECK_FACES).toHaveLength(33);
    expect(new Set(DECK_FACES).size).toBe(33);
    expect(Math.min(...DECK_FACES)).toBe(3);
    expect(Math.max(...DECK_FACES)).toBe(35);
    expect(noThanks.deck(WRITTEN)).toBe(DECK_FACES);
  });

  test.each([
    ['written', 5],
    ['box', 9],
  ] as const)('%s: %i are removed unseen before play; the rest is the deck', (preset, removed) => {
    const options = presetOptions(noThanks, preset) as NoThanksOptions;
    const { position } = begin(4, options);
    expect(position.table.piles[REMOVED]).toHaveLength(removed);
    expect(position.table.piles[DECK]).toHaveLength(33 - removed - 1);
    for (const card of [...position.table.piles[REMOVED]!, ...position.table.piles[DECK]!]) {
      expect([position.table.seen[card], position.table.up[card]]).toEqual([0, 0]);
    }
    const all = [DECK, OFFER, REMOVED].flatMap((pile) => facesIn(position, pile));
    expect(all.sort((a, b) => a - b)).toEqual(DECK_FACES);
  });

  test('its top card is turned up', () => {
    const { position } = begin(3);
    const [card, ...more] = position.table.piles[OFFER]!;
    expect(more).toEqual([]);
    expect(position.table.up[card!]).toBe(1);
    expect(position.table.seen[card!]).toBe(EVERYONE);
  });

  test.each([
    [3, 11],
    [4, 11],
    [5, 11],
    [6, 9],
    [7, 7],
  ])('chips: with %i players everybody starts with %i and no cards', (seats, chips) => {
    for (const preset of PRESETS) {
      const { position } = begin(seats, presetOptions(noThanks, preset) as NoThanksOptions);
      expect(chipsBySeat(position)).toEqual(new Array<number>(seats).fill(chips));
      expect(position.table.pots[POT]).toBe(0);
      for (let seat = 0; seat < seats; seat++) expect(position.table.piles[takenOf(seat)]).toEqual([]);
      expect(position.open.totals).toEqual(new Array<number>(seats).fill(0));
      expect(noThanks.chipTotal(seats, WRITTEN)).toBe(seats * chips);
    }
  });

  test('seats: 3–7, in both presets', () => {
    for (const preset of PRESETS) {
      const options = presetOptions(noThanks, preset);
      for (const seats of [0, 1, 2, 8, 3.5, NaN]) {
        const refused = start(noThanks, { game: 'no-thanks', seats, options, seed: 's' });
        expect(refused).toEqual({ ok: false, why: 'seats', min: 3, max: 7 });
      }
      for (const seats of SEAT_COUNTS) {
        expect(start(noThanks, { game: 'no-thanks', seats, options, seed: 's' }).ok).toBe(true);
      }
    }
  });

  test.each(SEAT_COUNTS)('first player: random, each of %i as likely', (seats) => {
    const counts = new Array<number>(seats).fill(0);
    const games = 700;
    for (let game = 0; game < games; game++) {
      const match = begin(seats, {}, `starter:${game}`);
      const { toAct } = match.position.open;
      expect(startersOf(match)).toBe(toAct);
      counts[toAct] = counts[toAct]! + 1;
    }
    const expected = games / seats;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // The 99.9 % quantile at six degrees of freedom.
    expect(chi).toBeLessThan(22.5);
  });

  test('the piles and pots have names, one of each for every seat', () => {
    expect(noThanks.piles(3)).toEqual([
      { kind: 'deck', seat: null },
      { kind: 'offer', seat: null },
      { kind: 'removed', seat: null },
      { kind: 'taken', seat: 0 },
      { kind: 'taken', seat: 1 },
      { kind: 'taken', seat: 2 },
    ]);
    expect(noThanks.pots(3, WRITTEN)).toEqual([
      { kind: 'pot', seat: null, secret: false },
      { kind: 'chips', seat: 0, secret: true },
      { kind: 'chips', seat: 1, secret: true },
      { kind: 'chips', seat: 2, secret: true },
    ]);
  });
});

/* ---------- the turn ---------- */

describe('the turn', () => {
  test('pass: put one chip on it, the next player clockwise is asked', () => {
    const at = given({ chips: [4, 11, 11], pot: 2, offer: 17, deck: [20], toAct: 0 });
    const events = go(at, PASS);
    expect(events).toEqual([{ kind: 'paid', from: chipsOf(0), to: POT, count: 1 }]);
    expect(at.table.pots).toEqual([3, 3, 11, 11]);
    expect(at.open.toAct).toBe(1);
    expect(facesIn(at, OFFER)).toEqual([17]);
  });

  test.each(SEAT_COUNTS)('after the last of %i players seat 0 is asked', (seats) => {
    const taken = Array.from({ length: seats }, () => []);
    const chips = taken.map(() => 7);
    const at = given({ taken, chips, offer: 17, deck: [20], toAct: 0 });
    for (let seat = 0; seat < seats; seat++) {
      expect(at.open.toAct).toBe(seat);
      go(at, PASS);
    }
    expect(at.open.toAct).toBe(0);
    expect(at.table.pots).toEqual([seats, ...chips.map((count) => count - 1)]);
  });

  test('take it with all the chips on it: it joins the player’s face-up cards', () => {
    const at = given({ taken: [[], [9], []], chips: [11, 2, 11], pot: 5, offer: 17, deck: [20, 30], toAct: 1 });
    const events = go(at, TAKE);
    expect(facesIn(at, takenOf(1))).toEqual([9, 17]);
    expect(at.table.up[idOf(17)]).toBe(1);
    expect(at.table.pots).toEqual([0, 11, 7, 11]);
    expect(events.map(({ kind }) => kind)).toEqual(['moved', 'paid', 'moved']);
    expect(events[1]).toEqual({ kind: 'paid', from: POT, to: chipsOf(1), count: 5 });
  });

  test('a card without chips is taken without chips', () => {
    const at = given({ offer: 17, deck: [20] });
    expect(go(at, TAKE).map(({ kind }) => kind)).toEqual(['moved', 'moved']);
    expect(at.table.pots).toEqual([0, 11, 11, 11]);
  });

  test('the same player faces the next card turned up', () => {
    const at = given({ offer: 17, deck: [20, 30], toAct: 2 });
    go(at, TAKE);
    expect(at.open.toAct).toBe(2);
    expect(at.open.phase).toBe(TURN);
    expect(facesIn(at, OFFER)).toEqual([30]);
    expect(facesIn(at, DECK)).toEqual([20]);
    expect(at.table.seen[idOf(30)]).toBe(EVERYONE);
    expect(at.table.seen[idOf(20)]).toBe(0);
  });

  test('with chips both moves are open', () => {
    const at = given({ chips: [1, 0, 0], offer: 17, deck: [20] });
    expect(legalOf(at)).toEqual([PASS, TAKE]);
    expect(noThanks.why(at, PASS)).toBeNull();
    expect(noThanks.why(at, TAKE)).toBeNull();
  });

  test('a player with no chips must take', () => {
    const at = given({ chips: [0, 11, 11], pot: 3, offer: 17, deck: [20] });
    expect(legalOf(at)).toEqual([TAKE]);
    expect(noThanks.why(at, PASS)).toBe('noChips');
    expect(noThanks.why(at, TAKE)).toBeNull();
    expect(noThanks.reasons).toContain('noChips');
  });

  test('the app shows that take as a tap, so the table sees it: it is asked for, and noted where chips lie open', () => {
    const empty = { chips: [0, 11, 11], pot: 3, offer: 17, deck: [20] };
    const open = given({ ...empty, options: { chips: 'open' } });
    expect(go(open, TAKE)[0]).toEqual({ kind: 'noted', note: 'mustTake', seat: 0, count: 0 });
    expect(noThanks.notes).toContain('mustTake');
    const free = given({ chips: [1, 11, 11], offer: 17, deck: [20], options: { chips: 'open' } });
    expect(go(free, TAKE).filter(({ kind }) => kind === 'noted')).toEqual([]);
  });

  test('chip counts are seen only by their owner: a take from an empty purse looks like any other', () => {
    const look = (purse: number): TableEvent[] =>
      go(given({ chips: [purse, 11, 11], pot: 3, offer: 17, deck: [20] }), TAKE);
    expect(look(0)).toEqual(look(5));
  });

  test('any other word is an unknown move', () => {
    const at = given({ offer: 17, deck: [20] });
    expect(noThanks.why(at, { type: 'draw' })).toBe('unknownMove');
    expect(noThanks.why(at, { type: '' })).toBe('unknownMove');
    const before = clonePosition(at);
    for (const raw of [{ type: 'draw' }, { type: 'take', card: 17 }, { type: 'pass', count: 2 }]) {
      expect(judge(noThanks, at, 0, raw)).toEqual({ ok: false, why: 'unknownMove' });
    }
    expect(judge(noThanks, at, 1, TAKE)).toEqual({ ok: false, why: 'notYourTurn' });
    expect(at).toEqual(before);
  });
});

/* ---------- the end and the score ---------- */

describe('the end', () => {
  test('the game ends when a card is taken and the deck is empty', () => {
    const at = given({ taken: [[3], [], []], chips: [2, 11, 20], pot: 1, offer: 17, deck: [20] });
    go(at, TAKE);
    expect(at.open.phase).toBe(TURN);
    expect(at.open.totals).toEqual([0, 0, 0]);
    go(at, PASS, PASS, TAKE);
    expect(at.open.phase).toBe(OVER);
    expect(at.open.totals).toEqual([3 + 17 - 2, -10, 20 - 22]);
    expect(at.open.points).toEqual(at.open.totals);
    expect(at.table.piles[OFFER]).toEqual([]);
  });

  test('passing on the last card does not end it', () => {
    const at = given({ offer: 17 });
    go(at, PASS, PASS, PASS);
    expect(at.open.phase).toBe(TURN);
    expect(at.table.pots).toEqual([3, 10, 10, 10]);
  });

  test('then the removed cards are shown', () => {
    const at = given({ offer: 17 });
    const removed = at.table.piles[REMOVED]!.slice();
    expect(removed).toHaveLength(32);
    const events = go(at, TAKE);
    expect(at.table.piles[REMOVED]).toEqual(removed);
    for (const card of removed) expect([at.table.up[card], at.table.seen[card]]).toEqual([1, EVERYONE]);
    expect(events.flatMap((event) => (event.kind === 'turned' ? [event.card] : []))).toStrictEqual(removed);
    expect(veil(noThanks, at, NOBODY, []).table.faces).not.toContain(null);
  });

  test('after the end nobody moves', () => {
    const { match } = playDeal(begin(3), 'over');
    expect(match.position.open.phase).toBe(OVER);
    for (const seat of [NOBODY, 0, 1, 2]) {
      for (const move of [PASS, TAKE, NEXT]) {
        expect(step(noThanks, match, seat, move)).toEqual({ ok: false, why: 'over' });
      }
    }
  });

  test.each(SEAT_COUNTS)('%i players: every card and chip is somewhere at the end, and every sum adds up', (seats) => {
    for (const preset of PRESETS) {
      for (let game = 0; game < 5; game++) {
        const options = presetOptions(noThanks, preset) as NoThanksOptions;
        const { match } = playDeal(begin(seats, options, `whole:${game}`), `whole:${game}`);
        const { position } = match;
        const everySeat = Array.from({ length: seats }, (_, seat) => seat);
        const cards = everySeat.flatMap((seat) => facesIn(position, takenOf(seat)));
        expect([...cards, ...facesIn(position, REMOVED)].sort((a, b) => a - b)).toEqual(DECK_FACES);
        expect(chipsBySeat(position).reduce((sum, count) => sum + count, 0)).toBe(noThanks.chipTotal(seats, options));
        for (const seat of everySeat) {
          const parts = noThanks.parts(viewFor(noThanks, match, NOBODY) as never, seat);
          expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(position.open.totals[seat]);
          const counted = parts.flatMap((part) => part.cards).sort((a, b) => a - b);
          expect(counted).toEqual(position.table.piles[takenOf(seat)]!.slice().sort((a, b) => a - b));
          for (const { kind } of parts) expect(noThanks.partKinds).toContain(kind);
        }
      }
    }
  });
});

describe('the score', () => {
  test('of every run of consecutive cards only the lowest counts', () => {
    expect(scored([20, 21, 22], 0)).toBe(20);
    expect(scored([20, 22], 0)).toBe(42);
    expect(scored([34, 35, 3], 0)).toBe(37);
  });

  test('minus the chips left', () => {
    expect(scored([20], 4)).toBe(16);
    expect(scored([3], 11)).toBe(-8);
  });

  test('a player without cards scores minus the chips', () => {
    const at = given({ chips: [1, 7, 0], offer: 35 });
    go(at, TAKE);
    expect(at.open.totals).toEqual([34, -7, 0]);
    expect(Object.is(at.open.totals[2], -0)).toBe(false);
  });

  test('the lowest total wins; players tied for lowest share the win', () => {
    const at = given({ chips: [1, 7, 7], offer: 35 });
    go(at, TAKE);
    expect(winners(noThanks, at)).toEqual([1, 2]);
    const alone = given({ chips: [40, 4, 4], offer: 35 });
    go(alone, TAKE);
    expect(winners(noThanks, alone)).toEqual([0]);
  });

  test.each([
    ['7,8,9,10,13,15,16,17,24,26,27 with 0 chips → 85', [7, 8, 9, 10, 13, 15, 16, 17, 24, 26, 27], 0, 85],
    ['with 12 chips → 73', [7, 8, 9, 10, 13, 15, 16, 17, 24, 26, 27], 12, 73],
    ['cards 3,5,4 (taken in that order) → 3', [3, 5, 4], 0, 3],
  ])('worked example: %s', (_, cards, chips, points) => {
    expect(scored(cards, chips)).toBe(points);
  });

  test('worked example: no cards, 11 chips → −11', () => {
    const at = given({ chips: [0, 11, 11], offer: 35 });
    go(at, TAKE);
    expect(at.open.totals).toEqual([35, -11, -11]);
  });

  test('the sum is told run by run, lowest first, and then the chips', () => {
    const at = given({ taken: [[16, 7, 15], [], []], chips: [4, 0, 11], pot: 1, offer: 8 });
    go(at, TAKE);
    const view = veil(noThanks, at, 1, []);
    expect(noThanks.parts(view, 0)).toEqual([
      { kind: 'run', cards: [7, 8].map(idOf), points: 7 },
      { kind: 'run', cards: [15, 16].map(idOf), points: 15 },
      { kind: 'chips', cards: [], points: -5 },
    ]);
    expect(noThanks.parts(view, 2)).toEqual([{ kind: 'chips', cards: [], points: -11 }]);
    expect(view.table.piles[takenOf(0)]).toEqual([16, 7, 15, 8].map(idOf));
    expect(at.open.totals).toEqual([17, 0, -11]);
  });
});

/* ---------- what is secret ---------- */

describe('what is secret', () => {
  test('cards taken are visible to all', () => {
    const at = given({ taken: [[3, 5], [9], []], offer: 17, deck: [20] });
    for (const eyes of [NOBODY, 0, 1, 2]) {
      expect(traceOf(at, eyes)).toMatchObject({ card: 17, taken: [[3, 5], [9], []] });
    }
  });

  test('chip counts are seen only by their owner (also never by a bot)', () => {
    const at = given({ chips: [4, 5, 6], offer: 17, deck: [20] });
    expect(traceOf(at, 0)).toMatchObject({ chips: [4, null, null] });
    expect(traceOf(at, 1)).toMatchObject({ chips: [null, 5, null] });
    expect(traceOf(at, 2)).toMatchObject({ chips: [null, null, 6] });
    expect(traceOf(at, NOBODY)).toMatchObject({ chips: [null, null, null] });
    expect(traceOf(at)).toMatchObject({ chips: [4, 5, 6] });
    expect(noThanks.secret).toBe('chips');
  });

  test('the chips lying on the card are visible to all', () => {
    const at = given({ pot: 3, offer: 17, deck: [20] });
    for (const eyes of [NOBODY, 0, 1, 2]) expect(traceOf(at, eyes)).toMatchObject({ pot: 3 });
  });

  test('option: chips open', () => {
    const at = given({ chips: [4, 5, 6], offer: 17, deck: [20], options: { chips: 'open' } });
    for (const eyes of [NOBODY, 0, 1, 2]) expect(traceOf(at, eyes)).toMatchObject({ chips: [4, 5, 6] });
  });

  test('the deck and the removed cards are known to nobody', () => {
    const at = given({ offer: 17, deck: [20, 30] });
    for (const eyes of [NOBODY, 0, 1, 2]) expect(traceOf(at, eyes)).toMatchObject({ deck: 2, removed: 30 });
  });

  test('once scored, the chips lie open', () => {
    const at = given({ chips: [4, 5, 6], offer: 17 });
    go(at, TAKE);
    expect(traceOf(at, NOBODY)).toMatchObject({ chips: [4, 5, 6] });
  });
});

/* ---------- options ---------- */

describe('options', () => {
  test('the presets are as the table of the rules says', () => {
    expect(presetOptions(noThanks, 'written')).toEqual({ removed: 5, chips: 'hidden', deals: 1 });
    expect(presetOptions(noThanks, 'box')).toEqual({ removed: 9, chips: 'hidden', deals: 1 });
  });

  test('1–5 deals and open or hidden chips are offered, nothing else', () => {
    for (const deals of [1, 2, 3, 4, 5]) expect(chooseOptions(noThanks, 'written', { deals }).ok).toBe(true);
    for (const deals of [0, 6, '1']) {
      expect(chooseOptions(noThanks, 'written', { deals })).toEqual({
        ok: false,
        key: 'deals',
        allowed: [1, 2, 3, 4, 5],
      });
    }
    expect(chooseOptions(noThanks, 'box', { chips: 'open' })).toEqual({
      ok: true,
      options: { removed: 9, chips: 'open', deals: 1 },
    });
  });

  test.each([2, 3, 4, 5])('%i deals added up (starter moves left)', (deals) => {
    let match = begin(3, { deals }, `deals:${deals}`);
    const first = startersOf(match);
    const sums = [0, 0, 0];
    for (let deal = 1; deal <= deals; deal++) {
      expect(match.position.open).toMatchObject({ round: deal, starter: (first + deal - 1) % 3 });
      expect(match.position.open.toAct).toBe(startersOf(match));
      expect(match.position.table.pots).toEqual([0, 11, 11, 11]);
      expect(match.position.table.piles.map((pile) => pile.length)).toEqual([27, 1, 5, 0, 0, 0]);
      match = playDeal(match, `deal:${deal}`).match;
      const { open } = match.position;
      open.points.slice(-3).forEach((points, seat) => (sums[seat] = sums[seat]! + points));
      expect(open.totals).toEqual(sums);
      expect(open.points).toHaveLength(3 * deal);
      expect(open.phase).toBe(deal === deals ? OVER : BETWEEN);
      if (deal < deals) {
        expect(step(noThanks, match, 0, TAKE)).toEqual({ ok: false, why: 'roundOver' });
        const next = on(match, NOBODY, NEXT);
        expect(next.match.position.open.totals).toEqual(sums);
        match = next.match;
      }
    }
  });

  test('a new deal takes the chips back before it hands out new ones', () => {
    const { match } = playDeal(begin(3, { deals: 2 }), 'again');
    const left = chipsBySeat(match.position);
    const { events } = on(match, NOBODY, NEXT);
    const paid = events.filter(({ kind }) => kind === 'paid');
    const expected = left.flatMap((count, seat) => [
      ...(count > 0 ? [{ kind: 'paid', from: chipsOf(seat), to: null, count }] : []),
      { kind: 'paid', from: null, to: chipsOf(seat), count: 11 },
    ]);
    expect(paid).toEqual(expected);
  });

  test('totals change when a deal is scored, not before', () => {
    let { match } = playDeal(begin(3, { deals: 2 }), 'when');
    const { totals } = match.position.open;
    match = on(match, NOBODY, NEXT).match;
    while (match.position.open.phase === TURN && match.position.table.piles[DECK]!.length > 0) {
      expect(match.position.open.totals).toEqual(totals);
      match = on(match, match.position.open.toAct, TAKE).match;
    }
    expect(match.position.open.totals).toEqual(totals);
    match = on(match, match.position.open.toAct, TAKE).match;
    expect(match.position.open.totals).not.toEqual(totals);
  });
});

/* ---------- the trace ---------- */

describe('the trace state', () => {
  test('has exactly the keys of the rules, deck top last and taken cards ascending', () => {
    const at = given({ taken: [[5, 3, 12], [], [9]], chips: [4, 5, 6], pot: 2, offer: 17, deck: [20, 30], toAct: 2 });
    const removed = DECK_FACES.filter((face) => ![5, 3, 12, 9, 17, 20, 30].includes(face));
    expect(traceOf(at)).toEqual({
      deal: 1,
      toAct: 2,
      card: 17,
      pot: 2,
      deck: [20, 30],
      removed,
      chips: [4, 5, 6],
      taken: [[3, 5, 12], [], [9]],
      totals: [0, 0, 0],
    });
  });

  test('at the end there is no card, nobody is to act, and the removed cards are open to all', () => {
    const at = given({ taken: [[3], [], []], chips: [4, 5, 6], pot: 2, offer: 4 });
    go(at, TAKE);
    for (const eyes of [ALL_EYES, NOBODY, 0, 2]) {
      expect(traceOf(at, eyes)).toEqual({
        deal: 1,
        toAct: null,
        card: null,
        pot: 0,
        deck: eyes === ALL_EYES ? [] : 0,
        removed: DECK_FACES.filter((face) => face > 4),
        chips: [6, 5, 6],
        taken: [[3, 4], [], []],
        totals: [-3, -5, -6],
      });
    }
  });
});

test('the game says who it is', () => {
  expect(noThanks).toMatchObject({
    id: 'no-thanks',
    rev: 1,
    phases: ['over', 'between', 'turn'],
    partKinds: ['run', 'chips'],
    drawsOrder: false,
  });
});
