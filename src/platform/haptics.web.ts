/** Ticks in a browser that can, in milliseconds; the others stay still. */
import type { Tick } from '@/session/device';

const LENGTHS: Readonly<Record<Tick, number | number[]>> = {
  select: 5,
  light: 8,
  soft: 8,
  medium: 16,
  success: [12, 60, 20],
};

export function tick(kind: Tick): void {
  // A browser complains when a page vibrates before it was touched.
  if (navigator.userActivation?.hasBeenActive !== true) return;
  navigator.vibrate?.(LENGTHS[kind]);
}
