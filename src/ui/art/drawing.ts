/** A drawing is data: a box and shapes from back to front. These words keep the data short and the line one weight. */
import type { Ink } from './inks';

export interface Shape {
  readonly d: string;
  readonly fill?: Ink;
  readonly stroke?: Ink;
  readonly width?: number;
  /** Also drawn as its reflection about the box's middle. */
  readonly twin?: true;
}

export interface Drawing {
  /** Width and height of the box the shapes are drawn in. */
  readonly box: readonly [number, number];
  readonly shapes: readonly Shape[];
}

/** The one line weight, on the 96 grid that all pictures share. */
const LINE = 3;

/** A shape of one colour. */
export const solid = (fill: Ink, d: string): Shape => ({ fill, d });
/** A shape of one colour with the outline round it. */
export const inked = (fill: Ink, d: string, width = LINE): Shape => ({ fill, d, stroke: 'ink', width });
/** A line. */
export const line = (d: string, stroke: Ink = 'ink', width = LINE): Shape => ({ d, stroke, width });
/** A round spot. */
export const spot = (fill: Ink, x: number, y: number, r: number, ry = r): Shape => ({
  fill,
  d: `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0`,
});
/** The same on both sides. */
export const twin = (shape: Shape): Shape => ({ ...shape, twin: true });

export const square = (...shapes: readonly Shape[]): Drawing => ({ box: [96, 96], shapes });
