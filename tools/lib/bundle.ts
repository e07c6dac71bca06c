/** One plain script out of a TypeScript entry: module boundaries cost a long run a third of its speed, and Hermes knows none. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { buildSync, type BuildOptions } from 'esbuild';

const ROOT = path.resolve(__dirname, '..', '..');
const FOLDER = path.join(ROOT, '.cache', 'tools');

/** Bundles `tools/<entry>.ts` and gives the script's path. */
export function bundle(entry: string, options: BuildOptions = { platform: 'node' }): string {
  mkdirSync(FOLDER, { recursive: true });
  // Its own file per process: two benches may run at the same time.
  const outfile = path.join(FOLDER, `${path.basename(entry)}-${process.pid}.js`);
  buildSync({
    absWorkingDir: ROOT,
    entryPoints: [path.join('tools', `${entry}.ts`)],
    bundle: true,
    outfile,
    logLevel: 'error',
    ...options,
  });
  return outfile;
}
