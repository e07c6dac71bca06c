/** A disk that fails on command: before, in the middle of and after a write, without saying so, or too late. */
import type { Disk } from '@/session/ports';

export const FAULTS = [
  'before',
  'tornShort',
  'tornMixed',
  'tornEmpty',
  'tornGone',
  'after',
  'ackLost',
  'rejected',
  'late',
  'readFails',
  'readDies',
] as const;
export type Fault = (typeof FAULTS)[number];

/** After these the app is dead: nothing is ever answered again. */
const DEADLY: readonly Fault[] = ['before', 'tornShort', 'tornMixed', 'tornEmpty', 'tornGone', 'after', 'readDies'];
export const isDeadly = (fault: Fault): boolean => DEADLY.includes(fault);

export interface FaultyDisk extends Disk {
  /** The next write (or read, for the faults of reading) goes wrong like this. */
  arm(fault: Fault, at: number): void;
  isDead(): boolean;
  /** Lets a write that was refused arrive after all. */
  landLate(): void;
  writes: number;
}

const never = <T>(): Promise<T> => new Promise<T>(() => {});

/** `at`, from 0 to 1, says where a torn write tears. */
function torn(fault: Fault, old: string | undefined, text: string, at: number): string | undefined {
  const cut = Math.floor(at * text.length);
  switch (fault) {
    case 'tornShort':
      return text.slice(0, cut);
    case 'tornMixed':
      return text.slice(0, cut) + (old ?? '').slice(cut);
    case 'tornEmpty':
      return '';
    default:
      return undefined;
  }
}

export function createFaultyDisk(map: Map<string, string>): FaultyDisk {
  let armed: { fault: Fault; at: number } | null = null;
  let dead = false;
  let lateWrites: (() => void)[] = [];

  function put(key: string, text: string | undefined): void {
    if (text === undefined) map.delete(key);
    else map.set(key, text);
  }

  function take(reading: boolean): { fault: Fault; at: number } | null {
    if (armed === null || armed.fault.startsWith('read') !== reading) return null;
    const now = armed;
    armed = null;
    if (isDeadly(now.fault)) dead = true;
    return now;
  }

  const disk: FaultyDisk = {
    writes: 0,
    arm(fault, at) {
      armed = { fault, at };
    },
    isDead: () => dead,
    landLate() {
      for (const land of lateWrites) land();
      lateWrites = [];
    },
    read(key) {
      if (dead) return never();
      const now = take(true);
      if (now?.fault === 'readDies') return never();
      if (now?.fault === 'readFails') return Promise.reject(new Error('locked'));
      return Promise.resolve(map.get(key) ?? null);
    },
    write(key, text) {
      if (dead) return never();
      disk.writes++;
      const now = take(false);
      switch (now?.fault) {
        case undefined:
          map.set(key, text);
          return Promise.resolve();
        case 'before':
          return never();
        case 'after':
          map.set(key, text);
          return never();
        case 'ackLost':
          map.set(key, text);
          return Promise.reject(new Error('no answer'));
        case 'rejected':
          return Promise.reject(new Error('QuotaExceededError'));
        case 'late':
          lateWrites.push(() => map.set(key, text));
          return Promise.reject(new Error('timed out'));
        default:
          put(key, torn(now!.fault, map.get(key), text, now!.at));
          return never();
      }
    },
    remove(key) {
      if (dead) return never();
      map.delete(key);
      return Promise.resolve();
    },
    keys: () => (dead ? never() : Promise.resolve([...map.keys()])),
  };
  return disk;
}
