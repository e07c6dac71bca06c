/** Photographs a TSX page of art, to look at it: `npx tsx tools/art/preview.mts page.tsx out.png [width] [scale]`. */
import { readFile } from 'node:fs/promises';

import { bundlePage, openBrowser } from './browser.mts';

const [entry, out, width = '900', scale = '2'] = process.argv.slice(2);
if (!entry || !out) throw new Error('usage: preview.mts <page.tsx> <out.png> [width] [scale]');

const html = await bundlePage(await readFile(entry, 'utf8'));
const browser = await openBrowser();
const page = await browser.newPage({
  viewport: { width: Number(width), height: 200 },
  deviceScaleFactor: Number(scale),
});
page.on('pageerror', (error) => console.error(error));
page.on('console', (message) => console.log(message.text()));
await page.setContent(html);
await page.waitForTimeout(150);
await page.screenshot({ path: out, fullPage: true });
await browser.close();
