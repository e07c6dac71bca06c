/**
 * A second opinion on every score, written from the rule text and from nothing of the engine.
 * It reads the neutral trace of the moment before the last move, and says what each seat must get.
 */
import { Dealer } from '@/engine/core/dealer';
import { chooseOptions } from '@/engine/core/options';
import { newPosition } from '@/engine/core/position';
import { Rng, rngAt } from '@/engine/core/rng';
import { ALL_EYES, BETWEEN, type Move, type Position, type Rules } from '@/engine/core/rules';
import { veil } from '@/engine/core/veil';
import { rulesOf, type GameId } from '@/engine/games/registry';

const HANDS_PER_GAME = 25_000;

/* ---------- the oracle ---------- */

interface LamaState {
  readonly hands: readonly (readonly number[])[];
}
interface NoThanksState {
  readonly toAct: number;
  readonly card: number;
  readonly pot: number;
  readonly chips: readonly number[];
  readonly taken: readonly (readonly number[])[];
}
interface OjyksState {
  readonly toAct: number;
  readonly closer: number;
  readonly discard: readonly number[];
  readonly grids: readonly (readonly ({ readonly card: number; readonly up: boolean } | null)[])[];
}
interface KaktusState {
  readonly caller: number;
  readonly hands: readonly (readonly string[])[];
}

const add = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** “Each distinct value in hand counts once: 1–6 their value, llama 10.” */
const lamaHand = (hand: readonly number[]): number =>
  add([1, 2, 3, 4, 5, 6].filter((value) => hand.includes(value))) + (hand.includes(7) ? 10 : 0);

/** “Of every run of consecutive cards only the lowest counts; minus the chips left.” */
function noThanksHand(cards: readonly number[], chips: number): number {
  const has = new Set(cards);
  let points = 0;
  let inRun = false;
  for (let card = 3; card <= 35; card++) {
    if (has.has(card) && !inRun) points += card;
    inRun = has.has(card);
  }
  return points - chips;
}

/** “The sum of the own grid”, less the columns of three equal cards. */
function ojyksGrid(grid: readonly (number | null)[]): number {
  return add(
    [0, 1, 2, 3].map((column) => {
      const cards = [0, 1, 2].flatMap((row) => grid[row * 4 + column] ?? []);
      return cards.length === 3 && cards[0] === cards[1] && cards[1] === cards[2] ? 0 : add(cards);
    }),
  );
}

/** “If any other player's round score is equal to or lower than the closer's, and the closer's is above 0, the closer's is doubled.” */
function ojyksRound(sums: readonly number[], closer: number): number[] {
  const others = sums.filter((_, seat) => seat !== closer);
  const own = sums[closer]!;
  const doubled = own > 0 && Math.min(...others) <= own;
  return sums.map((points, seat) => (seat === closer && doubled ? 2 * points : points));
}

/** “King 0, ace 1, 2–7 their number, queen and jack 10. Suits mean nothing.” */
const KAKTUS_VALUES: Readonly<Record<string, number>> = {
  K: 0,
  A: 1,
  2: 2,
  3: 3,
  4: 4,
  5: 5,
  6: 6,
  7: 7,
  Q: 10,
  J: 10,
};
const kaktusHand = (hand: readonly string[]): number => add(hand.map((card) => KAKTUS_VALUES[card.charAt(0)]!));

/** “Caller strictly beaten: no penalty; +5, +10, double.” */
function kaktusDeal(sums: readonly number[], caller: number, beaten: string): number[] {
  const own = sums[caller]!;
  if (!sums.some((points) => points < own)) return sums.slice();
  const costs: Readonly<Record<string, number>> = { none: own, five: own + 5, ten: own + 10, double: own * 2 };
  return sums.map((points, seat) => (seat === caller ? costs[beaten]! : points));
}

/* ---------- the hands ---------- */

interface Question {
  readonly rules: Rules;
  readonly at: Position;
  readonly move: Move;
}

function table(id: GameId, seats: number, wishes: Readonly<Record<string, unknown>> = {}): Question['at'] {
  const rules = rulesOf(id);
  const chosen = chooseOptions(rules, 'written', wishes);
  if (!chosen.ok) throw new Error(chosen.key);
  return newPosition(rules, seats, chosen.options);
}

const pileIndex = (rules: Rules, at: Position, kind: string, seat: number | null): number =>
  rules.piles(at.seats).findIndex((name) => name.kind === kind && name.seat === seat);

/** Shuffled, then so many from the deck onto a pile. */
function give(rules: Rules, at: Position, kind: string, seat: number | null, count: number): void {
  const target = at.table.piles[pileIndex(rules, at, kind, seat)]!;
  for (let i = 0; i < count; i++) target.push(at.table.piles[0]!.pop()!);
}

const stateOf = <T>(rules: Rules, at: Position): T => rules.trace(veil(rules, at, ALL_EYES, [])) as T;

/** Plays the move that ends the round and gives the points the engine wrote down. */
function settled({ rules, at, move }: Question): readonly number[] {
  const listed: Move[] = [];
  rules.legal(at, listed);
  const legal = listed.find((candidate) => JSON.stringify(candidate) === JSON.stringify(move))!;
  rules.play(at, legal, new Dealer(rngAt('oracle', 0), null));
  expect(at.open.phase).toBeLessThanOrEqual(BETWEEN);
  return at.open.points;
}

/** Asks until all hands of a game are asked, and counts the disagreements. */
function holds(
  ask: (rng: Rng, round: number) => { readonly engine: readonly number[]; readonly oracle: number[] },
): void {
  const rng = new Rng('hands');
  const wrong: unknown[] = [];
  for (let hands = 0, round = 0; hands < HANDS_PER_GAME; round++) {
    const answer = ask(rng, round);
    hands += answer.engine.length;
    if (answer.engine.some((points, seat) => !Object.is(points, answer.oracle[seat]))) wrong.push({ round, ...answer });
    expect(answer.engine).toHaveLength(answer.oracle.length);
  }
  expect(wrong).toEqual([]);
}

test.each(['lama', 'alpaca'] as const)('%s: what hands cost when everybody has quit', (id) => {
  const rules = rulesOf(id);
  const seen = new Set<number>();
  holds((rng) => {
    const seats = id === 'lama' ? 4 : 2 + rng.int(5);
    const at = table(id, seats);
    rng.shuffle(at.table.faces, at.table.piles[0]!);
    for (let seat = 0; seat < seats; seat++) give(rules, at, 'hand', seat, 1 + rng.int(9));
    give(rules, at, 'discard', null, 1);
    if (id === 'lama') at.table.pots.splice(-2, 2, 20, 50);
    Object.assign(at.open, { round: 1, toAct: seats - 1, quit: (1 << (seats - 1)) - 1 });
    const { hands } = stateOf<LamaState>(rules, at);
    const oracle = hands.map(lamaHand);
    oracle.forEach((points) => seen.add(points));
    return { engine: settled({ rules, at, move: { type: 'quit' } }), oracle };
  });
  expect(Math.max(...seen)).toBe(31);
  expect(seen.size).toBeGreaterThan(25);
});

test('no-thanks: runs and chips when the last card is taken', () => {
  const rules = rulesOf('no-thanks');
  let withRuns = 0;
  holds((rng) => {
    const seats = 3 + rng.int(5);
    const at = table('no-thanks', seats);
    rng.shuffle(at.table.faces, at.table.piles[0]!);
    give(rules, at, 'offer', null, 1);
    give(rules, at, 'removed', null, 5);
    while (at.table.piles[0]!.length > 0) give(rules, at, 'taken', rng.int(seats), 1);
    for (let pot = 0; pot < at.table.pots.length; pot++) at.table.pots[pot] = rng.int(12);
    Object.assign(at.open, { round: 1, toAct: rng.int(seats) });
    const state = stateOf<NoThanksState>(rules, at);
    const oracle = state.taken.map((cards, seat) =>
      seat === state.toAct
        ? noThanksHand([...cards, state.card], state.chips[seat]! + state.pot)
        : noThanksHand(cards, state.chips[seat]!),
    );
    withRuns += state.taken.filter((cards) => cards.some((card) => cards.includes(card + 1))).length;
    return { engine: settled({ rules, at, move: { type: 'take' } }), oracle };
  });
  expect(withRuns).toBeGreaterThan(HANDS_PER_GAME / 4);
});

test('ojyks: grids, columns completed at the end, and the closer’s doubling', () => {
  const rules = rulesOf('ojyks');
  let doubled = 0;
  let spared = 0;
  holds((rng) => {
    const seats = 2 + rng.int(7);
    const at = table('ojyks', seats);
    const { faces, up, piles } = at.table;
    rng.shuffle(faces, piles[0]!);
    const closer = rng.int(seats);
    const toAct = (closer + seats - 1) % seats;
    const hidden: number[] = [];
    for (let seat = 0; seat < seats; seat++) {
      give(rules, at, 'grid', seat, 12);
      const grid = piles[pileIndex(rules, at, 'grid', seat)]!;
      // Every round has its own mood, so that totals around 0, cleared slots and equal columns are common.
      const mood = rng.int(4);
      for (let column = 0; column < 4; column++) {
        const slots = [column, column + 4, column + 8];
        const fate = rng.int(5);
        for (const slot of slots) {
          if (mood === 0) faces[grid[slot]!] = rng.int(4) - 2;
          if (fate === 1) faces[grid[slot]!] = faces[grid[column]!]!;
          up[grid[slot]!] = seat === closer ? 1 : rng.int(2);
        }
        if (fate === 0 && column > 0) {
          for (const slot of slots) piles[1]!.push(grid[slot]!);
          for (const slot of slots) grid[slot] = -1;
        } else if (fate === 1 && seat !== closer) {
          up[grid[column]!] = 0;
        }
      }
      hidden.push(grid.filter((card) => card >= 0 && up[card] === 0).length);
    }
    give(rules, at, 'discard', null, 1);
    for (const card of piles[1]!) up[card] = 1;
    Object.assign(at.open, { round: 1, phase: rules.phases.indexOf('turn'), toAct, closer, starter: 0 });
    (at.open as unknown as { hidden: number[] }).hidden.splice(0, seats, ...hidden);
    const state = stateOf<OjyksState>(rules, at);
    const slot = state.grids[toAct]!.findIndex((card) => card !== null);
    const grids = state.grids.map((grid) => grid.map((card) => card?.card ?? null));
    const top = state.discard[state.discard.length - 1]!;
    grids[toAct]![slot] = top;
    const sums = grids.map(ojyksGrid);
    const oracle = ojyksRound(sums, closer);
    if (oracle[closer] !== sums[closer]) doubled++;
    else spared++;
    return { engine: settled({ rules, at, move: { type: 'take', slot } as Move }), oracle };
  });
  expect(Math.min(doubled, spared)).toBeGreaterThan(500);
});

test('kaktus: what the ranks are worth, and what a beaten caller pays', () => {
  const rules = rulesOf('kaktus');
  let beatenCallers = 0;
  holds((rng) => {
    const seats = 2 + rng.int(5);
    const beaten = ['none', 'five', 'ten', 'double'][rng.int(4)]!;
    const at = table('kaktus', seats, { beaten });
    rng.shuffle(at.table.faces, at.table.piles[0]!);
    for (let seat = 0; seat < seats; seat++) give(rules, at, 'hand', seat, 1 + rng.int(6));
    give(rules, at, 'discard', null, 1);
    const caller = rng.int(seats);
    const toAct = (caller + seats - 1) % seats;
    Object.assign(at.open, { round: 1, phase: rules.phases.indexOf('end'), toAct, caller });
    const state = stateOf<KaktusState>(rules, at);
    const sums = state.hands.map(kaktusHand);
    const oracle = kaktusDeal(sums, state.caller, beaten);
    if (sums.some((sum) => sum < sums[caller]!)) beatenCallers++;
    return { engine: settled({ rules, at, move: { type: 'pass' } }), oracle };
  });
  expect(beatenCallers).toBeGreaterThan(1000);
});

test('the oracle itself gives the worked examples', () => {
  expect(
    [
      [5, 5, 5],
      [1, 2, 3, 4, 5, 6, 7, 7],
      [7, 7, 7],
    ].map(lamaHand),
  ).toEqual([5, 31, 10]);
  const cards = [7, 8, 9, 10, 13, 15, 16, 17, 24, 26, 27];
  expect([noThanksHand(cards, 0), noThanksHand(cards, 12), noThanksHand([], 11), noThanksHand([3, 5, 4], 0)]).toEqual([
    85, 73, -11, 3,
  ]);
  expect(ojyksRound([7, 7], 0)).toEqual([14, 7]);
  expect(ojyksRound([7, 8], 0)).toEqual([7, 8]);
  expect(ojyksRound([0, -3], 0)).toEqual([0, -3]);
  expect(ojyksRound([-4, -6], 0)).toEqual([-4, -6]);
  expect([kaktusHand(['KS', 'KH', 'AS', '2D']), kaktusHand(['JS', 'QS', '7H', '7D'])]).toEqual([3, 34]);
});
