/** Ports whose every answer comes when fast-check says so: disk, bots and timers in any order. */
import type { Scheduler } from 'fast-check';
import { rngAt } from '@/engine/core/rng';
import type { Clock, Disk, Ports, Thinker } from '@/session/ports';
import { PATIENCE_MS } from '@/session/patience';
import { createDice } from '@/session/session.testkit';

export interface ScheduledPorts extends Ports {
  /** The next write is refused, or made without an answer; null calls that off. */
  trip(how: 'refuse' | 'loseAnswer' | null): void;
  /** The next call to the disk may be given up before it is answered; the answer, and the write, may still come. */
  tire(): void;
  /** Plies for which a bot was asked. */
  readonly asked: number[];
}

export function scheduledPorts(s: Scheduler, map: Map<string, string>, seed: string): ScheduledPorts {
  let tripped: 'refuse' | 'loseAnswer' | null = null;
  let tired = false;
  const asked: number[] = [];
  const later = <T>(label: string, run: () => T): Promise<T> => s.schedule(Promise.resolve(), label).then(run);

  const disk: Disk = {
    read: (key) => later(`read ${key}`, () => map.get(key) ?? null),
    write: (key, text) =>
      later(`write ${key}`, () => {
        const how = tripped;
        tripped = null;
        if (how !== 'refuse') map.set(key, text);
        if (how !== null) throw new Error('disk is tired');
      }),
    remove: (key) => later(`remove ${key}`, () => void map.delete(key)),
    keys: () => later('keys', () => [...map.keys()]),
  };
  const clock: Clock = {
    now: () => 1_000,
    after(ms, run) {
      let off = false;
      // Patience is long: it ends only when told to.
      if (ms === PATIENCE_MS && !tired) return () => {};
      if (ms === PATIENCE_MS) tired = false;
      void later(`timer ${ms}`, () => {
        if (!off) run();
      });
      return () => {
        off = true;
      };
    },
  };
  const thinker: Thinker = {
    choose({ legal, stream, view }) {
      asked.push(view.log.length);
      // An answer comes even after it was called off: late, and for a position that is gone.
      return { answer: later('bot', () => rngAt(stream, 0).int(legal.length)), cancel() {} };
    },
    advise: () => ({ answer: later('advice', () => []), cancel() {} }),
  };
  return {
    disk,
    clock,
    thinker,
    dice: createDice(seed),
    asked,
    trip(how) {
      tripped = how;
      if (how === null) tired = false;
    },
    tire() {
      tired = true;
    },
  };
}
