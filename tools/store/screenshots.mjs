// `npm run store`: the store pictures, from the real app, in the sizes the stores ask for.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

import { BROWSER_FLAGS, ensureBrowser } from '../browser.mjs';
import { exportWeb } from '../export.mjs';
import { serve } from '../serve.mjs';
import { playScene, playToScore, SCENES } from './scenes.mjs';

/** Points and pixels per point; the picture has width × scale pixels. */
const SIZES = {
  'iphone-6.9': { width: 440, height: 956, scale: 3 },
  'ipad-13': { width: 1032, height: 1376, scale: 2 },
  'android-phone': { width: 360, height: 640, scale: 3 },
  'android-tablet-10': { width: 800, height: 1280, scale: 2 },
};
const LANGUAGES = { en: 'en-GB', de: 'de-DE' };
const USAGE = `Usage: npm run store -- [--language ${Object.keys(LANGUAGES).join('|')}] [--size ${Object.keys(SIZES).join('|')}]`;

function readWords(words) {
  const options = { language: Object.keys(LANGUAGES), size: Object.keys(SIZES) };
  for (let i = 0; i < words.length; i += 2) {
    const name = words[i].slice(2);
    if (!options[name]?.includes(words[i + 1])) {
      console.error(USAGE);
      process.exit(2);
    }
    options[name] = [words[i + 1]];
  }
  return options;
}

const { language: languages, size: sizes } = readWords(process.argv.slice(2));
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
if (!(await exportWeb(root)).ok) process.exit(1);
const server = await serve(path.join(root, 'dist'));
const base = `http://127.0.0.1:${server.port}`;
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });

/** Played once in English; every picture is the same saved game in another size and language. */
async function playAll() {
  const scenes = [];
  for (const [name, scene] of Object.entries(SCENES)) {
    const context = await browser.newContext({ viewport: { width: 375, height: 667 }, locale: 'en-GB' });
    const page = await context.newPage();
    await playScene(page, base, scene);
    scenes.push({ name, address: new URL(page.url()).pathname, storageState: await context.storageState() });
    await context.close();
  }
  return scenes;
}

const scenes = [{ name: 'lobby', address: '/' }, ...(await playAll())];
for (const size of sizes) {
  const { width, height, scale } = SIZES[size];
  for (const language of languages) {
    const folder = path.join(root, 'store', 'screenshots', language, size);
    fs.mkdirSync(folder, { recursive: true });
    const look = {
      viewport: { width, height },
      deviceScaleFactor: scale,
      locale: LANGUAGES[language],
      colorScheme: 'dark',
    };
    for (const [i, { name, address, storageState }] of scenes.entries()) {
      const context = await browser.newContext({ ...look, ...(storageState !== undefined && { storageState }) });
      const page = await context.newPage();
      await page.goto(`${base}${address}`);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(2500);
      await page.screenshot({ path: path.join(folder, `${i + 1}-${name}.png`) });
      await context.close();
    }
    // The end cannot be opened again, so it is played in place.
    if (language === 'en') {
      const context = await browser.newContext(look);
      const page = await context.newPage();
      await playToScore(page, base, SCENES.kaktus);
      await page.screenshot({ path: path.join(folder, `${scenes.length + 1}-score.png`) });
      await context.close();
    }
    console.log(
      `  ${path.relative(root, folder)}: ${fs.readdirSync(folder).length} pictures, ${width * scale}×${height * scale}`,
    );
  }
}
await browser.close();
await server.close();
