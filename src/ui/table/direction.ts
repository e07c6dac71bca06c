/** Arrow keys on a table: the nearest touch in a direction. */
import type { Rect } from './contract';

export type Direction = 'left' | 'right' | 'up' | 'down';

interface Placed {
  readonly id: string;
  readonly rect: Rect;
}

/** Sideways distance counts this much more, so that a row is followed before it is left. */
const STRAIGHT = 3;

export function nearest<T extends Placed>(from: T, all: readonly T[], direction: Direction): T | undefined {
  const level = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  const middle = ({ rect: { x, y, w, h } }: Placed): readonly [number, number] => [x + w / 2, y + h / 2];
  const [x, y] = middle(from);
  let best: T | undefined;
  let least = Infinity;
  for (const one of all) {
    if (one.id === from.id) continue;
    const [a, b] = middle(one);
    const ahead = (level ? a - x : b - y) * sign;
    if (ahead <= 1) continue;
    const cost = ahead + STRAIGHT * Math.abs(level ? b - y : a - x);
    if (cost < least) {
      least = cost;
      best = one;
    }
  }
  return best;
}
