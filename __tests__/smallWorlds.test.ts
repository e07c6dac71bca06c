/** Every game with a handful of cards, searched to the end. The counts are frozen: a rule that changes anything changes them. */
import { moveKey } from '@/engine/core/moves';
import { chooseOptions } from '@/engine/core/options';
import { BETWEEN, type Move, type Options, type Position } from '@/engine/core/rules';
import { rulesOf, type GameId } from '@/engine/games/registry';
import { explore, type Census, type SmallWorld } from '@/engine/testing/smallWorld';

function optionsFor(id: GameId, wishes: Readonly<Record<string, unknown>> = {}): Options {
  const chosen = chooseOptions(rulesOf(id), 'box', wishes);
  if (!chosen.ok) throw new Error(chosen.key);
  return chosen.options;
}

const pile = (id: GameId, seats: number, kind: string, seat: number | null): number =>
  rulesOf(id)
    .piles(seats)
    .findIndex((name) => name.kind === kind && name.seat === seat);
const phase = (id: GameId, name: string): number => rulesOf(id).phases.indexOf(name);

/** Two hands, a first discard, and the rest to draw from. */
function lamaWorld(id: 'lama' | 'alpaca', seats: number, hand: number, deck: readonly number[]): SmallWorld {
  return {
    rules: rulesOf(id),
    seats,
    options: optionsFor(id),
    deck,
    plies: 60,
    lay(at, dealer) {
      for (let seat = 0; seat < seats; seat++) {
        for (let i = 0; i < hand; i++) dealer.move(at.table, 0, pile(id, seats, 'hand', seat), 0, 1 << seat);
      }
      dealer.move(at.table, 0, pile(id, seats, 'discard', null), 1, 0);
      at.open.phase = phase(id, 'turn');
    },
  };
}

const noThanksWorld: SmallWorld = {
  rules: rulesOf('no-thanks'),
  seats: 3,
  options: optionsFor('no-thanks', { deals: 1 }),
  deck: [3, 4, 5, 8],
  plies: 60,
  lay(at, dealer) {
    dealer.move(at.table, 0, pile('no-thanks', 3, 'removed', null), 0, 0);
    for (let seat = 0; seat < 3; seat++) dealer.pay(at.table, null, 1 + seat, 2);
    dealer.move(at.table, 0, pile('no-thanks', 3, 'offer', null), 1, 0);
    at.open.phase = phase('no-thanks', 'turn');
  },
};

/** Two grids of which one column is left each, the highest card of it turned up. */
const ojyksWorld: SmallWorld = {
  rules: rulesOf('ojyks'),
  seats: 2,
  options: optionsFor('ojyks', { reveal: true }),
  deck: [4, 4, 4, 4, -1, -1, -1, -1],
  plies: 14,
  lay(at, dealer) {
    for (let seat = 0; seat < 2; seat++) {
      const grid = pile('ojyks', 2, 'grid', seat);
      at.table.piles[grid]!.push(...new Array<number>(12).fill(-1));
      for (const slot of [0, 4, 8]) dealer.place(at.table, 0, grid, slot, slot === 0 ? 1 : 0, 0);
      (at.open as unknown as { hidden: number[] }).hidden[seat] = 2;
    }
    dealer.move(at.table, 0, pile('ojyks', 2, 'discard', null), 1, 0);
    at.open.phase = phase('ojyks', 'turn');
  },
};

/** Two cards for one player, one for the other; faces are rank × 4 + suit. */
function kaktusWorld(deck: readonly number[], hands: readonly number[]): SmallWorld {
  const seats = hands.length;
  return {
    rules: rulesOf('kaktus'),
    seats,
    options: optionsFor('kaktus'),
    deck,
    plies: 12,
    lay(at, dealer) {
      hands.forEach((cards, seat) => {
        for (let i = 0; i < cards; i++) dealer.move(at.table, 0, pile('kaktus', seats, 'hand', seat), 0, 0);
      });
      dealer.move(at.table, 0, pile('kaktus', seats, 'discard', null), 1, 0);
      at.open.phase = phase('kaktus', 'draw');
    },
  };
}

const [KING, SIX, SEVEN, JACK, TWO, OTHER_TWO] = [36, 20, 24, 28, 4, 5];

const WORLDS: readonly (readonly [string, SmallWorld, Census])[] = [
  [
    'lama',
    lamaWorld('lama', 2, 2, [1, 1, 2, 6, 7, 7, 7]),
    { deals: 420, positions: 10623, ends: 4410, moves: 12984, paths: '17691' },
  ],
  [
    'alpaca',
    lamaWorld('alpaca', 3, 1, [1, 2, 2, 3, 7, 7]),
    { deals: 180, positions: 5645, ends: 2195, moves: 5987, paths: '3048' },
  ],
  ['no-thanks', noThanksWorld, { deals: 24, positions: 4752, ends: 1680, moves: 5352, paths: '2520' }],
  ['ojyks', ojyksWorld, { deals: 70, positions: 7728, ends: 480, moves: 29668, paths: '4088439260' }],
  [
    'kaktus',
    kaktusWorld([KING, SIX, SEVEN, JACK, TWO], [1, 1]),
    { deals: 120, positions: 21868, ends: 240, moves: 43554, paths: '9048' },
  ],
  [
    'kaktus, with a pair',
    kaktusWorld([SEVEN, TWO, OTHER_TWO, KING], [2, 1]),
    { deals: 24, positions: 1676, ends: 112, moves: 2728, paths: '396' },
  ],
];

test.each(WORLDS)('%s: every position and every path of a small world', (_, world, census) => {
  const offered = new Map<string, Move>();
  const faults: string[] = [];
  const cards = world.deck.slice().sort((a, b) => a - b);
  const judge = (at: Position, legal: readonly Move[]): void => {
    const lying = at.table.piles.flat().filter((card) => card >= 0);
    const faces = lying.map((card) => at.table.faces[card]!).sort((a, b) => a - b);
    if (faces.join() !== cards.join()) faults.push(`cards ${faces.join()}`);
    if ((legal.length === 0) !== at.open.phase <= BETWEEN)
      faults.push(`${legal.length} moves in phase ${at.open.phase}`);
    if (legal.length === 0) return;
    for (const move of legal) offered.set(moveKey(move), move);
    for (const move of offered.values()) {
      if ((world.rules.why(at, move) === null) !== legal.includes(move)) faults.push(`why ${moveKey(move)}`);
    }
  };
  expect(explore(world, judge)).toEqual(census);
  expect(faults).toEqual([]);
});

/* ---------- the same worlds counted apart from the engine ---------- */

/** Ways to play out No Thanks! when only numbers matter: cards to come, chips on the card, purses from the player asked on. */
function noThanksPaths(toCome: number, pot: number, purses: readonly number[]): number {
  const [own, ...others] = purses as [number, ...number[]];
  const taken = toCome === 0 ? 1 : noThanksPaths(toCome - 1, 0, [own + pot, ...others]);
  return taken + (own === 0 ? 0 : noThanksPaths(toCome, pot + 1, [...others, own - 1]));
}

test('no-thanks: a recount of the paths without cards', () => {
  expect(24 * noThanksPaths(2, 0, [2, 2, 2])).toBe(Number(WORLDS.find(([name]) => name === 'no-thanks')![2].paths));
});

interface Round {
  readonly hands: readonly (readonly number[])[];
  readonly quit: readonly boolean[];
  readonly toAct: number;
  readonly top: number;
  readonly draw: readonly number[];
}

/** Ways to play out a first round of L.A.M.A., where nobody has a token to return but what the round itself pays. */
function lamaPaths({ hands, quit, toAct, top, draw }: Round): number {
  const alone = quit.every((out, seat) => out || seat === toAct);
  const on = (change: Partial<Round>): number => {
    const after = { hands, quit, toAct, top, draw, ...change };
    let seat = (toAct + 1) % hands.length;
    while (after.quit[seat]!) seat = (seat + 1) % hands.length;
    return lamaPaths({ ...after, toAct: seat });
  };
  const own = hands[toAct]!;
  const withHand = (hand: readonly number[]): Round['hands'] => hands.map((old, seat) => (seat === toAct ? hand : old));
  let paths = 0;
  for (const card of new Set(own)) {
    if (card !== top && card !== (top % 7) + 1) continue;
    const left = own.filter((_, i) => i !== own.indexOf(card));
    // Whoever goes out has 0 points, so no token is asked for.
    paths += left.length === 0 ? 1 : on({ hands: withHand(left), top: card });
  }
  if (!alone && draw.length > 0) paths += on({ hands: withHand([...own, draw.at(-1)!]), draw: draw.slice(0, -1) });
  paths += alone ? 1 : on({ quit: quit.map((out, seat) => out || seat === toAct) });
  return paths;
}

function everyOrder(cards: readonly number[]): number[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card, i) =>
    cards.indexOf(card) === i ? everyOrder(cards.filter((_, j) => j !== i)).map((rest) => [card, ...rest]) : [],
  );
}

test.each([
  ['lama', 2, 2, [1, 1, 2, 6, 7, 7, 7]],
  ['alpaca', 3, 1, [1, 2, 2, 3, 7, 7]],
] as const)('%s: a recount of the paths by the rule text', (id, seats, hand, deck) => {
  const count = everyOrder(deck).reduce((sum, order) => {
    const hands = Array.from({ length: seats }, (_, seat) => order.slice(seat * hand, (seat + 1) * hand));
    const [top, ...draw] = order.slice(seats * hand) as [number, ...number[]];
    return sum + lamaPaths({ hands, quit: hands.map(() => false), toAct: 0, top, draw });
  }, 0);
  expect(count).toBe(Number(WORLDS.find(([name]) => name === id)![2].paths));
});
