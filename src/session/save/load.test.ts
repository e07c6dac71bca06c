import { begunSession, createMapDisk, decide, MANNERS, planOf, recordBody, type MapDisk } from '../session.testkit';
import { advance } from '../machine';
import { fingerprint } from './hash';
import { judgeSave, loadSave } from './load';
import { FORMAT, type SaveRecord } from './record';
import { seal } from './seal';
import { createSlots } from './slots';

const FIRST = begunSession(planOf('lama', 'HBBB'));
const SECOND = decide(FIRST);
const { id } = FIRST.seats;
const OLDER = recordBody(FIRST);
const NEWER = recordBody(SECOND);
const WRITER = fingerprint('w');

const sealed = (sequence: number, body: string, format = FORMAT): string =>
  seal({ format, sequence, writer: WRITER, body });

const slotsOn = (disk: MapDisk) => createSlots({ disk, base: 'k', format: FORMAT, writer: WRITER, exclusive: true });

function load(a: string | null, b: string | null, as = id) {
  const disk = createMapDisk();
  if (a !== null) disk.map.set('k/a', a);
  if (b !== null) disk.map.set('k/b', b);
  return loadSave(as, slotsOn(disk));
}

const altered = (body: string, changes: Partial<SaveRecord>): string =>
  JSON.stringify({ ...(JSON.parse(body) as SaveRecord), ...changes });

test('the newest slot is played on from, in whichever it lies', async () => {
  const [older, newer] = [sealed(1, OLDER), sealed(2, NEWER)];
  // One after the other: a promise that nobody waits for would end the whole process when it fails.
  for (const [a, b] of [
    [older, newer],
    [newer, older],
  ] as const) {
    expect(await load(a, b)).toMatchObject({ kind: 'playable', record: JSON.parse(NEWER) as object });
  }
  const loaded = await load(sealed(2, NEWER), null);
  expect(loaded.kind === 'playable' && loaded.rebuilt.match).toEqual(SECOND.match);
  expect(loaded.kind === 'playable' && loaded.seats).toEqual(SECOND.seats);
});

test('nothing there is absent; a disk that cannot be read is unreadable, which is not the same', async () => {
  expect(await load(null, null)).toEqual({ kind: 'absent' });
  const disk = createMapDisk();
  disk.read = () => Promise.reject(new Error('locked'));
  expect(await loadSave(id, slotsOn(disk))).toEqual({ kind: 'unreadable' });
});

test('a newer format in either slot: left alone, even beside a good save', async () => {
  const newer = sealed(3, '{}', FORMAT + 1);
  expect(await load(newer, sealed(1, OLDER))).toEqual({ kind: 'newer' });
  expect(await load(sealed(1, OLDER), newer)).toEqual({ kind: 'newer' });
  expect(await load(null, newer)).toEqual({ kind: 'newer' });
});

test('damaged beyond reading: in quarantine', async () => {
  expect(await load('torn', null)).toEqual({ kind: 'quarantined' });
  expect(await load('torn', 'too')).toEqual({ kind: 'quarantined' });
  expect(await load(sealed(1, '{}'), null)).toEqual({ kind: 'quarantined' });
  expect(await load(sealed(1, OLDER, 0), null)).toEqual({ kind: 'quarantined' });
});

test('a save of another game is not taken for this one', async () => {
  expect(await load(sealed(1, OLDER), null, fingerprint('another'))).toEqual({ kind: 'quarantined' });
});

test('rules that make something else of the log: frozen, and shown', async () => {
  const digest = fingerprint('another position');
  const body = altered(NEWER, { digest });
  expect(await load(sealed(1, body), null)).toEqual({ kind: 'frozen', record: JSON.parse(body) as object });
  const illegal = altered(NEWER, { plies: 'zzz' });
  expect(await load(sealed(1, illegal), null)).toEqual({ kind: 'frozen', record: JSON.parse(illegal) as object });
});

test.each<[string, Partial<SaveRecord>]>([
  ['round', { round: 7 }],
  ['turn', { turn: null }],
  ['points', { sheet: { rounds: [], totals: [1, 0, 0, 0] } }],
  ['rounds', { sheet: { rounds: [[0, 0, 0, 0]], totals: [0, 0, 0, 0] } }],
  ['winners', { winners: [0] }],
])('a %s that the position does not show: in quarantine', async (_, changes) => {
  expect(await load(sealed(1, altered(NEWER, changes)), null)).toEqual({ kind: 'quarantined' });
});

test('a useless newest slot does not stand in the way of an older one, and is the one to be overwritten', async () => {
  for (const useless of ['{}', altered(NEWER, { digest: fingerprint('x') }), altered(NEWER, { round: 7 })]) {
    const disk = createMapDisk();
    disk.map.set('k/a', sealed(1, OLDER));
    disk.map.set('k/b', sealed(2, useless));
    const slots = slotsOn(disk);
    expect(await loadSave(id, slots)).toMatchObject({ kind: 'playable', record: JSON.parse(OLDER) as object });
    await slots.write(NEWER);
    expect(disk.map.get('k/a')).toBe(sealed(1, OLDER));
    expect(await loadSave(id, slots)).toMatchObject({ kind: 'playable', record: JSON.parse(NEWER) as object });
  }
});

test('two slots that cannot be played: the one that can be shown is shown', async () => {
  const frozen = altered(NEWER, { digest: fingerprint('x') });
  expect((await load(sealed(1, frozen), sealed(2, '{}'))).kind).toBe('frozen');
  expect((await load(sealed(2, frozen), sealed(1, '{}'))).kind).toBe('frozen');
  const older = altered(OLDER, { digest: fingerprint('x') });
  expect(await load(sealed(1, older), sealed(2, frozen))).toMatchObject({ record: { plies: SECOND.plies } });
});

test('a log may be judged without a disk', () => {
  expect(judgeSave(id, { body: NEWER, format: FORMAT }).kind).toBe('playable');
  const undone = advance(SECOND, MANNERS, { kind: 'undo' });
  expect(judgeSave(id, { body: recordBody(undone.session), format: FORMAT }).kind).toBe('playable');
});
