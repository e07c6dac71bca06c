/** A running table: what a screen can do with it, and what it does by itself. */
import type { Advice } from '@/bots/contract';
import { NOBODY } from '@/engine/core/rules';
import { createHome } from './createHome';
import type { TableHost } from './frame';
import type { GameId } from '@/engine/games/registry';
import { IDLE_MS, THINK_LIMIT_MS } from './pace';
import type { Ports } from './ports';
import type { Settings } from './settings';
import { actOn, createPorts, planOf, playUntil, settle } from './session.testkit';

async function table(game: GameId, pattern: string, changes: Partial<Ports> = {}, settings: Partial<Settings> = {}) {
  const ports = createPorts(`${game} ${pattern}`, changes);
  const home = createHome(ports);
  await home.ready();
  home.settings.set(settings);
  const begun = await home.begin(planOf(game, pattern));
  if (!begun.ok) throw new Error(begun.why);
  await settle(40);
  const { host, id } = begun;
  return {
    ports,
    home,
    host,
    id,
    until: (kind: string) => playUntil(host, ports.clock, game, (f) => f.moment.kind === kind),
  };
}

const firstMove = (host: TableHost) => {
  const { moment } = host.getFrame();
  if (moment.kind !== 'deciding') throw new Error(moment.kind);
  return moment.legal[0]!;
};

test('a frame stays the same object until something changes, and listeners hear of every change', async () => {
  const { host } = await table('no-thanks', 'HHH');
  const frame = host.getFrame();
  expect(host.getFrame()).toBe(frame);
  let heard = 0;
  const off = host.subscribe(() => heard++);
  host.shown(0);
  expect(host.getFrame()).not.toBe(frame);
  expect(heard).toBe(1);
  off();
  host.choose(0, firstMove(host));
  expect(heard).toBe(1);
});

test('a double tap moves once', async () => {
  const { host } = await table('no-thanks', 'HHH');
  host.shown(0);
  const move = firstMove(host);
  expect(host.choose(0, move)).toEqual({ ok: true });
  expect(host.choose(0, move)).toEqual({ ok: false, why: 'stale' });
  expect(host.getFrame().ply).toBe(1);
});

test('a bot is asked once for a position, however often its moment is looked at, and answers after its pause', async () => {
  let asked = 0;
  const { host, ports, until } = await table('no-thanks', 'HHB', {
    thinker: {
      choose: () => {
        asked++;
        return { answer: Promise.resolve(0), cancel() {} };
      },
      advise: () => ({ answer: Promise.resolve([]), cancel() {} }),
    },
  });
  const { ply } = await until('thinking');
  const before = asked;
  host.hide();
  host.hide();
  host.look(true);
  expect(asked).toBe(before);
  ports.clock.pass(THINK_LIMIT_MS);
  await settle();
  expect(host.getFrame().ply).toBe(ply + 1);
});

test('instant pace: the bot moves as soon as it has answered', async () => {
  const { host, until } = await table('no-thanks', 'BHH', {}, { pace: 'instant' });
  const { ply } = await until('thinking');
  await settle();
  expect(host.getFrame().ply).toBe(ply + 1);
});

test('a screen that never says "shown" does not stop the game; a hold waits for ever', async () => {
  const { host, ports } = await table('no-thanks', 'HHH');
  ports.clock.pass(60_000);
  expect(host.getFrame().moment.kind).toBe('deciding');
  const kaktus = await table('kaktus', 'HHB');
  await playUntil(kaktus.host, kaktus.ports.clock, 'hold', ({ moment }) => moment.kind === 'showing' && moment.hold);
  const held = kaktus.host.getFrame();
  kaktus.ports.clock.pass(50_000);
  expect(kaktus.host.getFrame()).toBe(held);
});

describe('a minute without a touch', () => {
  test('among several people the phone is handed over again', async () => {
    const { host, ports, until } = await table('lama', 'HHHH');
    const { eyes } = await until('deciding');
    ports.clock.pass(IDLE_MS - 1);
    host.touched?.();
    ports.clock.pass(IDLE_MS - 1);
    expect(host.getFrame().eyes).toBe(eyes);
    host.whyNot({ type: 'none' });
    ports.clock.pass(IDLE_MS - 1);
    expect(host.getFrame().eyes).toBe(eyes);
    ports.clock.pass(1);
    expect(host.getFrame().eyes).toBe(NOBODY);
    expect(host.getFrame().moment).toMatchObject({ kind: 'handover', to: eyes });
  });

  test('one person may think as long as they like', async () => {
    const { host, ports, until } = await table('lama', 'HBBB');
    const frame = await until('deciding');
    ports.clock.pass(100 * IDLE_MS);
    expect(host.getFrame()).toBe(frame);
  });
});

describe('a hint', () => {
  const ADVICE: readonly Advice[] = [{ move: { type: 'pass' }, points: 3, reason: 'milk', args: {} }];
  const thinker = (answer: () => Promise<readonly Advice[]>): Ports['thinker'] => ({
    choose: () => ({ answer: Promise.resolve(0), cancel() {} }),
    advise: () => ({ answer: answer(), cancel() {} }),
  });

  test('is given to whoever decides', async () => {
    const { host, until } = await table('no-thanks', 'HBB', { thinker: thinker(() => Promise.resolve(ADVICE)) });
    await until('deciding');
    expect(await host.hint()).toEqual({ ok: true, advice: ADVICE });
  });

  test('is not given at another moment, nor without the eyes it is made for', async () => {
    const { host, until } = await table('no-thanks', 'HHB', { thinker: thinker(() => Promise.resolve(ADVICE)) });
    expect(await host.hint()).toEqual({ ok: false, why: 'notNow' });
    await until('deciding');
    expect(await host.hint()).toEqual({ ok: false, why: 'covered' });
    host.look(true);
    expect(await host.hint()).toEqual({ ok: true, advice: ADVICE });
    const late = host.hint();
    host.look(false);
    expect(await late).toEqual({ ok: false, why: 'stale' });
  });

  test('is dropped when the phone was put down, the game went on or was left meanwhile', async () => {
    const begin = async () => {
      const { host, until } = await table('lama', 'HHHH', { thinker: thinker(() => Promise.resolve(ADVICE)) });
      await until('deciding');
      return host;
    };
    const down = await begin();
    const first = down.hint();
    down.hide();
    expect(await first).toEqual({ ok: false, why: 'stale' });
    const moved = await begin();
    const second = moved.hint();
    moved.choose(moved.getFrame().ply, firstMove(moved));
    expect(await second).toEqual({ ok: false, why: 'stale' });
    const left = await begin();
    const third = left.hint();
    void left.leave();
    expect(await third).toEqual({ ok: false, why: 'stale' });
    expect(await left.hint()).toEqual({ ok: false, why: 'left' });
  });

  test('a thinker that fails has no advice', async () => {
    const { host, until } = await table('no-thanks', 'HBB', {
      thinker: thinker(() => Promise.reject(new Error('worker died'))),
    });
    await until('deciding');
    expect(await host.hint()).toEqual({ ok: false, why: 'noAdvice' });
  });
});

test('why not: the rules’ reason for a control that is off, null for one that is on, and nothing at another moment', async () => {
  const { host, until } = await table('no-thanks', 'HBB');
  expect(host.whyNot({ type: 'pass' })).toBe('notNow');
  await until('deciding');
  expect(host.whyNot({ type: 'pass' })).toBeNull();
  expect(host.whyNot({ type: 'none' })).toBe('unknownMove');
});

test('undo is free until something was seen, and is refused with the reason', async () => {
  const { host, until } = await table('no-thanks', 'HBB');
  const { ply } = await until('deciding');
  host.choose(ply, { type: 'pass' } as never);
  expect(host.getFrame().canUndo).toBe(true);
  expect(host.undo()).toEqual({ ok: true });
  expect(host.getFrame()).toMatchObject({ ply, undone: 1, canUndo: false });
  host.choose(ply, { type: 'take' } as never);
  expect(host.undo()).toEqual({ ok: false, why: 'seen' });
});

test('a table that was left does nothing any more: no move, no bot, no timer', async () => {
  const { host, ports, until } = await table('lama', 'HHBB');
  await until('deciding');
  const frame = host.getFrame();
  await host.leave();
  expect(ports.clock.armed()).toBe(0);
  expect(host.choose(frame.ply, firstMove(host))).toEqual({ ok: false, why: 'left' });
  expect(host.undo()).toEqual({ ok: false, why: 'left' });
  host.hide();
  host.touched?.();
  host.tookDevice();
  host.continued();
  host.look(true);
  expect(actOn(host, () => 0)).toBe(false);
  expect(host.getFrame()).toBe(frame);
  expect(ports.clock.armed()).toBe(0);
  const thinking = await table('lama', 'HBBB');
  await thinking.until('thinking');
  await thinking.host.leave();
  expect(thinking.ports.clock.armed()).toBe(0);
});

test('settings that change in the middle of a game show in the next frame', async () => {
  const { host, home, until } = await table('kaktus', 'HBB');
  await until('deciding');
  const frame = host.getFrame();
  home.settings.set({ memoryAid: true });
  expect(host.getFrame()).not.toBe(frame);
});

test('since the last turn: what the others did, in public terms, oldest first', async () => {
  const { host, ports } = await table('no-thanks', 'HBB');
  await playUntil(host, ports.clock, 'since', ({ moment }) => moment.kind === 'deciding' && moment.since.length === 2);
  const { moment, view } = host.getFrame();
  if (moment.kind !== 'deciding') throw new Error(moment.kind);
  expect(moment.since.map(({ ply }) => ply)).toEqual(view.log.slice(-2));
  expect(moment.since.every(({ seat }) => seat !== moment.seat)).toBe(true);
});
