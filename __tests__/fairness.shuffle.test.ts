/** Shuffles, deals and draws of lots are even: chi-square over fixed seeds, so a pass today is a pass tomorrow. */
import { Dealer } from '@/engine/core/dealer';
import { seatingOf, start } from '@/engine/core/match';
import { presetOptions } from '@/engine/core/options';
import { rngAt } from '@/engine/core/rng';
import { newTable } from '@/engine/core/table';
import { GAME_IDS, rulesOf, type GameId } from '@/engine/games/registry';

/** How far counts are from what was expected. */
function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, i) => sum + (count - expected[i]!) ** 2 / expected[i]!, 0);
}

/** The value that an even draw stays under with 99.99 % chance (Wilson and Hilferty's cube). */
function limit(freedom: number): number {
  const z = 3.719;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + z * Math.sqrt(spread)) ** 3;
}

const even = (cells: number, draws: number): number[] => new Array<number>(cells).fill(draws / cells);

describe('a shuffle', () => {
  const CARDS = 7;
  const SHUFFLES = 50_000;
  const table = newTable(
    Array.from({ length: CARDS }, (_, face) => face),
    1,
    0,
  );
  const places = new Array<number>(CARDS * CARDS).fill(0);
  const neighbours = new Array<number>(CARDS * CARDS).fill(0);
  const orders = new Map<string, number>();
  for (let n = 0; n < SHUFFLES; n++) {
    // As a match does it: from the same deck every time, with a stream of its own.
    table.faces.forEach((_, card) => (table.faces[card] = card));
    new Dealer(rngAt(`shuffle:${n}`, 0), null).shuffle(table, 0);
    table.faces.forEach((face, place) => {
      places[face * CARDS + place]!++;
      if (place > 0) neighbours[table.faces[place - 1]! * CARDS + face]!++;
    });
    const first = table.faces.slice(0, 4).join();
    orders.set(first, (orders.get(first) ?? 0) + 1);
  }

  test('brings every card to every place as often', () => {
    expect(chiSquare(places, even(CARDS * CARDS, SHUFFLES * CARDS))).toBeLessThan(limit((CARDS - 1) ** 2));
  });

  test('puts every card before every other as often', () => {
    const pairs = neighbours.filter((_, i) => i % (CARDS + 1) !== 0);
    expect(neighbours.filter((_, i) => i % (CARDS + 1) === 0)).toEqual(new Array<number>(CARDS).fill(0));
    expect(chiSquare(pairs, even(pairs.length, SHUFFLES * (CARDS - 1)))).toBeLessThan(limit(pairs.length - 1));
  });

  test('gives every beginning of four cards as often', () => {
    const beginnings = 7 * 6 * 5 * 4;
    expect(orders.size).toBe(beginnings);
    expect(chiSquare([...orders.values()], even(beginnings, SHUFFLES))).toBeLessThan(limit(beginnings - 1));
  });

  test('is not even by a hair more than chance: a biased one is caught', () => {
    const biased = places.map((count, i) => (i === 0 ? count * 1.06 : count));
    expect(chiSquare(biased, even(CARDS * CARDS, SHUFFLES * CARDS))).toBeGreaterThan(limit((CARDS - 1) ** 2));
  });
});

const DEALS = 6000;
const SEATS = 4;

function deals(
  id: GameId,
  look: (faces: readonly number[], piles: readonly (readonly number[])[], toAct: number) => void,
): void {
  const rules = rulesOf(id);
  for (let n = 0; n < DEALS; n++) {
    const setup = { game: id, seats: SEATS, options: presetOptions(rules, 'written'), seed: `deal:${n}` };
    const started = start(rules, setup);
    if (!started.ok) throw new Error(started.why);
    const { table, open } = started.match.position;
    look(table.faces, table.piles, open.toAct);
  }
}

test.each(GAME_IDS)(
  '%s: the first card, the last card and the next card are any card, by its share of the deck',
  (id) => {
    const deck = rulesOf(id).deck(presetOptions(rulesOf(id), 'written'));
    const kinds = [...new Set(deck)];
    const expected = kinds.map((kind) => (DEALS * deck.filter((face) => face === kind).length) / deck.length);
    const counts = { first: kinds.map(() => 0), last: kinds.map(() => 0), next: kinds.map(() => 0) };
    deals(id, (faces, piles) => {
      const dealt = piles.find((pile, i) => i > 0 && pile.length > 0)!;
      const last = piles.findLast((pile) => pile.length > 0)!;
      counts.first[kinds.indexOf(faces[dealt[0]!]!)]!++;
      counts.last[kinds.indexOf(faces[last.at(-1)!]!)]!++;
      counts.next[kinds.indexOf(faces[piles[0]!.at(-1)!]!)]!++;
    });
    for (const found of Object.values(counts)) expect(chiSquare(found, expected)).toBeLessThan(limit(kinds.length - 1));
  },
);

test.each(['lama', 'alpaca', 'no-thanks'] as const)('%s: every seat starts as often', (id) => {
  const starts = new Array<number>(SEATS).fill(0);
  deals(id, (_, __, toAct) => starts[toAct]!++);
  expect(chiSquare(starts, even(SEATS, DEALS))).toBeLessThan(limit(SEATS - 1));
});

test('kaktus: every order of the players is drawn as often', () => {
  const rules = rulesOf('kaktus');
  const options = presetOptions(rules, 'written');
  const orders = new Map<string, number>();
  for (let n = 0; n < 24_000; n++) {
    const order = seatingOf(rules, { game: 'kaktus', seats: SEATS, options, seed: `order:${n}` }).join();
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(24);
  expect(chiSquare([...orders.values()], even(24, 24_000))).toBeLessThan(limit(23));
});
