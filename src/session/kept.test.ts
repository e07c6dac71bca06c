import { createKept } from './kept';
import { createSlots } from './save/slots';
import { createMapDisk, settle } from './session.testkit';

const WRITER = 'a'.repeat(16);
const read = (raw: unknown): number => (typeof raw === 'number' ? raw : 0);

function keptOn(disk = createMapDisk()) {
  const slots = createSlots({ disk, base: 'n', format: 1, writer: WRITER, exclusive: false });
  return { disk, kept: createKept(slots, read), again: () => createKept(slots, read) };
}

test('a value is there again after a restart', async () => {
  const { kept, again } = keptOn();
  expect(kept.get()).toBe(0);
  await kept.load();
  kept.change((n) => n + 5);
  kept.change((n) => n * 2);
  await kept.settle();
  const second = again();
  expect(await second.load()).toBe(true);
  expect(second.get()).toBe(10);
});

test('listeners hear of changes and of the first read, until they stop', async () => {
  const { kept } = keptOn();
  const heard: number[] = [];
  const off = kept.subscribe(() => heard.push(kept.get()));
  await kept.load();
  await kept.load();
  kept.change(() => 3);
  off();
  kept.change(() => 4);
  expect(heard).toEqual([0, 3]);
});

test('what is changed before it was read is laid over what is found', async () => {
  const { kept, again } = keptOn();
  await kept.load();
  kept.change(() => 40);
  await kept.settle();
  const second = again();
  second.change((n) => n + 2);
  await second.settle();
  expect(second.get()).toBe(42);
});

test('a disk that cannot be read is not written; once it can, nothing is lost', async () => {
  const { disk, kept, again } = keptOn();
  await kept.load();
  kept.change(() => 40);
  await kept.settle();
  const before = new Map(disk.map);
  const { read: works } = disk;
  disk.read = () => Promise.reject(new Error('locked'));
  const second = again();
  expect(await second.load()).toBe(false);
  second.change((n) => n + 1);
  await second.settle();
  expect(disk.map).toEqual(before);
  disk.read = works;
  expect(await second.load()).toBe(true);
  expect(second.get()).toBe(41);
  second.change((n) => n + 1);
  await second.settle();
  const third = again();
  await third.load();
  expect(third.get()).toBe(42);
});

test('a write that failed is made up for with the next change', async () => {
  const { disk, kept, again } = keptOn();
  await kept.load();
  const { write } = disk;
  disk.write = () => Promise.reject(new Error('full'));
  kept.change(() => 7);
  await kept.settle();
  expect(kept.get()).toBe(7);
  disk.write = write;
  kept.change((n) => n + 1);
  await kept.settle();
  const second = again();
  await second.load();
  expect(second.get()).toBe(8);
});

test('two reads at the same time count once', async () => {
  const { kept } = keptOn();
  let heard = 0;
  kept.subscribe(() => heard++);
  expect(await Promise.all([kept.load(), kept.load()])).toEqual([true, true]);
  await settle();
  expect(heard).toBe(1);
});
