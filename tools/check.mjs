// `npm test`: runs everything CI runs, two steps at a time, and ends with the one line that counts.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { readFigures, sayFigure } from './figures.mjs';
import { ensureInstalled } from './install.mjs';
import { run, seconds } from './run.mjs';
import { STEPS } from './steps.mjs';
import { tally, verdict } from './tally.mjs';

const LANES = 2;
const STILL_THERE_MS = 20_000;
const USAGE = `Usage: npm test -- [--only <step>,…]   steps: ${STEPS.map((step) => step.name).join(', ')}`;

function giveUp(message) {
  console.error(message);
  process.exit(2);
}

/** Which steps to run; a step that others wait for comes along with them. */
function readWords(words) {
  if (words.length === 0) return STEPS;
  if (words.includes('--help') || words.includes('-h')) {
    console.log(USAGE);
    process.exit(0);
  }
  const [word, glued] = words[0].split(/=(.*)/s);
  const list = glued ?? words[1];
  if (word !== '--only' || list === undefined || words.length > (glued === undefined ? 2 : 1)) {
    giveUp(`I do not know "${words.join(' ')}". ${USAGE}`);
  }
  const names = list.split(',').map((name) => name.trim());
  const stranger = names.find((name) => !STEPS.some((step) => step.name === name));
  if (stranger !== undefined) giveUp(`There is no step "${stranger}". ${USAGE}`);
  const wanted = new Set(names.flatMap((name) => [name, STEPS.find((step) => step.name === name).after]));
  return STEPS.filter((step) => wanted.has(step.name));
}

function readReport(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function runStep(step, root) {
  const started = Date.now();
  const file = step.tests === undefined ? undefined : path.join(root, step.tests);
  for (const old of [step.tests, step.figures]) if (old !== undefined) fs.rmSync(path.join(root, old), { force: true });
  console.log(`  ▸ ${step.name}`);
  const timer = setInterval(() => console.log(`  … ${step.name}, ${seconds(started)}`), STILL_THERE_MS);
  const { code, output } = await run(step.command, { root, env: { CI: '1', NO_COLOR: '1', FORCE_COLOR: undefined } });
  clearInterval(timer);
  const time = seconds(started);
  const report = file === undefined ? undefined : readReport(file);
  const ok = code === 0 && (file === undefined || report !== undefined);
  console.log(`  ${ok ? '✔' : '✖'} ${step.name}, ${time}`);
  if (!ok) console.log(output.replace(/^\{"numFailedTestSuites".*$/gm, '').replace(/^/gm, '    '));
  const figures = step.figures === undefined ? [] : readFigures(path.join(root, step.figures));
  return { name: step.name, ok, time, figures, ...tally(!ok, report) };
}

/** Each lane takes the first step that is free to start; a step whose forerunner failed is not started at all. */
async function runAll(steps, root) {
  const waiting = [...steps];
  const done = new Map();
  let wake = [];
  const lane = async () => {
    while (waiting.length > 0) {
      const i = waiting.findIndex((step) => step.after === undefined || done.has(step.after));
      if (i === -1) {
        await new Promise((resolve) => wake.push(resolve));
        continue;
      }
      const [step] = waiting.splice(i, 1);
      const result =
        done.get(step.after)?.ok === false
          ? { name: step.name, ok: false, time: 'not run', figures: [], ...tally(true) }
          : await runStep(step, root);
      done.set(step.name, result);
      wake.forEach((resolve) => resolve());
      wake = [];
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return steps.map((step) => done.get(step.name));
}

const steps = readWords(process.argv.slice(2));
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const started = Date.now();

console.log('Low Five: all checks');
await ensureInstalled(root);
fs.mkdirSync(path.join(root, '.cache', 'results'), { recursive: true });
const results = await runAll(steps, root);

console.log(`\n  ${'step'.padEnd(16)}${'result'.padEnd(8)}${'tests'.padStart(8)}${'time'.padStart(12)}`);
for (const { name, ok, passed, failed, time } of results) {
  const tests = passed + failed === 0 ? '' : String(passed + failed);
  console.log(`  ${name.padEnd(16)}${(ok ? 'ok' : 'FAILED').padEnd(8)}${tests.padStart(8)}${time.padStart(12)}`);
}
console.log(`  ${'all'.padEnd(32)}${seconds(started).padStart(12)}\n`);
const figures = results.flatMap((each) => each.figures);
if (figures.length > 0) console.log(`${figures.map(sayFigure).join('\n')}\n`);
console.log(verdict(results));
process.exit(results.every((each) => each.ok) ? 0 : 1);
