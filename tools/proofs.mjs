// `npm run proofs`: the proofs of the session in full: crashes, damage, refusals, round trips, interleavings, leaks. `npm test` runs a taste of each.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { environment, seconds } from './run.mjs';

const PROOFS = {
  crash: 'saves.crash',
  corrupt: 'saves.corrupt',
  refused: 'saves.refused',
  roundtrip: 'saves.roundtrip',
  interleavings: 'session.interleavings',
  leaks: 'session.leaks',
};
const HELP = `npm run proofs -- [${Object.keys(PROOFS).join('] [')}] [--json]\n  all of them when none is named; progress goes to standard error`;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const words = process.argv.slice(2);
const asJson = words.includes('--json');
const named = words.filter((word) => word !== '--json');
if (named.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}
const unknown = named.find((word) => !Object.hasOwn(PROOFS, word));
if (unknown !== undefined) {
  console.error(`There is no proof "${unknown}".\n${HELP}`);
  process.exit(2);
}

/** One proof in its own process; resolves to whether it held, how long it took and what it found. */
function prove(name) {
  const began = Date.now();
  const figures = path.join(root, '.cache', `proof-${name}-${process.pid}.txt`);
  fs.mkdirSync(path.dirname(figures), { recursive: true });
  const child = spawn('jest', [`__tests__/${PROOFS[name]}.test.ts`, '--selectProjects', 'node', '--runInBand'], {
    cwd: root,
    env: environment(root, { LOW_FIVE_PROOF: 'full', LOW_FIVE_FIGURES: figures }),
    stdio: ['ignore', 2, 2],
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve({ name, held: false, seconds: 0, figures: [] }));
    child.on('close', (code) => {
      const lines = fs.existsSync(figures) ? fs.readFileSync(figures, 'utf8').trim().split('\n') : [];
      fs.rmSync(figures, { force: true });
      console.log(`${code === 0 ? '✓' : '✖'} ${name}, ${seconds(began)}`);
      for (const line of lines) console.log(`    ${line}`);
      resolve({ name, held: code === 0, seconds: Math.round((Date.now() - began) / 1000), figures: lines });
    });
  });
}

const proofs = [];
for (const name of named.length > 0 ? named : Object.keys(PROOFS)) proofs.push(await prove(name));
const held = proofs.every((proof) => proof.held);
if (asJson) console.log(JSON.stringify({ held, proofs }));
process.exit(held ? 0 : 1);
