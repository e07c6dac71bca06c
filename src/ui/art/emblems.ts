/** The five game emblems, by the name of what they show. */
import { alpaca, llama } from './animals';
import { inked, line, solid, spot, square, twin } from './drawing';
import type { Drawing, Shape } from './drawing';
import type { Ink } from './inks';

const disc = (fill: Ink): Shape => spot(fill, 48, 52, 42);

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const chip: readonly Shape[] = [
  spot('teal', 48, 52, 42),
  spot('pine', 50, 56, 28),
  inked('red', ring(48, 52, 27.5)),
  // Eight inlays on the rim.
  line(
    'M48 27V32.500M65.7 34.300L61.8 38.200M73 52H67.500M65.7 69.700L61.8 65.800M48 77V71.500M30.3 69.700L34.2 65.800M23 52H28.500M30.3 34.300L34.2 38.2',
    'cream',
    6.5,
  ),
  line(ring(48, 52, 27.5)),
  inked('cream', ring(48, 52, 16), 2.5),
  line(ring(48, 52, 11.5), 'red', 2),
  // The ring and the stroke of every "no" in the world, over the chip but never quite in its middle.
  line(`${ring(48, 52, 38)}M21.5 25.500L74.5 78.5`, 'ink', 12),
  line(`${ring(48, 52, 38)}M21.5 25.500L74.5 78.5`, 'amber', 6.5),
  line('M14.5 43C17.5 33 24 25 33 20.5', 'cream', 2),
];

const tile = (x: number, y: number, fill: Ink): Shape =>
  inked(fill, `M${x + 3} ${y}h8.500q3 0 3 3v11.500q0 3-3 3h-8.500q-3 0-3-3v-11.500q0-3 3-3Z`, 2);
const column = (x: number, y: number, ...fills: readonly Ink[]): readonly Shape[] =>
  fills.map((fill, row) => tile(x, y + row * 20, fill));

const grid: readonly Shape[] = [
  solid('plum', 'M13 25h70q4 0 4 4v54q0 4-4 4h-70q-4 0-4-4v-54q0-4 4-4Z'),
  ...column(13.5, 28, 'amber', 'blue', 'paper'),
  ...column(31, 28, 'red', 'paper', 'amber'),
  ...column(68, 28, 'paper', 'red', 'blue'),
  solid('ink', 'M51.5 30h9q3 0 3 3v48q0 3-3 3h-9q-3 0-3-3v-48q0-3 3-3Z'),
  ...column(49.5, 12, 'leaf', 'leaf', 'leaf'),
  line('M51.5 77V80M56.8 77V83M62 77V80', 'amber', 2.5),
];

const cactus: readonly Shape[] = [
  inked('leaf', 'M34 50C22 50 14 44 15 33C15.5 26 25 26 25.5 33C25.5 38 29 40 35 39.5'),
  inked('leaf', 'M62 58C74 58 82 51 81 38C80.5 31 71 31 70.5 38C70.5 45 67 47.5 61 47'),
  inked('leaf', 'M32 74V31C32 10 64 10 64 31V74Z'),
  solid('moss', 'M56 21C60 24 62.5 27 62.5 32V72H56C58 56 59 36 56 21Z'),
  line('M40 23V27M40 58V62M48 50V54M55 62V66M19.5 36V38M76 42V44', 'cream', 2),
  twin(spot('ink', 42, 36.5, 2.8)),
  twin(line('M38.5 30.500C40 29.5 42.5 29.5 44.5 31.2', 'ink', 2.5)),
  line('M42.5 43.500C45 47 51 47 54 42.5'),
  twin(spot('rose', 37.5, 42, 2.6, 2)),
  inked(
    'rose',
    'M48 17C43 19 38 16 40 11.500C36 8 40 3 44.5 5C46 0.5 51.5 0.5 52.5 5C57 3 60.5 8 56.5 11.500C58 16 53 19 48 17Z',
    2.5,
  ),
  spot('amber', 48.2, 10, 3),
  inked('clay', 'M29 75H67L63 90C62.5 92 61.5 93 59.5 93H36.500C34.5 93 33.5 92 33 90Z'),
  solid('clayShade', 'M57 77H65.500L62 89.500C61.5 91 60.8 91.5 59.5 91.500H55C57 87 57.5 82 57 77Z'),
  inked(
    'clay',
    'M27 68.500H69C70.5 68.5 71 69.5 71 71V75C71 76.5 70.5 77 69 77H27C25.5 77 25 76.5 25 75V71C25 69.5 25.5 68.5 27 68.500Z',
  ),
];

export const emblems = {
  llama: square(disc('amber'), ...llama),
  alpaca: square(disc('sky'), ...alpaca),
  chip: square(disc('mint'), ...chip),
  grid: square(disc('lilac'), ...grid),
  cactus: square(disc('sand'), ...cactus),
} as const satisfies Readonly<Record<string, Drawing>>;

export type EmblemId = keyof typeof emblems;
export const EMBLEMS = Object.keys(emblems) as readonly EmblemId[];
