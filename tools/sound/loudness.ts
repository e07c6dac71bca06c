/** How loud a sound is to ears: K-weighted as in ITU-R BS.1770, over the part that sounds. (The gates of the norm are made for minutes, not for clicks.) */
import { RATE, type Wave } from './synth';

interface Filter {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The head lifts what is above 1.7 kHz by 4 dB. */
function headShelf(): Filter {
  const k = Math.tan((Math.PI * 1681.974450955533) / RATE);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const mid = high ** 0.4996667741545416;
  const norm = 1 + k / q + k * k;
  return {
    b: [(high + (mid * k) / q + k * k) / norm, (2 * (k * k - high)) / norm, (high - (mid * k) / q + k * k) / norm],
    a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm],
  };
}

/** Ears hardly count what is below 40 Hz. */
function lowCut(): Filter {
  const k = Math.tan((Math.PI * 38.13547087602444) / RATE);
  const q = 0.5003270373238773;
  const norm = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm] };
}

function through({ b, a }: Filter, wave: ArrayLike<number>): Float64Array {
  const out = new Float64Array(wave.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < wave.length; i++) {
    const x = wave[i]!;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[i] = y;
  }
  return out;
}

export function peakOf(wave: ArrayLike<number>): number {
  let peak = 0;
  for (let i = 0; i < wave.length; i++) peak = Math.max(peak, Math.abs(wave[i]!));
  return peak;
}

/** In LUFS, from the first to the last sample that is within 30 dB of the peak. */
export function loudnessOf(wave: ArrayLike<number>): number {
  const floor = peakOf(wave) / 31.6;
  let from = 0;
  let until = wave.length;
  while (from < until && Math.abs(wave[from]!) < floor) from++;
  while (until > from && Math.abs(wave[until - 1]!) < floor) until--;
  const heard = through(lowCut(), through(headShelf(), wave));
  let power = 0;
  for (let i = from; i < until; i++) power += heard[i]! ** 2;
  return -0.691 + 10 * Math.log10(power / (until - from));
}

/** Never nearer to the ceiling than 1 dB: cheap speakers distort before they clip. */
const CEILING = 0.89;

/** Brings a sound to a loudness, or as near as its peak allows. */
export function level(wave: Wave, lufs: number): Wave {
  const wanted = 10 ** ((lufs - loudnessOf(wave)) / 20);
  const gain = Math.min(wanted, CEILING / peakOf(wave));
  return wave.map((sample) => sample * gain);
}
