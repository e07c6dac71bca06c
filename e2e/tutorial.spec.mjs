// A newcomer reads the rules, taps whatever can be tapped in the lesson of each game until the coach is content, and sits down to a real one.
import { AxeBuilder } from '@axe-core/playwright';

import { TABLES } from './games.spec.mjs';
import { chance, controls, furnish } from './player.mjs';

const GAMES = Object.keys(TABLES);
const DONE = 'Well done!';
const MOST_TAPS = 1500;
/** They lead away from the lesson, or change nothing in it. */
const AWAY = [
  /^Leave the tutorial$/,
  /what happened/i,
  /^Back$/,
  /^Play (L\.A\.M\.A\.|Alpaca|No Thanks!|ojyks|Kaktus)/,
];

const savedGames = (page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('low-five/game/')));

/** In the page: presses the control that was chosen, unless something else has come up there in the meantime. */
function pressInPage({ x, y, label }) {
  const control = document.elementFromPoint(x, y)?.closest('[role=button], button, [role=link]');
  if ((control?.getAttribute('aria-label') ?? control?.textContent) === label) control.click();
}

async function serious(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' / ')}`);
}

/** Taps until the lesson is over; resolves to how many taps that took and how many steps were seen. */
async function learn(page, random) {
  const done = page.getByRole('heading', { name: DONE, level: 1 });
  const steps = new Set();
  const tried = new Set();
  let coach = '';
  let taps = 0;
  while (!(await done.isVisible())) {
    if (taps > MOST_TAPS) throw new Error(`No end after ${taps} taps at "${coach}".`);
    const title = page.getByRole('heading', { name: /Step \d+ of \d+/, level: 1 });
    // Read in one go: between a look and a second one the lesson may be over.
    const now = (await title.allTextContents())[0] ?? '';
    if (now !== coach) tried.clear();
    coach = now;
    if (now !== '') steps.add(now);
    const { dialog, controls: all } = await controls(page);
    const able = all.filter(({ label, off }) => !off && !AWAY.some((pattern) => pattern.test(label)));
    const goOn = able.find(({ label }) => label === 'Go on');
    const fresh = able.filter(({ label }) => !tried.has(label));
    if (fresh.length === 0) tried.clear();
    const choice =
      goOn ?? fresh[random(fresh.length || 1)] ?? (dialog ? all.find(({ label }) => label === 'Close') : undefined);
    if (choice === undefined) {
      await page.waitForTimeout(20);
      continue;
    }
    // Some things want a second tap, so a label is put aside only now and then.
    if (random(2) === 0) tried.add(choice.label);
    await page.evaluate(pressInPage, choice);
    taps += 1;
  }
  return { taps, steps: steps.size };
}

export const specs = [
  ...GAMES.map((game, i) => ({
    name: `${game} is learned by playing, and nothing of it is saved but that`,
    minutes: 3,
    async run({ page, base, assert }) {
      await furnish(page, base);
      await page.goto(`${base}/rules/${game}`);
      await page.getByRole('heading', { name: 'Variants' }).waitFor();
      await page.getByRole('button', { name: /^Learn by playing/ }).click();
      const { steps } = await learn(page, chance(i + 1));
      assert.ok(steps >= 8, `only ${steps} steps were seen`);
      assert.deepEqual(await savedGames(page), []);

      await page.getByRole('button', { name: /^Play / }).click();
      await page.waitForURL(/\/table\//);
      await page.goto(`${base}/rules/${game}`);
      await page.getByRole('button', { name: /You have played this one to its end/ }).waitFor();
    },
  })),
  ...['en-GB', 'de-DE'].flatMap((locale) =>
    ['light', 'dark'].map((colorScheme) => ({
      name: `rules, welcome and coach have nothing serious for axe: ${locale}, ${colorScheme}`,
      minutes: 4,
      context: { locale, colorScheme },
      async run({ page, base, assert }) {
        for (const game of GAMES) {
          await page.goto(`${base}/rules/${game}`);
          await page.getByRole('heading', { level: 2 }).first().waitFor();
          assert.deepEqual(await serious(page), [], `rules of ${game}`);
          await page.goto(`${base}/learn/${game}`);
          const goOn = page.getByRole('button', { name: /^(Go on|Weiter)$/ });
          // A dialog is one when it has faded in.
          await page.getByRole('dialog').waitFor();
          assert.deepEqual(await serious(page), [], `welcome to ${game}`);
          await goOn.click();
          await page.getByRole('heading', { name: / 2 (of|von) /, level: 1 }).waitFor();
          assert.deepEqual(await serious(page), [], `the coach of ${game}`);
        }
      },
    })),
  ),
  {
    name: 'a reload in the middle of a lesson begins it again',
    async run({ page, base, assert }) {
      await furnish(page, base);
      await page.goto(`${base}/learn/lama`);
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.getByRole('heading', { name: /Step 2 of/ }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Go on' }).waitFor();
      assert.deepEqual(await savedGames(page), []);
    },
  },
];
