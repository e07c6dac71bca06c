/** The sounds of the app: all there, short, small, equally loud, without clicks, and exactly what the script makes. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { SOUNDS } from '../src/session/device';
import { loudnessOf, peakOf } from './sound/loudness';
import { makeSound } from './sound/recipes';
import { fromWav, toWav } from './sound/wav';

const folder = path.resolve(__dirname, '../assets/sounds');
const fileOf = (name: string) => readFileSync(path.join(folder, `${name}.wav`));

const SHORT_SECONDS = 0.3;
const WIN_SECONDS = 1.2;
const ALL_BYTES = 300_000;

describe('the sounds', () => {
  test('there is a file for every sound, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(SOUNDS.map((name) => `${name}.wav`).sort());
  });

  test('all files together stay under 300 KB', () => {
    const bytes = SOUNDS.map((name) => statSync(path.join(folder, `${name}.wav`)).size).reduce((a, b) => a + b);
    expect(bytes).toBeLessThanOrEqual(ALL_BYTES);
  });

  test.each(SOUNDS)('%s is what the script makes', (name) => {
    expect(toWav(makeSound(name)).equals(fileOf(name))).toBe(true);
  });

  test.each(SOUNDS)('%s is one channel of 16 bits at 22.05 kHz and short', (name) => {
    const { channels, bits, rate, seconds } = fromWav(fileOf(name));
    expect({ channels, bits, rate }).toEqual({ channels: 1, bits: 16, rate: 22_050 });
    expect(seconds).toBeGreaterThan(0.04);
    expect(seconds).toBeLessThanOrEqual(name === 'win' ? WIN_SECONDS : SHORT_SECONDS);
  });

  test.each(SOUNDS)('%s is about −18 LUFS and keeps 1 dB below the ceiling', (name) => {
    const { samples } = fromWav(fileOf(name));
    const loudness = loudnessOf(samples);
    expect(loudness).toBeGreaterThan(-21.5);
    expect(loudness).toBeLessThan(-17.5);
    expect(peakOf(samples)).toBeLessThanOrEqual(0.9);
  });

  test.each(SOUNDS)('%s begins and ends in silence, so that nothing clicks', (name) => {
    const { samples } = fromWav(fileOf(name));
    expect(samples[0]).toBe(0);
    expect(samples.at(-1)).toBe(0);
    const peak = peakOf(samples);
    expect(peakOf(samples.slice(0, 5))).toBeLessThan(peak * 0.2);
    expect(peakOf(samples.slice(-40))).toBeLessThan(peak * 0.05);
  });
});
