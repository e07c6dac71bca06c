/** One write in flight, the latest wins. A write that failed is tried again with the next one, or when the game is put away. */
import type { SaveTrouble } from '../frame';
import { createWatchers } from '../watchers';
import type { TwoSlots } from './slots';

export interface Writer {
  /** Takes the newest state; an older one that was still waiting is dropped. */
  save(body: string): void;
  /** Waits until nothing is waiting, trying once more what had failed. True when the newest state is safe. */
  flush(): Promise<boolean>;
  /** Why the newest state is not safe; null when it is, or is on its way. */
  trouble(): SaveTrouble | null;
  /** Calls back whenever the trouble changes. */
  subscribe(listener: () => void): () => void;
}

export function createWriter(slots: Pick<TwoSlots, 'write'>): Writer {
  const watchers = createWatchers();
  let waiting: string | null = null;
  let failed: string | null = null;
  let trouble: SaveTrouble | null = null;
  let running: Promise<void> | null = null;

  function report(now: SaveTrouble | null): void {
    if (now === trouble) return;
    trouble = now;
    watchers.tell();
  }

  async function run(): Promise<void> {
    while (waiting !== null) {
      const body = waiting;
      waiting = null;
      const written = await slots.write(body);
      failed = written.ok ? null : body;
      if (!written.ok && written.why === 'elsewhere') waiting = null;
      report(written.ok ? null : written.why);
    }
    running = null;
  }

  async function go(): Promise<void> {
    // Once the game is open elsewhere, nothing of ours may overwrite it.
    if (trouble === 'elsewhere') waiting = null;
    else await (running ??= run());
  }

  return {
    save(body) {
      waiting = body;
      void go();
    },
    async flush() {
      await running;
      if (failed !== null) {
        waiting ??= failed;
        failed = null;
        void go();
      }
      await running;
      return trouble === null;
    },
    trouble: () => trouble,
    subscribe: (listener) => watchers.subscribe(listener),
  };
}
