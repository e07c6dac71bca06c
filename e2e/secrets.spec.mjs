// What is hidden is not in the page: at a hand-over there is nothing of anybody's cards, wherever one looks.
import { chance, furnish, playOut, sitDown } from './player.mjs';
import { TABLES } from './games.spec.mjs';

const HAND_OVER = /^I am /;
const SEEDS = 3;
/** All people: a computer that begins would say in public what it did. */
const ALL_PEOPLE = { lama: 'HHHH', alpaca: 'HHH', kaktus: 'HHH' };

/** Everything a curious person could read: the whole document, hidden parts too, and what the page keeps besides saves. */
function readEverything() {
  const kept = Object.entries(localStorage).filter(([key]) => !key.startsWith('low-five/game/'));
  return [document.documentElement.outerHTML, document.title, JSON.stringify(kept), JSON.stringify(history.state)].join(
    '\n',
  );
}

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

export const specs = [
  ...['lama', 'alpaca', 'kaktus'].map((game, index) => ({
    name: `${game}: nothing of a hand is in the page at any hand-over`,
    minutes: 2,
    async run({ page, base, assert, figure }) {
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
          const everything = await current.evaluate(readEverything);
          assert.deepEqual(
            [...seen].filter((label) => everything.includes(`"${label}"`)),
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
  })),
  ...Object.entries(ALL_PEOPLE).map(([game, pattern]) => ({
    name: `${game}: the first hand-over is the same page, whatever was dealt`,
    async run({ open, base, assert }) {
      const pages = new Set();
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const context = await open();
        const page = await context.newPage();
        await page.addInitScript(loadDice, seed * 7919);
        await furnish(page, base);
        await sitDown(page, base, game, pattern);
        await handOver(page).waitFor();
        await page.waitForTimeout(600);
        // Who begins is drawn too: the name is public.
        const name = (await handOver(page).getAttribute('aria-label')).replace(/^I am (\S+) .*/, '$1');
        const read = (await page.evaluate(readMain)).replaceAll(name, 'somebody');
        pages.add(read);
        assert.equal(read.match(/^IMG /gm)?.length, 1, 'one picture: the face of whoever is next');
        await context.close();
      }
      assert.equal(pages.size, 1, [...pages].join('\n\n'));
    },
  })),
];
