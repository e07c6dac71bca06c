/** Bots on a phone think in slices between two frames, so that no finger ever waits for them. */
import type { Thinker } from '@/session/ports';
import { createSlicedThinker } from './slices';
import type { Mind } from './slices';

export function createThinker(mind: Mind): Thinker {
  return createSlicedThinker(mind);
}
