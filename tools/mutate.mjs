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

const CORE = `${ENGINE}/core`;
const inside = (folder) => fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true });
const whole = (folder) => ({
  name: path.basename(folder),
  files: `${folder}/**/*.ts`,
  tests: folder,
});

// A mutant must be caught close by: in the core by the tests beside the file, elsewhere by the tests of the same folder.
const parts = [
  ...inside(CORE)
    .filter(({ name }) => name.endsWith('.test.ts'))
    .map(({ name }) => ({
      name: `core/${name.replace('.test.ts', '')}`,
      files: `${CORE}/${name.replace('.test', '')}`,
      tests: `${CORE}/${name}`,
    })),
  { name: 'registry', files: `${ENGINE}/games/registry.ts`, tests: `${ENGINE}/games/registry.test.ts` },
  ...inside(`${ENGINE}/games`)
    .filter((entry) => entry.isDirectory())
    .map((entry) => whole(`${ENGINE}/games/${entry.name}`)),
  whole(SAVES),
];
const isMeant = ({ name }, word) => name === word || name.startsWith(`${word}/`);
const words = process.argv.slice(2);
const stranger = words.find((word) => !parts.some((part) => isMeant(part, word)));
if (stranger !== undefined) {
  const names = ['core', ...parts.map(({ name }) => name)];
  console.error(`mutate: there is no part "${stranger}"; npm run mutate -- [part …], of ${names.join(', ')}`);
  process.exit(2);
}

const reportOf = ({ name }) => path.join('reports', 'mutation', `${name.replace('/', '-')}.json`);

for (const part of parts) {
  if (words.length > 0 && !words.some((word) => isMeant(part, word))) continue;
  console.log(`▸ ${part.name}`);
  fs.rmSync(path.join(ROOT, reportOf(part)), { force: true });
  const { status } = spawnSync('npx', ['stryker', 'run', '--testRunner', process.env.MUTATE_RUNNER ?? 'quick'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, MUTATE_FILES: part.files, MUTATE_TESTS: part.tests, MUTATE_REPORT: reportOf(part) },
  });
  // Without a report something went wrong, whatever the status says.
  if (status !== 0 || !fs.existsSync(path.join(ROOT, reportOf(part)))) process.exit(1);
}

const counts = { engine: { all: 0, caught: 0 }, saves: { all: 0, caught: 0 } };
console.log('\npart: killed, timed out (counted as caught), survived, not covered, broken (not counted), score');
for (const part of parts) {
  const file = path.join(ROOT, reportOf(part));
  if (!fs.existsSync(file)) continue;
  const { files } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const mutants = Object.entries(files).flatMap(([at, { mutants: list }]) => list.map((one) => ({ at, ...one })));
  const of = (word) => mutants.filter(({ status }) => status === word).length;
  const hit = mutants.filter(({ status }) => CAUGHT.has(status)).length;
  const missed = mutants.filter(({ status }) => MISSED.has(status));
  const count = counts[part.files.startsWith(SAVES) ? 'saves' : 'engine'];
  count.all += hit + missed.length;
  count.caught += hit;
  const row = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'].map(of).join(', ');
  console.log(`${part.name}: ${row}, ${percent(hit, hit + missed.length)} %`);
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
