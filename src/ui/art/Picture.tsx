/** Puts a drawing on the screen at any size. */
import type { Drawing, Shape } from './drawing';
import { inks } from './inks';
import { G, Path, Svg } from './svg';

function paintOf({ fill, stroke, width }: Shape) {
  return {
    fill: fill ? inks[fill] : 'none',
    ...(stroke && {
      stroke: inks[stroke],
      strokeWidth: width ?? 1,
      strokeLinecap: 'round' as const,
      strokeLinejoin: 'round' as const,
    }),
  };
}

/** The shapes alone, for a picture that is part of a bigger one. */
export function Shapes({ box, shapes }: Drawing) {
  return shapes.map((shape, i) => {
    const paint = paintOf(shape);
    return shape.twin ? (
      <G key={i}>
        <Path d={shape.d} {...paint} />
        <Path d={shape.d} {...paint} transform={`matrix(-1 0 0 1 ${box[0]} 0)`} />
      </G>
    ) : (
      <Path key={i} d={shape.d} {...paint} />
    );
  });
}

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
