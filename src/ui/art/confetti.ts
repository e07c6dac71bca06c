/** The shapes and colours a win throws into the air: paper scraps, suns, spines and small hands' worth of card corners. */
import type { Ink } from './inks';

/** On a 12 grid, centred on (0, 0), so that a piece turns about its middle. */
export const CONFETTI_SHAPES = [
  'M-5-3.500H5V3.500H-5Z',
  'M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5',
  'M0-6L1.7-1.700L6 0L1.7 1.700L0 6L-1.7 1.700L-6 0L-1.7-1.700Z',
  'M-6 2C-4-4-2-4 0 0C2 4 4 4 6-2',
  'M-4.5 4L0-5L4.5 4Z',
] as const;

/** The squiggle is a line; the others are filled. */
export const CONFETTI_LINES: ReadonlySet<number> = new Set([3]);

export const CONFETTI_INKS = ['amber', 'red', 'leaf', 'sky', 'paper', 'lilac'] as const satisfies readonly Ink[];
