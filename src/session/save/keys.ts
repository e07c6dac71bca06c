/** Every key on the disk, in one place. Each value has its own keys, so that one that breaks takes no other with it. */
import { isFingerprint } from './hash';
import { SLOTS } from './slots';

const ROOT = 'low-five';
const GAMES = `${ROOT}/game/`;
const DONE = `${ROOT}/done/`;
const TIME_DIGITS = 16;

export const keptBase = (name: string): string => `${ROOT}/${name}`;
export const gameBase = (id: string): string => `${GAMES}${id}`;

/** Archived matches sort by the time they ended. */
export const doneKey = (finishedAt: number, id: string): string =>
  `${DONE}${String(finishedAt).padStart(TIME_DIGITS, '0')}/${id}`;

/** The ids of all games that have at least one slot. */
export function gameIdsIn(keys: readonly string[]): readonly string[] {
  const ids = new Set<string>();
  for (const key of keys) {
    if (!key.startsWith(GAMES)) continue;
    const [id, slot, more] = key.slice(GAMES.length).split('/');
    if (isFingerprint(id) && SLOTS.some((name) => name === slot) && more === undefined) ids.add(id);
  }
  return [...ids].sort();
}

/** The keys of the archive, newest first. */
export function doneKeysIn(keys: readonly string[]): readonly string[] {
  return keys
    .filter((key) => key.startsWith(DONE))
    .sort()
    .reverse();
}
