/** Small sums over rectangles: cutting, centring, rows and grids. */
import { cardShape } from '../theme/tokens';
import type { Insets, Rect } from './contract';

export const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

const right = ({ x, w }: Rect): number => x + w;
const bottom = ({ y, h }: Rect): number => y + h;

export function inset({ x, y, w, h }: Rect, by: number, byY = by): Rect {
  return { x: x + by, y: y + byY, w: Math.max(0, w - 2 * by), h: Math.max(0, h - 2 * byY) };
}

export function within({ width, height, insets }: { width: number; height: number; insets: Insets }): Rect {
  return rect(insets.left, insets.top, width - insets.left - insets.right, height - insets.top - insets.bottom);
}

/** Cuts a strip off the top: [strip, rest]. `gap` lies between. */
export function cutTop(from: Rect, h: number, gap = 0): readonly [Rect, Rect] {
  return [
    { ...from, h },
    { ...from, y: from.y + h + gap, h: Math.max(0, from.h - h - gap) },
  ];
}

export function cutBottom(from: Rect, h: number, gap = 0): readonly [Rect, Rect] {
  return [
    { ...from, y: from.y + from.h - h, h },
    { ...from, h: Math.max(0, from.h - h - gap) },
  ];
}

export function cutLeft(from: Rect, w: number, gap = 0): readonly [Rect, Rect] {
  return [
    { ...from, w },
    { ...from, x: from.x + w + gap, w: Math.max(0, from.w - w - gap) },
  ];
}

export function cutRight(from: Rect, w: number, gap = 0): readonly [Rect, Rect] {
  return [
    { ...from, x: from.x + from.w - w, w },
    { ...from, w: Math.max(0, from.w - w - gap) },
  ];
}

/** A box of this size in the middle of another. */
export function centred(inside: Rect, w: number, h: number): Rect {
  return rect(inside.x + (inside.w - w) / 2, inside.y + (inside.h - h) / 2, w, h);
}

/** Equal parts side by side. */
export function columns(from: Rect, count: number, gap: number): readonly Rect[] {
  const w = (from.w - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => rect(from.x + i * (w + gap), from.y, w, from.h));
}

/** Equal parts one below the other. */
export function rows(from: Rect, count: number, gap: number): readonly Rect[] {
  const h = (from.h - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => rect(from.x, from.y + i * (h + gap), from.w, h));
}

/** A grid, row by row. */
export function grid(from: Rect, across: number, down: number, gap: number): readonly Rect[] {
  return rows(from, down, gap).flatMap((row) => columns(row, across, gap));
}

/** Boxes of one size in a line, centred; they overlap evenly where there is not enough room. */
export function line(from: Rect, count: number, w: number, h: number, gap: number): readonly Rect[] {
  const step = count < 2 ? 0 : Math.min(w + gap, (from.w - w) / (count - 1));
  const whole = w + step * (count - 1);
  const x = from.x + (from.w - whole) / 2;
  const y = from.y + (from.h - h) / 2;
  return Array.from({ length: count }, (_, i) => rect(x + i * step, y, w, h));
}

/** The largest card that fits. */
export function cardIn(w: number, h: number): { readonly w: number; readonly h: number } {
  const width = Math.min(w, h * cardShape.ratio);
  return { w: width, h: width / cardShape.ratio };
}

/** The mirror image, for the left hand. */
export function mirrored(one: Rect, inside: Rect): Rect {
  return { ...one, x: inside.x + inside.w - (one.x - inside.x) - one.w };
}

/** Grown around its middle to at least this size. */
export function atLeast(one: Rect, size: number): Rect {
  const w = Math.max(one.w, size);
  const h = Math.max(one.h, size);
  return rect(one.x - (w - one.w) / 2, one.y - (h - one.h) / 2, w, h);
}

export function overlap(a: Rect, b: Rect): boolean {
  const slack = 0.01;
  return a.x + slack < right(b) && b.x + slack < right(a) && a.y + slack < bottom(b) && b.y + slack < bottom(a);
}

export function contains(outer: Rect, inner: Rect): boolean {
  const slack = 0.01;
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    right(inner) <= right(outer) + slack &&
    bottom(inner) <= bottom(outer) + slack
  );
}
