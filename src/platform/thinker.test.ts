/** Thinking elsewhere, and here when elsewhere fails. */
import { advise, think } from '@/bots/think';
import type { Question } from '@/bots/contract';
import { start, viewFor } from '@/engine/core/match';
import { presetOptions } from '@/engine/core/options';
import { listLegal } from '@/engine/core/position';
import type { Move } from '@/engine/core/rules';
import { rulesOf } from '@/engine/games/registry';
import { createSlicedThinker, runInSlices } from './slices';
import type { Asked, Said, Wire } from './wire';
import { createWorkerThinker } from './workerThinker';

const mind = { think, advise };

function question(stream = 'q'): Question {
  const rules = rulesOf('no-thanks');
  const started = start(rules, {
    game: 'no-thanks',
    seats: 3,
    options: presetOptions(rules, 'written'),
    seed: 'thinker',
  });
  if (!started.ok) throw new Error(started.why);
  const { position } = started.match;
  const legal: Move[] = [];
  listLegal(rules, position, legal);
  return { game: 'no-thanks', view: viewFor(rules, started.match, position.open.toAct), legal, bot: 'magnus', stream };
}

/** A wire whose other end is this test. */
function createWire() {
  const asked: Asked[] = [];
  const wire: Wire & { asked: Asked[]; say(said: Said): void } = {
    asked,
    onmessage: null,
    onerror: null,
    terminate: jest.fn(),
    postMessage: (message) => void asked.push(JSON.parse(JSON.stringify(message)) as Asked),
    say: (said) => wire.onmessage?.({ data: said }),
  };
  return wire;
}

test('slices give way to others and come to the same answer as one go', async () => {
  const whole = think(question());
  while (!whole.step(100));
  let turns = 0;
  const others = setInterval(() => turns++, 0);
  const sliced = await createSlicedThinker(mind).choose(question()).answer;
  clearInterval(others);
  expect(sliced).toBe(whole.answer());
  expect(turns).toBeGreaterThan(0);
});

test('a cancelled search stops working', async () => {
  let steps = 0;
  const pending = runInSlices(0, () => ({ step: () => (steps++, false), answer: () => 0 }));
  await new Promise((resolve) => setTimeout(resolve, 5));
  pending.cancel();
  const then = steps;
  expect(then).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(steps).toBe(then);
});

test('a question goes over the wire as plain data and its own answer comes back', async () => {
  const wire = createWire();
  const thinker = createWorkerThinker(mind, () => wire);
  const first = thinker.choose(question('a'));
  const second = thinker.choose(question('b'));
  const [a, b] = wire.asked;
  expect(a).toEqual({ kind: 'choose', id: a!.id, question: question('a') });
  wire.say({ ok: true, id: b!.id, answer: 1 });
  wire.say({ ok: true, id: a!.id, answer: 0 });
  await expect(first.answer).resolves.toBe(0);
  await expect(second.answer).resolves.toBe(1);
});

test('a cancelled question is called off at the other end, and its answer is not waited for', () => {
  const wire = createWire();
  const pending = createWorkerThinker(mind, () => wire).choose(question());
  pending.cancel();
  pending.cancel();
  expect(wire.asked.map(({ kind }) => kind)).toEqual(['choose', 'cancel']);
});

test('when the wire breaks, what was asked and what will be asked is thought here', async () => {
  const wire = createWire();
  const thinker = createWorkerThinker(mind, () => wire);
  const asked = thinker.choose(question());
  wire.onerror?.({});
  const here = await createSlicedThinker(mind).choose(question()).answer;
  await expect(asked.answer).resolves.toBe(here);
  await expect(thinker.choose(question()).answer).resolves.toBe(here);
  expect(wire.asked).toHaveLength(1);
  expect(wire.terminate).toHaveBeenCalledTimes(1);
});

test.each([
  ['no wire can be had', () => null],
  [
    'the browser forbids it',
    () => {
      throw new Error('forbidden');
    },
  ],
])('it thinks here when %s', async (_, connect) => {
  const answer = await createWorkerThinker(mind, connect).choose(question()).answer;
  expect(question().legal[answer]).toBeDefined();
});

test('advice comes through slices too, best first', async () => {
  const advice = await createSlicedThinker(mind).advise(question()).answer;
  expect(advice.map(({ move }) => move.type).sort()).toEqual(
    question()
      .legal.map(({ type }) => type)
      .sort(),
  );
});
