// Opens the exported app in a real browser and runs every e2e/*.spec.mjs.
//
// A spec file exports `specs`, a list of { name, run, context?, minutes?, long?, away? }. `run` gets { page, context, open, base, root, assert,
// figure, long } and throws when something is wrong; `context` holds Playwright's context options (viewport, reducedMotion, …); `minutes` is
// how long it may take; `long` keeps it for `--long`; `away` lets requests fail, for tests that take the network away.
// A console error or warning, an uncaught exception, a failed request or one to another origin fails the test it happens in, on any page of it.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { chromium } from 'playwright-core';

import { BROWSER_FLAGS, ensureBrowser } from '../tools/browser.mjs';
import { exportWeb } from '../tools/export.mjs';
import { areWithin, sayFigure, writeFigures } from '../tools/figures.mjs';
import { seconds } from '../tools/run.mjs';
import { serve } from '../tools/serve.mjs';

const USAGE = 'Usage: npm run e2e -- [--only <words in the name>] [--long] [--json <file>]';
const MINUTES = 1;
/** Two at a time: one waits while the other computes. */
const LANES = 2;
const HOST = '127.0.0.1';
const PHONE = { width: 375, height: 667 };

function readWords(words) {
  const options = { long: false };
  for (let i = 0; i < words.length; i += 1) {
    if (words[i] === '--long') {
      options.long = true;
    } else if (['--only', '--json'].includes(words[i]) && words[i + 1] !== undefined) {
      options[words[i].slice(2)] = words[(i += 1)];
    } else {
      console.error(`I do not know "${words.slice(i).join(' ')}". ${USAGE}`);
      process.exit(2);
    }
  }
  return options;
}

async function loadSpecs(folder) {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.spec.mjs'));
  const lists = await Promise.all(
    files.sort().map(async (name) => {
      const { specs } = await import(pathToFileURL(path.join(folder, name)).href);
      return specs.map((spec) => ({ ...spec, name: `${name.replace('.spec.mjs', '')}: ${spec.name}` }));
    }),
  );
  return lists.flat();
}

function listenForComplaints(context, away, complaints) {
  context.on('console', (message) => {
    // A browser reports a fetch that the test itself made impossible.
    if (away && message.text().includes('net::ERR_INTERNET_DISCONNECTED')) return;
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().stack ?? error.error()}`));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$|^wss?:$/.test(protocol) && hostname !== HOST) complaints.push(`asked elsewhere: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    // Leaving a page breaks off what it was still fetching.
    if (!away && request.failure()?.errorText !== 'net::ERR_ABORTED')
      complaints.push(`request failed: ${request.url()} ${request.failure()?.errorText}`);
  });
}

function withTimeLimit(promise, minutes) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${minutes} min`)), minutes * 60_000);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function runOne(spec, { browser, base, root, pictures, long, figures }) {
  const started = Date.now();
  const complaints = [];
  const contexts = [];
  const open = async (options) => {
    const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', ...options });
    listenForComplaints(context, spec.away === true, complaints);
    // Nobody comes back to most pages: they need not fetch and keep the whole build.
    if (spec.comesBack !== true) await context.addInitScript(() => delete Navigator.prototype.serviceWorker);
    contexts.push(context);
    return context;
  };
  const context = await open(spec.context);
  const page = await context.newPage();
  const figure = (each) => figures.push(each);
  let error;
  try {
    await withTimeLimit(
      spec.run({ page, context, open, base, root, assert, figure, long }),
      (spec.minutes ?? MINUTES) * (long ? 4 : 1),
    );
    assert.deepEqual(complaints, [], 'the page complained');
  } catch (thrown) {
    error = thrown instanceof Error ? thrown : new Error(String(thrown));
    fs.mkdirSync(pictures, { recursive: true });
    const name = spec.name.replace(/[^\w-]+/g, '-');
    for (const [i, shown] of contexts.flatMap((each) => each.pages()).entries()) {
      await shown.screenshot({ path: path.join(pictures, `${name}-${i}.png`) }).catch(() => {});
    }
  }
  for (const each of contexts) await each.close().catch(() => {});
  console.log(`  ${error === undefined ? '✔' : '✖'} ${spec.name} (${seconds(started)})`);
  if (error !== undefined) console.log(`    ${[error.stack ?? error.message, ...complaints].join('\n    ')}`);
  return { name: spec.name, ok: error === undefined };
}

const { only, json, long } = readWords(process.argv.slice(2));
const folder = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(folder);

let executablePath;
try {
  executablePath = ensureBrowser();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (!(await exportWeb(root)).ok) process.exit(1);

const specs = (await loadSpecs(folder)).filter(
  (spec) => (long || spec.long !== true) && (only === undefined || spec.name.includes(only)),
);
const figures = [];
const server = await serve(path.join(root, 'dist'));
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
const world = {
  browser,
  root,
  base: `http://${HOST}:${server.port}`,
  long,
  figures,
  pictures: path.join(root, 'reports', 'e2e'),
};
const waiting = [...specs];
const results = [];
const lane = async () => {
  for (let spec; (spec = waiting.shift()) !== undefined;) results.push(await runOne(spec, world));
};
await Promise.all(Array.from({ length: LANES }, lane));
await browser.close();
await server.close();

// The same field names as Jest's report, so that `npm test` reads both alike.
const numPassedTests = results.filter((each) => each.ok).length;
const numFailedTests = results.length - numPassedTests;
if (json !== undefined) {
  fs.writeFileSync(path.resolve(root, json), JSON.stringify({ numPassedTests, numFailedTests, results }));
  writeFigures(path.resolve(root, json.replace(/\.json$/, '.figures.json')), figures);
}
for (const each of figures) console.log(sayFigure(each));
console.log(`  ${numPassedTests} passed, ${numFailedTests} failed in the browser`);
process.exit(numFailedTests === 0 && results.length > 0 && areWithin(figures) ? 0 : 1);
