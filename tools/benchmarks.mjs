// `npm run benchmarks -- engine hermes …`: runs benches and proofs and writes what they print into docs/benchmarks.md.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { writeBenchmark } from './bench/table.mjs';

const PARTS = {
  engine: ['Engine on Node', 'bench:engine'],
  hermes: ['Engine on Hermes', 'bench:hermes'],
  bots: ['Bots: time to decide', 'bench:bots'],
  blindfold: ['Bots: the blindfold', 'blindfold'],
  ends: ['Bots: all games end', 'ends'],
  saves: ['Saves: size and time', 'bench:saves'],
  proofs: ['Saves and sessions: the proofs in full', 'proofs'],
  memory: ['Memory in Node', 'bench:memory'],
};
const HELP = `npm run benchmarks -- ${Object.keys(PARTS).join('|')} …   (bench:web and bench:open write their own part with --write)`;

const names = process.argv.slice(2);
const stranger = names.find((name) => !Object.hasOwn(PARTS, name));
if (names.length === 0 || stranger !== undefined) {
  console.error(stranger === undefined ? HELP : `There is no bench "${stranger}". ${HELP}`);
  process.exit(2);
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** What the script prints on standard output; its progress goes to the screen. */
function printed(script) {
  const child = spawn('npm', ['run', '--silent', script], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
    process.stdout.write(chunk);
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve({ code: 1, text }));
    child.on('close', (code) => resolve({ code, text: text.trim() }));
  });
}

let failed = 0;
for (const name of names) {
  const [title, script] = PARTS[name];
  const { code, text } = await printed(script);
  if (code !== 0) failed++;
  if (text !== '') writeBenchmark(root, title, { command: `npm run ${script}`, text });
}
process.exit(failed === 0 ? 0 : 1);
