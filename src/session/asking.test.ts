import type { Question } from '@/bots/contract';
import { askBot, questionFor } from './asking';
import { THINK_LIMIT_MS } from './pace';
import type { Thinker } from './ports';
import { begunSession, createTestClock, planOf, settle } from './session.testkit';

const QUESTION: Question = questionFor(begunSession(planOf('no-thanks', 'BBB')), 0, 'pip');

/** A thinker whose answer is given by hand. */
function slowThinker() {
  let give: (index: number) => void = () => {};
  let fail: (error: Error) => void = () => {};
  let cancelled = 0;
  const thinker: Thinker = {
    choose: () => ({
      answer: new Promise((resolve, reject) => {
        give = resolve;
        fail = reject;
      }),
      cancel: () => void cancelled++,
    }),
    advise: () => {
      throw new Error('not asked');
    },
  };
  return {
    thinker,
    give: (i: number) => give(i),
    fail: () => fail(new Error('worker died')),
    cancelled: () => cancelled,
  };
}

function ask(pauseMs: number) {
  const clock = createTestClock();
  const slow = slowThinker();
  const moves: unknown[] = [];
  const stop = askBot(clock, slow.thinker, QUESTION, pauseMs, (move) => moves.push(move));
  return { clock, slow, moves, stop };
}

test('the question holds the seat’s own view, the legal moves and a stream made from the ply', () => {
  expect(QUESTION.view.eyes).toBe(0);
  expect(QUESTION.legal.map(({ type }) => type).sort()).toEqual(['pass', 'take']);
  expect(QUESTION).toMatchObject({ game: 'no-thanks', bot: 'pip', stream: 'seed/bots/0' });
});

test('a quick answer waits for the pause, a slow one comes at once afterwards; both once', async () => {
  const quick = ask(500);
  quick.slow.give(1);
  await settle();
  expect(quick.moves).toEqual([]);
  quick.clock.pass(500);
  expect(quick.moves).toEqual([QUESTION.legal[1]]);
  expect(quick.clock.armed()).toBe(0);
  const slow = ask(500);
  slow.clock.pass(900);
  slow.slow.give(0);
  await settle();
  slow.clock.pass(60_000);
  expect(slow.moves).toEqual([QUESTION.legal[0]]);
});

test('without a pause the answer comes as soon as it is there', async () => {
  const { slow, moves } = ask(0);
  slow.give(1);
  await settle();
  expect(moves).toEqual([QUESTION.legal[1]]);
});

test('a bot that never answers, fails, answers nonsense or cannot be asked still makes a legal move, the same every time', async () => {
  const silent = ask(500);
  silent.clock.pass(THINK_LIMIT_MS - 1);
  expect(silent.moves).toEqual([]);
  silent.clock.pass(1);
  const failed = ask(0);
  failed.slow.fail();
  await settle();
  const odd = ask(0);
  odd.slow.give(99);
  await settle();
  const clock = createTestClock();
  const moves: unknown[] = [];
  const broken: Thinker = {
    choose: () => {
      throw new Error('no worker');
    },
    advise: () => {
      throw new Error('no worker');
    },
  };
  askBot(clock, broken, QUESTION, 0, (move) => moves.push(move));
  for (const list of [silent.moves, failed.moves, odd.moves, moves]) {
    expect(list).toHaveLength(1);
    expect(QUESTION.legal).toContain(list[0]);
    expect(list).toEqual(silent.moves);
  }
});

test('called off: no answer, no timer, and the thinker may stop', async () => {
  const { clock, slow, moves, stop } = ask(500);
  stop();
  slow.give(0);
  await settle();
  clock.pass(60_000);
  expect(moves).toEqual([]);
  expect([clock.armed(), slow.cancelled()]).toEqual([0, 1]);
});
