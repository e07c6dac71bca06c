/** The search by itself, on a made-up game of one decision: what it tries, what it drops, what it overrules, and how it is cut in slices. */
import type { Dealer } from '@/engine/core/dealer';
import { BETWEEN, type Move, type Open, type Position, type Rules, type View } from '@/engine/core/rules';
import { newPosition } from '@/engine/core/position';
import { veil } from '@/engine/core/veil';
import type { Brain, Style } from './brain';
import { search, type SearchOptions } from './search';

/** Three doors. Behind them lie points, and how many depends on a hidden card. */
const LEFT = { type: 'left' } as const;
const MIDDLE = { type: 'middle' } as const;
const RIGHT = { type: 'right' } as const;
const DOORS: readonly Move[] = [LEFT, MIDDLE, RIGHT];
const PLAYING = 2;

type Points = (move: Move, hidden: number) => number;

interface World {
  readonly rules: Rules;
  readonly brain: Brain;
  readonly view: View;
  /** Every playout: the move and the hidden card it was tried on. */
  readonly played: { readonly move: Move; readonly hidden: number }[];
}

/** Two seats; the first chooses a door and gets its points, the second gets none. `rule` is the rule of thumb's door. */
function worldOf(points: Points, rule: Move, more: Partial<Brain> = {}): World {
  const played: { move: Move; hidden: number }[] = [];
  const rules = {
    id: 'doors',
    deck: () => Array.from({ length: 20 }, (_, face) => face),
    piles: () => [{ kind: 'deck', seat: null }],
    pots: () => [],
    chipTotal: () => 0,
    open: (): Open => ({ phase: PLAYING, toAct: 0, round: 1, totals: [0, 0], points: [] }),
    legal: (_: Position, out: Move[]) => out.push(...DOORS),
    play({ open, table }: Position, move: Move, _dealer: Dealer) {
      const hidden = table.faces[0]!;
      played.push({ move, hidden });
      open.totals[0] = points(move, hidden);
      open.phase = BETWEEN;
    },
  } as unknown as Rules;
  const brain = {
    levels: {},
    field: [{}],
    winBonus: 0,
    policy: () => rule,
    ...more,
  } as unknown as Brain;
  const view = veil(rules, newPosition(rules, 2, {}), 0, []);
  return { rules, brain, view, played };
}

const run = ({ rules, brain, view }: World, options: Partial<SearchOptions<Style>> = {}, legal = DOORS) =>
  search(rules, brain, view, legal, { playouts: 300, stream: 'stream', style: {}, ...options });

function answer(world: World, options: Partial<SearchOptions<Style>> = {}, legal = DOORS) {
  const thinking = run(world, options, legal);
  while (!thinking.step(7));
  return thinking.answer();
}

/** The right door is better by four on every card. */
const clearWorld = (rule: Move = LEFT, more: Partial<Brain> = {}): World =>
  worldOf((move, hidden) => hidden + (move === RIGHT ? 0 : 4), rule, more);
/** No door is better; which one looks so is luck. */
const noisyWorld = (rule: Move): World =>
  worldOf((move, hidden) => ((hidden * 7 + DOORS.indexOf(move) * 5) % 20) * 3, rule);

describe('a search', () => {
  test('tries every candidate on the same guessed cards', () => {
    const world = clearWorld();
    answer(world, { thorough: true });
    const by = (door: Move) => world.played.filter(({ move }) => move === door).map(({ hidden }) => hidden);
    expect(by(LEFT).length).toBe(100);
    expect(by(MIDDLE)).toEqual(by(LEFT));
    expect(by(RIGHT)).toEqual(by(LEFT));
    expect(new Set(by(LEFT)).size).toBeGreaterThan(10);
  });

  test('keeps the cards to come in step before every candidate it tries', () => {
    const stepped: Move[] = [];
    const world = clearWorld(LEFT, { inStep: (_, move) => void stepped.push(move) });
    answer(world, { thorough: true });
    expect(stepped).toEqual(world.played.map(({ move }) => move));
    expect(new Set(stepped).size).toBe(DOORS.length);
  });

  test('overrules the rule of thumb for a clear gain', () => {
    expect(answer(clearWorld(LEFT)).move).toBe(RIGHT);
    expect(answer(clearWorld(RIGHT)).move).toBe(RIGHT);
  });

  test('leaves the rule of thumb alone where the gain may be luck', () => {
    // A higher guard than any lead of this world: the rule stands, whichever door it names.
    for (const rule of DOORS) {
      const world = noisyWorld(rule);
      const guarded = { ...world, brain: { ...world.brain, guard: () => 50 } };
      expect(answer(guarded).move).toBe(rule);
    }
  });

  test('a lead shows only on paired samples: the noise of the deal takes no part', () => {
    // The hidden card moves points by 0 … 1900, the door by 1.
    const world = worldOf((move, hidden) => hidden * 100 + (move === MIDDLE ? 0 : 1), LEFT);
    expect(answer(world, { playouts: 60 }).move).toBe(MIDDLE);
  });

  test('drops a hopeless candidate and spends nothing more on it', () => {
    const world = worldOf(
      (move, hidden) => (move === MIDDLE ? 50 : 0) + ((hidden + (move === LEFT ? 3 : 0)) % 7),
      LEFT,
    );
    const { tried } = answer(world);
    const samples = (door: Move) => tried.find(({ move }) => move === door)!.samples;
    expect(samples(MIDDLE)).toBeLessThan(20);
    expect(samples(LEFT)).toBeGreaterThan(50);
    expect(samples(RIGHT)).toBe(samples(LEFT));
  });

  test('stops early when only one candidate is left, or one leads beyond doubt', () => {
    const ruleIsBest = clearWorld(RIGHT);
    answer(ruleIsBest);
    expect(ruleIsBest.played.length).toBeLessThan(60);
    const otherIsBest = clearWorld(LEFT);
    answer(otherIsBest);
    expect(otherIsBest.played.length).toBeLessThan(60);
  });

  test('advice gives every candidate the same number of samples to the end', () => {
    const { tried } = answer(clearWorld(), { thorough: true, playouts: 90 });
    expect(tried.map(({ samples }) => samples)).toEqual([30, 30, 30]);
    expect(tried.map(({ reward, points }) => reward + points)).toEqual([0, 0, 0]);
  });

  test('counts its budget in playouts and never passes it', () => {
    for (const playouts of [3, 10, 31, 64]) {
      const world = noisyWorld(LEFT);
      answer(world, { playouts });
      expect(world.played.length).toBeLessThanOrEqual(playouts);
      expect(world.played.length).toBeGreaterThan(playouts - DOORS.length);
    }
  });

  test('in slices it says the same as in one go, however it is cut', () => {
    const whole = run(noisyWorld(LEFT), { playouts: 120 });
    expect(whole.step(100_000)).toBe(true);
    for (const slice of [1, 2, 5, 13]) {
      const cut = run(noisyWorld(LEFT), { playouts: 120 });
      let steps = 1;
      while (!cut.step(slice)) steps++;
      expect(steps).toBeGreaterThan(100 / slice);
      expect(cut.answer()).toEqual(whole.answer());
    }
  });

  test('a step does no more than it was asked for', () => {
    const world = noisyWorld(LEFT);
    const thinking = run(world);
    thinking.step(4);
    expect(world.played.length).toBe(4);
    thinking.step(0);
    expect(world.played.length).toBe(4);
  });

  test('can be dropped half-way or asked early: it has an answer at any time, and another search does not notice', () => {
    const [first, second] = [run(noisyWorld(LEFT)), run(noisyWorld(LEFT))];
    first.step(17);
    expect(DOORS).toContain(first.answer().move);
    while (!second.step(10));
    expect(second.answer()).toEqual(answer(noisyWorld(LEFT)));
    expect(second.step(10)).toBe(true);
  });

  test('without a budget, or with one move only, the rule of thumb answers at once', () => {
    const none = clearWorld(MIDDLE);
    expect(run(none, { playouts: 0 }).step(1)).toBe(true);
    expect(run(none, { playouts: 0 }).answer().move).toBe(MIDDLE);
    expect(answer(clearWorld(LEFT), {}, [LEFT]).move).toBe(LEFT);
    expect(none.played).toEqual([]);
  });

  test('never tries a move to avoid, even if the rule of thumb asks for it', () => {
    const world = clearWorld(RIGHT);
    const { move, tried } = answer(world, { avoid: (door) => door === RIGHT });
    expect(move).not.toBe(RIGHT);
    expect(tried.map((each) => each.move)).toEqual([LEFT, MIDDLE]);
  });

  test('looks beyond its list when the list holds nothing but moves to avoid', () => {
    const narrow = { candidates: () => [RIGHT] };
    expect(answer(clearWorld(RIGHT, narrow), { avoid: (door) => door === RIGHT }).move).not.toBe(RIGHT);
  });

  test('plays a move to avoid when there is no other', () => {
    expect(answer(clearWorld(RIGHT), { avoid: () => true }).move).toBe(RIGHT);
  });

  test('searches only what the game thinks worth a search, except for advice', () => {
    const narrow = { candidates: () => [LEFT, MIDDLE] };
    expect(answer(clearWorld(LEFT, narrow)).tried.length).toBe(2);
    expect(answer(clearWorld(LEFT, narrow), { thorough: true }).tried.length).toBe(3);
  });

  test('a won match is worth its bonus, a shared one its part', () => {
    const over = (others: number, bonus: number) => {
      const world = worldOf((move) => (move === RIGHT ? 1 : 0), LEFT, { winBonus: bonus });
      const { play } = world.rules;
      const rules: Rules = {
        ...world.rules,
        play(at, move, dealer) {
          play(at, move, dealer);
          at.open.totals[1] = others;
          at.open.phase = 0;
        },
      };
      return answer({ ...world, rules }, { thorough: true }).tried.map(({ reward }) => reward);
    };
    expect(over(5, 0)).toEqual([5, 5, 4]);
    expect(over(5, 10)).toEqual([15, 15, 14]);
    expect(over(1, 10)).toEqual([11, 11, 5]);
    expect(over(0, 10)).toEqual([5, 5, -1]);
  });

  test('beliefs sharpen every guess', () => {
    const hidden: number[] = [];
    const world = worldOf((_, card) => hidden.push(card), LEFT, {
      believe: () => (guess) => (guess.table.faces[0] = 3),
    });
    answer(world, { playouts: 9 });
    expect(new Set(hidden)).toEqual(new Set([3]));
  });

  test('a playout without end is cut and scored as it lies', () => {
    const world = clearWorld(LEFT);
    const { play } = world.rules;
    const rules: Rules = {
      ...world.rules,
      play(at, move, dealer) {
        play(at, move, dealer);
        at.open.phase = PLAYING;
      },
    };
    const { tried } = answer({ ...world, rules }, { thorough: true, playouts: 3 });
    expect(world.played.length).toBe(3 * 601);
    expect(tried.map(({ samples }) => samples)).toEqual([1, 1, 1]);
  });
});
