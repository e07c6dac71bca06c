// `npm run mutate`: breaks the engine and the saves on purpose, one small change at a time, and asks whether their tests notice. Not part of CI.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const ENGINE = 'src/engine';
const SAVES = 'src/session/save';
/** How much must be caught, in percent: of all mutants of the engine together, and of the saves. */
const BARS = { engine: 85, saves: 80 };
const CAUGHT = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

// Every folder with its own tests: a mutant of a game must be caught by the tests of that game.
const folders = [
  `${ENGINE}/core`,
  ...fs
    .readdirSync(path.join(ROOT, ENGINE, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${ENGINE}/games/${entry.name}`),
  SAVES,
];
const names = folders.map((folder) => path.basename(folder));
const words = process.argv.slice(2);
const stranger = words.find((word) => !names.includes(word));
if (stranger !== undefined) {
  console.error(`mutate: there is no folder "${stranger}"; npm run mutate -- [${names.join('|')} …]`);
  process.exit(2);
}

const reportOf = (name) => path.join('reports', 'mutation', `${name}.json`);

for (const [index, folder] of folders.entries()) {
  if (words.length > 0 && !words.includes(names[index])) continue;
  console.log(`▸ ${folder}`);
  const { status } = spawnSync('npx', ['stryker', 'run'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, MUTATE_FOLDER: folder, MUTATE_REPORT: reportOf(names[index]) },
  });
  if (status !== 0) process.exit(1);
}

const counts = { engine: { all: 0, caught: 0 }, saves: { all: 0, caught: 0 } };
for (const [index, name] of names.entries()) {
  const file = path.join(ROOT, reportOf(name));
  if (!fs.existsSync(file)) continue;
  const { files } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const mutants = Object.entries(files).flatMap(([at, { mutants: list }]) => list.map((one) => ({ at, ...one })));
  const hit = mutants.filter(({ status }) => CAUGHT.has(status)).length;
  const missed = mutants.filter(({ status }) => MISSED.has(status));
  const count = counts[folders[index] === SAVES ? 'saves' : 'engine'];
  count.all += hit + missed.length;
  count.caught += hit;
  console.log(`${name}: ${hit} of ${hit + missed.length} caught (${percent(hit, hit + missed.length)} %)`);
  for (const { at, location, mutatorName, replacement } of missed) {
    const text = replacement.replace(/\s+/g, ' ').slice(0, 80);
    console.log(`  ${at}:${location.start.line}:${location.start.column} ${mutatorName} → ${text}`);
  }
}
for (const [room, { all, caught }] of Object.entries(counts)) {
  if (all === 0) continue;
  console.log(`${room}: ${caught} of ${all} caught (${percent(caught, all)} %), the bar is ${BARS[room]} %`);
  if ((100 * caught) / all < BARS[room]) process.exitCode = 1;
}

function percent(part, whole) {
  return ((100 * part) / whole).toFixed(1);
}
