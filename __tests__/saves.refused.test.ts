/** S4: a disk that refuses in every pattern of six calls. The game goes on, the player is told, and nothing that was safe is lost. */
import { createHome } from '@/session/createHome';
import type { Disk } from '@/session/ports';
import { actOn, createDice, createMapDisk, createPorts, planOf, settle } from '@/session/session.testkit';

const CALLS = 6;

/** Refuses the calls whose bit is set, then works. */
function refusing(disk: Disk, pattern: number, state: { armed: boolean; calls: number }): Disk {
  const guard = <T>(run: () => Promise<T>): Promise<T> => {
    if (!state.armed || state.calls >= CALLS) return run();
    return (pattern & (1 << state.calls++)) !== 0 ? Promise.reject(new Error('SQLITE_FULL')) : run();
  };
  return {
    read: (key) => guard(() => disk.read(key)),
    write: (key, text) => guard(() => disk.write(key, text)),
    remove: (key) => guard(() => disk.remove(key)),
    keys: () => guard(() => disk.keys()),
  };
}

test.each(Array.from({ length: 1 << CALLS }, (_, pattern) => pattern))(
  'a game that is being played, pattern %i',
  async (pattern) => {
    const disk = createMapDisk();
    const state = { armed: false, calls: 0 };
    const ports = createPorts(`refuse${pattern}`, { disk: refusing(disk, pattern, state) });
    const home = createHome(ports);
    await home.ready();
    const begun = await home.begin(planOf('no-thanks', 'HBB'));
    if (!begun.ok) throw new Error(begun.why);
    const { host, id } = begun;
    await settle(60);
    state.armed = true;
    const told: boolean[] = [];
    for (let i = 0; i < 24; i++) {
      if (!actOn(host, () => 0)) ports.clock.pass(1_000);
      await settle(30);
      told.push(host.getFrame().trouble === 'full');
    }
    expect(told.includes(true)).toBe(pattern !== 0);
    expect(host.getFrame().trouble).toBeNull();
    const { ply } = host.getFrame();
    const again = createHome({ ...ports, disk, dice: createDice('again') });
    await again.ready();
    const opened = await again.open(id);
    expect(opened.ok && opened.host.getFrame().ply).toBe(ply);
  },
);

test.each(Array.from({ length: 1 << CALLS }, (_, pattern) => pattern))(
  'opening the house and a game, pattern %i: an error is not "no save"',
  async (pattern) => {
    const disk = createMapDisk();
    const first = createPorts('house', { disk });
    const home = createHome(first);
    await home.ready();
    home.settings.set({ pace: 'fast' });
    const begun = await home.begin(planOf('kaktus', 'HB'));
    if (!begun.ok) throw new Error(begun.why);
    await settle(60);
    const before = new Map(disk.map);
    const state = { armed: true, calls: 0 };
    const ports = createPorts('house2', { disk: refusing(disk, pattern, state) });
    const second = createHome(ports);
    await second.ready();
    let opened = await second.open(begun.id);
    // Nothing was written over in the dark.
    for (const [key, text] of before) if (!opened.ok) expect(disk.map.get(key)).toBe(text);
    for (let i = 0; i < CALLS && !opened.ok; i++) {
      expect(opened).toEqual({ ok: false, why: 'unreadable' });
      opened = await second.open(begun.id);
    }
    expect(opened.ok).toBe(true);
    ports.clock.pass(10_000);
    await settle(100);
    second.settings.set({ haptics: false });
    await settle(60);
    expect(second.settings.get()).toMatchObject({ pace: 'fast', haptics: false });
    expect(second.shelf.get()).toMatchObject([{ kind: 'playable', id: begun.id }]);
  },
);
