import { settle } from '../session.testkit';
import type { Written } from './slots';
import { createWriter } from './writer';

/** Slots whose answers are given by hand. */
function handSlots() {
  const asked: { readonly body: string; readonly answer: (written: Written) => Promise<void> }[] = [];
  return {
    asked,
    bodies: () => asked.map(({ body }) => body),
    slots: {
      write: (body: string): Promise<Written> =>
        new Promise((resolve) => {
          asked.push({
            body,
            answer: async (written) => {
              resolve(written);
              await settle();
            },
          });
        }),
    },
  };
}

const OK: Written = { ok: true };
const no = (why: 'full' | 'refused' | 'elsewhere'): Written => ({ ok: false, why });

test('one write at a time, and of those that waited only the latest', async () => {
  const { slots, asked, bodies } = handSlots();
  const writer = createWriter(slots);
  writer.save('1');
  writer.save('2');
  writer.save('3');
  expect(bodies()).toEqual(['1']);
  await asked[0]!.answer(OK);
  expect(bodies()).toEqual(['1', '3']);
  await asked[1]!.answer(OK);
  expect(bodies()).toEqual(['1', '3']);
  expect(writer.trouble()).toBeNull();
  writer.save('4');
  expect(bodies()).toEqual(['1', '3', '4']);
});

test('trouble is told once when it comes, changes or goes', async () => {
  const { slots, asked } = handSlots();
  const writer = createWriter(slots);
  const told: unknown[] = [];
  const off = writer.subscribe(() => told.push(writer.trouble()));
  for (const [i, written] of [OK, no('full'), no('full'), no('refused'), OK, OK].entries()) {
    writer.save(String(i));
    await asked[i]!.answer(written);
  }
  expect(told).toEqual(['full', 'refused', null]);
  off();
  writer.save('6');
  await asked[6]!.answer(no('full'));
  expect(told).toHaveLength(3);
});

test('putting the game away waits for the write under way, and is content with it', async () => {
  const { slots, asked, bodies } = handSlots();
  const writer = createWriter(slots);
  expect(await writer.flush()).toBe(true);
  writer.save('1');
  let safe: boolean | null = null;
  void writer.flush().then((answer) => (safe = answer));
  await settle();
  expect(safe).toBeNull();
  await asked[0]!.answer(OK);
  expect(safe).toBe(true);
  expect(bodies()).toEqual(['1']);
});

test('putting the game away tries once more what had failed', async () => {
  const { slots, asked, bodies } = handSlots();
  const writer = createWriter(slots);
  writer.save('1');
  await asked[0]!.answer(no('full'));
  const first = writer.flush();
  await settle();
  expect(bodies()).toEqual(['1', '1']);
  await asked[1]!.answer(no('full'));
  expect(await first).toBe(false);
  const second = writer.flush();
  await settle();
  await asked[2]!.answer(OK);
  expect(await second).toBe(true);
  expect(bodies()).toEqual(['1', '1', '1']);
  expect(await writer.flush()).toBe(true);
  expect(bodies()).toHaveLength(3);
});

test('a newer state is never replaced by an older one that had failed', async () => {
  const { slots, asked, bodies } = handSlots();
  const writer = createWriter(slots);
  writer.save('1');
  const flushed = writer.flush();
  writer.save('2');
  await asked[0]!.answer(no('refused'));
  await asked[1]!.answer(OK);
  expect(await flushed).toBe(true);
  expect(bodies()).toEqual(['1', '2']);
});

test('two that put the game away at the same time write once', async () => {
  const { slots, asked, bodies } = handSlots();
  const writer = createWriter(slots);
  writer.save('1');
  await asked[0]!.answer(no('full'));
  const both = Promise.all([writer.flush(), writer.flush()]);
  await settle();
  expect(bodies()).toEqual(['1', '1']);
  await asked[1]!.answer(OK);
  expect(await both).toEqual([true, true]);
  expect(bodies()).toEqual(['1', '1']);
});

test('open elsewhere: from then on nothing of ours is written, not even what was waiting', async () => {
  const { slots, asked, bodies } = handSlots();
  const writer = createWriter(slots);
  writer.save('1');
  writer.save('2');
  await asked[0]!.answer(no('elsewhere'));
  expect(writer.trouble()).toBe('elsewhere');
  writer.save('3');
  expect(await writer.flush()).toBe(false);
  expect(bodies()).toEqual(['1']);
});
