// Builds what Hermes runs on both phones, when something that goes into it has changed, and weighs it.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { stampOf } from './export.mjs';
import { areWithin, kilobytes, sayFigure, writeFigures } from './figures.mjs';
import { runShowing } from './run.mjs';

const ANDROID_LIMIT_KB = 3.5 * 1024;
/** What every Hermes bytecode file begins with. */
const HERMES_MAGIC = Buffer.from('c61fbc03c103191f', 'hex');

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = path.join(root, '.cache', 'bundles');
const stampFile = path.join(folder, '.stamp');

async function build() {
  const stamp = stampOf(root);
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp) return true;
  fs.rmSync(folder, { recursive: true, force: true });
  const { code, output } = await runShowing(
    'Building for both phones',
    'expo export -p android -p ios --output-dir .cache/bundles',
    { root, env: { CI: '1' } },
  );
  if (code !== 0) {
    console.error(output);
    return false;
  }
  fs.writeFileSync(stampFile, stamp);
  return true;
}

/** The bytes of all bytecode of one platform; throws when a file is not bytecode. */
function weigh(platform) {
  const place = path.join(folder, '_expo', 'static', 'js', platform);
  const files = fs.readdirSync(place).map((name) => path.join(place, name));
  for (const file of files) {
    if (!fs.readFileSync(file).subarray(0, 8).equals(HERMES_MAGIC)) throw new Error(`${file} is not Hermes bytecode`);
  }
  return files.reduce((sum, file) => sum + fs.statSync(file).size, 0);
}

if (!(await build())) process.exit(1);
const figures = [
  { what: 'Android bytecode', value: kilobytes(weigh('android')), limit: ANDROID_LIMIT_KB, unit: 'KB' },
  { what: 'iOS bytecode', value: kilobytes(weigh('ios')), unit: 'KB' },
];
for (const figure of figures) console.log(sayFigure(figure));
writeFigures(path.join(root, '.cache', 'results', 'bundles.figures.json'), figures);
process.exit(areWithin(figures) ? 0 : 1);
