/** Beginning, opening, finishing and giving up tables, and what the lobby hears of it. */
import { GAME_IDS } from '@/engine/games/registry';
import { createHome } from './createHome';
import type { Begun, Home, Opened } from './home';
import { fingerprint } from './save/hash';
import { gameBase } from './save/keys';
import { FORMAT } from './save/record';
import { seal, unseal } from './save/seal';
import {
  actOn,
  begunSession,
  createDice,
  createMapDisk,
  createPorts,
  human,
  planOf,
  playedOut,
  playUntil,
  recordBody,
  settle,
  SHARED,
  SOLO,
} from './session.testkit';
import { MAX_UNFINISHED, RETRY_MS } from './tables';

function good<T extends Begun | Opened>(answer: T): Extract<T, { readonly ok: true }> {
  if (!answer.ok) throw new Error(answer.why);
  return answer as Extract<T, { readonly ok: true }>;
}

async function open(ports = createPorts('home')) {
  const home = createHome(ports);
  await home.ready();
  return { home, ports };
}
/** The app is closed and started again on the same disk. */
const restart = (ports: ReturnType<typeof createPorts>, seed = 'again') =>
  open({ ...ports, dice: createDice(seed), clock: createPorts(seed).clock });

const lama = planOf('lama', 'HBBB');

describe('beginning', () => {
  test('a game is on the shelf at once, is the last of its kind, and names stay with the plan', async () => {
    const { home } = await open();
    expect([home.lastPlan('lama'), home.lastGame()]).toEqual([null, null]);
    const { id } = good(await home.begin(lama));
    expect(home.shelf.get()).toMatchObject([{ kind: 'playable', id, game: 'lama', round: 1 }]);
    expect([home.lastPlan('lama'), home.lastGame()]).toEqual([lama, 'lama']);
  });

  test('ten unfinished games and no more, counted also before anybody asked for the list', async () => {
    const { home, ports } = await open();
    for (let i = 0; i < MAX_UNFINISHED; i++) good(await home.begin(lama));
    expect(await home.begin(lama)).toEqual({ ok: false, why: 'tooMany' });
    await settle(60);
    const again = createHome({ ...ports, dice: createDice('again') });
    expect(await again.begin(lama)).toEqual({ ok: false, why: 'tooMany' });
    await again.abandon(again.shelf.get()![0]!.id);
    expect((await again.begin(lama)).ok).toBe(true);
  });

  test('a plan that cannot be played is refused, with the reason', async () => {
    const { home } = await open();
    expect(await home.begin({ ...lama, players: [human('Ada')] })).toEqual({ ok: false, why: 'seats' });
    expect(home.shelf.get()).toEqual([]);
  });

  test('dice that say strange things make a seed all the same', async () => {
    const ports = createPorts('odd', { dice: { seed: () => 'ü'.repeat(100) } });
    const { home } = await open(ports);
    const { id } = good(await home.begin(lama));
    await settle(60);
    const { home: again } = await restart(ports);
    expect((await again.open(id)).ok).toBe(true);
  });
});

describe('opening', () => {
  test('the same running table, however often it is opened', async () => {
    const { home } = await open();
    const { id, host } = good(await home.begin(lama));
    const [one, two] = await Promise.all([home.open(id), home.open(id)]);
    expect([good(one).host, good(two).host]).toEqual([host, host]);
  });

  test.each(GAME_IDS)('%s: left in the middle, it goes on from the same move, also after a restart', async (game) => {
    const ports = createPorts(`open ${game}`);
    const { home } = await open(ports);
    const { id, host } = good(await home.begin(planOf(game, SHARED[game])));
    const { ply, view } = await playUntil(host, ports.clock, game, (frame) => frame.ply === 5);
    await host.leave();
    const back = good(await home.open(id)).host;
    expect(back).not.toBe(host);
    expect(back.getFrame()).toMatchObject({ ply, id, events: [] });
    expect(back.getFrame().view.log).toEqual(view.log);
    await back.leave();
    const { home: again } = await restart(ports);
    expect(good(await again.open(id)).host.getFrame().view.log).toEqual(view.log);
  });

  test('what is not there is absent', async () => {
    const { home } = await open();
    expect(await home.open(fingerprint('nothing'))).toEqual({ ok: false, why: 'absent' });
    expect(home.shelf.get()).toEqual([]);
  });

  test('what could not be saved is still in memory, and the phone is handed over first', async () => {
    const ports = createPorts('memory');
    const { home } = await open(ports);
    const { id, host } = good(await home.begin(planOf('lama', 'HHHH')));
    await settle(60);
    const { write } = ports.disk;
    ports.disk.write = () => Promise.reject(new Error('full'));
    const { ply } = await playUntil(
      host,
      ports.clock,
      'm',
      (frame) => frame.ply === 3 && frame.moment.kind === 'deciding',
    );
    await settle(60);
    expect(host.getFrame().trouble).toBe('full');
    await host.leave();
    const back = good(await home.open(id)).host;
    expect(back.getFrame()).toMatchObject({ ply, moment: { kind: 'handover' } });
    ports.disk.write = write;
    back.hide();
    await settle(60);
    expect(back.getFrame().trouble).toBeNull();
    const { home: again } = await restart(ports);
    expect(good(await again.open(id)).host.getFrame().ply).toBe(ply);
  });
});

describe('what cannot be played is said, and stays where it is', () => {
  const session = playedOut(begunSession(lama), 'kept', 6);
  const { id } = session.seats;
  const body = recordBody(session);
  const text = (change: string, format = FORMAT): string =>
    seal({ format, sequence: 4, writer: fingerprint('w'), body: change });

  test.each([
    ['frozen', text(body.replace(/"digest":"[0-9a-f]+"/, `"digest":"${fingerprint('x')}"`))],
    ['quarantined', text(body).slice(0, -20)],
    ['newer', text('{}', FORMAT + 1)],
  ])('%s', async (kind, content) => {
    const ports = createPorts('kept', { disk: createMapDisk(new Map([[`${gameBase(id)}/a`, content]])) });
    const { home } = await open(ports);
    expect(home.shelf.get()).toMatchObject([{ kind, id }]);
    expect(await home.open(id)).toEqual({ ok: false, why: kind });
    expect(await home.open(id)).toEqual({ ok: false, why: kind });
    await settle(60);
    expect(ports.disk.map.get(`${gameBase(id)}/a`)).toBe(content);
    expect(ports.disk.map.has(`${gameBase(id)}/b`)).toBe(false);
    expect(home.shelf.get()).toMatchObject([{ kind, id }]);
    // It does not count among the ten, and it goes when it is told to.
    await home.abandon(id);
    expect(home.shelf.get()).toEqual([]);
    expect([...ports.disk.map.keys()].filter((key) => key.includes(id))).toEqual([]);
  });

  test('unreadable: asked for again, and there when the disk is back', async () => {
    const ports = createPorts('locked', { disk: createMapDisk(new Map([[`${gameBase(id)}/a`, text(body)]])) });
    const { read } = ports.disk;
    ports.disk.read = () => Promise.reject(new Error('locked'));
    const { home } = await open(ports);
    expect(home.shelf.get()).toEqual([{ kind: 'unreadable', id, savedAt: null }]);
    expect(await home.open(id)).toEqual({ ok: false, why: 'unreadable' });
    ports.disk.read = read;
    expect((await home.open(id)).ok).toBe(true);
    expect(home.shelf.get()).toMatchObject([{ kind: 'playable', id }]);
  });

  test('a disk that cannot be listed is asked again after a while', async () => {
    const ports = createPorts('list', { disk: createMapDisk(new Map([[`${gameBase(id)}/a`, text(body)]])) });
    const { keys } = ports.disk;
    ports.disk.keys = () => Promise.reject(new Error('locked'));
    const { home } = await open(ports);
    expect(home.shelf.get()).toBeNull();
    ports.disk.keys = keys;
    ports.clock.pass(RETRY_MS);
    await settle(60);
    expect(home.shelf.get()).toMatchObject([{ kind: 'playable', id }]);
  });
});

describe('the end', () => {
  const over = playedOut(begunSession(planOf('no-thanks', 'HBB')), 'end');
  const sealed = seal({ format: FORMAT, sequence: 4, writer: fingerprint('w'), body: recordBody(over) });
  const key = `${gameBase(over.seats.id)}/a`;

  test('an app that died between the last move and the archive does it at the next start', async () => {
    const ports = createPorts('end', { disk: createMapDisk(new Map([[key, sealed]])) });
    const { home } = await open(ports);
    expect(home.shelf.get()).toEqual([]);
    expect((await home.finished()).map(({ id }) => id)).toEqual([over.seats.id]);
    expect(ports.disk.map.has(key)).toBe(false);
  });

  test('or when the game is opened', async () => {
    const ports = createPorts('end');
    const { home } = await open(ports);
    ports.disk.map.set(key, sealed);
    expect(await home.open(over.seats.id)).toEqual({ ok: false, why: 'absent' });
    expect(await home.finished()).toHaveLength(1);
  });

  test('a disk that refuses the archive keeps the save, and the next start tries again', async () => {
    const ports = createPorts('end', { disk: createMapDisk(new Map([[key, sealed]])) });
    const { write } = ports.disk;
    ports.disk.write = () => Promise.reject(new Error('full'));
    const { home } = await open(ports);
    expect(await home.finished()).toEqual([]);
    expect(ports.disk.map.get(key)).toBe(sealed);
    ports.disk.write = write;
    const { home: again } = await restart(ports);
    expect(await again.finished()).toHaveLength(1);
  });

  test('a finished table may be looked at until it is left, and is absent then', async () => {
    const { home, ports } = await open();
    const { id, host } = good(await home.begin(planOf('no-thanks', 'HBB')));
    await playUntil(host, ports.clock, 'end', () => false);
    await settle(80);
    expect(good(await home.open(id)).host).toBe(host);
    await host.leave();
    expect(await home.open(id)).toEqual({ ok: false, why: 'absent' });
    good(await home.begin(lama));
    expect(await home.open(id)).toEqual({ ok: false, why: 'absent' });
  });

  test('finished here while it is open elsewhere: the other one’s game is not touched', async () => {
    const { home, ports } = await open();
    const { id, host } = good(await home.begin(planOf('no-thanks', 'HBB')));
    await settle(60);
    const { home: other } = await restart(ports);
    good(await other.open(id));
    await settle(60);
    await playUntil(host, ports.clock, 'end', () => false);
    await settle(80);
    expect(host.getFrame().trouble).toBe('elsewhere');
    expect(await home.finished()).toEqual([]);
    const slots = [...ports.disk.map].filter(([name]) => name.startsWith(gameBase(id)));
    expect(slots.some(([, value]) => unseal(value)!.writer === fingerprint('again-0'))).toBe(true);
  });
});

describe('giving up', () => {
  test('the game is gone from shelf and disk, its table stops, and nothing brings it back', async () => {
    const { home, ports } = await open();
    const { id, host } = good(await home.begin(planOf('lama', 'HHBB')));
    await settle(60);
    await home.abandon(id);
    await settle(60);
    expect(home.shelf.get()).toEqual([]);
    expect([...ports.disk.map.keys()].filter((name) => name.includes(id))).toEqual([]);
    expect(actOn(host, () => 0)).toBe(true);
    await settle(60);
    expect([...ports.disk.map.keys()].filter((name) => name.includes(id))).toEqual([]);
    expect(await home.open(id)).toEqual({ ok: false, why: 'absent' });
  });

  test('a disk that refuses says so on the shelf', async () => {
    const { home, ports } = await open();
    const { id } = good(await home.begin(lama));
    await settle(60);
    ports.disk.remove = () => Promise.reject(new Error('locked'));
    await home.abandon(id);
    expect(home.shelf.get()).toEqual([{ kind: 'unreadable', id, savedAt: null }]);
  });
});

describe('at home', () => {
  test('settings, people, plans and learned games are there again after a restart', async () => {
    const { home, ports } = await open();
    home.settings.set({ pace: 'fast', volume: 999 });
    home.people.save(human(' Ada '));
    home.people.save(human('Bo'));
    home.people.remove('Bo');
    home.learned.add('lama');
    home.learned.add('lama');
    good(await home.begin(planOf('ojyks', SOLO.ojyks)));
    await settle(80);
    const { home: again } = await restart(ports);
    expect(again.settings.get()).toMatchObject({ pace: 'fast', volume: 60 });
    expect(again.people.get()).toEqual([human('Ada')]);
    expect(again.learned.get()).toEqual(['lama']);
    expect(again.lastGame()).toBe('ojyks');
    again.settings.reset();
    expect(again.settings.get().pace).toBe('normal');
  });

  test('listeners of every store are told', async () => {
    const { home } = await open();
    const told: string[] = [];
    const offs = (['settings', 'people', 'learned', 'shelf'] as const).map((name) =>
      home[name].subscribe(() => told.push(name)),
    );
    home.settings.set({ sound: false });
    home.people.save(human('Ada'));
    home.learned.add('lama');
    good(await home.begin(lama));
    expect(new Set(told)).toEqual(new Set(['settings', 'people', 'learned', 'shelf']));
    for (const off of offs) off();
    home.settings.set({ sound: true });
    expect(told.filter((name) => name === 'settings')).toHaveLength(1);
  });

  test('settings that could not be read at the start are read a little later, without being written over', async () => {
    const { home, ports } = await open();
    home.settings.set({ pace: 'relaxed' });
    await settle(60);
    const { read } = ports.disk;
    ports.disk.read = () => Promise.reject(new Error('locked'));
    const second: { home: Home; ports: ReturnType<typeof createPorts> } = await restart(ports);
    expect(second.home.settings.get().pace).toBe('normal');
    ports.disk.read = read;
    second.ports.disk.read = read;
    second.ports.clock.pass(RETRY_MS);
    await settle(60);
    expect(second.home.settings.get().pace).toBe('relaxed');
  });
});
