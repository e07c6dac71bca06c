/** A small value that is kept on the disk: settings, people, plans. Never written before it was read, and a failed read is tried again. */
import type { Store } from './home';
import { parseJson } from './save/parse';
import { newestFirst, type TwoSlots } from './save/slots';
import { createWatchers } from './watchers';

export interface Kept<T> extends Store<T> {
  change(update: (value: T) => T): void;
  /** False when the disk could not be read: then it is to be tried again. */
  load(): Promise<boolean>;
  /** Resolves when everything changed so far was written, or could not be. */
  settle(): Promise<void>;
}

/** `read` turns anything that was parsed, or undefined, into a sound value. */
export function createKept<T>(slots: TwoSlots, read: (raw: unknown) => T): Kept<T> {
  const watchers = createWatchers();
  let value = read(undefined);
  let isRead = false;
  /** Changes made before the first successful read; they are laid over whatever is found then. */
  let early: ((value: T) => T)[] = [];
  let dirty = false;
  let running: Promise<void> | null = null;

  async function fetch(): Promise<boolean> {
    if (isRead) return true;
    try {
      const [newest] = newestFirst(await slots.read());
      if (isRead) return true;
      isRead = true;
      value = early.reduce((base, update) => update(base), read(newest && parseJson(newest.body)));
      early = [];
      watchers.tell();
      return true;
    } catch {
      return false;
    }
  }

  async function write(): Promise<void> {
    while (dirty) {
      dirty = false;
      if (!(await fetch()) || !(await slots.write(JSON.stringify(value))).ok) {
        // Kept in mind and written with the next change.
        dirty = true;
        break;
      }
    }
    running = null;
  }

  return {
    get: () => value,
    subscribe: (listener) => watchers.subscribe(listener),
    change(update) {
      value = update(value);
      if (!isRead) early.push(update);
      dirty = true;
      running ??= write();
      watchers.tell();
    },
    load: fetch,
    async settle() {
      await running;
    },
  };
}
