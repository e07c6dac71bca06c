// Memory in the browser: after a hundred games of computers nothing has piled up.
import { chance, controls, furnish, playOut, sitDown } from './player.mjs';

const WARM_UP = 5;
const GAMES = 100;
const BOTS = { lama: 'BBBB', alpaca: 'BB', 'no-thanks': 'BBB', ojyks: 'BB', kaktus: 'BB' };

async function inUse(session) {
  for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  await session.send('DOM.disable');
  return { megabytes: usedSize / 2 ** 20, detached: detachedNodes.length };
}

export const specs = [
  {
    name: 'a hundred games grow the page by at most 5 MB and leave no detached node',
    minutes: 15,
    long: true,
    async run({ page, context, base, assert, figure }) {
      const session = await context.newCDPSession(page);
      await furnish(page, base);
      const games = Object.entries(BOTS);
      let before;
      for (let i = 0; i < WARM_UP + GAMES; i += 1) {
        if (i === WARM_UP) before = await inUse(session);
        const [game, pattern] = games[i % games.length];
        if (i < games.length) {
          await sitDown(page, base, game, pattern);
        } else {
          // From the lobby by taps: a new page would forget what has piled up.
          await page
            .getByRole('button', {
              name: `Play ${{ lama: 'L.A.M.A.', alpaca: 'Alpaca', 'no-thanks': 'No Thanks!', ojyks: 'ojyks', kaktus: 'Kaktus' }[game]}`,
            })
            .first()
            .click();
        }
        await page.waitForURL(/\/table\//);
        await playOut(page, { random: chance(i + 1) });
        await page.getByRole('button', { name: 'Lobby' }).first().click();
        await page.getByRole('heading', { name: 'Low Five', level: 1 }).waitFor();
        if (i % 10 === 9) console.log(`    ${i + 1} games, ${(await inUse(session)).megabytes.toFixed(1)} MB`);
      }
      const after = await inUse(session);
      const grown = Math.round((after.megabytes - before.megabytes) * 100) / 100;
      figure({ what: `memory grown by ${GAMES} games in Chromium`, value: grown, limit: 5, unit: 'MB' });
      figure({ what: 'detached nodes after them', value: after.detached, limit: 0 });
      assert.ok((await controls(page)).controls.length > 0);
    },
  },
];
