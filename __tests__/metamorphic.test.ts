/** Metamorphic laws: change the question in a way that must not matter, or matter in a known way, and compare the answers. */
import { Dealer } from '@/engine/core/dealer';
import { presetOptions } from '@/engine/core/options';
import { clonePosition, listLegal, newPosition, playInPlace } from '@/engine/core/position';
import { Rng, rngAt } from '@/engine/core/rng';
import { BETWEEN, PRESETS, type Move, type Position, type Rules } from '@/engine/core/rules';
import { EVERYONE } from '@/engine/core/table';
import { kaktus } from '@/engine/games/kaktus/rules';
import { handPoints } from '@/engine/games/lama/scoring';
import { handOf, DECK as LAMA_DECK } from '@/engine/games/lama/shape';
import { lama } from '@/engine/games/lama/rules';
import { noThanks } from '@/engine/games/no-thanks/rules';
import { noThanksPoints } from '@/engine/games/no-thanks/scoring';
import { chipsOf, DECK_FACES, takenOf } from '@/engine/games/no-thanks/shape';
import { GAME_IDS, rulesOf } from '@/engine/games/registry';
import { difference } from '@/engine/testing/compare';
import { pickMove, type Mood } from '@/engine/testing/random';

/** Plays random games and shows every position with the move that is about to be made, and the stream it is made with. */
function* steps(rules: Rules, games: number, presets: readonly (typeof PRESETS)[number][] = PRESETS) {
  for (const preset of presets) {
    const options = presetOptions(rules, preset);
    const { min, max } = rules.seatRange(options);
    for (let seats = min; seats <= max; seats++) {
      for (let game = 0; game < games; game++) {
        const seed = `metamorphic ${preset} ${seats} ${game}`;
        const rng = new Rng(`players of ${seed}`);
        const mood: Mood = new Map();
        const at = newPosition(rules, seats, options);
        rules.deal(at, new Dealer(rngAt(seed, 0), null));
        const legal: Move[] = [];
        for (let ply = 1; ; ply++) {
          listLegal(rules, at, legal);
          if (legal.length === 0) break;
          const move = pickMove(legal, rng, mood);
          const stream = (): Dealer => new Dealer(rngAt(seed, ply), null);
          yield { at, legal, move, stream };
          playInPlace(rules, at, move, stream());
        }
      }
    }
  }
}

/* ---------- seat rotation ---------- */

const SEAT_FIELDS = ['toAct', 'starter', 'last', 'closer', 'caller'];
const MASK_FIELDS = ['quit'];

/** Everybody moves up by one chair: what was seat s is seat s + 1. */
function rotateMask(mask: number, seats: number): number {
  if (mask === EVERYONE) return mask;
  return ((mask << 1) | (mask >> (seats - 1))) & ((1 << seats) - 1);
}

function rotate(rules: Rules, at: Position): Position {
  const { seats } = at;
  const turned = clonePosition(at);
  const up = (seat: number): number => (seat + 1) % seats;
  const moveBySeat = <T>(
    names: readonly { readonly kind: string; readonly seat: number | null }[],
    from: T[],
    to: T[],
  ) =>
    names.forEach(({ kind, seat }, i) => {
      if (seat === null) return;
      to[names.findIndex((name) => name.kind === kind && name.seat === up(seat))] = from[i]!;
    });
  moveBySeat(
    rules.piles(seats),
    at.table.piles.map((pile) => pile.slice()),
    turned.table.piles,
  );
  moveBySeat(rules.pots(seats, at.options), at.table.pots, turned.table.pots);
  at.table.seen.forEach((mask, card) => (turned.table.seen[card] = rotateMask(mask, seats)));
  const open = turned.open as unknown as Record<string, number | number[]>;
  for (const [key, value] of Object.entries(open)) {
    if (Array.isArray(value)) {
      const old = value.slice();
      old.forEach((item, i) => (value[i - (i % seats) + up(i % seats)] = item));
    } else if (SEAT_FIELDS.includes(key) && value >= 0) open[key] = up(value);
    else if (MASK_FIELDS.includes(key)) open[key] = rotateMask(value, seats);
  }
  return turned;
}

const rotateMove = (move: Move, seats: number): Move =>
  'seat' in move ? ({ ...move, seat: ((move.seat as number) + 1) % seats } as Move) : move;

const texts = (moves: readonly Move[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

/** Where seat 0 is not like the others: the opening goes round from seat 0, and a limited supply is paid out from seat 0. */
const fromSeatZero = (rules: Rules, at: Position): boolean =>
  ['setup', 'peek'].includes(rules.phases[at.open.phase]!) || at.options['supply'] === 'limited';

test.each(GAME_IDS)('%s: turning the table by one seat turns everything that follows', (id) => {
  const rules = rulesOf(id);
  let compared = 0;
  for (const { at, legal, move, stream } of steps(rules, 2)) {
    if (at.open.phase === BETWEEN || fromSeatZero(rules, at)) continue;
    const turned = rotate(rules, at);
    const offered: Move[] = [];
    listLegal(rules, turned, offered);
    expect(texts(offered)).toEqual(texts(legal.map((one) => rotateMove(one, at.seats))));

    const after = clonePosition(at);
    playInPlace(rules, after, move, stream());
    const wanted = rotateMove(move, at.seats);
    const same = offered.find((one) => JSON.stringify(one) === JSON.stringify(wanted))!;
    playInPlace(rules, turned, same, stream());
    const expected = rotate(rules, after);
    // Once the round is settled, columns are cleared seat by seat from 0: the pile they go to may lie in another order.
    if (after.open.phase <= BETWEEN) expect(turned.open).toEqual(expected.open);
    else expect(difference(turned, expected)).toBeNull();
    compared++;
  }
  expect(compared).toBeGreaterThan(150);
});

/* ---------- suits in Kaktus ---------- */

test('kaktus: suits mean nothing, any swap of them gives the same game', () => {
  const rules = rulesOf('kaktus');
  const swaps = [
    [1, 0, 2, 3],
    [3, 2, 1, 0],
    [1, 2, 3, 0],
  ];
  let compared = 0;
  for (const { at, legal, move, stream } of steps(rules, 12, ['written'])) {
    const swap = swaps[compared % swaps.length]!;
    const resuit = (position: Position): Position => {
      const copy = clonePosition(position);
      copy.table.faces.forEach((face, card) => (copy.table.faces[card] = face - (face % 4) + swap[face % 4]!));
      return copy;
    };
    const other = resuit(at);
    const offered: Move[] = [];
    listLegal(rules, other, offered);
    expect(offered).toEqual(legal);
    const after = clonePosition(at);
    playInPlace(rules, after, move, stream());
    playInPlace(rules, other, move, stream());
    expect(difference(other, resuit(after))).toBeNull();
    compared++;
  }
  expect(compared).toBeGreaterThan(1000);
  expect(kaktus.deck({} as never)).toHaveLength(40);
});

/* ---------- points ---------- */

test('lama: a duplicate in hand never changes the points', () => {
  const rng = new Rng('duplicates');
  for (let n = 0; n < 20_000; n++) {
    const at = newPosition(lama, 4, presetOptions(rulesOf('lama'), 'written') as never);
    const { table } = at;
    rng.shuffle(table.faces, table.piles[LAMA_DECK]!);
    const hand = table.piles[handOf(0)]!;
    const deck = table.piles[LAMA_DECK]!;
    for (let i = 1 + rng.int(10); i > 0; i--) hand.push(deck.pop()!);
    const before = handPoints(table, handOf(0));
    const twin = deck.find((card) => hand.some((own) => table.faces[own] === table.faces[card]))!;
    hand.splice(rng.int(hand.length + 1), 0, twin);
    expect(handPoints(table, handOf(0))).toBe(before);
  }
});

test('no-thanks: extending a run upward never adds points, and starting a new one always does', () => {
  const rng = new Rng('runs');
  let bridged = 0;
  for (let n = 0; n < 20_000; n++) {
    const at = newPosition(noThanks, 3, presetOptions(rulesOf('no-thanks'), 'written') as never);
    const { table } = at;
    const taken = table.piles[takenOf(0)]!;
    table.pots[chipsOf(0)] = rng.int(12);
    const cards = DECK_FACES.map((_, card) => card);
    for (let i = 1 + rng.int(12); i > 0; i--) taken.push(cards.splice(rng.int(cards.length), 1)[0]!);
    const before = noThanksPoints(table, takenOf(0), chipsOf(0));
    const card = cards[rng.int(cards.length)]!;
    const face = table.faces[card]!;
    const has = (value: number): boolean => taken.some((own) => own !== card && table.faces[own] === value);
    taken.push(card);
    const change = noThanksPoints(table, takenOf(0), chipsOf(0)) - before;
    if (has(face - 1)) {
      expect(change).toBe(has(face + 1) ? -(face + 1) : 0);
      if (has(face + 1)) bridged++;
    } else expect(change).toBe(has(face + 1) ? -1 : face);
  }
  expect(bridged).toBeGreaterThan(500);
});
