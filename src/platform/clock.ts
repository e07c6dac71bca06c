/** The time, and calls after a while. */
import type { Clock } from '@/session/ports';

export const clock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
