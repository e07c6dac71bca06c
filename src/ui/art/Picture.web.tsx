/** Puts a drawing on the screen at any size, in a browser as an image. Same props as `Picture.tsx`. */
import type { Drawing } from './drawing';
import { paintOf, reflection } from './paint';
import { imageOf, pathOf, StillImage } from './still.web';

interface PictureProps {
  readonly drawing: Drawing;
  readonly width: number;
  readonly height: number;
}

const images = new WeakMap<Drawing, string>();

function imageFor(drawing: Drawing): string {
  const known = images.get(drawing);
  if (known !== undefined) return known;
  const paths = drawing.shapes.map((shape) => {
    const one = { d: shape.d, ...paintOf(shape) };
    return pathOf(one) + (shape.twin ? pathOf({ ...one, transform: reflection(drawing) }) : '');
  });
  const image = imageOf(drawing.box, paths.join(''));
  images.set(drawing, image);
  return image;
}

export function Picture({ drawing, width, height }: PictureProps) {
  return <StillImage src={imageFor(drawing)} width={width} height={height} style={CONTAIN} />;
}

const CONTAIN = { objectFit: 'contain' } as const;
