// Games that are reloaded, left and opened elsewhere at random moments: no move is ever lost.
import { chance, furnish, playOut, savedPlies, sitDown } from './player.mjs';
import { TABLES } from './games.spec.mjs';

const MOMENTS = 20;
const WAYS = ['reload', 'back', 'tab'];

async function interrupt(page, way, context, base) {
  const address = page.url();
  if (way === 'reload') {
    await page.reload();
    return page;
  }
  if (way === 'tab') {
    const next = await context.newPage();
    await next.goto(address);
    await page.close();
    return next;
  }
  // Out by the browser's own button when there is somewhere to go back to, and in again from the lobby.
  await page.goBack();
  if (page.url() === address || !page.url().startsWith(base)) await page.goto(base);
  if (new URL(page.url()).pathname !== '/') await page.goto(base);
  await page
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click();
  await page.waitForURL(address);
  return page;
}

export const specs = Object.entries(TABLES).map(([game, { mixed }], index) => ({
  name: `${game}: ${MOMENTS} interruptions at random moments, no move lost`,
  comesBack: true,
  minutes: 3,
  async run({ page, context, base, assert, figure, long }) {
    const moments = long ? 20 * MOMENTS : MOMENTS;
    const random = chance(index + 11);
    await furnish(page, base);
    let done = 0;
    let lost = 0;
    let now = page;
    while (done < moments) {
      await sitDown(now, base, game, mixed);
      const played = await playOut(now, {
        random,
        async onMoment(current) {
          if (done >= moments || random(4) !== 0) return undefined;
          const before = await savedPlies(current);
          const next = await interrupt(current, WAYS[done % WAYS.length], context, base);
          await next.getByRole('button').first().waitFor();
          const after = await savedPlies(next);
          if (!after.startsWith(before)) lost += 1;
          done += 1;
          return next;
        },
      });
      now = played.page;
    }
    figure({ what: `moves lost in ${done} interruptions of ${game}`, value: lost, limit: 0 });
    assert.equal(lost, 0);
  },
}));
