/** The chart of totals as numbers: lines, and faces at their ends that do not lie on each other. */
import type { Scoresheet } from '@/engine/core/scoresheet';

export interface ChartBox {
  readonly width: number;
  readonly height: number;
  /** Room on the left for numbers, below for rounds, on the right for faces. */
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Chart {
  /** By seat: from nothing to the total after each round. */
  readonly lines: readonly (readonly Point[])[];
  /** By seat: the middle of the face at the line's end. */
  readonly ends: readonly Point[];
  readonly scale: readonly { readonly value: number; readonly y: number }[];
  readonly rounds: readonly number[];
}

/** Steps that people count in. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
const MOST_LINES = 5;

function stepFor(span: number): number {
  return STEPS.find((step) => span / step <= MOST_LINES - 1) ?? Math.ceil(span / (MOST_LINES - 1));
}

export function runningTotals({ rounds, totals }: Scoresheet): readonly (readonly number[])[] {
  return totals.map((_, seat) => {
    let sum = 0;
    return [0, ...rounds.map((round) => (sum += round[seat]!))];
  });
}

/** Moves marks apart, keeping their order, inside the given span. */
export function spread(wanted: readonly number[], gap: number, from: number, to: number): readonly number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const placed = new Array<number>(wanted.length).fill(0);
  const fits = Math.min(gap, order.length < 2 ? gap : (to - from) / (order.length - 1));
  let floor = from;
  for (const i of order) {
    placed[i] = Math.max(wanted[i]!, floor);
    floor = placed[i]! + fits;
  }
  let ceiling = to;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i]!, ceiling);
    ceiling = placed[i]! - fits;
  }
  return placed;
}

export function chartOf(sheet: Scoresheet, box: ChartBox, face: number): Chart {
  const runs = runningTotals(sheet);
  const all = runs.flat();
  const step = stepFor(Math.max(1, Math.max(...all) - Math.min(...all)));
  const low = Math.floor(Math.min(...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...all) / step) * step);
  const inner = { width: box.width - box.left - box.right, height: box.height - box.top - box.bottom };
  const yOf = (value: number) => box.top + inner.height * (1 - (value - low) / (high - low));
  const xOf = (round: number) => box.left + (inner.width * round) / Math.max(1, sheet.rounds.length);
  const lines = runs.map((run) => run.map((value, round) => ({ x: xOf(round), y: yOf(value) })));
  const ys = spread(
    lines.map((points) => points.at(-1)!.y),
    face,
    face / 2,
    box.height - face / 2,
  );
  const scale = [];
  for (let value = low; value <= high; value += step) scale.push({ value, y: yOf(value) });
  return {
    lines,
    ends: ys.map((y) => ({ x: box.width - face / 2, y })),
    scale,
    rounds: sheet.rounds.map((_, round) => xOf(round + 1)),
  };
}

export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
