// Whole games by taps, to the final scoreboard: alone, three people, and mixed.
import { chance, furnish, playOut, sitDown } from './player.mjs';

export const TABLES = {
  lama: { solo: 'HBBB', people: 'HHHB', mixed: 'HBHB' },
  alpaca: { solo: 'HBB', people: 'HHH', mixed: 'HHB' },
  'no-thanks': { solo: 'HBB', people: 'HHH', mixed: 'HHB' },
  ojyks: { solo: 'HB', people: 'HHH', mixed: 'HHB' },
  kaktus: { solo: 'HBB', people: 'HHH', mixed: 'HHB' },
};
/** Nothing to hide in ojyks; in No Thanks! only chips, which are looked at by holding. */
const HANDS_OVER = { lama: true, alpaca: true, kaktus: true };

export const specs = Object.entries(TABLES).flatMap(([game, tables], seed) =>
  Object.entries(tables).map(([company, pattern]) => ({
    name: `${game}, ${company} (${pattern}), to the final scoreboard`,
    minutes: 2,
    // Mixed tables are also played to the end between interruptions, see reload.spec.mjs.
    long: company === 'mixed',
    async run({ page, base, assert }) {
      await furnish(page, base);
      await sitDown(page, base, game, pattern);
      const { handovers, taps } = await playOut(page, { random: chance(seed + 1) });
      assert.ok(taps > 0);
      const people = [...pattern].filter((seat) => seat === 'H').length;
      if (people === 1) assert.equal(handovers, 0, 'one person is never asked to hand the phone over');
      if (people > 1 && HANDS_OVER[game]) assert.ok(handovers > 0, 'the phone was handed over');
      if (game === 'ojyks') assert.equal(handovers, 0, 'nothing is hidden in ojyks');
      await page.getByRole('button', { name: 'Lobby' }).first().click();
      await page.getByRole('heading', { name: 'Low Five', level: 1 }).waitFor();
      await page.goto(`${base}/history`);
      await page
        .getByText(/won with|shared the win/)
        .first()
        .waitFor();
    },
  })),
);
