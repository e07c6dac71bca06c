import type { Disk } from '../ports';
import { createMapDisk, type MapDisk } from '../session.testkit';
import { seal, unseal } from './seal';
import { createSlots, newestFirst, type TwoSlots } from './slots';

const ME = '1'.repeat(16);
const OTHER = '2'.repeat(16);

function slotsOn(disk: Disk, changes: { writer?: string; format?: number; exclusive?: boolean } = {}): TwoSlots {
  return createSlots({ disk, base: 'k', format: 3, writer: ME, exclusive: true, ...changes });
}

/** What lies in a slot: its number and its body. */
function inSlot(disk: MapDisk, slot: 'a' | 'b'): string | null {
  const text = disk.map.get(`k/${slot}`);
  if (text === undefined) return null;
  const sealed = unseal(text);
  return sealed === null ? 'broken' : `${sealed.sequence} ${sealed.body}`;
}
const both = (disk: MapDisk) => [inSlot(disk, 'a'), inSlot(disk, 'b')];

const sealedText = (sequence: number, body: string, writer = ME, format = 3): string =>
  seal({ format, sequence, writer, body });

test('writes go to the two slots in turn, with rising numbers, under our name and format', async () => {
  const disk = createMapDisk();
  const slots = slotsOn(disk);
  expect(await slots.write('one')).toEqual({ ok: true });
  expect(both(disk)).toEqual(['0 one', null]);
  await slots.write('two');
  await slots.write('three');
  expect(both(disk)).toEqual(['2 three', '1 two']);
  expect(unseal(disk.map.get('k/a')!)).toEqual({ format: 3, sequence: 2, writer: ME, body: 'three' });
});

test('a reader says what each slot holds', async () => {
  const disk = createMapDisk();
  const slots = slotsOn(disk);
  expect(await slots.read()).toEqual([{ kind: 'empty' }, { kind: 'empty' }]);
  disk.map.set('k/a', 'no seal');
  disk.map.set('k/b', sealedText(4, 'x', OTHER, 4));
  expect(await slots.read()).toEqual([{ kind: 'broken' }, { kind: 'newer' }]);
  disk.map.set('k/b', sealedText(4, 'x', OTHER, 2));
  expect((await slots.read())[1]).toEqual({
    kind: 'good',
    sealed: { format: 2, sequence: 4, writer: OTHER, body: 'x' },
  });
});

test('the newest good one comes first', () => {
  const good = (sequence: number) => ({
    kind: 'good' as const,
    sealed: { format: 3, sequence, writer: ME, body: '' },
  });
  expect(newestFirst([good(3), good(8)]).map(({ sequence }) => sequence)).toEqual([8, 3]);
  expect(newestFirst([good(8), good(3)]).map(({ sequence }) => sequence)).toEqual([8, 3]);
  expect(newestFirst([{ kind: 'broken' }, good(3)]).map(({ sequence }) => sequence)).toEqual([3]);
  expect(newestFirst([{ kind: 'empty' }, { kind: 'newer' }])).toEqual([]);
});

test('a broken slot is written first, so that the good one stays', async () => {
  const disk = createMapDisk(
    new Map([
      ['k/a', sealedText(5, 'good')],
      ['k/b', 'torn'],
    ]),
  );
  await slotsOn(disk).write('new');
  expect(both(disk)).toEqual(['5 good', '6 new']);
});

test('a slot whose content is of no use is written first, although its number is higher', async () => {
  const disk = createMapDisk(
    new Map([
      ['k/a', sealedText(5, 'good')],
      ['k/b', sealedText(6, 'nonsense')],
    ]),
  );
  const slots = slotsOn(disk);
  slots.distrust(unseal(disk.map.get('k/b')!)!);
  await slots.write('new');
  expect(both(disk)).toEqual(['5 good', '7 new']);
  await slots.write('newer');
  expect(both(disk)).toEqual(['8 newer', '7 new']);
});

describe('another app has the same value', () => {
  test('what it wrote before we came is simply older', async () => {
    const disk = createMapDisk(new Map([['k/a', sealedText(5, 'theirs', OTHER)]]));
    const slots = slotsOn(disk);
    await slots.read();
    expect(await slots.write('ours')).toEqual({ ok: true });
    expect(both(disk)).toEqual(['5 theirs', '6 ours']);
  });

  test('what it wrote since stops us, and we touch nothing', async () => {
    const disk = createMapDisk();
    const slots = slotsOn(disk);
    await slots.write('ours');
    disk.map.set('k/b', sealedText(1, 'theirs', OTHER));
    expect(await slots.write('ours again')).toEqual({ ok: false, why: 'elsewhere' });
    expect(both(disk)).toEqual(['0 ours', '1 theirs']);
  });

  test('small values are shared: the last one to write wins', async () => {
    const disk = createMapDisk();
    const slots = slotsOn(disk, { exclusive: false });
    await slots.write('ours');
    disk.map.set('k/b', sealedText(1, 'theirs', OTHER));
    expect(await slots.write('ours again')).toEqual({ ok: true });
    expect(both(disk)).toEqual(['2 ours again', '1 theirs']);
  });

  test('a value that was taken away is not brought back', async () => {
    const disk = createMapDisk();
    const slots = slotsOn(disk);
    await slots.write('ours');
    disk.map.clear();
    expect(await slots.write('again')).toEqual({ ok: false, why: 'elsewhere' });
    expect(disk.map.size).toBe(0);

    const found = createMapDisk(new Map([['k/a', sealedText(0, 'x', OTHER)]]));
    const later = slotsOn(found);
    await later.read();
    found.map.clear();
    expect(await later.write('again')).toEqual({ ok: false, why: 'elsewhere' });
  });

  test('half taken away is not taken away', async () => {
    const disk = createMapDisk();
    const slots = slotsOn(disk);
    await slots.write('one');
    await slots.write('two');
    disk.map.delete('k/a');
    expect(await slots.write('three')).toEqual({ ok: true });
    expect(both(disk)).toEqual(['2 three', '1 two']);
  });

  test.each([true, false])('a newer app: nothing is written, exclusive or not (%s)', async (exclusive) => {
    const newer = sealedText(1, 'from the future', OTHER, 4);
    const disk = createMapDisk(new Map([['k/b', newer]]));
    expect(await slotsOn(disk, { exclusive }).write('ours')).toEqual({ ok: false, why: 'elsewhere' });
    expect([...disk.map]).toEqual([['k/b', newer]]);
  });
});

describe('a disk that refuses', () => {
  test.each([
    ['QuotaExceededError', 'full'],
    ['database or disk is full (SQLITE_FULL)', 'full'],
    ['permission denied', 'refused'],
  ])('"%s" is %s', async (message, why) => {
    const disk = createMapDisk();
    disk.write = () => Promise.reject(new Error(message));
    expect(await slotsOn(disk).write('x')).toEqual({ ok: false, why });
  });

  test('one that cannot be read is not written: an error is not "empty"', async () => {
    const disk = createMapDisk();
    const write = jest.spyOn(disk, 'write');
    disk.read = () => Promise.reject(new Error('locked'));
    const slots = slotsOn(disk);
    await expect(slots.read()).rejects.toThrow('locked');
    expect(await slots.write('x')).toEqual({ ok: false, why: 'refused' });
    expect(write).not.toHaveBeenCalled();
  });

  test('after a refusal both slots are renewed, so that a write that lands late is the older one', async () => {
    const disk = createMapDisk();
    const slots = slotsOn(disk);
    await slots.write('one');
    await slots.write('two');
    const { write } = disk;
    let late = (): void => {};
    disk.write = (key, text) => {
      late = () => void disk.map.set(key, text);
      return Promise.reject(new Error('no answer'));
    };
    expect((await slots.write('three')).ok).toBe(false);
    disk.write = write;
    expect(await slots.write('four')).toEqual({ ok: true });
    expect(both(disk)).toEqual(['2 four', '3 four']);
    late();
    expect(newestFirst(await slots.read())[0]!.body).toBe('four');
    // Once is enough: later writes go to one slot again.
    await slots.write('five');
    expect(both(disk)).toEqual(['4 five', '3 four']);
  });

  test('safe is only what was written twice: a refusal of the second write counts', async () => {
    const disk = createMapDisk();
    const slots = slotsOn(disk);
    await slots.write('one');
    const { write } = disk;
    const refuse = (): Promise<void> => Promise.reject(new Error('no'));
    disk.write = refuse;
    await slots.write('two');
    let calls = 0;
    disk.write = (key, text) => (++calls === 2 ? refuse() : write(key, text));
    expect(await slots.write('three')).toEqual({ ok: false, why: 'refused' });
    disk.write = write;
    expect(await slots.write('four')).toEqual({ ok: true });
    expect(both(disk).every((content) => content?.endsWith('four'))).toBe(true);
  });
});

test.each([
  ['a', 'b'],
  ['b', 'a'],
])('the older slot is removed first (%s before %s), so that no crash brings it back', async (first, second) => {
  const removed: string[] = [];
  const disk = createMapDisk(
    new Map([
      [`k/${first}`, sealedText(1, 'old')],
      [`k/${second}`, sealedText(2, 'new')],
    ]),
  );
  const { remove } = disk;
  disk.remove = (key) => {
    removed.push(key);
    return remove(key);
  };
  await slotsOn(disk).remove();
  expect(removed).toEqual([`k/${first}`, `k/${second}`]);
  expect(disk.map.size).toBe(0);
});
