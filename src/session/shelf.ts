/** The lobby's list of unfinished games. It follows every save and never hides what it could not read. */
import type { ShelfEntry, Store } from './home';
import { seatsOf } from './seats';
import type { Loaded } from './save/load';
import type { SaveRecord } from './save/record';
import { createWatchers } from './watchers';

export interface Shelf extends Store<readonly ShelfEntry[] | null> {
  /** All entries at once: the first load. */
  fill(entries: readonly ShelfEntry[]): void;
  put(entry: ShelfEntry): void;
  drop(id: string): void;
  /** How many games can be played on. */
  playable(): number;
}

/** null for what does not belong on the shelf: nothing there, or a match that is over. */
export function entryOf(id: string, loaded: Loaded): ShelfEntry | null {
  switch (loaded.kind) {
    case 'playable':
    case 'frozen':
      return lineOf(loaded.kind, loaded.record);
    case 'absent':
      return null;
    default:
      return { kind: loaded.kind, id, savedAt: null };
  }
}

export function lineOf(kind: 'playable' | 'frozen', record: SaveRecord): ShelfEntry | null {
  if (record.winners !== null) return null;
  const { id, plan, seed, botSeed, savedAt, turn, round, sheet } = record;
  const { players } = seatsOf(id, plan, seed, botSeed);
  return { kind, id, game: plan.game, options: plan.options, players, savedAt, turn, round, sheet };
}

const newestFirst = (a: ShelfEntry, b: ShelfEntry): number => (b.savedAt ?? -1) - (a.savedAt ?? -1);

export function createShelf(): Shelf {
  const watchers = createWatchers();
  let entries: readonly ShelfEntry[] | null = null;

  function set(next: readonly ShelfEntry[]): void {
    entries = [...next].sort(newestFirst);
    watchers.tell();
  }
  const others = (id: string): readonly ShelfEntry[] => (entries ?? []).filter((entry) => entry.id !== id);

  return {
    get: () => entries,
    subscribe: (listener) => watchers.subscribe(listener),
    // Games that were begun while the list was loading stay.
    fill: (found) => {
      const begun = entries ?? [];
      set([...begun, ...found.filter(({ id }) => !begun.some((entry) => entry.id === id))]);
    },
    put: (entry) => {
      set([...others(entry.id), entry]);
    },
    drop: (id) => {
      set(others(id));
    },
    playable: () => (entries ?? []).filter(({ kind }) => kind === 'playable').length,
  };
}
