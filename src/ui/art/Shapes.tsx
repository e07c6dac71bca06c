/** The shapes of a drawing alone, for a picture that is part of a bigger one. */
import type { Drawing } from './drawing';
import { paintOf, reflection } from './paint';
import { G, Path } from './svg';

export function Shapes(drawing: Drawing) {
  return drawing.shapes.map((shape, i) => {
    const paint = paintOf(shape);
    return shape.twin ? (
      <G key={i}>
        <Path d={shape.d} {...paint} />
        <Path d={shape.d} {...paint} transform={reflection(drawing)} />
      </G>
    ) : (
      <Path key={i} d={shape.d} {...paint} />
    );
  });
}
