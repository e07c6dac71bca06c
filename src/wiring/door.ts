/** The door to the hall: opened at once, but behind the first screen, so that the lobby is there before the games are. */
import type { Hall } from '@/session/hall';
import type { HallDoor } from '@/ui/hooks/hall';

export function createDoor(open: () => Promise<Hall>): HallDoor {
  let hall: Hall | null = null;
  const listeners = new Set<() => void>();
  const opened = open().then((ready) => {
    hall = ready;
    for (const listener of listeners) listener();
    return ready;
  });
  // Whoever needs the hall hears of it; that nobody needed it yet is no error of its own.
  opened.catch(() => undefined);
  return {
    opened,
    get: () => hall,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
