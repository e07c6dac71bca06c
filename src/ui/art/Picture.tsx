/** Puts a drawing on the screen at any size. */
import type { Drawing } from './drawing';
import { Shapes } from './Shapes';
import { Svg } from './svg';

interface PictureProps {
  readonly drawing: Drawing;
  readonly width: number;
  readonly height: number;
}

export function Picture({ drawing, width, height }: PictureProps) {
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${drawing.box[0]} ${drawing.box[1]}`}>
      <Shapes {...drawing} />
    </Svg>
  );
}
