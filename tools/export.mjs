// Builds the web app into dist/ when something that goes into it has changed.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { runShowing } from './run.mjs';
import { makeWebApp } from './webApp.mjs';

const INPUTS = [
  'App.tsx',
  'index.ts',
  'app.json',
  '.env',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'babel.config.js',
  'metro.config.js',
  'public',
  'assets',
  'src',
  'tools/botWorker.mjs',
  'tools/webApp.mjs',
];
const isTest = (file) => /\.(test|testkit)\.[a-z]+$/.test(file);

export function* filesUnder(place) {
  const stat = fs.statSync(place, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) {
    yield place;
    return;
  }
  for (const name of fs.readdirSync(place).sort()) yield* filesUnder(path.join(place, name));
}

/** One number for everything the web app is made of. */
export function stampOf(root) {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of filesUnder(path.join(root, input))) {
      if (isTest(file)) continue;
      hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Resolves to { ok, fresh }: `fresh` tells that nothing had to be built. The old build stays until the new one is whole. */
export async function exportWeb(root) {
  const dist = path.join(root, 'dist');
  const stampFile = path.join(dist, '.stamp');
  const stamp = stampOf(root);
  const known = fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8') : '';
  if (known === stamp) return { ok: true, fresh: true };

  const next = path.join('.cache', `web-${process.pid}`);
  fs.rmSync(path.join(root, next), { recursive: true, force: true });
  const { code, output } = await runShowing(
    'Building the web app (about half a minute)',
    `expo export -p web --output-dir ${next}`,
    { root, env: { CI: '1' } },
  );
  if (code !== 0 || !fs.existsSync(path.join(root, next, 'index.html'))) {
    console.error(output);
    fs.rmSync(path.join(root, next), { recursive: true, force: true });
    return { ok: false, fresh: false };
  }
  // Not at the top: it needs a package, and this file is read before any is installed.
  const { addBotWorker } = await import('./botWorker.mjs');
  addBotWorker(root, path.join(root, next));
  makeWebApp(root, path.join(root, next));
  fs.writeFileSync(path.join(root, next, '.stamp'), stamp);
  fs.rmSync(dist, { recursive: true, force: true });
  fs.renameSync(path.join(root, next), dist);
  return { ok: true, fresh: false };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { ok, fresh } = await exportWeb(path.resolve(path.dirname(process.argv[1]), '..'));
  if (fresh) console.log('  The web app is up to date.');
  process.exit(ok ? 0 : 1);
}
