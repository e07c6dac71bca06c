// The app as an installed one: kept whole after the first visit, opened without a network, renewed without losing anything.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { serve } from '../tools/serve.mjs';
import { chance, furnish, playOut, sitDown } from './player.mjs';
import { TABLES } from './games.spec.mjs';

const heading = (page) => page.getByRole('heading', { name: 'Low Five', level: 1 });

/** A script the page itself names; those a running app adds carry the whole address. */
const OWN_SCRIPT = 'script[src^="/"]';

/** Resolves once the service worker holds the whole build. */
export async function keptWhole(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

const versionOf = (page) => page.evaluate(async () => (await caches.keys()).at(-1));

export const specs = [
  {
    name: 'the manifest is complete and its pictures are there',
    async run({ page, base, assert }) {
      await page.goto(base);
      const address = await page.locator('link[rel=manifest]').getAttribute('href');
      const manifest = await (await page.request.get(`${base}${address}`)).json();
      assert.deepEqual(
        [manifest.name, manifest.display, manifest.start_url, manifest.scope],
        ['Low Five', 'standalone', '/', '/'],
      );
      for (const { src, sizes } of manifest.icons) {
        const size = await page.evaluate(async (address) => {
          const picture = new Image();
          picture.src = address;
          await picture.decode();
          return `${picture.naturalWidth}x${picture.naturalHeight}`;
        }, src);
        assert.equal(size, sizes, src);
      }
      assert.ok(manifest.icons.some(({ purpose }) => purpose === 'maskable'));
    },
  },
  {
    name: 'a repeat visit without a network opens, at any address',
    comesBack: true,
    async run({ page, context, base, assert }) {
      await page.goto(base);
      await keptWhole(page);
      await context.setOffline(true);
      for (const address of ['/', '/settings', '/about']) {
        await page.goto(`${base}${address}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
      }
      assert.equal(await page.evaluate(() => navigator.onLine), false);
    },
  },
  {
    name: 'a whole game of each kind without a network',
    comesBack: true,
    minutes: 3,
    async run({ page, context, base }) {
      await furnish(page, base);
      await keptWhole(page);
      await context.setOffline(true);
      for (const [index, [game, { solo }]] of Object.entries(TABLES).entries()) {
        await sitDown(page, base, game, solo);
        await playOut(page, { random: chance(index + 71) });
      }
    },
  },
  {
    name: 'a new build takes over at the next opening, and an open page keeps the old one whole',
    comesBack: true,
    async run({ page, context, root, assert }) {
      const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'low-five-'));
      fs.cpSync(path.join(root, 'dist'), dist, { recursive: true });
      const server = await serve(dist);
      const here = `http://127.0.0.1:${server.port}`;
      try {
        await page.goto(here);
        await keptWhole(page);
        await page.evaluate(() => localStorage.setItem('a save', 'untouched'));
        const first = await versionOf(page);
        const script = await page.locator(OWN_SCRIPT).first().getAttribute('src');

        // The next release: another page, the old script gone from the server.
        const renamed = script.replace(/[0-9a-f]{32}/, '0123456789abcdef0123456789abcdef');
        fs.renameSync(path.join(dist, script), path.join(dist, renamed));
        for (const file of ['index.html', 'sw.js']) {
          const text = fs.readFileSync(path.join(dist, file), 'utf8').replaceAll(script, renamed);
          const version = text.replace(/"version":"\w+"/, '"version":"thenextrelease"');
          fs.writeFileSync(path.join(dist, file), version.replace('<title>Low Five<', '<title>Low Five, next<'));
        }
        await page.evaluate(async () => {
          const renewed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
          await (await navigator.serviceWorker.getRegistration()).update();
          await renewed;
        });
        assert.notEqual(await versionOf(page), first);
        assert.equal(await page.evaluate(async (address) => (await fetch(address)).status, script), 200);
        await context.setOffline(true);
        await page.reload();
        await heading(page).waitFor();
        assert.equal(await page.locator(OWN_SCRIPT).first().getAttribute('src'), renamed);
        assert.equal(await page.evaluate(() => localStorage.getItem('a save')), 'untouched');
      } finally {
        await server.close();
        fs.rmSync(dist, { recursive: true, force: true });
      }
    },
  },
];
