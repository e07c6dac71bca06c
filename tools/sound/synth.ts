/** A small synthesiser: strikes of wood, breaths of paper, and what is needed to shape them. Pure sums, so the same sound comes out everywhere. */
import { Rng } from '../../src/engine/core/rng';

export const RATE = 22_050;

/** Samples of one channel, about −1 to 1. */
export type Wave = Float64Array<ArrayBuffer>;

export const silence = (seconds: number): Wave => new Float64Array(Math.round(seconds * RATE));

/** Adds `part` to `into` from a moment on; what does not fit falls away. */
export function mix(into: Wave, part: Wave, at = 0, gain = 1): Wave {
  const from = Math.round(at * RATE);
  const until = Math.min(part.length, into.length - from);
  for (let i = 0; i < until; i++) into[from + i] = into[from + i]! + gain * part[i]!;
  return into;
}

/** Rises over `attack` without a corner and then dies away, `decay` being the time to a third. */
export function struck(wave: Wave, attack: number, decay: number): Wave {
  for (let i = 0; i < wave.length; i++) {
    const time = i / RATE;
    const rise = time < attack ? 0.5 - 0.5 * Math.cos((Math.PI * time) / attack) : 1;
    wave[i] = wave[i]! * rise * Math.exp(-Math.max(0, time - attack) / decay);
  }
  return wave;
}

/** A tone that glides from one pitch to another. */
export function tone(seconds: number, from: number, to = from): Wave {
  const wave = silence(seconds);
  let turn = 0;
  for (let i = 0; i < wave.length; i++) {
    wave[i] = Math.sin(2 * Math.PI * turn);
    turn += (from + ((to - from) * i) / wave.length) / RATE;
  }
  return wave;
}

interface Bar {
  readonly pitch: number;
  readonly seconds: number;
  readonly decay: number;
  /** How hard the mallet is: how much of the upper tones is heard. */
  readonly hardness: number;
}

/** A wooden bar, tuned as a marimba's is: the fourth and about the tenth of its ground tone sound with it, shorter. */
export function bar({ pitch, seconds, decay, hardness }: Bar): Wave {
  const wave = silence(seconds);
  mix(wave, struck(tone(seconds, pitch), 0.003, decay));
  mix(wave, struck(tone(seconds, pitch * 3.93), 0.002, decay / 3), 0, 0.28 * hardness);
  if (pitch * 9.2 < RATE / 2.5) mix(wave, struck(tone(seconds, pitch * 9.2), 0.001, decay / 8), 0, 0.14 * hardness);
  return wave;
}

/** Noise through a band that wanders from one pitch to another: paper, air, cloth. `seed` makes it the same every time. */
export function breath(seconds: number, seed: string, from: number, to: number, width: number): Wave {
  const rng = new Rng(seed);
  const wave = silence(seconds);
  // A state-variable filter with trapezoidal steps: it stays steady while its pitch moves.
  let first = 0;
  let second = 0;
  for (let i = 0; i < wave.length; i++) {
    const g = Math.tan((Math.PI * (from + ((to - from) * i) / wave.length)) / RATE);
    const noise = rng.int(65_536) / 32_768 - 1;
    const band = (first + g * (noise - second)) / (1 + g * (g + width));
    const low = second + g * band;
    first = 2 * band - first;
    second = 2 * low - second;
    wave[i] = band * width;
  }
  return wave;
}

/** The first and the last moments run to nothing, so that no speaker clicks. */
export function softEnds(wave: Wave, start = 0.001, end = 0.012): Wave {
  const first = Math.round(start * RATE);
  const last = Math.round(end * RATE);
  for (let i = 0; i < first; i++) wave[i] = (wave[i]! * i) / first;
  for (let i = 0; i < last; i++) {
    const at = wave.length - 1 - i;
    wave[at] = (wave[at]! * i) / last;
  }
  return wave;
}
