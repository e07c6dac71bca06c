// Real games brought to a moment worth a picture: loaded dice and a player with a number, so that every run shows the same cards.
import { chance, furnish, playOut, sitDown } from '../../e2e/player.mjs';

/** A moment: which game, who plays, after how many taps, and with which dice. */
export const SCENES = {
  lama: { game: 'lama', pattern: 'HBBB', taps: 14, dice: 11 },
  kaktus: { game: 'kaktus', pattern: 'HBB', taps: 10, dice: 5 },
  ojyks: { game: 'ojyks', pattern: 'HBB', taps: 26, dice: 3 },
  'no-thanks': { game: 'no-thanks', pattern: 'HBBB', taps: 18, dice: 8 },
  alpaca: { game: 'alpaca', pattern: 'HBB', taps: 8, dice: 2 },
};

/** In the page, before anything else: chance that repeats itself. */
export function loadDice(seed) {
  let state = seed * 2654435761;
  Crypto.prototype.getRandomValues = (bytes) => {
    for (let i = 0; i < bytes.length; i += 1) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      bytes[i] = state >>> 16;
    }
    return bytes;
  };
}

const SHEETS = /Show the pile|points|tokens|Played|What happened/;
const quiet = (page) => page.waitForTimeout(2500);

/** Plays the scene in English and leaves the page at a decision, with nothing lying over the table. */
export async function playScene(page, base, { game, pattern, taps, dice }) {
  await page.addInitScript(loadDice, dice);
  await furnish(page, base);
  await sitDown(page, base, game, pattern);
  let left = taps;
  await playOut(page, {
    random: chance(dice),
    onMoment: async (_, { dialog, controls }, choice) => {
      left -= 1;
      const calm = !dialog && controls.some(({ label }) => label === 'Hint') && !SHEETS.test(choice.label);
      if (left < 0 && calm && (await page.getByText(/Your turn/).count()) > 0) throw new Error('there');
    },
  }).catch((error) => {
    if (error.message !== 'there') throw error;
  });
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  await quiet(page);
}

/** Plays a scene's game to its end: the final scoreboard. */
export async function playToScore(page, base, { game, pattern, dice }) {
  await page.addInitScript(loadDice, dice);
  await furnish(page, base);
  await sitDown(page, base, game, pattern);
  await playOut(page, { random: chance(dice) });
  await quiet(page);
}
