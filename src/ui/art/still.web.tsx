/** Drawings as images: a browser keeps an image and paints it at once, where a tree of paths is built, styled and painted anew for each copy. */
import { createElement } from 'react';
import type { CSSProperties } from 'react';

interface Paint {
  readonly d: string;
  readonly fill: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly transform?: string;
}

export function pathOf({ d, fill, stroke, strokeWidth, transform }: Paint): string {
  const line =
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${strokeWidth ?? 1}" stroke-linecap="round" stroke-linejoin="round"`;
  const turn = transform === undefined ? '' : ` transform="${transform}"`;
  return `<path d="${d}" fill="${fill}"${line}${turn}/>`;
}

export function imageOf([w, h]: readonly [number, number], inside: string): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${inside}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}

interface StillImageProps {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly style?: CSSProperties;
}

const still: CSSProperties = {
  display: 'block',
  boxSizing: 'border-box',
  objectFit: 'cover',
  pointerEvents: 'none',
  userSelect: 'none',
  flexShrink: 0,
};

export function StillImage({ src, width, height, style }: StillImageProps) {
  // Decoded with the picture it is part of: a card is never blank.
  return createElement('img', {
    src,
    alt: '',
    'aria-hidden': true,
    draggable: false,
    decoding: 'sync',
    style: { ...still, width, height, ...style },
  });
}
