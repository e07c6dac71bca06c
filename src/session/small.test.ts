/** The small parts: watchers, patience with the disk, idleness, pace. */
import { Rng } from '@/engine/core/rng';
import { createIdle } from './idle';
import { IDLE_MS, showLimit, thinkingPause } from './pace';
import { patient, PATIENCE_MS } from './patience';
import type { Disk } from './ports';
import { createMapDisk, createTestClock, settle } from './session.testkit';
import { PACES } from './settings';
import { createWatchers } from './watchers';

test('the same function may listen twice and stop once; who stops while being told is not told again', () => {
  const watchers = createWatchers();
  let heard = 0;
  const listen = (): void => void heard++;
  const offs = [watchers.subscribe(listen), watchers.subscribe(listen)];
  watchers.tell();
  offs[0]!();
  offs[0]!();
  watchers.tell();
  expect(heard).toBe(3);
  const off = watchers.subscribe(() => off());
  watchers.tell();
  watchers.tell();
  expect(heard).toBe(5);
});

test('a disk that answers is left alone, in what it says and in what it refuses', async () => {
  const clock = createTestClock();
  const disk = createMapDisk();
  const kind = patient(disk, clock);
  await kind.write('k', 'v');
  expect([await kind.read('k'), await kind.keys()]).toEqual(['v', ['k']]);
  await kind.remove('k');
  expect(await kind.read('k')).toBeNull();
  disk.write = () => Promise.reject(new Error('full'));
  await expect(kind.write('k', 'v')).rejects.toThrow('full');
  await settle();
  expect(clock.armed()).toBe(0);
});

test('a disk that never answers has refused, after a while', async () => {
  const clock = createTestClock();
  const never = (): Promise<never> => new Promise(() => {});
  const disk: Disk = { read: never, write: never, remove: never, keys: never };
  const calls = [
    (d: Disk) => d.read('k'),
    (d: Disk) => d.write('k', 'v'),
    (d: Disk) => d.remove('k'),
    (d: Disk) => d.keys(),
  ];
  for (const call of calls) {
    const answer = call(patient(disk, clock)).then(
      () => 'answered',
      () => 'refused',
    );
    clock.pass(PATIENCE_MS);
    expect(await answer).toBe('refused');
  }
});

test('a minute without a touch is idleness, while something private is on the screen', () => {
  const clock = createTestClock();
  let idle = 0;
  const watch = createIdle(clock, () => void idle++);
  watch.touch(false);
  clock.pass(10 * IDLE_MS);
  expect(idle).toBe(0);
  watch.touch(true);
  clock.pass(IDLE_MS - 1);
  watch.touch(true);
  clock.pass(IDLE_MS - 1);
  expect(idle).toBe(0);
  clock.pass(1);
  expect(idle).toBe(1);
  watch.touch(true);
  watch.stop();
  clock.pass(10 * IDLE_MS);
  expect(idle).toBe(1);
});

test('a bot seems to think longer the calmer the pace; at once when it is instant', () => {
  const pauses = PACES.map((pace) => thinkingPause(pace, new Rng('pause')));
  expect(pauses).toEqual([...pauses].sort((a, b) => b - a));
  expect(pauses.at(-1)).toBe(0);
  const limits = PACES.map((pace) => showLimit(pace));
  expect(limits).toEqual([...limits].sort((a, b) => b - a));
  expect(Math.min(...limits)).toBeGreaterThan(0);
});
