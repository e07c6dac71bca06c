/** The door to the hall: opened at once, but behind the first screen, so that the lobby is there before the games are. */
import type { Hall } from '@/session/hall';
import type { HallDoor } from '@/ui/hooks/hall';

export function createDoor(open: () => Promise<Hall>, expected = 0): HallDoor {
  let hall: Hall | null = null;
  let opening: Promise<Hall> | null = null;
  const listeners = new Set<() => void>();

  function knock(): Promise<Hall> {
    opening ??= open().then(
      (ready) => {
        hall = ready;
        for (const listener of listeners) listener();
        return ready;
      },
      (error: unknown) => {
        // A chunk that did not arrive: whoever asks next tries again.
        opening = null;
        throw error;
      },
    );
    return opening;
  }
  // Whoever needs the hall hears of it; that nobody needed it yet is no error of its own.
  knock().catch(() => undefined);

  return {
    expected,
    opened: knock,
    get: () => hall,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
