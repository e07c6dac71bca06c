/** How long things take, by the pace the player has chosen. */
import type { Rng } from '@/engine/core/rng';
import type { Pace } from './settings';

const FACTORS: Readonly<Record<Pace, number>> = { relaxed: 1.6, normal: 1, fast: 0.5, instant: 0 };
const PAUSE_MIN_MS = 450;
const PAUSE_MAX_MS = 750;
/** A screen that has not said `shown` by then never will. */
const SHOW_LIMIT_MS = 10_000;
const INSTANT_SHOW_LIMIT_MS = 2_000;
/** So long without a touch, and the phone lies on the table for all to see. */
export const IDLE_MS = 60_000;
/** A bot that has not answered by then never will. */
export const THINK_LIMIT_MS = 20_000;

/** How long a bot seems to think at least. `display` is for the eye only: the match's chance is never asked. */
export function thinkingPause(pace: Pace, display: Rng): number {
  return Math.round((PAUSE_MIN_MS + display.int(PAUSE_MAX_MS - PAUSE_MIN_MS + 1)) * FACTORS[pace]);
}

export function showLimit(pace: Pace): number {
  return pace === 'instant' ? INSTANT_SHOW_LIMIT_MS : SHOW_LIMIT_MS * Math.max(1, FACTORS[pace]);
}
