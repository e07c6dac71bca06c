/** The drawing primitives in a browser, which needs no library for them. Same names and props as `svg.tsx`. */
import { createElement } from 'react';
import type { ReactNode } from 'react';

interface SvgProps {
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  readonly children: ReactNode;
}

interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeLinecap?: 'butt' | 'round' | 'square';
  readonly strokeLinejoin?: 'miter' | 'round' | 'bevel';
  readonly opacity?: number;
  readonly transform?: string;
}

// `block` because an inline svg leaves room for letters' descenders; no pointer events so a picture never eats a tap.
const style = { display: 'block', overflow: 'hidden', pointerEvents: 'none', flexShrink: 0 } as const;

export function Svg({ width, height, viewBox, children }: SvgProps) {
  return createElement('svg', { width, height, viewBox, style, 'aria-hidden': true, focusable: false }, children);
}

export function G({ children, ...paint }: Paint & { readonly children?: ReactNode }) {
  return createElement('g', paint, children);
}

export function Path(props: Paint & { readonly d: string }) {
  return createElement('path', props);
}

export function Circle(props: Paint & { readonly cx: number; readonly cy: number; readonly r: number }) {
  return createElement('circle', props);
}

interface EllipseProps extends Paint {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

export function Ellipse(props: EllipseProps) {
  return createElement('ellipse', props);
}
