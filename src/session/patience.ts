/** A disk that never answers would hold up every later save without a word. After a while no answer is a refusal, and the player hears of it. */
import type { Clock, Disk } from './ports';

export const PATIENCE_MS = 12_000;

export function patient(disk: Disk, clock: Clock): Disk {
  function answered<T>(asked: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = clock.after(PATIENCE_MS, () => {
        reject(new Error('no answer'));
      });
      asked.then(resolve, reject).finally(stop);
    });
  }
  return {
    read: (key) => answered(disk.read(key)),
    write: (key, text) => answered(disk.write(key, text)),
    remove: (key) => answered(disk.remove(key)),
    keys: () => answered(disk.keys()),
  };
}
