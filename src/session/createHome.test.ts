import { GAME_IDS } from '@/engine/games/registry';
import { createHome } from './createHome';
import type { Begun } from './home';
import { createPorts, planOf, playUntil, settle, SHARED, SOLO } from './session.testkit';

function begunOf(begun: Begun) {
  if (!begun.ok) throw new Error(begun.why);
  return begun;
}

describe.each(GAME_IDS)('%s', (game) => {
  test.each([SOLO[game], SHARED[game]])('is played to the end by %s, archived, and off the shelf', async (pattern) => {
    const ports = createPorts(`${game}${pattern}`);
    const home = createHome(ports);
    await home.ready();
    const { host, id } = begunOf(await home.begin(planOf(game, pattern)));
    expect(host.getFrame().moment.kind).toBe('showing');
    await playUntil(host, ports.clock, game, () => false);
    expect(host.getFrame().moment.kind).toBe('over');
    await settle(50);
    expect(home.shelf.get()).toEqual([]);
    const finished = await home.finished();
    expect(finished.map((entry) => entry.id)).toEqual([id]);
    expect(finished[0]!.seed).toBe(host.getFrame().seed);
  });
});
