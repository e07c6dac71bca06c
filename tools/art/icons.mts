/** Draws every picture a store, a launcher or a browser wants, from the house mark: `npx tsx tools/art/icons.mts`. */
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

import { darkPalette } from '../../src/ui/theme/tokens.ts';
import { bundlePage, openBrowser } from './browser.mts';

interface Sheet {
  readonly file: string;
  readonly size: number;
  readonly layers: readonly ('lamp' | 'lowFive' | 'silhouette')[];
  /** How much of the drawing's box the picture shows: more means more air. */
  readonly view: number;
  /** Middle of the view in the box. */
  readonly middle?: readonly [number, number];
  /** The table's colour behind it; otherwise see-through. */
  readonly ground?: boolean;
  readonly round?: number;
}

const full = ['lamp', 'lowFive'] as const;
// Launchers cut a circle of two thirds out of the middle of 108 points: everything that matters stays inside.
const SAFE = 186;

const sheets: readonly Sheet[] = [
  { file: 'assets/icon.png', size: 1024, layers: full, view: 112, middle: [48, 48], ground: true },
  { file: 'assets/adaptive-foreground.png', size: 512, layers: ['lowFive'], view: SAFE, middle: [48, 50] },
  { file: 'assets/adaptive-background.png', size: 512, layers: ['lamp'], view: SAFE, middle: [48, 50], ground: true },
  { file: 'assets/adaptive-monochrome.png', size: 432, layers: ['silhouette'], view: 172, middle: [45, 42] },
  { file: 'assets/splash.png', size: 512, layers: full, view: 128, middle: [48, 48], ground: true, round: 0.5 },
  { file: 'assets/favicon.png', size: 48, layers: full, view: 104, middle: [48, 49], ground: true, round: 0.22 },
  { file: 'assets/pwa-192.png', size: 192, layers: full, view: 112, middle: [48, 48], ground: true, round: 0.22 },
  { file: 'assets/pwa-512.png', size: 512, layers: full, view: 112, middle: [48, 48], ground: true, round: 0.22 },
  { file: 'assets/pwa-maskable-512.png', size: 512, layers: full, view: 138, middle: [48, 49], ground: true },
];

const browser = await openBrowser();
for (const { file, size, layers, view, middle = [48, 48], ground = false, round = 0 } of sheets) {
  const box = [middle[0] - view / 2, middle[1] - view / 2, view, view].join(' ');
  const html = await bundlePage(`
    import { createRoot } from 'react-dom/client';
    import { flushSync } from 'react-dom';
    import { Shapes } from './src/ui/art/Picture';
    import { Svg } from './src/ui/art/svg';
    import * as mark from './src/ui/art/houseDrawings';
    const style = { background: ${JSON.stringify(ground ? darkPalette.table : 'transparent')}, borderRadius: ${size * round}, overflow: 'hidden' };
    flushSync(() => createRoot(document.getElementById('root')).render(
      <div style={style}>
        <Svg width={${size}} height={${size}} viewBox="${box}">
          {${JSON.stringify(layers)}.map((name) => <Shapes key={name} {...mark[name]} />)}
        </Svg>
      </div>,
    ));
  `);
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(html);
  await mkdir(dirname(file), { recursive: true });
  await page.screenshot({ path: file, omitBackground: true });
  await page.close();
  console.log(`${file} ${size} × ${size}, ${Math.ceil((await stat(file)).size / 1024)} KB`);
}
await browser.close();
