/** `npm run sounds`: makes every sound of the app anew and writes it to assets/sounds. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { SOUNDS } from '../src/session/device';
import { loudnessOf, peakOf } from './sound/loudness';
import { makeSound } from './sound/recipes';
import { RATE } from './sound/synth';
import { toWav } from './sound/wav';

const folder = path.resolve(__dirname, '../assets/sounds');
mkdirSync(folder, { recursive: true });

let bytes = 0;
for (const name of SOUNDS) {
  const wave = makeSound(name);
  const file = toWav(wave);
  writeFileSync(path.join(folder, `${name}.wav`), file);
  bytes += file.length;
  const ms = Math.round((1000 * wave.length) / RATE);
  console.log(
    `${name.padEnd(8)} ${String(ms).padStart(5)} ms ${loudnessOf(wave).toFixed(1)} LUFS, peak ${peakOf(wave).toFixed(2)}`,
  );
}
console.log(`${SOUNDS.length} sounds, ${(bytes / 1000).toFixed(1)} KB`);
