// Every screen, in both languages and both themes: nothing serious for axe, nothing off the sides, and a name for every control.
import { AxeBuilder } from '@axe-core/playwright';

import { misfits } from './fit.mjs';
import { chance, furnish, playOut, sitDown } from './player.mjs';
import { TABLES } from './games.spec.mjs';

const SCREENS = ['/', '/setup/alpaca', '/settings', '/history', '/about', '/rules/lama', '/rules/kaktus'];
const LANGUAGES = { en: 'en-GB', de: 'de-DE' };

async function serious(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' / ')}`);
}

/** Targets smaller than a finger: 44 points both ways, what is scrolled away included. */
function smallTargets() {
  return [...document.querySelectorAll('[role=button], [role=radio], [role=switch], [role=link], a, button, input')]
    .filter((each) => each.closest('[aria-hidden=true]') === null)
    .map((each) => ({ name: each.getAttribute('aria-label') ?? each.textContent, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(({ name, box }) => `${name}: ${Math.round(box.width)}×${Math.round(box.height)}`);
}

async function look(page, assert, where) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // Fonts and what is fetched behind the screen have come to rest.
  await page.waitForLoadState('networkidle');
  assert.deepEqual(await serious(page), [], `${where}: axe`);
  assert.deepEqual(await page.evaluate(smallTargets), [], `${where}: targets`);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.equal(wider, 0, `${where}: wider than the screen`);
}

const LOOKS = Object.entries(LANGUAGES).flatMap(([language, locale]) =>
  ['light', 'dark'].map((colorScheme) => ({ language, locale, colorScheme })),
);

/** Plays a few moves of every game, and keeps what the browser stored: tables in the middle of something, with their addresses. */
async function beginTables(open, base) {
  const context = await open();
  const page = await context.newPage();
  await furnish(page, base);
  const addresses = [];
  for (const [game, { solo, people }] of Object.entries(TABLES)) {
    for (const pattern of [solo, people]) {
      await sitDown(page, base, game, pattern);
      let left = 12;
      await playOut(page, {
        random: chance(3),
        onMoment: async () => {
          left -= 1;
          if (left < 0) throw new Error('enough');
        },
      }).catch((error) => {
        if (error.message !== 'enough') throw error;
      });
      addresses.push(new URL(page.url()).pathname);
    }
  }
  const storageState = await context.storageState();
  return { addresses, storageState };
}

let begun;
const begunTables = (open, base) => (begun ??= beginTables(open, base));

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

/** English with two fifths more length, and German; letters as they are and twice as big. */
const STRETCHED = ['en-XA', 'de-DE'];
const ZOOMS = [1, 2];
const GAMES = Object.keys(TABLES);
const FITTING = [
  ...['/', '/settings', '/history', '/about', '/table/0123456789abcdef'],
  ...GAMES.flatMap((game) => [`/setup/${game}`, `/rules/${game}`]),
];
const SIZES = [
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
];

const fitSpecs = STRETCHED.map((locale) => ({
  name: `no text is cut, broken or on another: ${locale}`,
  context: { locale, reducedMotion: 'reduce' },
  minutes: 2,
  async run({ page, base, assert, figure, long }) {
    const bad = [];
    let looked = 0;
    for (const address of FITTING) {
      await page.goto(`${base}${address}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      for (const zoom of ZOOMS) {
        await page.evaluate(
          (size) => {
            document.documentElement.style.fontSize = size;
          },
          `${16 * zoom}px`,
        );
        for (const size of long ? SIZES : SIZES.slice(0, 1)) {
          await page.setViewportSize(size);
          await page.waitForTimeout(100);
          bad.push(...(await misfits(page)).map((what) => `${address} ${size.width}×${size.height} ×${zoom}: ${what}`));
          looked += 1;
        }
      }
    }
    figure({ what: `texts that do not fit on ${looked} screens in ${locale}`, value: bad.length, limit: 0 });
    assert.deepEqual(bad, []);
  },
}));

export const specs = [...screenSpecs, ...tableSpecs, ...fitSpecs];
