import { GAME_IDS } from '@/engine/games/registry';
import { begunSession, createMapDisk, human, planOf, playedOut, SOLO } from '../session.testkit';
import { addToArchive, ARCHIVE_SIZE, readArchive, replayArchived } from './archive';
import { fingerprint } from './hash';
import { doneKey, gameBase } from './keys';
import { FORMAT, type SaveRecord } from './record';
import { seal } from './seal';
import { recordOf } from './summary';

const WRITER = fingerprint('w');

const finished = playedOut(begunSession(planOf('no-thanks', 'HBB')), 'archive');
const recordAt = (time: number, id = fingerprint(String(time))): SaveRecord => ({
  ...recordOf(finished.seats, finished.match, finished.plies, 2, time),
  id,
});

test('a finished match is kept with its players by seat, its points, winners, undone moves and seed', async () => {
  const disk = createMapDisk();
  const record = recordAt(7);
  await addToArchive(disk, WRITER, record);
  expect(await readArchive(disk)).toEqual([
    {
      id: record.id,
      game: 'no-thanks',
      players: finished.seats.players,
      finishedAt: 7,
      sheet: record.sheet,
      winners: record.winners,
      undone: 2,
      seed: record.seed,
    },
  ]);
});

test('players stand where they sat, also when the order was drawn', async () => {
  const plan = { ...planOf('kaktus', 'HHHH'), players: ['Ada', 'Bo', 'Cy', 'Di'].map((name) => human(name)) };
  const { seats, match, plies } = playedOut(begunSession(plan), 'drawn');
  const disk = createMapDisk();
  await addToArchive(disk, WRITER, recordOf(seats, match, plies, 0, 1));
  expect((await readArchive(disk))[0]!.players).toEqual(seats.players);
});

test('newest first; adding the same match again changes nothing', async () => {
  const disk = createMapDisk();
  for (const time of [5, 300, 40]) await addToArchive(disk, WRITER, recordAt(time));
  const before = new Map(disk.map);
  await addToArchive(disk, WRITER, recordAt(300));
  expect(disk.map).toEqual(before);
  expect((await readArchive(disk)).map(({ finishedAt }) => finishedAt)).toEqual([300, 40, 5]);
});

test('a match that was archived twice with two times is told once, by the later one', async () => {
  const disk = createMapDisk();
  await addToArchive(disk, WRITER, recordAt(1, fingerprint('x')));
  await addToArchive(disk, WRITER, recordAt(2, fingerprint('x')));
  expect((await readArchive(disk)).map(({ finishedAt }) => finishedAt)).toEqual([2]);
});

test('the last two hundred stay, and nothing else on the disk goes', async () => {
  const disk = createMapDisk(new Map([[`${gameBase(WRITER)}/a`, 'a game']]));
  for (let time = 1; time <= ARCHIVE_SIZE + 3; time++) await addToArchive(disk, WRITER, recordAt(time));
  const times = (await readArchive(disk)).map(({ finishedAt }) => finishedAt);
  expect(times).toHaveLength(200);
  expect([times[0], times.at(-1)]).toEqual([203, 4]);
  expect(disk.map.get(`${gameBase(WRITER)}/a`)).toBe('a game');
});

test('what cannot be read is left out and left alone', async () => {
  const disk = createMapDisk();
  await addToArchive(disk, WRITER, recordAt(1));
  const body = JSON.stringify(recordAt(2));
  const strange: readonly (readonly [number, string])[] = [
    [2, 'torn'],
    [3, seal({ format: FORMAT + 1, sequence: 0, writer: WRITER, body })],
    [4, seal({ format: FORMAT, sequence: 0, writer: WRITER, body: '{}' })],
    [5, seal({ format: FORMAT, sequence: 0, writer: WRITER, body: JSON.stringify({ ...recordAt(5), winners: null }) })],
    [6, 'locked'],
    [7, 'gone'],
  ];
  for (const [time, text] of strange) disk.map.set(doneKey(time, fingerprint(String(time))), text);
  const { read } = disk;
  disk.read = (key) => {
    if (disk.map.get(key) === 'locked') return Promise.reject(new Error('locked'));
    return disk.map.get(key) === 'gone' ? Promise.resolve(null) : read(key);
  };
  expect((await readArchive(disk)).map(({ finishedAt }) => finishedAt)).toEqual([1]);
  expect(disk.map.size).toBe(1 + strange.length);
});

test.each(GAME_IDS)('%s: an archived match can be played again, ply by ply', async (game) => {
  const { seats, match, plies } = playedOut(begunSession(planOf(game, SOLO[game])), `again ${game}`);
  const disk = createMapDisk();
  await addToArchive(disk, WRITER, recordOf(seats, match, plies, 0, 9));
  const again = await replayArchived(disk, seats.id);
  expect(again?.rebuilt.match).toEqual(match);
  expect(again?.record.plies).toBe(plies);
});

test('of several archived matches the one asked for is played again', async () => {
  const disk = createMapDisk();
  const others = ['one', 'two'].map((seed) => playedOut(begunSession(planOf('no-thanks', 'HBB')), seed));
  for (const [time, { seats, match, plies }] of [finished, ...others].entries()) {
    await addToArchive(disk, WRITER, { ...recordOf(seats, match, plies, 0, time), id: fingerprint(String(time)) });
  }
  for (const [time, { plies }] of [finished, ...others].entries()) {
    expect((await replayArchived(disk, fingerprint(String(time))))?.record.plies).toBe(plies);
  }
});

test('a match that is gone, unreadable, or another by today’s rules cannot be played again', async () => {
  const disk = createMapDisk();
  expect(await replayArchived(disk, fingerprint('gone'))).toBeNull();
  await addToArchive(disk, WRITER, {
    ...recordOf(finished.seats, finished.match, finished.plies, 0, 9),
    digest: WRITER,
  });
  expect(await replayArchived(disk, finished.seats.id)).toBeNull();
  disk.map.set(doneKey(9, finished.seats.id), 'torn');
  expect(await replayArchived(disk, finished.seats.id)).toBeNull();
});
