// Tables in the middle of a game, begun once for all tests that look at them.
import { chance, furnish, playOut, sitDown } from './player.mjs';
import { TABLES } from './games.spec.mjs';

/** Plays these tables in one browser, as far as each plan says, and keeps what it stored, with their addresses. A browser keeps ten unfinished tables. */
async function beginTables(open, base, plans) {
  const context = await open();
  const page = await context.newPage();
  await furnish(page, base);
  const addresses = [];
  for (const { game, pattern, enough } of plans) {
    await sitDown(page, base, game, pattern);
    let taps = 0;
    await playOut(page, {
      random: chance(3),
      onMoment: async (_, { controls }) => {
        if (enough({ taps, controls })) throw new Error('enough');
        taps += 1;
      },
    }).catch((error) => {
      if (error.message !== 'enough') throw error;
    });
    addresses.push(new URL(page.url()).pathname);
  }
  const storageState = await context.storageState();
  return { addresses, storageState };
}

/** A few moves of every game: tables in the middle of something, alone and with people. */
export const MIDDLES = Object.entries(TABLES).flatMap(([game, { solo, people }]) =>
  [solo, people].map((pattern) => ({ game, pattern, enough: ({ taps }) => taps >= 12 })),
);
/** Takes every card, in whichever language, until the scores come: the last button of the last zone. */
async function takeAll(page) {
  const zones = page.getByRole('group');
  while ((await zones.count()) > 0) {
    await page.evaluate(() => {
      const [zone] = [...document.querySelectorAll('[role=group]')].slice(-1);
      [...(zone?.querySelectorAll('[role=button], button') ?? [])].at(-1)?.click();
    });
    await page.waitForTimeout(20);
  }
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

const isRoundOver = ({ controls }) => controls.some(({ label }) => label === 'Next round');
/** Scoreboards between two rounds, tables with as many players as they hold, and one that is played to its end. */
export const CROWDS = [
  { game: 'lama', pattern: TABLES.lama.solo, enough: isRoundOver, scores: true },
  { game: 'ojyks', pattern: TABLES.ojyks.solo, enough: isRoundOver, scores: true },
  { game: 'alpaca', pattern: 'HBBBBB', enough: ({ taps }) => taps >= 8 },
  { game: 'no-thanks', pattern: 'HBBBBBB', enough: ({ taps }) => taps >= 12, end: takeAll },
  { game: 'ojyks', pattern: 'HBBBBBBB', enough: ({ taps }) => taps >= 12 },
  { game: 'kaktus', pattern: 'HBBBBB', enough: ({ taps }) => taps >= 12 },
];

/** Played once, whichever test comes first. */
const once = (plans) => {
  let begun;
  return (open, base) => (begun ??= beginTables(open, base, plans));
};
export const begunTables = once(MIDDLES);
export const begunCrowds = once(CROWDS);
