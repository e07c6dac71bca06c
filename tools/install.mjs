// Installs the packages when they are missing or older than the lockfile, and not otherwise.
import fs from 'node:fs';
import path from 'node:path';

import { runShowing } from './run.mjs';

const OLDEST_NODE = [20, 19, 4];

const readPackages = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
};

/** True when node_modules holds exactly what the lockfile asks for; packages for other machines may be absent. */
export function isInstalled(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const found = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || found === undefined) return false;
  return Object.entries(wanted).every(
    ([where, { version, optional }]) => where === '' || optional === true || found[where]?.version === version,
  );
}

function nodeIsTooOld() {
  const here = process.versions.node.split('.').map(Number);
  const difference = here.map((part, i) => part - OLDEST_NODE[i]).find((d) => d !== 0) ?? 0;
  return difference < 0;
}

/** Makes sure the packages are there; ends the program with one clear line when that cannot be done. */
export async function ensureInstalled(root) {
  if (nodeIsTooOld()) {
    console.error(`Low Five needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled(root)) return;
  const { code, output } = await runShowing(
    'Installing packages (a few minutes the first time)',
    'npm ci --no-audit --no-fund --loglevel=error',
    { root },
  );
  if (code === 0) return;
  console.error(output);
  console.error('The packages could not be installed; the reason is above. Is the network there?');
  process.exit(1);
}
