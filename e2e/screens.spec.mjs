// Every screen, in both languages and both themes: nothing serious for axe, nothing off the sides, and a name for every control.
import { AxeBuilder } from '@axe-core/playwright';

import { begunTables } from './begun.mjs';
import { smallTargets } from './fit.mjs';

const SCREENS = ['/', '/setup/alpaca', '/settings', '/history', '/about', '/rules/lama', '/rules/kaktus'];
const LANGUAGES = { en: 'en-GB', de: 'de-DE' };

async function serious(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' / ')}`);
}

async function look(page, assert, where) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // Fonts and what is fetched behind the screen have come to rest.
  await page.waitForLoadState('networkidle');
  assert.deepEqual(await serious(page), [], `${where}: axe`);
  assert.deepEqual(await smallTargets(page), [], `${where}: targets`);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.equal(wider, 0, `${where}: wider than the screen`);
}

const LOOKS = Object.entries(LANGUAGES).flatMap(([language, locale]) =>
  ['light', 'dark'].map((colorScheme) => ({ language, locale, colorScheme })),
);

const tableSpecs = LOOKS.map(({ language, locale, colorScheme }) => ({
  name: `every table for everyone: ${language}, ${colorScheme}`,
  minutes: 3,
  // Each language and each theme once; all pairs in the long run.
  long: (language === 'de') !== (colorScheme === 'dark'),
  async run({ open, base, assert }) {
    const { addresses, storageState } = await begunTables(open, base);
    const context = await open({ locale, colorScheme, storageState });
    const page = await context.newPage();
    for (const address of addresses) {
      await page.goto(`${base}${address}`);
      await look(page, assert, address);
    }
  },
}));

const screenSpecs = LOOKS.map(({ language, locale, colorScheme }) => ({
  name: `every screen for everyone: ${language}, ${colorScheme}`,
  context: { colorScheme, locale },
  minutes: 2,
  async run({ page, base, assert }) {
    for (const address of SCREENS) {
      await page.goto(`${base}${address}`);
      await look(page, assert, address);
      assert.equal(await page.locator('html').getAttribute('lang'), language, `${address}: language`);
    }
  },
}));

export const specs = [...screenSpecs, ...tableSpecs];
