/** Notices that nobody has touched the phone for a while, as long as there is something on the screen that is not for everybody. */
import { IDLE_MS } from './pace';
import type { Clock } from './ports';

export interface Idle {
  /** Somebody is there: the minute begins anew. `isPrivate`: whether the screen shows what not everybody may see. */
  touch(isPrivate: boolean): void;
  stop(): void;
}

export function createIdle(clock: Clock, onIdle: () => void): Idle {
  let stop = (): void => {};
  return {
    touch(isPrivate) {
      stop();
      stop = isPrivate ? clock.after(IDLE_MS, onIdle) : () => {};
    },
    stop: () => stop(),
  };
}
