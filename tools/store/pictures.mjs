// `npm run pictures`: the README's pictures and its short animation, from the real app.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

import { controls, furnish, sitDown } from '../../e2e/player.mjs';
import { BROWSER_FLAGS, ensureBrowser } from '../browser.mjs';
import { exportWeb } from '../export.mjs';
import { serve } from '../serve.mjs';
import { loadDice, playScene, playToScore, SCENES } from './scenes.mjs';
import { animate } from './webp.mjs';

const LOOK = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5, locale: 'en-GB', colorScheme: 'dark' };
const FRAME_MS = 80;
const FRAMES = 80;
const FILM = { width: 300, height: 534 };

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folder = path.join(root, 'docs', 'pictures');
fs.mkdirSync(folder, { recursive: true });
if (!(await exportWeb(root)).ok) process.exit(1);
const server = await serve(path.join(root, 'dist'));
const base = `http://127.0.0.1:${server.port}`;
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });

/** Any picture as a lossy WebP; the browser knows how. */
async function toWebp(studio, png, { width, height, quality }) {
  const text = await studio.evaluate(
    async ([source, w, h, q]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${source}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const pen = canvas.getContext('2d');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(picture, 0, 0, w, h);
      return canvas.toDataURL('image/webp', q).split(',')[1];
    },
    [png.toString('base64'), width, height, quality],
  );
  return Buffer.from(text, 'base64');
}

const studio = await (await browser.newContext()).newPage();
async function keep(page, name) {
  const { width, height } = LOOK.viewport;
  const webp = await toWebp(studio, await page.screenshot(), {
    width: width * 1.5,
    height: height * 1.5,
    quality: 0.82,
  });
  fs.writeFileSync(path.join(folder, `${name}.webp`), webp);
  console.log(`  ${name}.webp, ${Math.round(webp.length / 1024)} KB`);
}

/** What the prompt invites to: a card that fits, or else the pile; nothing while others move. */
async function sensibleMove(page) {
  const { controls: all } = await controls(page);
  const [, fits] = all.map(({ label }) => /Play (.+?)(?:, draw| or quit|, or)/.exec(label)).find(Boolean) ?? [];
  const names = fits?.split(/ or |, /) ?? [];
  const card = all.find(({ label }) => label.includes('in your hand') && names.includes(label.split(',')[0]));
  return card ?? all.find(({ label, off }) => label === 'Draw' && !off);
}

async function inNewPage(run, look = LOOK) {
  const context = await browser.newContext(look);
  const page = await context.newPage();
  await run(page);
  await context.close();
}

await inNewPage(async (page) => {
  await page.goto(base);
  await page.waitForLoadState('networkidle');
  await keep(page, 'lobby');
});
for (const [name, scene] of Object.entries(SCENES)) {
  await inNewPage(async (page) => {
    await playScene(page, base, scene);
    await keep(page, name);
  });
}
await inNewPage(async (page) => {
  await playToScore(page, base, SCENES.kaktus);
  await keep(page, 'score');
});

// The film: time is stopped and moved on frame by frame, so that a slow machine films as smoothly as a quick one.
await inNewPage(
  async (page) => {
    const { game, pattern, dice } = SCENES.lama;
    await page.addInitScript(loadDice, dice);
    await furnish(page, base, { Pace: 'Normal', Motion: 'Lively' });
    await sitDown(page, base, game, pattern);
    await page.getByText('Your turn').first().waitFor();
    const frames = [];
    const film = async (count) => {
      for (let i = 0; i < count && frames.length < FRAMES; i += 1) {
        await page.clock.runFor(FRAME_MS);
        const webp = await toWebp(studio, await page.screenshot(), { ...FILM, quality: 0.4 });
        frames.push({ webp, ms: FRAME_MS });
      }
    };
    await page.clock.pauseAt(Date.now() + 1000);
    while (frames.length < FRAMES) {
      const choice = await sensibleMove(page);
      if (choice === undefined) {
        await film(1);
        continue;
      }
      await film(8);
      await page.mouse.click(choice.x, choice.y);
      await film(6);
    }
    const moving = animate(frames, FILM);
    fs.writeFileSync(path.join(folder, 'play.webp'), moving);
    console.log(`  play.webp, ${frames.length} frames, ${Math.round(moving.length / 1024)} KB`);
  },
  { ...LOOK, viewport: FILM, deviceScaleFactor: 1 },
);
await browser.close();
await server.close();
