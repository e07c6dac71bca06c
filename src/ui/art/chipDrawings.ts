/** Chips of No Thanks! and the tokens of the two animal games, from above, on a 48 grid. */
import { inked, line, solid } from './drawing';
import type { Drawing, Shape } from './drawing';
import type { Ink } from './inks';

const ring = (r: number, y = 24): string => `M${24 - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const NOTCHES =
  'M24 5.5L24 7.3M36.7 10.8L35.5 12M42 23.5L40.2 23.5M36.7 36.2L35.5 35M24 41.5L24 39.7M11.3 36.2L12.5 35M6 23.5L7.8 23.5M11.3 10.8L12.5 12';

const disc = (fill: Ink, shade: Ink, inlay: Ink, ...middle: readonly Shape[]): Drawing => ({
  box: [48, 48],
  shapes: [
    inked(shade, ring(21, 25), 2),
    inked(fill, ring(21, 23.5), 2),
    line(NOTCHES, inlay, 5),
    line(ring(21, 23.5), 'ink', 2),
    ...middle,
  ],
});

const drop =
  'M24 13.500L26.5 20L33.5 20.300L28 24.700L29.9 31.500L24 27.700L18.1 31.500L20 24.700L14.5 20.300L21.5 20Z';

export const chipDrawings = {
  chip: disc('red', 'brick', 'cream', inked('cream', ring(12.5, 23.5), 2), solid('red', drop)),
  amberChip: disc('amber', 'honey', 'cream', inked('cream', ring(12.5, 23.5), 2), solid('honey', drop)),
  /** Ten points: heavy, dark, and printed so. */
  black: disc('coal', 'ink', 'slate', line(ring(13.5, 23.5), 'slate', 2)),
  /** One point. */
  white: disc('paper', 'woolShade', 'woolShade', line(ring(13.5, 23.5), 'woolShade', 2)),
} as const satisfies Readonly<Record<string, Drawing>>;
export type ChipId = keyof typeof chipDrawings;
export const CHIPS = Object.keys(chipDrawings) as readonly ChipId[];

/** One chip of a stack seen from the side: its two colours. */
export const sideInks: Readonly<Record<ChipId, readonly [fill: Ink, inlay: Ink]>> = {
  chip: ['red', 'cream'],
  amberChip: ['amber', 'cream'],
  black: ['coal', 'slate'],
  white: ['paper', 'woolShade'],
};
