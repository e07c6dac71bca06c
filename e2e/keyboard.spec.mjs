// Whole games by keyboard alone: Tab from part to part, arrows inside a part, Enter to act, Escape to close.
import { chance, controls, furnish, playOut, savedPlies, sitDown } from './player.mjs';
import { TABLES } from './games.spec.mjs';

const PARTS = 20;
const STEPS = 60;
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** In the page: what has the focus, where it is, and whether the part it is in holds the wanted label. */
function focusInPage(wanted) {
  const at = document.activeElement;
  const part = at?.closest('[role=group]');
  const { x = 0, y = 0, width = 0, height = 0 } = at?.getBoundingClientRect() ?? {};
  return {
    label: at?.getAttribute('aria-label') ?? at?.textContent ?? '',
    x: x + width / 2,
    y: y + height / 2,
    here: [...(part?.querySelectorAll('[aria-label]') ?? [])].some(
      (each) => each.getAttribute('aria-label') === wanted,
    ),
  };
}

/** Walks to the control of that label and presses Enter; throws when the keyboard does not lead there. */
async function pressEnterOn(page, { label, x, y }) {
  if (label === 'Close') return page.keyboard.press('Escape');
  const random = chance(7);
  const before = await savedPlies(page);
  for (let part = 0; part < PARTS; part += 1) {
    for (let step = 0; step < STEPS; step += 1) {
      const at = await page.evaluate(focusInPage, label);
      if (at.label === label) return page.keyboard.press('Enter');
      if (!at.here) break;
      const across = Math.abs(x - at.x) > Math.abs(y - at.y) ? (x > at.x ? 0 : 2) : y > at.y ? 1 : 3;
      // Straight towards it, and now and then another way round.
      await page.keyboard.press(ARROWS[step % 3 === 2 ? random(4) : across]);
    }
    await page.keyboard.press('Tab');
  }
  // Somebody moved meanwhile: it is gone, or came back behind the walker.
  if ((await savedPlies(page)) !== before) return undefined;
  if ((await controls(page)).controls.every((each) => each.label !== label)) return undefined;
  throw new Error(`The keyboard does not lead to "${label}".`);
}

export const specs = Object.entries(TABLES).map(([game, { solo }], index) => ({
  name: `${game} from deal to scoreboard without a pointer`,
  minutes: 3,
  // The same parts and keys as in Alpaca and ojyks, for longer.
  long: game === 'lama' || game === 'no-thanks',
  async run({ page, base, assert }) {
    await furnish(page, base);
    await sitDown(page, base, game, solo);
    const { taps } = await playOut(page, { random: chance(index + 31), tap: pressEnterOn });
    assert.ok(taps > 0);
  },
}));
