// Every text of the app in its place: in German and in English with two fifths more length, letters as they are and twice as big.
import { begunCrowds, begunTables, CROWDS, MIDDLES } from './begun.mjs';
import { misfits, smallTargets } from './fit.mjs';
import { TABLES } from './games.spec.mjs';

/** English with two fifths more length, and German; letters as they are and twice as big. */
const STRETCHED = ['en-XA', 'de-DE'];
const ZOOMS = [1, 2];
const SETTLE_TRIES = 20;
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

/** What does not fit once the page has come to rest: a slow machine takes a while to lay it out anew, and what is still wrong then is wrong. */
async function wrongAtRest(page, how) {
  let wrong;
  for (let tries = 0; tries < SETTLE_TRIES; tries += 1) {
    await page.waitForTimeout(100);
    wrong = [...(await misfits(page, how)), ...(await smallTargets(page))];
    if (how.still && (await page.evaluate(scrolls))) wrong.push('scrolls');
    if (wrong.length === 0) break;
  }
  return wrong;
}

/** Every look at one page: letters as they are and twice as big, on a small phone and, in the long run, on every screen. */
async function fits(page, where, { long, ...how }) {
  const bad = [];
  let looked = 0;
  for (const zoom of ZOOMS) {
    await page.evaluate(
      (size) => {
        document.documentElement.style.fontSize = size;
      },
      `${16 * zoom}px`,
    );
    for (const size of long ? SIZES : SIZES.slice(0, 1)) {
      await page.setViewportSize(size);
      const wrong = await wrongAtRest(page, how);
      bad.push(...wrong.map((what) => `${where} ${size.width}×${size.height} ×${zoom}: ${what}`));
      looked += 1;
    }
  }
  // As it was, for whoever taps next.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize(SIZES[0]);
  await page.waitForTimeout(50);
  return { bad, looked };
}

/** In the page: something of it could be moved out of sight. */
function scrolls() {
  return [document.documentElement, ...document.querySelectorAll('[role=main] *')].some((each) => {
    const { overflowX, overflowY } = getComputedStyle(each);
    const free = { x: /auto|scroll/.test(overflowX), y: /auto|scroll/.test(overflowY) };
    const root = each === document.documentElement;
    return (
      ((root || free.y) && each.scrollHeight > each.clientHeight + 1) ||
      ((root || free.x) && each.scrollWidth > each.clientWidth + 1)
    );
  });
}

const arrive = async (page, address) => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // Letters of another font are of another width.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

/** Adds up what `fits` found. */
function account() {
  const sum = { bad: [], looked: 0 };
  return {
    sum,
    add({ bad, looked }) {
      sum.bad.push(...bad);
      sum.looked += looked;
    },
  };
}

const fitSpecs = STRETCHED.map((locale) => ({
  name: `no text is cut, broken or on another: ${locale}`,
  context: { locale, reducedMotion: 'reduce' },
  minutes: 2,
  async run({ page, base, assert, figure, long }) {
    const { sum, add } = account();
    for (const address of FITTING) {
      await arrive(page, `${base}${address}`);
      add(await fits(page, address, { long }));
    }
    figure({ what: `texts that do not fit on ${sum.looked} screens in ${locale}`, value: sum.bad.length, limit: 0 });
    assert.deepEqual(sum.bad, []);
  },
}));

/** At a table cards lie on one another, and nothing scrolls. */
const AT_TABLE = { piles: true, still: true };
/** The phone is handed over on a calm screen with one button. */
const HAND_OVER_CALM_MS = 500;
const handOver = (page) => page.getByRole('button', { name: /^(I am|Ich bin|\[Î ám) / });

/** A table as it is opened: the hand-over before it, the table itself, and sheets over it: the menu, and a closer look at somebody. */
async function fitsTable(page, where, { long, add, sheets }) {
  if (await handOver(page).isVisible()) {
    add(await fits(page, `${where}, hand-over`, { long }));
    await page.waitForTimeout(HAND_OVER_CALM_MS);
    await handOver(page).click();
    await page.getByRole('group').first().waitFor();
  }
  // A round that was over with the last move shows that move, and then its scores.
  await page.waitForTimeout(SHOWN_MS);
  if (!(await page.getByRole('group').first().isVisible())) {
    add(await fits(page, `${where}, scores`, { long }));
    return;
  }
  add(await fits(page, where, { long, ...AT_TABLE }));
  const openers = {
    // In reading order: the menu comes first, and the others come before one's own cards.
    menu: page.getByRole('main').getByRole('button').first(),
    'closer look': page.getByRole('group').first().getByRole('button').first(),
  };
  for (const sheet of sheets) {
    await openers[sheet].click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(SHEET_MS);
    add(await fits(page, `${where}, ${sheet}`, { long }));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

/** What is looked at on the way through, and what only in the long run: more people at the same table look much the same. */
const looksOf = ({ game, pattern }, long) => {
  const { solo } = TABLES[game];
  const first = game === 'lama';
  if (long) return ['menu', 'closer look'];
  if (pattern === solo) return first ? ['menu', 'closer look'] : ['closer look'];
  return first || pattern.length > solo.length + 1 ? [] : null;
};

/** How long a move is shown that was not before. */
const SHOWN_MS = 300;
/** A sheet fades in. */
const SHEET_MS = 350;

const tableFitSpecs = [...STRETCHED, 'en-GB'].map((locale, at) => ({
  name: `no text is cut or broken at any table: ${locale}`,
  minutes: 4,
  // Deals are random here, so the same table is not seen twice: not for the gate, which must say the same every time.
  long: true,
  async run({ open, base, assert, figure, long }) {
    const { sum, add } = account();
    const sets = [
      [MIDDLES, begunTables],
      [CROWDS, begunCrowds],
    ];
    // Two of these run side by side: neither waits for what the other one plays.
    for (const [plans, begin] of at % 2 === 0 ? sets : sets.reverse()) {
      const { addresses, storageState } = await begin(open, base);
      const page = await (await open({ locale, reducedMotion: 'reduce', storageState })).newPage();
      for (const [i, plan] of plans.entries()) {
        const sheets = looksOf(plan, long);
        if (sheets === null) continue;
        const where = `${plan.game} ${plan.pattern}`;
        await arrive(page, `${base}${addresses[i]}`);
        if (plan.scores) add(await fits(page, `${where}, scores`, { long }));
        else await fitsTable(page, where, { long, add, sheets });
        if (plan.end === undefined) continue;
        // A table that is over is put away, so its last scores are there for those who have played it out only.
        await plan.end(page);
        add(await fits(page, `${where}, last scores`, { long }));
      }
    }
    figure({ what: `texts that do not fit at ${sum.looked} tables in ${locale}`, value: sum.bad.length, limit: 0 });
    assert.deepEqual(sum.bad, []);
  },
}));

const lessonFitSpecs = [...STRETCHED, 'en-GB'].map((locale) => ({
  name: `no text is cut or broken in any lesson: ${locale}`,
  context: { locale, reducedMotion: 'reduce' },
  minutes: 2,
  long: locale === 'en-GB',
  async run({ page, base, assert, figure, long }) {
    const { sum, add } = account();
    for (const game of GAMES) {
      await page.goto(`${base}/learn/${game}`);
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(SHEET_MS);
      add(await fits(page, `welcome to ${game}`, { long }));
      await page.getByRole('dialog').getByRole('button').last().click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      add(await fits(page, `the coach of ${game}`, { long, ...AT_TABLE }));
    }
    figure({ what: `texts that do not fit in ${sum.looked} lessons in ${locale}`, value: sum.bad.length, limit: 0 });
    assert.deepEqual(sum.bad, []);
  },
}));

export const specs = [...fitSpecs, ...tableFitSpecs, ...lessonFitSpecs];
