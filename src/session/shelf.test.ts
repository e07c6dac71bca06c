import { createShelf, entryOf, lineOf } from './shelf';
import type { ShelfEntry } from './home';
import type { SaveRecord } from './save/record';
import { begunSession, planOf, playedOut, recordBody } from './session.testkit';

const line = (
  id: string,
  savedAt: number | null,
  kind: 'quarantined' | 'newer' | 'unreadable' = 'unreadable',
): ShelfEntry => ({
  kind,
  id,
  savedAt,
});
const recordOf = (session: ReturnType<typeof begunSession>, savedAt: number): SaveRecord =>
  JSON.parse(recordBody(session, savedAt)) as SaveRecord;

test('it is empty until it was loaded, and says so', () => {
  const shelf = createShelf();
  expect([shelf.get(), shelf.playable()]).toEqual([null, 0]);
  shelf.fill([]);
  expect(shelf.get()).toEqual([]);
});

test('the newest first, what has no time last; listeners are told', () => {
  const shelf = createShelf();
  let told = 0;
  const off = shelf.subscribe(() => told++);
  shelf.fill([line('a', 1), line('b', null), line('c', 3)]);
  shelf.put(line('d', 2));
  expect(shelf.get()!.map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b']);
  shelf.put(line('a', 9));
  expect(shelf.get()!.map(({ id }) => id)).toEqual(['a', 'c', 'd', 'b']);
  shelf.drop('c');
  expect(shelf.get()!.map(({ id }) => id)).toEqual(['a', 'd', 'b']);
  off();
  shelf.drop('a');
  expect(told).toBe(4);
});

test('a game that was begun while the list was loading stays as it is', () => {
  const shelf = createShelf();
  shelf.put(line('a', 5));
  shelf.fill([line('a', 1), line('b', 2)]);
  expect(shelf.get()).toEqual([line('a', 5), line('b', 2)]);
  const early = createShelf();
  early.drop('x');
  expect(early.get()).toEqual([]);
});

test('a line tells what the lobby shows, and nothing of the deal', () => {
  const session = begunSession(planOf('kaktus', 'HHB'));
  const record = recordOf(session, 8);
  const entry = lineOf('playable', record)!;
  expect(entry).toEqual({
    kind: 'playable',
    id: session.seats.id,
    game: 'kaktus',
    players: session.seats.players,
    options: session.seats.plan.options,
    savedAt: 8,
    turn: record.turn,
    round: 1,
    sheet: record.sheet,
  });
  const shelf = createShelf();
  shelf.fill([entry, { ...entry, kind: 'frozen', id: 'f' } as ShelfEntry, line('q', null)]);
  expect(shelf.playable()).toBe(1);
});

test('what could not be played is named; what is not there or over has no line', () => {
  const record = recordOf(begunSession(planOf('lama', 'HBBB')), 8);
  expect(entryOf('x', { kind: 'frozen', record })).toMatchObject({ kind: 'frozen', id: record.id });
  for (const kind of ['quarantined', 'newer', 'unreadable'] as const) {
    expect(entryOf('x', { kind })).toEqual({ kind, id: 'x', savedAt: null });
  }
  expect(entryOf('x', { kind: 'absent' })).toBeNull();
  const over = recordOf(playedOut(begunSession(planOf('lama', 'HBBB')), 'over'), 8);
  expect(lineOf('playable', over)).toBeNull();
});
