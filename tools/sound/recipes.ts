/** The sounds of the house, each as a recipe: paper is filtered noise, chips are small wooden bars, a win is a rolled chord. */
import type { SoundName } from '../../src/session/device';
import { level } from './loudness';
import { bar, breath, mix, silence, softEnds, struck, tone, type Wave } from './synth';

/** All tuned sounds share one key, so that two at once still agree. In Hz. */
const NOTE = {
  a3: 220,
  c4: 261.63,
  e4: 329.63,
  f4: 349.23,
  g4: 392,
  a4: 440,
  c5: 523.25,
  e5: 659.26,
  g5: 783.99,
} as const;

/** The table under a card: a dull knock. */
const knock = (seconds: number, pitch: number, decay: number): Wave =>
  struck(tone(seconds, pitch, pitch * 0.7), 0.004, decay);

/** Paper on paper. */
const rustle = (seconds: number, seed: string, from: number, to: number, decay: number): Wave =>
  struck(breath(seconds, seed, from, to, 0.9), seconds * 0.18, decay);

const wood = (pitch: number, seconds: number, decay: number, hardness = 1): Wave =>
  bar({ pitch, seconds, decay, hardness });

const recipes: Readonly<Record<SoundName, () => Wave>> = {
  tap() {
    const wave = silence(0.07);
    mix(wave, wood(760, 0.07, 0.014, 0.5));
    return mix(wave, knock(0.07, 210, 0.012), 0, 0.5);
  },

  deal() {
    const wave = silence(0.15);
    mix(wave, rustle(0.13, 'deal', 1500, 4200, 0.045));
    return mix(wave, rustle(0.04, 'deal end', 2600, 1800, 0.01), 0.09, 0.5);
  },

  flip() {
    const wave = silence(0.18);
    mix(wave, rustle(0.08, 'flip up', 2200, 5200, 0.03), 0, 0.8);
    mix(wave, rustle(0.06, 'flip over', 3600, 1400, 0.02), 0.075);
    return mix(wave, knock(0.07, 170, 0.02), 0.1, 0.35);
  },

  place() {
    const wave = silence(0.16);
    mix(wave, rustle(0.05, 'place', 2400, 900, 0.016));
    mix(wave, knock(0.15, 150, 0.035), 0.006, 0.7);
    return mix(wave, wood(320, 0.1, 0.018, 0.3), 0.006, 0.25);
  },

  chip() {
    const wave = silence(0.2);
    mix(wave, wood(NOTE.c5 * 2, 0.16, 0.028));
    mix(wave, wood(NOTE.e5 * 2, 0.14, 0.024), 0.048, 0.6);
    return mix(wave, knock(0.1, 240, 0.015), 0, 0.25);
  },

  /** Two halves falling into each other, faster and faster, and a last push. */
  shuffle() {
    const wave = silence(0.3);
    let at = 0;
    for (let card = 0; card < 13; card++) {
      const pitch = 1700 + 130 * card;
      mix(wave, rustle(0.03, `riffle ${card}`, pitch * 1.5, pitch, 0.008), at, 0.45 + 0.035 * card);
      at += 0.024 - 0.0011 * card;
    }
    return mix(wave, rustle(0.07, 'bridge', 3200, 1300, 0.025), 0.215, 0.8);
  },

  /** Three cards lift off together. */
  clear() {
    const wave = silence(0.3);
    mix(wave, wood(NOTE.c5, 0.28, 0.06, 0.8));
    mix(wave, wood(NOTE.e5, 0.24, 0.06, 0.8), 0.055);
    mix(wave, wood(NOTE.g5, 0.19, 0.06, 0.8), 0.11);
    return mix(wave, rustle(0.25, 'lift', 1200, 5200, 0.09), 0, 0.35);
  },

  /** Somebody knocks on the table and has something to say. */
  call() {
    const wave = silence(0.3);
    mix(wave, knock(0.1, 190, 0.03), 0, 0.7);
    mix(wave, wood(NOTE.g4, 0.14, 0.045, 0.9));
    mix(wave, knock(0.1, 190, 0.03), 0.11, 0.7);
    mix(wave, wood(NOTE.c5, 0.19, 0.065, 0.9), 0.11);
    return mix(wave, wood(NOTE.g5, 0.19, 0.05, 0.5), 0.11, 0.35);
  },

  win() {
    const wave = silence(1.15);
    const chord = [NOTE.c4, NOTE.g4, NOTE.c5, NOTE.e5, NOTE.g5] as const;
    chord.forEach((pitch, i) => {
      mix(wave, wood(pitch, 1.1 - 0.075 * i, 0.3, 0.7), 0.075 * i, 0.9 - 0.08 * i);
      // A soft breath of the same note holds the chord together.
      mix(wave, struck(tone(1.1 - 0.075 * i, pitch), 0.09, 0.32), 0.075 * i, 0.16);
    });
    return mix(wave, wood(NOTE.c5 * 2, 0.6, 0.2, 0.4), 0.42, 0.45);
  },

  /** A shrug, not a funeral. */
  lose() {
    const wave = silence(0.3);
    mix(wave, wood(NOTE.a4, 0.2, 0.06, 0.35));
    mix(wave, wood(NOTE.f4, 0.18, 0.07, 0.3), 0.12);
    return mix(wave, struck(tone(0.18, NOTE.a3), 0.02, 0.06), 0.12, 0.3);
  },
};

/** In LUFS. What is heard at every touch stands back a little. */
const LOUDNESS = -18;
const QUIETER: Readonly<Partial<Record<SoundName, number>>> = { tap: -21, deal: -20 };

export function makeSound(name: SoundName): Wave {
  return softEnds(level(softEnds(recipes[name]()), QUIETER[name] ?? LOUDNESS));
}
