// `npm run bench:open`: from opening the page to a lobby that answers a tap, on a slow processor, beside a blank Expo app.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

import { BROWSER_FLAGS, ensureBrowser } from '../browser.mjs';
import { exportWeb } from '../export.mjs';
import { serve } from '../serve.mjs';
import { exportBlank } from './blankApp.mjs';
import { median, textTable, writeBenchmark } from './table.mjs';

const RUNS = 7;
const THROTTLE = 4;
const PHONE = { width: 375, height: 667 };
const words = process.argv.slice(2);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** In the page, from its first moment: taps as soon as there is something to tap, and notes when the answer is painted. */
function watch({ tap, answer }) {
  const seen = { tasks: [] };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const button = document.querySelector(`[role=button][aria-label="${tap}"]`);
    if (button !== null && seen.tapped === undefined) {
      seen.tapped = performance.now();
      button.click();
    }
    // What lies below stays in the page, hidden.
    const heading = [...document.querySelectorAll('h1')].filter((each) => each.offsetParent !== null).at(-1);
    if (heading?.textContent === answer) seen.answered = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function openOnce(browser, base, what) {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.addInitScript(watch, what);
  await page.goto(base, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.seen?.answered !== undefined, undefined, { timeout: 60_000 });
  await page.waitForTimeout(1000);
  const { seen, paint } = await page.evaluate(() => ({
    seen: window.seen,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  // Total blocking time: what long tasks take beyond 50 ms, from the first paint until the answer.
  const blocking = seen.tasks
    .filter(({ startTime, duration }) => startTime + duration > paint && startTime < seen.answered)
    .reduce((sum, { startTime, duration }) => sum + Math.max(0, duration - 50 - Math.max(0, paint - startTime)), 0);
  return { paint, tapped: seen.tapped, answered: seen.answered, blocking };
}

if (!(await exportWeb(root)).ok) process.exit(1);
const blank = await exportBlank(root);
if (blank === undefined) process.exit(1);

const sites = [
  { name: 'blank Expo app', dist: blank, what: { tap: 'Tap', answer: 'Tapped' }, runs: [] },
  { name: 'Low Five', dist: path.join(root, 'dist'), what: { tap: 'Settings', answer: 'Settings' }, runs: [] },
];
for (const site of sites) site.server = await serve(site.dist);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
// One run of each to warm the server's compressed bodies, then in turn, so that a noisy minute hits both alike.
for (let run = 0; run <= RUNS; run += 1) {
  for (const { server, what, runs, name } of sites) {
    const seen = await openOnce(browser, `http://127.0.0.1:${server.port}`, what);
    if (run > 0) runs.push(seen);
    if (run > 0) console.error(`  ${name}, run ${run} of ${RUNS}: ${Math.round(seen.answered)} ms`);
  }
}
await browser.close();
for (const { server } of sites) await server.close();

const ms = (runs, key) => Math.round(median(runs.map((each) => each[key])));
const results = Object.fromEntries(
  sites.map(({ name, runs }) => [
    name,
    Object.fromEntries(['paint', 'tapped', 'answered', 'blocking'].map((key) => [key, ms(runs, key)])),
  ]),
);
const ratio = Math.round((results['Low Five'].answered / results['blank Expo app'].answered) * 100) / 100;
const rows = [
  ['', 'first paint', 'something to tap', 'tap answered', 'total blocking time'],
  ...sites.map(({ name }) => [
    name,
    ...['paint', 'tapped', 'answered', 'blocking'].map((key) => `${results[name][key]} ms`),
  ]),
];
console.log(textTable(rows));
console.log(`  Low Five takes ${ratio} times as long as a blank app until a tap is answered.`);
if (words.includes('--write')) {
  writeBenchmark(root, 'Opening', {
    command: 'npm run bench:open -- --write',
    rows,
    notes: `Chromium, processor ${THROTTLE} times slower, empty cache, median of ${RUNS}, both in turn. The tap opens the settings, a room that is fetched for it. ${ratio} times the blank app (limit 1.5).`,
  });
}
if (words.includes('--json')) console.log(JSON.stringify({ ...results, ratio }));
process.exit(ratio <= 1.5 && results['Low Five'].blocking <= 1000 ? 0 : 1);
