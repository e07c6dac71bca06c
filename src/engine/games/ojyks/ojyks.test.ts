/** Every sentence of the rules of ojyks, and every worked example. */
import { Dealer } from '../../core/dealer';
import { foldPiles, type TableEvent } from '../../core/events';
import { chooseOptions, presetOptions } from '../../core/options';
import { listLegal, newPosition, playInPlace } from '../../core/position';
import { rngAt } from '../../core/rng';
import {
  ALL_EYES,
  BETWEEN,
  NEXT,
  NOBODY,
  OVER,
  PRESETS,
  type Eyes,
  type Move,
  type Position,
  type Preset,
} from '../../core/rules';
import { EVERYONE, HOLE, seatBit, type CardId, type Face, type Seat } from '../../core/table';
import { veil } from '../../core/veil';
import { ojyks } from './rules';
import {
  DECK,
  DISCARD,
  DRAW,
  DRAWN,
  DROP,
  FLIP,
  gridOf,
  HELD,
  PLACES,
  REVEALS,
  SETUP,
  TAKES,
  TURN,
  type OjyksMove,
  type OjyksOpen,
  type OjyksOptions,
} from './shape';

type OjyksPosition = Position<OjyksOpen, OjyksOptions>;

const SEAT_COUNTS = [2, 3, 4, 5, 6, 7, 8];

/* ---------- the language of these tests ---------- */

const reveal = (slot: number): OjyksMove => REVEALS[slot]!;
const take = (slot: number): OjyksMove => TAKES[slot]!;
const place = (slot: number): OjyksMove => PLACES[slot]!;

/** Twelve face-down cards, no two equal. */
const ALL_DOWN = '1? 2? 3? 4?   5? 6? 7? 8?   9? 10? 11? 12?';

/** A grid of which only the last column is left; its slots are 3, 7 and 11. */
const lastColumn = (high: string, middle: string, low: string): string =>
  `. . . ${high}   . . . ${middle}   . . . ${low}`;

interface Situation {
  /** Row by row: `5` lies face up, `5?` face down, `.` is cleared. */
  readonly grids: readonly string[];
  /** Top last. */
  readonly discard?: readonly Face[];
  /** Top last; without it, all cards left over. */
  readonly draw?: readonly Face[];
  /** A card the seat to act has drawn. */
  readonly drawn?: Face;
  readonly phase?: number;
  readonly toAct?: Seat;
  readonly closer?: Seat;
  readonly starter?: Seat;
  readonly totals?: readonly number[];
  readonly preset?: Preset;
  readonly options?: Partial<OjyksOptions>;
}

function optionsOf(preset: Preset = 'written', wishes: Partial<OjyksOptions> = {}): OjyksOptions {
  const chosen = chooseOptions(ojyks as never, preset, wishes as Record<string, unknown>);
  if (!chosen.ok) throw new Error(`no such option: ${chosen.key}`);
  return chosen.options as OjyksOptions;
}

function given(situation: Situation): OjyksPosition {
  const seats = situation.grids.length;
  const at = newPosition(ojyks, seats, optionsOf(situation.preset, situation.options));
  const { table, open } = at;
  const free = table.piles[DECK]!.splice(0);
  const pick = (face: Face, up: 0 | 1, seen: number): CardId => {
    const index = free.findIndex((card) => table.faces[card] === face);
    if (index < 0) throw new Error(`no card ${face} is left`);
    const card = free.splice(index, 1)[0]!;
    table.up[card] = up;
    table.seen[card] = seen;
    return card;
  };
  situation.grids.forEach((text, seat) => {
    const words = text.trim().split(/\s+/);
    if (words.length !== 12) throw new Error(`a grid has twelve slots: ${text}`);
    table.piles[gridOf(seat)] = words.map((word) => {
      if (word === '.') return HOLE;
      return word.endsWith('?') ? pick(Number(word.slice(0, -1)), 0, 0) : pick(Number(word), 1, EVERYONE);
    });
    open.hidden[seat] = words.filter((word) => word.endsWith('?')).length;
  });
  open.toAct = situation.toAct ?? 0;
  open.round = 1;
  open.phase = situation.phase ?? (situation.drawn === undefined ? TURN : DRAWN);
  open.closer = situation.closer ?? NOBODY;
  open.starter = situation.starter ?? NOBODY;
  situation.totals?.forEach((total, seat) => (open.totals[seat] = total));
  table.piles[DISCARD] = (situation.discard ?? [6]).map((face) => pick(face, 1, EVERYONE));
  if (situation.drawn !== undefined) table.piles[HELD] = [pick(situation.drawn, 0, seatBit(open.toAct))];
  table.piles[DECK] = situation.draw === undefined ? free : situation.draw.map((face) => pick(face, 0, 0));
  return at;
}

function dealt(seats: number, preset: Preset = 'written', seed = 'deal'): OjyksPosition {
  const at = newPosition(ojyks, seats, optionsOf(preset));
  ojyks.deal(at, new Dealer(rngAt(seed, 0), null));
  return at;
}

function legal(at: OjyksPosition): Move[] {
  const out: Move[] = [];
  listLegal(ojyks, at, out as OjyksMove[]);
  return out;
}

const ofType = (moves: readonly Move[], type: string): number[] =>
  moves.filter((move) => move.type === type).map((move) => (move as Move & { slot: number }).slot);

/** Plays moves, each of which must be offered, and gives all that the dealer did. */
function play(at: OjyksPosition, ...moves: (OjyksMove | typeof NEXT)[]): TableEvent[] {
  const events: TableEvent[] = [];
  moves.forEach((move, ply) => {
    expect(legal(at)).toContain(move);
    playInPlace(ojyks, at, move, new Dealer(rngAt('play', ply + 1), events));
  });
  return events;
}

const facesOf = (at: OjyksPosition, pile: number): Face[] => at.table.piles[pile]!.map((card) => at.table.faces[card]!);
const discards = (at: OjyksPosition): Face[] => facesOf(at, DISCARD);

/** The grid in the words of `given`. */
function gridText(at: OjyksPosition, seat: Seat): string {
  return at.table.piles[gridOf(seat)]!.map((card) =>
    card === HOLE ? '.' : `${at.table.faces[card]}${at.table.up[card] === 1 ? '' : '?'}`,
  ).join(' ');
}

const words = (text: string): string => text.trim().split(/\s+/).join(' ');

const notesOf = (events: readonly TableEvent[]): (string | number | null)[][] =>
  events.flatMap((event) => (event.kind === 'noted' ? [[event.note, event.seat, event.count]] : []));

const viewOf = (at: OjyksPosition, eyes: Eyes) => veil(ojyks, at, eyes, []);
const why = (at: OjyksPosition, move: object): string | null => ojyks.why(at, move as Move);

/** The face-up cards of a grid. */
const upSlots = (at: OjyksPosition, seat: Seat): number[] =>
  at.table.piles[gridOf(seat)]!.flatMap((card, slot) => (card !== HOLE && at.table.up[card] === 1 ? [slot] : []));

/* ---------- the game as a value ---------- */

describe('the game', () => {
  test('is ojyks, with its names for phases, reasons, notes and score lines', () => {
    expect(ojyks.id).toBe('ojyks');
    expect(ojyks.rev).toBe(1);
    expect(ojyks.phases).toEqual(['over', 'between', 'setup', 'turn', 'drawn', 'flip']);
    expect(ojyks.reasons).toEqual([
      'setupFirst',
      'noRevealRule',
      'nothingDrawn',
      'mustPlace',
      'mustFlip',
      'pileEmpty',
      'noSuchSlot',
      'clearedSlot',
      'alreadyUp',
    ]);
    expect(ojyks.notes).toEqual(['starts', 'cleared', 'closed', 'doubled', 'reshuffled']);
    expect(ojyks.partKinds).toEqual(['column', 'doubled']);
  });

  test('2–8 players; seats stay as they are; nothing is secret between turns', () => {
    expect(ojyks.seatRange(optionsOf())).toEqual({ min: 2, max: 8 });
    expect(ojyks.drawsOrder).toBe(false);
    expect(ojyks.secret).toBe('nothing');
  });

  test('a draw pile, a discard pile, one card in transit and a grid a seat; no chips', () => {
    expect(ojyks.piles(2)).toEqual([
      { kind: 'deck', seat: null },
      { kind: 'discard', seat: null },
      { kind: 'held', seat: null },
      { kind: 'grid', seat: 0 },
      { kind: 'grid', seat: 1 },
    ]);
    expect([0, 7].map(gridOf)).toEqual([3, 10]);
    expect(ojyks.pots(4, optionsOf())).toEqual([]);
    expect(ojyks.chipTotal(4, optionsOf())).toBe(0);
  });

  test('before the first deal nothing is dealt, scored or closed', () => {
    expect(ojyks.open(3, optionsOf())).toEqual({
      phase: SETUP,
      toAct: 0,
      round: 0,
      totals: [0, 0, 0],
      points: [],
      starter: NOBODY,
      closer: NOBODY,
      hidden: [0, 0, 0],
    });
  });

  test('as written: 20 zeros, reveal without drawing, highest sum of two again, 100', () => {
    expect(presetOptions(ojyks as never, 'written')).toEqual({
      zeros: 20,
      reveal: true,
      starter: 'highest',
      end: 100,
    });
  });

  test('Box rules: 15 zeros, no reveal without drawing, the closer starts, 100', () => {
    expect(presetOptions(ojyks as never, 'box')).toEqual({ zeros: 15, reveal: false, starter: 'closer', end: 100 });
  });

  test('every option offers both presets; the end may be 50, 100 or 200', () => {
    expect(ojyks.optionSpecs.zeros!.values).toEqual([15, 20]);
    expect(ojyks.optionSpecs.reveal!.values).toEqual([true, false]);
    expect(ojyks.optionSpecs.starter!.values).toEqual(['highest', 'closer']);
    expect(ojyks.optionSpecs.end!.values).toEqual([50, 100, 200]);
  });
});

describe('deck', () => {
  const countsOf = (preset: Preset): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const face of ojyks.deck(optionsOf(preset))) counts[face] = (counts[face] ?? 0) + 1;
    return counts;
  };
  const oneToTwelve = { 1: 10, 2: 10, 3: 10, 4: 10, 5: 10, 6: 10, 7: 10, 8: 10, 9: 10, 10: 10, 11: 10, 12: 10 };

  test('155 cards: −2 ×5, −1 ×10, 0 ×20, 1…12 ×10 each', () => {
    expect(ojyks.deck(optionsOf('written'))).toHaveLength(155);
    expect(countsOf('written')).toEqual({ '-2': 5, '-1': 10, 0: 20, ...oneToTwelve });
  });

  test('Box rules: 0 ×15, 150 cards', () => {
    expect(ojyks.deck(optionsOf('box'))).toHaveLength(150);
    expect(countsOf('box')).toEqual({ '-2': 5, '-1': 10, 0: 15, ...oneToTwelve });
  });
});

/* ---------- deal and setup ---------- */

describe.each(PRESETS)('deal (%s)', (preset) => {
  test.each(SEAT_COUNTS)('twelve cards each, face down and known to nobody, %i players', (seats) => {
    const { table, open } = dealt(seats, preset);
    for (let seat = 0; seat < seats; seat++) {
      const grid = table.piles[gridOf(seat)]!;
      expect(grid).toHaveLength(12);
      for (const card of grid) expect([table.up[card], table.seen[card]]).toEqual([0, 0]);
    }
    expect(open.hidden).toEqual(new Array(seats).fill(12));
    expect(new Set(table.piles.flat()).size).toBe(table.faces.length);
  });

  test.each(SEAT_COUNTS)('the rest is the draw pile; its top card starts the discard pile, %i players', (seats) => {
    const { table } = dealt(seats, preset);
    const [top] = table.piles[DISCARD]!;
    expect(table.piles[DISCARD]).toHaveLength(1);
    expect([table.up[top!], table.seen[top!]]).toEqual([1, EVERYONE]);
    expect(table.piles[HELD]).toEqual([]);
    expect(table.piles[DECK]).toHaveLength(table.faces.length - 12 * seats - 1);
    for (const card of table.piles[DECK]!) expect([table.up[card], table.seen[card]]).toEqual([0, 0]);
  });

  test.each(SEAT_COUNTS)('54 or more cards lie outside the grids, %i players', (seats) => {
    const { piles } = dealt(seats, preset).table;
    expect(piles[DECK]!.length + piles[DISCARD]!.length).toBeGreaterThanOrEqual(54);
  });

  test('shuffles: another seed, other cards', () => {
    expect(facesOf(dealt(2, preset, 'a'), gridOf(0))).not.toEqual(facesOf(dealt(2, preset, 'b'), gridOf(0)));
  });

  test.each(SEAT_COUNTS)('each player turns up two: seat 0 both, then seat 1 both, and so on, %i players', (seats) => {
    const at = dealt(seats, preset);
    const asked: Seat[] = [];
    while (at.open.phase === SETUP) {
      asked.push(at.open.toAct);
      play(at, legal(at).at(-1) as OjyksMove);
    }
    expect(asked).toEqual(Array.from({ length: 2 * seats }, (_, ply) => ply >> 1));
    expect(at.open.hidden).toEqual(new Array(seats).fill(10));
    expect(at.open.phase).toBe(TURN);
  });
});

describe('setup', () => {
  test('any two cards of the own grid, and nothing else', () => {
    const at = dealt(3);
    expect(legal(at)).toEqual(REVEALS);
    play(at, reveal(7));
    expect(legal(at)).toEqual(REVEALS.filter(({ slot }) => slot !== 7));
    play(at, reveal(0));
    expect(upSlots(at, 0)).toEqual([0, 7]);
    expect(at.open.toAct).toBe(1);
    expect(legal(at)).toEqual(REVEALS);
  });

  test('a turned-up card is known to all', () => {
    const at = dealt(2);
    const card = at.table.piles[gridOf(0)]![4]!;
    play(at, reveal(4));
    expect([at.table.up[card], at.table.seen[card]]).toEqual([1, EVERYONE]);
  });

  /** Every seat has its two up but the last, which still turns up slot 0. */
  const opening = (pairs: readonly string[], more: Partial<Situation> = {}): OjyksPosition =>
    given({
      phase: SETUP,
      toAct: pairs.length - 1,
      grids: pairs.map((pair, seat) => {
        const [first, second] = pair.split(' ');
        const asked = seat === pairs.length - 1 ? '?' : '';
        return `${first}${asked} ${second} 0? 0?   1? 1? 0? 2?   2? 10? 11? 0?`;
      }),
      ...more,
    });

  test.each([
    ['first', ['12 1', '5 5', '6 6'], 0],
    ['middle', ['5 5', '1 12', '6 6'], 1],
    ['last', ['5 5', '6 6', '12 1'], 2],
    ['negative', ['-2 -2', '-2 -1', '-2 -2'], 1],
  ] as const)('the highest sum of two starts: %s', (_, pairs, starter) => {
    const at = opening(pairs);
    const events = play(at, reveal(0));
    expect([at.open.phase, at.open.toAct, at.open.starter]).toEqual([TURN, starter, starter]);
    expect(notesOf(events)).toEqual([['starts', starter, 0]]);
  });

  test.each([
    [['7 7', '8 6', '7 7'], 1],
    [['7 7', '6 8', '9 5'], 2],
    [['-2 0', '-1 -1', '-1 -1'], 0],
    [['12 -2', '5 5', '9 1'], 0],
  ] as const)('tie: the higher single card, %j', (pairs, starter) => {
    const at = opening(pairs);
    play(at, reveal(0));
    expect(at.open.toAct).toBe(starter);
  });

  test('a higher sum beats a higher single card', () => {
    const at = opening(['12 0', '7 6']);
    play(at, reveal(0));
    expect(at.open.toAct).toBe(1);
  });

  test('face-down cards do not count for the start', () => {
    const at = given({
      phase: SETUP,
      toAct: 1,
      grids: ['12? 1 12? 12?   12? 12? 12? 12?   1 11? 11? 11?', '3? 1 0? 0?     0? 0? 0? 0?       0? 0? 0? 0?'],
    });
    play(at, reveal(0));
    expect(at.open.toAct).toBe(1);
  });

  test('then at random among the tied, each as often', () => {
    const counts = [0, 0, 0, 0];
    for (let game = 0; game < 3000; game++) {
      const at = opening(['4 9', '9 3', '9 4', '4 9']);
      playInPlace(ojyks, at, reveal(0), new Dealer(rngAt(`tie ${game}`, 1), null));
      counts[at.open.toAct]!++;
    }
    expect(counts[1]).toBe(0);
    for (const seat of [0, 2, 3]) expect(Math.abs(counts[seat]! - 1000)).toBeLessThan(100);
  });

  test('Box rules: in the first round the highest sum of two starts', () => {
    const at = opening(['1 1', '5 5', '2 2'], { preset: 'box' });
    play(at, reveal(0));
    expect(at.open.toAct).toBe(1);
    expect(dealt(3, 'box').open.starter).toBe(NOBODY);
  });

  test('Box rules: the player who closed the round before starts later rounds, after seat 0 began to turn up', () => {
    const at = given({
      preset: 'box',
      toAct: 1,
      closer: 2,
      draw: [1],
      grids: [lastColumn('1', '2', '3'), lastColumn('1?', '2', '3'), lastColumn('1', '2', '3')],
    });
    play(at, take(3));
    expect([at.open.phase, at.open.closer]).toEqual([BETWEEN, 2]);
    play(at, NEXT);
    expect([at.open.phase, at.open.toAct, at.open.starter, at.open.closer]).toEqual([SETUP, 0, 2, NOBODY]);
    const events = play(at, reveal(0), reveal(1), reveal(0), reveal(1), reveal(0), reveal(1));
    expect([at.open.phase, at.open.toAct, at.open.starter]).toEqual([TURN, 2, 2]);
    expect(notesOf(events)).toEqual([['starts', 2, 0]]);
  });

  test('as written: the highest sum of two starts later rounds again, whoever closed', () => {
    const at = given({ toAct: 1, closer: 0, grids: [lastColumn('1', '2', '3'), lastColumn('1?', '2', '3')] });
    play(at, reveal(3), NEXT);
    expect([at.open.starter, at.open.closer]).toEqual([NOBODY, NOBODY]);
    const { table } = at;
    table.faces[table.piles[gridOf(1)]![5]!] = 12;
    table.faces[table.piles[gridOf(0)]![5]!] = 1;
    table.faces[table.piles[gridOf(0)]![6]!] = 1;
    play(at, reveal(5), reveal(6), reveal(5), reveal(6));
    expect(at.open.toAct).toBe(1);
  });
});

/* ---------- a turn ---------- */

const TWO_UP = '12 5 3? 4?   5? 6? 7? 8?   9? 10? 11? 12?';

describe('a turn', () => {
  test('is reveal, take or draw', () => {
    const at = given({ grids: [TWO_UP, ALL_DOWN] });
    const moves = legal(at);
    expect(ofType(moves, 'reveal')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(ofType(moves, 'take')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(moves.filter((move) => move.type === 'draw')).toEqual([DRAW]);
    expect(moves).toHaveLength(10 + 12 + 1);
  });

  test('Box rules: no reveal without drawing', () => {
    const at = given({ grids: [TWO_UP, ALL_DOWN], preset: 'box' });
    expect(legal(at)).toEqual([DRAW, ...TAKES]);
    expect(why(at, reveal(2))).toBe('noRevealRule');
    expect(why(at, reveal(0))).toBe('noRevealRule');
    expect(why(dealt(2, 'box'), reveal(0))).toBeNull();
    expect(why(given({ grids: [TWO_UP, ALL_DOWN], phase: FLIP, preset: 'box' }), reveal(2))).toBeNull();
  });

  test('reveal: one face-down card of the own grid is turned up where it lies', () => {
    const at = given({ grids: [TWO_UP, ALL_DOWN], discard: [6] });
    const card = at.table.piles[gridOf(0)]![6]!;
    const events = play(at, reveal(6));
    expect(gridText(at, 0)).toBe(words('12 5 3? 4?   5? 6? 7 8?   9? 10? 11? 12?'));
    expect(discards(at)).toEqual([6]);
    expect(at.open.hidden).toEqual([9, 12]);
    expect([at.open.toAct, at.open.phase]).toEqual([1, TURN]);
    expect(events).toEqual([{ kind: 'turned', card, face: 7, seen: EVERYONE, up: 1 }]);
  });

  test('take: the top discard, face up, in place of a face-up card, which goes on the discard pile', () => {
    const at = given({ grids: [TWO_UP, ALL_DOWN], discard: [4, 2] });
    play(at, take(0));
    expect(gridText(at, 0)).toBe(words('2 5 3? 4?   5? 6? 7? 8?   9? 10? 11? 12?'));
    expect(discards(at)).toEqual([4, 12]);
    expect(at.table.piles[HELD]).toEqual([]);
    expect(at.open.hidden).toEqual([10, 12]);
    expect([at.open.toAct, at.open.phase]).toEqual([1, TURN]);
  });

  test('take: also in place of a face-down card, which comes to lie open', () => {
    const at = given({ grids: [TWO_UP, ALL_DOWN], discard: [4, 2] });
    const replaced = at.table.piles[gridOf(0)]![11]!;
    const events = play(at, take(11));
    expect(gridText(at, 0)).toBe(words('12 5 3? 4?   5? 6? 7? 8?   9? 10? 11? 2'));
    expect(discards(at)).toEqual([4, 12]);
    expect([at.table.up[replaced], at.table.seen[replaced]]).toEqual([1, EVERYONE]);
    expect(at.open.hidden).toEqual([9, 12]);
    expect(events.map((event) => (event.kind === 'moved' ? [event.from, event.to, event.up] : event.kind))).toEqual([
      [DISCARD, HELD, 1],
      [gridOf(0), DISCARD, 1],
      [HELD, gridOf(0), 1],
    ]);
  });

  test('draw: the top card of the draw pile, and only the drawer looks at it', () => {
    const at = given({ grids: [ALL_DOWN, TWO_UP], toAct: 1, draw: [3, 8] });
    play(at, DRAW);
    expect(at.open.phase).toBe(DRAWN);
    expect(at.open.toAct).toBe(1);
    expect(facesOf(at, DECK)).toEqual([3]);
    const [card] = at.table.piles[HELD]!;
    expect([at.table.faces[card!], at.table.up[card!], at.table.seen[card!]]).toEqual([8, 0, seatBit(1)]);
  });

  test('then either put it in place of any own card, or discard it', () => {
    const at = given({ grids: [TWO_UP, ALL_DOWN], drawn: 8 });
    expect(legal(at)).toEqual([DROP, ...PLACES]);
  });

  test.each([
    [0, '8 5 3? 4?   5? 6? 7? 8?   9? 10? 11? 12?', 12, 10],
    [2, '12 5 8 4?   5? 6? 7? 8?   9? 10? 11? 12?', 3, 9],
  ])('put in place as in 2: slot %i', (slot, grid, replaced, hidden) => {
    const at = given({ grids: [TWO_UP, ALL_DOWN], drawn: 8, discard: [6] });
    const [card] = at.table.piles[HELD]!;
    play(at, place(slot));
    expect(gridText(at, 0)).toBe(words(grid));
    expect(discards(at)).toEqual([6, replaced]);
    expect(at.table.seen[card!]).toBe(EVERYONE);
    expect(at.table.piles[HELD]).toEqual([]);
    expect(at.open.hidden).toEqual([hidden, 12]);
    expect([at.open.toAct, at.open.phase]).toEqual([1, TURN]);
  });

  test.each(PRESETS)('discard it and reveal one face-down card of the own grid (%s)', (preset) => {
    const at = given({ grids: [TWO_UP, ALL_DOWN], drawn: 8, discard: [6], preset });
    const [card] = at.table.piles[HELD]!;
    play(at, DROP);
    expect(discards(at)).toEqual([6, 8]);
    expect([at.table.up[card!], at.table.seen[card!]]).toEqual([1, EVERYONE]);
    expect([at.open.toAct, at.open.phase]).toEqual([0, FLIP]);
    expect(legal(at)).toEqual(REVEALS.slice(2));
    play(at, reveal(3));
    expect(gridText(at, 0)).toBe(words('12 5 3? 4   5? 6? 7? 8?   9? 10? 11? 12?'));
    expect([at.open.toAct, at.open.phase]).toEqual([1, TURN]);
    expect(at.open.hidden).toEqual([9, 12]);
  });

  test('clockwise: after the last seat comes seat 0', () => {
    const at = given({ grids: [ALL_DOWN, ALL_DOWN, TWO_UP], toAct: 1 });
    play(at, reveal(0));
    expect(at.open.toAct).toBe(2);
    play(at, reveal(2));
    expect(at.open.toAct).toBe(0);
  });

  test('a cleared slot cannot be chosen', () => {
    const grid = '. 5 3? 4?   . 6? 7? 8?   . 10? 11? 12?';
    const slots = [1, 2, 3, 5, 6, 7, 9, 10, 11];
    const turn = given({ grids: [grid, ALL_DOWN] });
    expect(ofType(legal(turn), 'take')).toEqual(slots);
    expect(ofType(legal(turn), 'reveal')).toEqual(slots.slice(1));
    expect(legal(turn)).toHaveLength(18);
    const drawn = given({ grids: [grid, ALL_DOWN], drawn: 0 });
    expect(ofType(legal(drawn), 'place')).toEqual(slots);
    for (const slot of [0, 4, 8]) {
      expect(why(turn, take(slot))).toBe('clearedSlot');
      expect(why(turn, reveal(slot))).toBe('clearedSlot');
      expect(why(drawn, place(slot))).toBe('clearedSlot');
    }
  });
});

/* ---------- columns ---------- */

describe('a column of three face-up equal cards is cleared at once onto the discard pile', () => {
  test('worked example: column 5,5,12 face up, top discard 5, taken onto the 12: discard gets 12, then 5,5,5', () => {
    const at = given({ grids: ['5 1? 2? 3?   5 1? 2? 3?   12 1? 2? 3?', ALL_DOWN], discard: [7, 5] });
    const events = play(at, take(8));
    expect(discards(at)).toEqual([7, 12, 5, 5, 5]);
    expect(gridText(at, 0)).toBe(words('. 1? 2? 3?   . 1? 2? 3?   . 1? 2? 3?'));
    expect(notesOf(events)).toEqual([['cleared', 0, 0]]);
    expect(at.open.hidden).toEqual([9, 12]);
    expect([at.open.toAct, at.open.closer, at.open.phase]).toEqual([1, NOBODY, TURN]);
  });

  test('by a reveal', () => {
    const at = given({ grids: [ALL_DOWN, '1? 2? 9 3?   1? 2? 9? 3?   1? 2? 9 3?'], toAct: 1, discard: [7] });
    const events = play(at, reveal(6));
    expect(gridText(at, 1)).toBe(words('1? 2? . 3?   1? 2? . 3?   1? 2? . 3?'));
    expect(discards(at)).toEqual([7, 9, 9, 9]);
    expect(notesOf(events)).toEqual([['cleared', 1, 2]]);
    expect(at.open.hidden).toEqual([12, 9]);
  });

  test('by a drawn card: the replaced card goes down first and the three equal cards on top of it', () => {
    const at = given({ grids: ['1? 2? 3? 4?   1? 2? 3? 0   1? 2? 3? 0', ALL_DOWN], drawn: 0, discard: [7] });
    play(at, place(3));
    expect(gridText(at, 0)).toBe(words('1? 2? 3? .   1? 2? 3? .   1? 2? 3? .'));
    expect(discards(at)).toEqual([7, 4, 0, 0, 0]);
  });

  test('by the flip after a discarded draw', () => {
    const at = given({ grids: ['1? 8 3? 4?   1? 8 3? 4?   1? 8? 3? 4?', ALL_DOWN], drawn: 10, discard: [7] });
    play(at, DROP, reveal(9));
    expect(gridText(at, 0)).toBe(words('1? . 3? 4?   1? . 3? 4?   1? . 3? 4?'));
    expect(discards(at)).toEqual([7, 10, 8, 8, 8]);
  });

  test('always, also when it is negative', () => {
    const at = given({ grids: ['-2 1? 2? 3?   -2 1? 2? 3?   -2? 1? 2? 3?', ALL_DOWN], discard: [7] });
    play(at, reveal(8));
    expect(discards(at)).toEqual([7, -2, -2, -2]);
    expect(gridText(at, 0)).toBe(words('. 1? 2? 3?   . 1? 2? 3?   . 1? 2? 3?'));
  });

  test.each([
    ['the highest', 4, '6? 1? 2? 3?   6? 1? 2? 3?   6 1? 2? 3?'],
    ['the middle', 0, '6? 1? 2? 3?   6? 1? 2? 3?   6 1? 2? 3?'],
    ['the lowest', 0, '6? 1? 2? 3?   6 1? 2? 3?   6? 1? 2? 3?'],
  ])('not while %s lies face down', (_, slot, grid) => {
    const at = given({ grids: [grid, ALL_DOWN], discard: [7] });
    const events = play(at, reveal(slot));
    expect(discards(at)).toEqual([7]);
    expect(gridText(at, 0)).not.toContain('.');
    expect(notesOf(events)).toEqual([]);
  });

  test.each([
    ['6? 1? 2? 3?   6 1? 2? 3?   5 1? 2? 3?'],
    ['6? 1? 2? 3?   5 1? 2? 3?   6 1? 2? 3?'],
    ['6? 1? 2? 3?   5 1? 2? 3?   5 1? 2? 3?'],
  ])('not when only two are equal: %s', (grid) => {
    const at = given({ grids: [grid, ALL_DOWN], discard: [7] });
    play(at, reveal(0));
    expect(discards(at)).toEqual([7]);
    expect(gridText(at, 0)).not.toContain('.');
  });

  test('three equal cards in a row are not a column', () => {
    const at = given({ grids: ['6 6 6? 3?   1? 1? 2? 3?   1? 1? 2? 3?', ALL_DOWN], discard: [7] });
    play(at, reveal(2));
    expect(discards(at)).toEqual([7]);
  });

  test('swapping an equal card into a column of three clears it, the replaced equal card below', () => {
    const at = given({ grids: ['6 1? 2? 3?   6 1? 2? 3?   6? 1? 2? 3?', ALL_DOWN], discard: [7, 6] });
    play(at, take(8));
    expect(discards(at)).toEqual([7, 6, 6, 6, 6]);
  });
});

/* ---------- closing ---------- */

describe('a player with no face-down card left has closed the round', () => {
  const OTHER = '1? 2 3 4   5 6 7 8   9 10 11 12';

  test.each([
    ['a reveal', 'reveal', {}],
    ['a taken card', 'take', {}],
    ['a drawn card', 'place', { drawn: 4 }],
    ['the flip after a discarded draw', 'reveal', { phase: FLIP }],
  ])('by %s', (_, type, more) => {
    const at = given({ grids: [ALL_DOWN, OTHER, ALL_DOWN], toAct: 1, discard: [6], ...more });
    const events = play(
      at,
      legal(at).find((move) => move.type === type && 'slot' in move && move.slot === 0) as OjyksMove,
    );
    expect([at.open.closer, at.open.toAct, at.open.phase]).toEqual([1, 2, TURN]);
    expect(at.open.hidden).toEqual([12, 0, 12]);
    expect(notesOf(events)).toEqual([['closed', 1, 0]]);
  });

  test('worked example: the last hidden card revealed completes a column: column cleared, round closed', () => {
    const at = given({ grids: ['1? 2 3 4   1 6 7 8   1 10 11 12', ALL_DOWN], discard: [6] });
    const events = play(at, reveal(0));
    expect(gridText(at, 0)).toBe(words('. 2 3 4   . 6 7 8   . 10 11 12'));
    expect(discards(at)).toEqual([6, 1, 1, 1]);
    expect([at.open.closer, at.open.toAct, at.open.phase]).toEqual([0, 1, TURN]);
    expect(notesOf(events)).toEqual([
      ['cleared', 0, 0],
      ['closed', 0, 0],
    ]);
  });

  test('an empty grid has closed too', () => {
    const at = given({ grids: [lastColumn('1?', '1', '1'), ALL_DOWN] });
    play(at, reveal(3));
    expect(gridText(at, 0)).toBe('. . . . . . . . . . . .');
    expect(at.open.closer).toBe(0);
  });

  test('not with one face-down card left', () => {
    const at = given({ grids: ['1? 2? 3 4   5 6 7 8   9 10 11 12', ALL_DOWN] });
    play(at, reveal(0));
    expect(at.open.closer).toBe(NOBODY);
  });

  test.each([0, 1, 2, 3])('every other player has one more turn when seat %i closes', (closer) => {
    const grids = [0, 1, 2, 3].map((seat) => (seat === closer ? OTHER : ALL_DOWN));
    const at = given({ grids, toAct: closer });
    play(at, reveal(0));
    const asked: Seat[] = [];
    while (at.open.phase === TURN) {
      asked.push(at.open.toAct);
      play(at, reveal(0));
    }
    expect(asked).toEqual([1, 2, 3].map((step) => (closer + step) % 4));
    expect(at.open.closer).toBe(closer);
  });

  test('a last turn may be a whole draw, discard and reveal', () => {
    const at = given({ grids: [OTHER, ALL_DOWN] });
    play(at, reveal(0), DRAW, DROP);
    expect([at.open.phase, at.open.toAct]).toEqual([FLIP, 1]);
    play(at, reveal(0));
    expect(at.open.phase).toBe(OVER);
  });

  test('who runs out of face-down cards in the last turns has not closed', () => {
    const at = given({ grids: [OTHER, OTHER, ALL_DOWN] });
    const events = play(at, reveal(0), reveal(0));
    expect([at.open.closer, at.open.toAct, at.open.phase]).toEqual([0, 2, TURN]);
    expect(notesOf(events)).toEqual([['closed', 0, 0]]);
  });
});

describe('the end of a round', () => {
  test('all face-down cards are turned up', () => {
    const at = given({ grids: [lastColumn('1', '2', '3'), ALL_DOWN, TWO_UP], closer: 0, toAct: 2 });
    const events = play(at, reveal(11));
    expect(gridText(at, 1)).toBe(words(ALL_DOWN).replaceAll('?', ''));
    expect(gridText(at, 2)).toBe(words(TWO_UP).replaceAll('?', ''));
    expect(at.open.hidden).toEqual([0, 0, 0]);
    const turned = events.flatMap((event) => (event.kind === 'turned' ? [event.card] : []));
    expect(turned).toEqual([
      at.table.piles[gridOf(2)]![11],
      ...at.table.piles[gridOf(1)]!,
      ...at.table.piles[gridOf(2)]!.slice(2, 11),
    ]);
    for (const seat of [0, 1, 2]) {
      for (const card of at.table.piles[gridOf(seat)]!) if (card !== HOLE) expect(at.table.seen[card]).toBe(EVERYONE);
    }
  });

  test('columns completed by that are cleared too, seat by seat, columns left to right', () => {
    const at = given({
      closer: 2,
      toAct: 1,
      discard: [6],
      grids: ['4? 1 8? .   4? 2 8 .   4? 3 8? .', '. 9? 5? 11   . 9? 5? 11   . 9? 5? 10?', lastColumn('1', '2', '3')],
    });
    const events = play(at, reveal(11));
    expect(discards(at)).toEqual([6, 4, 4, 4, 8, 8, 8, 9, 9, 9, 5, 5, 5]);
    expect(gridText(at, 0)).toBe(words('. 1 . .   . 2 . .   . 3 . .'));
    expect(gridText(at, 1)).toBe(words(lastColumn('11', '11', '10')));
    expect(notesOf(events)).toEqual([
      ['cleared', 0, 0],
      ['cleared', 0, 2],
      ['cleared', 1, 1],
      ['cleared', 1, 2],
      ['doubled', 2, 12],
    ]);
    // The clearing begins when all lie open.
    const lastTurn = events.findLastIndex((event) => event.kind === 'turned');
    expect(events.findIndex((event) => event.kind === 'noted')).toBe(lastTurn + 1);
    expect(at.open.points).toEqual([6, 32, 6 * 2]);
  });

  test('each player scores the sum of the own grid, cleared slots nothing', () => {
    const at = given({
      closer: 0,
      toAct: 2,
      grids: [
        '-2 -1 0 .   1 -1 0 .   -2 0 1 .',
        '12 12 11 10   9 9? 8 7   6 5 4? 3',
        '. . 12 -1   . . 0 12   . . 5? -2',
      ],
    });
    play(at, reveal(10));
    expect(at.open.points).toEqual([-4, 96, 26]);
    expect(at.open.totals).toEqual([-4, 96, 26]);
    expect(at.open.phase).toBe(BETWEEN);
  });

  /** The last move of a round in which the closer is `seat`; every grid is one column. */
  function scored(closer: Seat, columns: readonly string[], more: Partial<Situation> = {}) {
    const last = (closer + columns.length - 1) % columns.length;
    const at = given({
      closer,
      toAct: last,
      grids: columns.map((column, seat) => {
        const [high, middle, low] = column.split(' ') as [string, string, string];
        return lastColumn(seat === last ? `${high}?` : high, middle, low);
      }),
      ...more,
    });
    const events = play(at, reveal(3));
    return { at, points: at.open.points, notes: notesOf(events) };
  }

  test('worked example: closer has 7, another has 7: closer scores 14', () => {
    const { points, notes } = scored(0, ['3 4 0', '5 2 0']);
    expect(points).toEqual([14, 7]);
    expect(notes).toEqual([['doubled', 0, 14]]);
  });

  test('worked example: closer has 7, nobody else ≤ 7: 7', () => {
    const { points, notes } = scored(1, ['5 3 0', '3 4 0', '12 1 9']);
    expect(points).toEqual([8, 7, 22]);
    expect(notes).toEqual([]);
  });

  test('worked example: closer has 0, another −3: 0', () => {
    const { points, notes } = scored(0, ['1 -1 0', '-2 -1 0']);
    expect(points).toEqual([0, -3]);
    expect(notes).toEqual([]);
  });

  test('worked example: closer has −4, another −6: −4', () => {
    // Three −2 would be cleared, so −6 needs a second column.
    const at = given({
      closer: 0,
      toAct: 1,
      grids: [lastColumn('-2', '-2', '0'), '. . -2 -2?   . . -2 -1   . . 0 1'],
    });
    play(at, reveal(3));
    expect(at.open.points).toEqual([-4, -6]);
  });

  test('the closer with 1 is doubled to 2', () => {
    expect(scored(0, ['1 0 0', '0 1 0']).points).toEqual([2, 1]);
  });

  test('a lower score of any other player doubles, wherever the seats are', () => {
    expect(scored(2, ['3 4 5', '1 2 3', '3 4 0']).points).toEqual([12, 6, 14]);
    expect(scored(2, ['1 2 3', '3 4 5', '3 4 0']).points).toEqual([6, 12, 14]);
    expect(scored(0, ['3 4 0', '3 4 5', '1 2 3']).points).toEqual([14, 12, 6]);
    expect(scored(1, ['3 4 5', '3 4 0', '1 2 -1']).points).toEqual([12, 14, 2]);
  });

  test('only the closer is ever doubled', () => {
    expect(scored(0, ['1 0 0', '3 4 0', '3 4 0']).points).toEqual([1, 7, 7]);
  });

  test('totals may be negative', () => {
    const { at } = scored(0, ['-2 -2 0', '5 3 0'], { totals: [1, 20] });
    expect(at.open.totals).toEqual([-3, 28]);
  });

  test('a new round follows: new shuffle, new deal', () => {
    const { at } = scored(0, ['3 4 0', '5 3 0'], { totals: [10, 20] });
    expect(at.open.phase).toBe(BETWEEN);
    expect(legal(at)).toEqual([NEXT]);
    play(at, NEXT);
    expect(at.open).toMatchObject({
      phase: SETUP,
      toAct: 0,
      round: 2,
      totals: [17, 28],
      points: [7, 8],
      hidden: [12, 12],
      closer: NOBODY,
    });
    expect(at.table.piles.map((pile) => pile.length)).toEqual([155 - 24 - 1, 1, 0, 12, 12]);
    expect(new Set(at.table.piles.flat()).size).toBe(155);
    expect(at.table.piles.flat()).not.toContain(HOLE);
    expect(at.table.up.filter((up) => up === 1)).toHaveLength(1);
  });

  test.each([50, 100, 200] as const)('until someone’s total is %i or more', (end) => {
    const columns = ['3 4 0', '5 3 0'] as const;
    const ends = (totals: readonly number[]): boolean =>
      scored(0, columns, { totals, options: { end } }).at.open.phase === OVER;
    expect(ends([0, end - 9])).toBe(false);
    expect(ends([0, end - 8])).toBe(true);
    expect(ends([0, end - 7])).toBe(true);
    expect(ends([end - 8, 0])).toBe(false);
    expect(ends([end - 7, 0])).toBe(true);
  });

  test('at the end nothing can be played', () => {
    const { at } = scored(0, ['3 4 0', '5 3 0'], { totals: [0, 95] });
    expect(at.open.phase).toBe(OVER);
    expect(legal(at)).toEqual([]);
  });
});

/* ---------- the empty draw pile ---------- */

describe('when the draw pile is empty and a draw is asked for', () => {
  test('the discard pile except its top card is shuffled into a new draw pile', () => {
    const below = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, -1, -2, 0];
    const at = given({ grids: [TWO_UP, ALL_DOWN], draw: [], discard: [...below, 5] });
    const top = at.table.piles[DISCARD]!.at(-1);
    const ids = at.table.piles[DISCARD]!.slice(0, -1);
    const piles = at.table.piles.map((pile) => pile.slice());
    const events = play(at, DRAW);
    expect(at.table.piles[DISCARD]).toEqual([top]);
    expect(discards(at)).toEqual([5]);
    expect([at.table.up[top!], at.table.seen[top!]]).toEqual([1, EVERYONE]);
    const [drawn] = at.table.piles[HELD]!;
    const rest = at.table.piles[DECK]!;
    expect([...rest, drawn!].sort((a, b) => a - b)).toEqual(ids.sort((a, b) => a - b));
    const faces = [...rest, drawn!].map((card) => at.table.faces[card]!);
    expect(faces).not.toEqual(below);
    expect(faces.slice().sort((a, b) => a - b)).toEqual(below.slice().sort((a, b) => a - b));
    for (const card of rest) expect([at.table.up[card], at.table.seen[card]]).toEqual([0, 0]);
    expect([at.table.up[drawn!], at.table.seen[drawn!]]).toEqual([0, seatBit(0)]);
    expect(at.open.phase).toBe(DRAWN);
    expect(notesOf(events)).toEqual([['reshuffled', null, 15]]);
    for (const event of events) foldPiles(piles, event);
    expect(piles).toEqual(at.table.piles);
  });

  test('not before: the last card is drawn as it is', () => {
    const at = given({ grids: [TWO_UP, ALL_DOWN], draw: [9], discard: [1, 2, 3] });
    const events = play(at, DRAW);
    expect(facesOf(at, HELD)).toEqual([9]);
    expect(at.table.piles[DECK]).toEqual([]);
    expect(discards(at)).toEqual([1, 2, 3]);
    expect(notesOf(events)).toEqual([]);
  });

  test('one card below the top is enough', () => {
    const at = given({ grids: [TWO_UP, ALL_DOWN], draw: [], discard: [1, 2] });
    expect(why(at, DRAW)).toBeNull();
    play(at, DRAW);
    expect([facesOf(at, HELD), facesOf(at, DECK), discards(at)]).toEqual([[1], [], [2]]);
  });

  test('if there were nothing to shuffle, drawing would not be offered', () => {
    const at = given({ grids: [TWO_UP, ALL_DOWN], draw: [], discard: [5] });
    expect(legal(at)).not.toContain(DRAW);
    expect(legal(at)).toHaveLength(22);
    expect(why(at, DRAW)).toBe('pileEmpty');
    const full = given({ grids: [TWO_UP, ALL_DOWN], draw: [1], discard: [5] });
    expect(legal(full)).toContain(DRAW);
    expect(why(full, DRAW)).toBeNull();
  });
});

/* ---------- refusals ---------- */

describe('why a move is refused', () => {
  const grid = '. 5 3? 4?   . 6? 7? 8?   . 10? 11? 12?';
  const inPhase = (phase: number): OjyksPosition =>
    given({ grids: [ALL_DOWN, grid], toAct: 1, phase, ...(phase === DRAWN ? { drawn: 3 } : {}) });

  test.each([
    [SETUP, [null, 'setupFirst', 'setupFirst', 'setupFirst', 'setupFirst']],
    [TURN, [null, null, null, 'nothingDrawn', 'nothingDrawn']],
    [DRAWN, ['mustPlace', 'mustPlace', 'mustPlace', null, null]],
    [FLIP, [null, 'mustFlip', 'mustFlip', 'mustFlip', 'mustFlip']],
  ])('phase %i: reveal, take, draw, place, discard', (phase, reasons) => {
    const at = inPhase(phase);
    expect([reveal(2), take(2), DRAW, place(2), DROP].map((move) => why(at, move))).toEqual(reasons);
  });

  test.each([
    [SETUP, reveal],
    [TURN, reveal],
    [FLIP, reveal],
  ])('phase %i: a face-up card cannot be revealed', (phase, move) => {
    expect(why(inPhase(phase), move(1))).toBe('alreadyUp');
    expect(why(inPhase(phase), move(0))).toBe('clearedSlot');
  });

  test('a face-up card can be replaced', () => {
    expect(why(inPhase(TURN), take(1))).toBeNull();
    expect(why(inPhase(DRAWN), place(1))).toBeNull();
  });

  test.each([[-1], [12], [1.5], [NaN], [Infinity], [-0], ['2'], [null], [undefined], [[2]], [{}], [1e21]])(
    'there is no slot %p',
    (slot) => {
      expect(why(inPhase(TURN), { type: 'reveal', slot })).toBe('noSuchSlot');
      expect(why(inPhase(TURN), { type: 'take', slot })).toBe('noSuchSlot');
      expect(why(inPhase(DRAWN), { type: 'place', slot })).toBe('noSuchSlot');
    },
  );

  test('a move without its slot', () => {
    expect(why(inPhase(TURN), { type: 'take' })).toBe('noSuchSlot');
  });

  test.each([[''], ['next'], ['pass'], ['__proto__'], ['constructor'], ['Reveal']])('a move of no kind: %p', (type) => {
    for (const phase of [SETUP, TURN, DRAWN, FLIP]) expect(why(inPhase(phase), { type, slot: 2 })).toBe('unknownMove');
  });
});

/* ---------- views ---------- */

describe('trace', () => {
  test('the full state, in the shape of the rules file', () => {
    const at = given({
      grids: ['5? 1 0 -2   5 2? 0 -1   7 3 1 .', lastColumn('12', '11?', '10')],
      toAct: 1,
      drawn: 4,
      closer: 0,
      draw: [9, 8],
      discard: [6, 7],
      totals: [3, -4],
    });
    const up = (card: Face) => ({ card, up: true });
    const down = (card: Face | '?') => ({ card, up: false });
    const gridsFor = (a: Face | '?', b: Face | '?', c: Face | '?') => [
      [down(a), up(1), up(0), up(-2), up(5), down(b), up(0), up(-1), up(7), up(3), up(1), null],
      [null, null, null, up(12), null, null, null, down(c), null, null, null, up(10)],
    ];
    const rest = { round: 1, phase: 'drawn', toAct: 1, closer: 0, discard: [6, 7], totals: [3, -4] };
    expect(ojyks.trace(viewOf(at, ALL_EYES))).toEqual({ ...rest, drawn: 4, draw: [9, 8], grids: gridsFor(5, 2, 11) });
    const veiled = { ...rest, draw: 2, grids: gridsFor('?', '?', '?') };
    expect(ojyks.trace(viewOf(at, 1))).toEqual({ ...veiled, drawn: 4 });
    expect(ojyks.trace(viewOf(at, 0))).toEqual({ ...veiled, drawn: '?' });
    expect(ojyks.trace(viewOf(at, NOBODY))).toEqual({ ...veiled, drawn: '?' });
  });

  test.each([
    [SETUP, 'setup'],
    [TURN, 'turn'],
    [FLIP, 'flip'],
  ])('phase %i is %p; nothing drawn and nobody has closed', (phase, name) => {
    const at = given({ grids: [ALL_DOWN, ALL_DOWN], phase, toAct: 1 });
    expect(ojyks.trace(viewOf(at, ALL_EYES))).toMatchObject({ phase: name, toAct: 1, drawn: null, closer: null });
  });

  test.each([
    [BETWEEN, 'between'],
    [OVER, 'over'],
  ])('phase %i is %p; nobody is to act', (phase, name) => {
    const at = given({ grids: [ALL_DOWN, ALL_DOWN], phase, closer: 1 });
    expect(ojyks.trace(viewOf(at, ALL_EYES))).toMatchObject({ phase: name, toAct: null, closer: 1 });
  });
});

describe('the sum behind the points', () => {
  test('one line a column that is left, left to right, with its very cards, and one for the doubling', () => {
    const at = given({
      closer: 0,
      toAct: 1,
      grids: ['. 1 . 12   . 2 . 11   . 4 . -1', lastColumn('12?', '5', '1')],
    });
    play(at, reveal(3));
    const [own, other] = [at.table.piles[gridOf(0)]!, at.table.piles[gridOf(1)]!];
    expect(ojyks.parts(viewOf(at, 1), 0)).toEqual([
      { kind: 'column', cards: [own[1], own[5], own[9]], points: 7 },
      { kind: 'column', cards: [own[3], own[7], own[11]], points: 22 },
      { kind: 'doubled', cards: [], points: 29 },
    ]);
    expect(ojyks.parts(viewOf(at, NOBODY), 1)).toEqual([
      { kind: 'column', cards: [other[3], other[7], other[11]], points: 18 },
    ]);
    expect(at.open.points).toEqual([58, 18]);
  });

  test('nobody but the closer has a line for doubling, however many others are lower', () => {
    const at = given({ closer: 0, toAct: 1, grids: [lastColumn('1', '2', '0'), lastColumn('12?', '5', '1')] });
    play(at, reveal(3));
    expect([0, 1].map((seat) => ojyks.parts(viewOf(at, 0), seat).map(({ kind }) => kind))).toEqual([
      ['column'],
      ['column'],
    ]);
  });

  test('an empty grid has no line; an unbeaten closer no doubling', () => {
    const at = given({ closer: 0, toAct: 1, grids: [lastColumn('1', '2', '3'), lastColumn('7?', '7', '7')] });
    at.table.piles[gridOf(0)] = new Array<number>(12).fill(HOLE);
    play(at, reveal(3));
    expect([0, 1].map((seat) => ojyks.parts(viewOf(at, 0), seat))).toEqual([[], []]);
    expect(at.open.points).toEqual([0, 0]);
  });
});
