/** The colours and the line of a shape, as both ways of drawing need them. */
import type { Drawing, Shape } from './drawing';
import { inks } from './inks';

export function paintOf({ fill, stroke, width }: Shape) {
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

/** What makes a twin: the reflection about the middle of the box. */
export const reflection = ({ box }: Drawing): string => `matrix(-1 0 0 1 ${box[0]} 0)`;
