// What is hidden is not in the page. Wherever one looks (document, accessibility tree, address, history, title, console, storage besides saves),
// there is nothing that the eyes at the screen may not see: not at a hand-over, not while somebody else moves.
//
// Two ways. Twins: two deals that these eyes cannot tell apart, opened side by side while the computers move; the two pages must be the same
// letter for letter. Whole games: whatever a person sees on the own side must be gone from the page when the phone changes hands.
import { tsImport } from 'tsx/esm/api';

import { chance, furnish, playOut, sitDown } from './player.mjs';
import { TABLES } from './games.spec.mjs';

const HAND_OVER = /^I am /;
const SEEDS = 3;
/** All people: a computer that begins would say in public what it did. */
const ALL_PEOPLE = { lama: 'HHHH', alpaca: 'HHH', kaktus: 'HHH' };

/** Everything a curious person could read: the whole document, hidden parts too, and what the page keeps besides saves. */
function readPage() {
  const kept = Object.entries(localStorage).filter(([key]) => !key.startsWith('low-five/game/'));
  return [
    document.documentElement.outerHTML,
    document.title,
    location.href,
    JSON.stringify(kept),
    JSON.stringify(Object.entries(sessionStorage)),
    JSON.stringify(history.state),
    document.cookie,
  ].join('\n');
}

/** The accessibility tree as the browser hands it to a screen reader, ignored nodes too. */
async function readTree(session) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const value = (each) => (each === undefined ? '' : String(each.value));
  return nodes
    .map(({ role, name, description, value: at, properties = [] }) =>
      [role, name, description, at, ...properties.map((property) => property.value)].map(value).join('|'),
    )
    .join('\n');
}

/** Reads a page as often as it is asked; what was said on its console stays said. */
async function readerOf(page) {
  const session = await page.context().newCDPSession(page);
  const said = [];
  page.on('console', (message) => said.push(message.text()));
  return async () => [await page.evaluate(readPage), await readTree(session), ...said].join('\n');
}

/** The browser's dice, loaded: other hidden cards, everything else the same. */
function loadDice(seed) {
  let state = seed;
  Crypto.prototype.getRandomValues = (bytes) => {
    for (let i = 0; i < bytes.length; i += 1) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      bytes[i] = state >>> 16;
    }
    return bytes;
  };
}

const handOver = (page) => page.getByRole('button', { name: HAND_OVER });

/** In place of the bots' worker: answers what was decided beforehand, once it is let. */
function putPuppet(answers) {
  const held = [];
  let say = (answer) => held.push(answer);
  window.letComputersMove = () => {
    say = (answer) => answer();
    for (const answer of held) answer();
  };
  window.Worker = class {
    postMessage({ kind, id, question }) {
      const answer = answers[question?.view.log.length];
      if (kind === 'choose' && answer !== undefined) say(() => this.onmessage({ data: { ok: true, id, answer } }));
    }
    terminate() {}
  };
}

/** The same letters twice in a row: nothing is under way any more but what the clock holds back. */
async function settled(read) {
  for (let before = await read(); ;) {
    const now = await read();
    if (now === before) return now;
    before = now;
  }
}

const NOON = Date.UTC(2030, 0, 1, 12);
/** Opening takes a while, and a computer has thought by then. */
const OPEN_MS = 2500;
/** Steps that catch a card in the air. */
const STEP_MS = 150;
/** Longer than a computer thinks and its card flies. */
const MOVE_STEPS = 8;

async function openTwin(open, base, { id, disks, answers }, which) {
  const context = await open();
  const { clock } = context;
  await clock.install({ time: NOON });
  await clock.pauseAt(NOON + 1000);
  const page = await context.newPage();
  await page.addInitScript(loadDice, 7919);
  await page.addInitScript(([key, text]) => {
    if (localStorage.length === 0) localStorage.setItem(key, text);
  }, disks[which]);
  await page.addInitScript(putPuppet, answers);
  await page.addInitScript(() => {
    // Names of routes and the like; no card hangs on it.
    Math.random = () => 1 / 2;
  });
  const read = await readerOf(page);
  await page.goto(`${base}/table/${id}`);
  const heading = page.getByRole('heading', { level: 1 }).or(handOver(page)).first();
  while (!(await heading.isVisible())) await clock.runFor(20);
  await clock.runFor(NOON + OPEN_MS - (await page.evaluate(() => Date.now())));
  return { context, page, read: () => settled(read) };
}

/** Where a thing in the air is depends on the hair's breadth of a frame; where it comes to rest does not. */
const roughly = (read) => read.replaceAll(/(transform|opacity): [^;"]+/g, '$1');

/** The line in which two readings part. */
function firstDifference(one, two) {
  const [a, b] = [one, two].map((read) => read.split(/[\n<>]/));
  const at = a.findIndex((line, i) => line !== b[i]);
  return `${a[at]}\n${b[at]}`;
}

/** What a person sees at every other player's turn, and at a hand-over. */
const WANTED = {
  lama: [
    { pattern: 'HBBB', plies: 1, turn: 'bot', live: 3, eyes: 'theirs' },
    { pattern: 'HHBB', plies: 2, turn: 'bot', live: 2, eyes: 'nobody' },
    { pattern: 'HHHH', plies: 3, turn: 'person', live: 0, eyes: 'nobody' },
    { pattern: 'HHHH', plies: 1, turn: 'person', live: 0, eyes: 'theirs' },
  ],
  alpaca: [
    { pattern: 'HBB', plies: 4, turn: 'bot', live: 2, eyes: 'theirs' },
    { pattern: 'HHB', plies: 2, turn: 'bot', live: 1, eyes: 'nobody' },
    { pattern: 'HHH', plies: 3, turn: 'person', live: 0, eyes: 'nobody' },
    { pattern: 'HHH', plies: 1, turn: 'person', live: 0, eyes: 'theirs' },
  ],
  'no-thanks': [
    { pattern: 'HBB', plies: 4, turn: 'bot', live: 2, eyes: 'theirs' },
    { pattern: 'HHB', plies: 2, turn: 'bot', live: 1, eyes: 'nobody' },
  ],
  ojyks: [
    { pattern: 'HB', plies: 2, turn: 'bot', live: 2, eyes: 'theirs' },
    { pattern: 'HHB', plies: 4, turn: 'person', live: 0, eyes: 'nobody' },
  ],
  kaktus: [
    // Whoever has looked at a card has to remember it: the page does not.
    { pattern: 'HBB', plies: 3, turn: 'bot', live: 4, eyes: 'nobody' },
    { pattern: 'HBB', plies: 3, turn: 'bot', live: 3, eyes: 'nobody', spied: true },
    { pattern: 'HHB', plies: 3, turn: 'bot', live: 2, eyes: 'nobody' },
    { pattern: 'HHH', plies: 5, turn: 'person', live: 0, eyes: 'nobody' },
    { pattern: 'HHH', plies: 1, turn: 'person', live: 0, eyes: 'theirs' },
  ],
};

const twinSpecs = Object.entries(WANTED).map(([game, list]) => ({
  name: `${game}: whatever is hidden could be otherwise, and the page would be the same`,
  minutes: 2,
  async run({ open, base, assert, figure }) {
    const { twins } = await tsImport('./twins.ts', import.meta.url);
    let looks = 0;
    let hidden = 0;
    for (const wanted of list) {
      const pair = twins({ game, ...wanted });
      const both = await Promise.all([0, 1].map((which) => openTwin(open, base, pair, which)));
      const compare = async (how = (read) => read) => {
        const [one, two] = await Promise.all(both.map(async ({ read }) => how(await read())));
        looks += 1;
        if (one !== two) assert.fail(`${JSON.stringify(wanted)}, look ${looks}:\n${firstDifference(one, two)}`);
      };
      const inBoth = (act) => Promise.all(both.map(act));

      await compare();
      await inBoth(({ page }) => page.evaluate(() => window.letComputersMove()));
      for (let step = 0; step < wanted.live * MOVE_STEPS; step += 1) {
        await inBoth(({ context }) => context.clock.runFor(STEP_MS));
        await compare(roughly);
      }
      if (wanted.eyes === 'theirs' && (await handOver(both[0].page).isVisible())) {
        await inBoth(async ({ page, context }) => {
          await handOver(page).click();
          await context.clock.runFor(OPEN_MS);
        });
        await both[0].page.getByRole('group', { name: 'Your side of the table' }).waitFor();
      }
      await compare();

      // Looking closer at the others shows no more of them. A sheet fades in by the browser's own time.
      const others = both.map(({ page }) => page.getByRole('group', { name: 'The others' }).getByRole('button'));
      for (let i = 0; i < (await others[0].count()); i += 1) {
        await Promise.all(others.map((each) => each.nth(i).click()));
        await inBoth(({ page }) => page.getByRole('dialog').waitFor());
        await compare();
        await inBoth(async ({ page }) => {
          await page.keyboard.press('Escape');
          await page.locator('[aria-modal]').waitFor({ state: 'detached' });
        });
      }
      assert.ok(pair.differing > 10, 'the two deals are not the same');
      hidden += pair.differing;
      for (const { context } of both) await context.close();
    }
    figure({ what: `looks at two ${game} pages with ${hidden} other hidden cards, no difference`, value: looks });
  },
}));

/** The screen in front, element by element, with every attribute but looks; a person's face and colour are public. */
function readMain() {
  const main = [...document.querySelectorAll('[role=main]')].at(-1);
  const lines = [...main.querySelectorAll('*')]
    .filter((each) => each.closest('svg') === null)
    .map((each) => {
      const attributes = [...each.attributes].filter(({ name }) => !['style', 'class', 'src'].includes(name));
      const own = [...each.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return [each.tagName, ...attributes.map((at) => `${at.name}=${at.value}`), ...own.map((text) => text.data)].join(
        ' ',
      );
    });
  return lines.join('\n');
}

/** The labels of one's own side of the table. */
function ownSide() {
  const side = document.querySelector('[role=group][aria-label="Your side of the table"]');
  return [...(side?.querySelectorAll('[aria-label]') ?? [])].map((each) => each.getAttribute('aria-label'));
}

const handOverSpecs = ['lama', 'alpaca', 'kaktus'].map((game, index) => ({
  name: `${game}: nothing of a hand is in the page at any hand-over`,
  minutes: 2,
  async run({ page, base, assert, figure }) {
    const read = await readerOf(page);
    await furnish(page, base);
    await sitDown(page, base, game, TABLES[game].people);
    const seen = new Set();
    let checked = 0;
    await playOut(page, {
      random: chance(index + 51),
      async onMoment(current, _, choice) {
        if (!HAND_OVER.test(choice.label)) {
          for (const label of await current.evaluate(ownSide)) seen.add(label);
          return;
        }
        const everything = await read();
        assert.deepEqual(
          [...seen].filter((label) => everything.includes(`"${label}"`) || everything.includes(`|${label}|`)),
          [],
          'labels of own cards are in the page',
        );
        assert.equal(/in your hand|Your side of the table|data-card|data-face/.test(everything), false);
        checked += 1;
      },
    });
    assert.ok(checked > 2 && seen.size > 0);
    figure({ what: `hand-overs of ${game} read through, nothing of a hand found`, value: checked });
  },
}));

const dealSpecs = Object.entries(ALL_PEOPLE).map(([game, pattern]) => ({
  name: `${game}: the first hand-over is the same page, whatever was dealt`,
  minutes: 2,
  async run({ open, base, assert }) {
    const pages = new Set();
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const context = await open();
      const page = await context.newPage();
      await page.addInitScript(loadDice, seed * 7919);
      await furnish(page, base);
      await sitDown(page, base, game, pattern);
      await handOver(page).waitFor();
      // Who begins is drawn too: the name is public.
      const name = (await handOver(page).getAttribute('aria-label')).replace(/^I am (\S+) .*/, '$1');
      const read = (await settled(() => page.evaluate(readMain))).replaceAll(name, 'somebody');
      pages.add(read);
      assert.equal(read.match(/^IMG /gm)?.length, 1, 'one picture: the face of whoever is next');
      await context.close();
    }
    assert.equal(pages.size, 1, [...pages].join('\n\n'));
  },
}));

export const specs = [...twinSpecs, ...handOverSpecs, ...dealSpecs];
