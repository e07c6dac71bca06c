// `npm run soak`: a monkey taps for half an hour over all games, screens and settings. Nothing may break, nothing may get stuck, no save may be lost.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

import { BROWSER_FLAGS, ensureBrowser } from '../tools/browser.mjs';
import { exportWeb } from '../tools/export.mjs';
import { serve } from '../tools/serve.mjs';
import { chance } from './player.mjs';

const USAGE = 'Usage: npm run soak -- [--minutes 30] [--seed 1]';
const HOST = '127.0.0.1';
/** A monkey that throws its games away would never see one end. */
const SELDOM = /^(Give it up|Give up|Remove it|Reset|Aufgeben|Entfernen|Zurücksetzen)|(aufgeben|zurücksetzen)$/;
/** At a table it mostly plays. */
const AWAY =
  /^(Menu|Hint|Back|Lobby|Leave the table|Settings|Rules|Menü|Tipp|Zurück|Tisch verlassen|Einstellungen|Regeln)/;
/** Elsewhere it likes to find a table again. */
const TOWARDS =
  /^(Play |Continue |Again|Deal the cards|Next round|I am |Noch einmal|Karten austeilen|Nächste Runde|Ich bin )|spielen$/;
const BROKEN = /That should not have happened|Das hätte nicht passieren dürfen/;
const STUCK_MS = 20_000;
/** So many taps at one place without a move or a way out are a trap. */
const IDLE_TAPS = 500;
/** Where it is set down from time to time, and for how long: every game, and the rest between them. */
const TOUR = ['lama', 'alpaca', 'no-thanks', 'ojyks', 'kaktus'].flatMap((game, i) => [
  { address: `/setup/${game}`, ms: 75_000 },
  { address: ['/', '/settings', '/history', '/about', `/rules/${game}`][i], ms: 15_000 },
]);
/** A move taken back counts for so many steps: more than a game has moves. */
const UNDONE = 10_000;

function readWords(words) {
  const options = { minutes: 30, seed: 1 };
  for (let i = 0; i < words.length; i += 2) {
    const name = words[i].slice(2);
    const value = Number(words[i + 1]);
    if (!(name in options) || !(value > 0)) {
      console.error(`I do not know "${words.slice(i).join(' ')}". ${USAGE}`);
      process.exit(2);
    }
    options[name] = value;
  }
  return options;
}

/** In the page: everything that can be tapped, scrolled to or not, with its label. */
function everything() {
  const dialogs = [...document.querySelectorAll('[aria-modal=true]')].filter((each) => each.checkVisibility());
  const scope = dialogs.at(-1) ?? document;
  return [...scope.querySelectorAll('[role=button], [role=radio], [role=switch], [role=link], button')]
    .filter((each) => each.offsetParent !== null && each.closest('[aria-hidden=true]') === null)
    .map((each, i) => {
      each.dataset.monkey = String(i);
      return each.getAttribute('aria-label') ?? each.textContent ?? '';
    });
}

/** In the page: id → the game and how far it is saved, for every save; null for one that cannot be read. */
function saves(undoneSteps) {
  const found = {};
  for (const key of Object.keys(localStorage)) {
    const [, id] = /^low-five\/game\/(\w+)\/[ab]$/.exec(key) ?? [];
    if (id === undefined) continue;
    const text = localStorage.getItem(key);
    try {
      const { plan, plies, undone } = JSON.parse(text.slice(text.indexOf('\n') + 1));
      // Taking a move back is a step forward too.
      const steps = Math.max(found[id]?.steps ?? 0, plies.length + undone * undoneSteps);
      found[id] = { game: plan.game, steps };
    } catch {
      found[id] = null;
    }
  }
  return found;
}

const { minutes, seed } = readWords(process.argv.slice(2));
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
if (!(await exportWeb(root)).ok) process.exit(1);
const server = await serve(path.join(root, 'dist'));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
const context = await browser.newContext({ viewport: { width: 375, height: 667 }, locale: 'en-GB' });
const faults = [];
context.on('console', (message) => {
  if (['error', 'warning'].includes(message.type())) faults.push(`console ${message.type()}: ${message.text()}`);
});
context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack ?? error.error()}`));
context.on('request', (request) => {
  const { protocol, hostname } = new URL(request.url());
  if (protocol.startsWith('http') && hostname !== HOST) faults.push(`asked elsewhere: ${request.url()}`);
});
const base = `http://${HOST}:${server.port}`;
const page = await context.newPage();
page.on('crash', () => faults.push('the page crashed'));
let isOver = false;
browser.on('disconnected', () => {
  if (isOver) return;
  console.error(`✖ the browser went away after ${count.taps} taps`);
  process.exit(1);
});
const random = chance(seed);
const until = Date.now() + minutes * 60_000;
let said = Date.now();
let movedAt = Date.now();
let known = {};
let visits = 0;
let nextVisit = 0;
let idle = 0;
let lastWhere = '';
/** What was tapped since the last move: a monkey is curious for the rest. */
const tried = new Set();
const count = { taps: 0, reloads: 0, moves: {}, screens: new Set() };
const movesOf = () =>
  Object.entries(count.moves)
    .map(([game, moves]) => `${game} ${moves}`)
    .join(', ');

while (Date.now() < until && faults.length === 0) {
  const labels = await page.evaluate(everything).catch(() => []);
  const stays = page.url().includes('/table/') && random(8) !== 0;
  const can = labels
    .map((label, i) => ({ label, i }))
    .filter(({ label }) => (!SELDOM.test(label) || random(40) === 0) && !(stays && AWAY.test(label)));
  if (can.length > 0) {
    const towards = can.filter(({ label }) => TOWARDS.test(label));
    const fresh = can.filter(({ label }) => !tried.has(label));
    if (fresh.length === 0) tried.clear();
    const pool = towards.length > 0 && random(2) === 0 ? towards : fresh.length > 0 && random(4) !== 0 ? fresh : can;
    const { i, label: chosen } = pool[random(pool.length)];
    tried.add(chosen);
    await page
      .locator(`[data-monkey="${i}"]`)
      .first()
      .click({ timeout: 300, force: random(2) === 0 })
      .catch(() => {});
    count.taps += 1;
    movedAt = Date.now();
  } else if (Date.now() - movedAt > STUCK_MS) {
    faults.push(`stuck at ${page.url()}\n${await page.locator('body').ariaSnapshot()}`);
  } else {
    await page.waitForTimeout(30).catch(() => {});
  }
  // Left to itself it would stay with the game it found first.
  if (Date.now() >= nextVisit) {
    const { address, ms } = TOUR[visits % TOUR.length];
    await page.goto(`${base}${address}`);
    visits += 1;
    nextVisit = Date.now() + ms;
  }
  if (random(60) === 0) {
    await (random(2) === 0 ? page.reload() : page.goBack()).catch(() => {});
    if (!page.url().includes(HOST)) await page.goto(base);
    count.reloads += 1;
  }
  if (
    await page
      .getByText(BROKEN)
      .isVisible()
      .catch(() => false)
  ) {
    faults.push(`the screen broke at ${page.url()}`);
  }
  const now = await page.evaluate(saves, UNDONE).catch(() => known);
  const where = `${new URL(page.url()).pathname} ${JSON.stringify(now)}`;
  idle = where === lastWhere ? idle + 1 : 0;
  lastWhere = where;
  if (idle > IDLE_TAPS)
    faults.push(`${idle} taps changed nothing at ${page.url()}\n${await page.locator('body').ariaSnapshot()}`);
  for (const [id, save] of Object.entries(now)) {
    const before = known[id]?.steps;
    if (save === null) faults.push(`the save ${id} cannot be read`);
    else if (save.steps < (before ?? 0)) faults.push(`the save ${id} went back from ${before} to ${save.steps} moves`);
    else if (before !== undefined && save.steps - before < UNDONE / 2) {
      if (save.steps > before) tried.clear();
      count.moves[save.game] = (count.moves[save.game] ?? 0) + save.steps - before;
    }
  }
  known = now;
  count.screens.add(
    new URL(page.url()).pathname
      .split('/')
      .slice(1, 3)
      .join('/')
      .replace(/^table\/.*/, 'table'),
  );
  if (Date.now() - said > 30_000) {
    said = Date.now();
    const left = Math.ceil((until - said) / 60_000);
    console.log(`  ${count.taps} taps, moves: ${movesOf()}, ${count.reloads} reloads, ${left} min left`);
  }
}
if (faults.length > 0) await page.screenshot({ path: path.join(root, 'reports', 'soak.png') }).catch(() => {});
isOver = true;
await browser.close().catch(() => {});
await server.close();
console.log(
  `${minutes} min, seed ${seed}: ${count.taps} taps, moves: ${movesOf()}, ${count.reloads} reloads, ${count.screens.size} places, ${faults.length} faults`,
);
for (const fault of faults) console.error(`✖ ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
