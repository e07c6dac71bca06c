// Opens the exported app in a real browser and runs every e2e/*.spec.mjs.
//
// A spec file exports `specs`, a list of { name, run, context? }. `run` gets { page, context, browser, base, assert }
// and throws when something is wrong; `context` holds Playwright's context options (viewport, reducedMotion, …).
// A console error or warning, an uncaught exception or a failed request fails the test it happens in.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { chromium } from 'playwright-core';

import { BROWSER_FLAGS, ensureBrowser } from '../tools/browser.mjs';
import { exportWeb } from '../tools/export.mjs';
import { seconds } from '../tools/run.mjs';
import { serve } from '../tools/serve.mjs';

const USAGE = 'Usage: npm run e2e -- [--only <words in the name>] [--json <file>]';
const ONE_TEST_MS = 60_000;
const PHONE = { width: 375, height: 667 };

function readWords(words) {
  const options = {};
  for (let i = 0; i < words.length; i += 2) {
    if (!['--only', '--json'].includes(words[i]) || words[i + 1] === undefined) {
      console.error(`I do not know "${words.slice(i).join(' ')}". ${USAGE}`);
      process.exit(2);
    }
    options[words[i].slice(2)] = words[i + 1];
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

function listenForComplaints(page) {
  const complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => complaints.push(`request failed: ${request.url()}`));
  return complaints;
}

function withTimeLimit(promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${ONE_TEST_MS / 1000} s`)), ONE_TEST_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function runOne(spec, { browser, base, root, pictures }) {
  const started = Date.now();
  const context = await browser.newContext({ viewport: PHONE, ...spec.context });
  const page = await context.newPage();
  const complaints = listenForComplaints(page);
  let error;
  try {
    await withTimeLimit(spec.run({ page, context, browser, base, root, assert }));
    assert.deepEqual(complaints, [], 'the page complained');
  } catch (thrown) {
    error = thrown instanceof Error ? thrown : new Error(String(thrown));
    fs.mkdirSync(pictures, { recursive: true });
    await page.screenshot({ path: path.join(pictures, `${spec.name.replace(/[^\w-]+/g, '-')}.png`) }).catch(() => {});
  }
  await context.close();
  console.log(`  ${error === undefined ? '✔' : '✖'} ${spec.name} (${seconds(started)})`);
  if (error !== undefined) console.log(`    ${[error.stack ?? error.message, ...complaints].join('\n    ')}`);
  return { name: spec.name, ok: error === undefined };
}

const { only, json } = readWords(process.argv.slice(2));
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

const specs = (await loadSpecs(folder)).filter((spec) => only === undefined || spec.name.includes(only));
const server = await serve(path.join(root, 'dist'));
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
const results = [];
for (const spec of specs) {
  results.push(
    await runOne(spec, {
      browser,
      root,
      base: `http://127.0.0.1:${server.port}`,
      pictures: path.join(root, 'reports', 'e2e'),
    }),
  );
}
await browser.close();
await server.close();

// The same field names as Jest's report, so that `npm test` reads both alike.
const numPassedTests = results.filter((each) => each.ok).length;
const numFailedTests = results.length - numPassedTests;
if (json !== undefined)
  fs.writeFileSync(path.resolve(root, json), JSON.stringify({ numPassedTests, numFailedTests, results }));
console.log(`  ${numPassedTests} passed, ${numFailedTests} failed in the browser`);
process.exit(numFailedTests === 0 && results.length > 0 ? 0 : 1);
