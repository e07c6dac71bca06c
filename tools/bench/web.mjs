// `npm run bench:web`: a game of each kind at normal pace on a slow processor: frames, long tasks, and how soon a tap is answered.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

import { chance, playOut, sitDown, wish } from '../../e2e/player.mjs';
import { BROWSER_FLAGS, ensureBrowser } from '../browser.mjs';
import { exportWeb } from '../export.mjs';
import { serve } from '../serve.mjs';
import { median, textTable, writeBenchmark } from './table.mjs';

const THROTTLE = 4;
const PLAY_MS = 60_000;
const LOOK_MS = 150;
const LOOK_BEFORE_TAP_MS = 350;
/** A finger stays for a moment. */
const FINGER_MS = 80;
/** The browser does not report a tap that was answered sooner than this. */
const AT_ONCE_MS = 16;
const LATE_FRAME_MS = 20;
const TABLES = { lama: 'HBBB', alpaca: 'HBB', 'no-thanks': 'HBB', ojyks: 'HB', kaktus: 'HBB' };
const words = process.argv.slice(2);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** In the page: every frame's length, long tasks, and the browser's own measure of each tap until the next paint. */
function watch(atOnce) {
  const seen = { frames: [], tasks: [], taps: [] };
  window.seen = seen;
  let last = performance.now();
  const frame = (now) => {
    seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'pointerup') seen.taps.push(duration);
  }).observe({ type: 'event', durationThreshold: atOnce });
}

const share = (part, whole) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);
const percentile = (numbers, p) => [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * p)] ?? 0;

async function measure(browser, base, game) {
  const context = await browser.newContext({ viewport: { width: 375, height: 667 }, locale: 'en-GB' });
  const page = await context.newPage();
  // No clock of the test's own: it would tell the page about frames that were never drawn.
  await wish(page, base, { Pace: 'Normal', Motion: 'Lively' });
  const fresh = await context.newPage();
  await page.close();
  await sitDown(fresh, base, game, TABLES[game]);
  const session = await context.newCDPSession(fresh);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  // From the first picture of the table on; how long that takes is what bench:open measures.
  await fresh.getByRole('button', { name: 'Hint' }).waitFor();
  await fresh.evaluate(watch, AT_ONCE_MS);
  const end = Date.now() + PLAY_MS;
  const random = chance(5);
  let tapped = 0;
  const tap = (page, { x, y }) => {
    tapped += 1;
    return page.mouse.click(x, y, { delay: FINGER_MS });
  };
  while (Date.now() < end) {
    await playOut(fresh, {
      random,
      tap,
      enough: () => Date.now() >= end,
      // Whoever looks too often measures their own looking.
      lookMs: LOOK_MS,
      // A person looks before the next tap.
      onMoment: async (page) => void (await page.waitForTimeout(LOOK_BEFORE_TAP_MS)),
    });
    if (Date.now() < end) await fresh.getByRole('button', { name: 'Again' }).click();
  }
  const { frames, tasks, taps: late } = await fresh.evaluate(() => window.seen);
  const taps = [...late, ...Array.from({ length: Math.max(0, tapped - late.length) }, () => AT_ONCE_MS)];
  await context.close();
  return {
    frames: frames.length,
    taps: taps.length,
    latePercent: share(frames.filter((ms) => ms > LATE_FRAME_MS).length, frames.length),
    longTasks: tasks.length,
    longestTask: Math.round(Math.max(0, ...tasks)),
    tapMedian: Math.round(median(taps)),
    tapP95: Math.round(percentile(taps, 0.95)),
  };
}

if (!(await exportWeb(root)).ok) process.exit(1);
const server = await serve(path.join(root, 'dist'));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
const results = {};
for (const game of Object.keys(TABLES)) {
  console.error(`  ${game} …`);
  results[game] = await measure(browser, `http://127.0.0.1:${server.port}`, game);
}
await browser.close();
await server.close();

const rows = [
  ['game', 'frames', 'taps', `over ${LATE_FRAME_MS} ms`, 'long tasks', 'longest', 'tap to paint, median', 'p95'],
  ...Object.entries(results).map(([game, each]) => [
    game,
    each.frames,
    each.taps,
    `${each.latePercent} %`,
    each.longTasks,
    `${each.longestTask} ms`,
    `${each.tapMedian} ms`,
    `${each.tapP95} ms`,
  ]),
];
console.log(textTable(rows));
if (words.includes('--write')) {
  writeBenchmark(root, 'Playing in the browser', {
    command: 'npm run bench:web -- --write',
    rows,
    notes: `Chromium without a graphics card, processor ${THROTTLE} times slower, one person against computers, normal pace, ${PLAY_MS / 1000} s a game, ${LOOK_BEFORE_TAP_MS} ms between taps; the browser calls a tap answered at the next paint after the finger has left.`,
  });
}
if (words.includes('--json')) console.log(JSON.stringify(results));
