/** Beginning, opening, finishing and giving up tables: one running table a game, however often it is opened. */
import { createTableHost, type RunningTable } from './host';
import type { TableHost } from './frame';
import type { Begun, Opened, Store, TablePlan } from './home';
import { advance, newSession, resumedSession, type Session } from './machine';
import { soundPlan } from './plan';
import type { Ports } from './ports';
import { addToArchive } from './save/archive';
import { fingerprint } from './save/hash';
import { gameBase, gameIdsIn } from './save/keys';
import { loadSave, type Loaded } from './save/load';
import { isWord } from './save/parse';
import { FORMAT, type SaveRecord } from './save/record';
import { createSlots, type TwoSlots } from './save/slots';
import { createWriter, type Writer } from './save/writer';
import { seatsOf } from './seats';
import type { Settings } from './settings';
import { entryOf, lineOf, type Shelf } from './shelf';

export const MAX_UNFINISHED = 10;
const MAX_SEED = 64;
/** A disk that could not be read is asked again after this. */
export const RETRY_MS = 2_000;

export interface Tables {
  begin(plan: TablePlan): Promise<Begun>;
  open(id: string): Promise<Opened>;
  abandon(id: string): Promise<void>;
  /** Fills the shelf; a disk that cannot be listed is asked again later. */
  load(): Promise<void>;
}

interface Entry {
  readonly slots: TwoSlots;
  readonly writer: Writer;
  table: RunningTable | null;
  /** Finished and in the archive: nothing is left to remember once its table is left. */
  archived: boolean;
}

export function createTables(
  ports: Ports,
  writerId: string,
  settings: Store<Settings>,
  shelf: Shelf,
  begun: (plan: TablePlan) => void,
): Tables {
  const { disk, clock, dice } = ports;
  const entries = new Map<string, Entry>();
  const opening = new Map<string, Promise<Opened>>();

  function forgetArchived(): void {
    for (const [id, { archived, table }] of entries) if (archived && table?.isLeft() !== false) entries.delete(id);
  }

  function entryFor(id: string): Entry {
    let entry = entries.get(id);
    if (entry === undefined) {
      forgetArchived();
      const slots = createSlots({ disk, base: gameBase(id), format: FORMAT, writer: writerId, exclusive: true });
      entry = { slots, writer: createWriter(slots), table: null, archived: false };
      entries.set(id, entry);
    }
    return entry;
  }

  function run(entry: Entry, session: Session): TableHost {
    const { writer } = entry;
    entry.table = createTableHost(
      ports,
      {
        settings,
        writer,
        saved(record) {
          const line = lineOf('playable', record);
          if (line === null) void finish(entry, record);
          else shelf.put(line);
        },
      },
      session,
    );
    return entry.table.host;
  }

  /** Into the archive first, off the shelf after: a crash in between does both again. */
  async function finish(entry: Entry, record: SaveRecord): Promise<void> {
    const { slots, writer } = entry;
    shelf.drop(record.id);
    await writer.flush();
    if (writer.trouble() === 'elsewhere') return;
    try {
      await addToArchive(disk, writerId, record);
      await slots.remove();
      entry.archived = true;
    } catch {
      // Still in its slots: the next start tries again.
    }
  }

  /** A seed is a short word; whatever else the dice say becomes one. */
  function freshSeed(): string {
    const seed = dice.seed();
    return isWord(seed, MAX_SEED) ? seed : fingerprint(seed);
  }

  function note(id: string, loaded: Loaded): void {
    const line = entryOf(id, loaded);
    if (line === null) shelf.drop(id);
    else shelf.put(line);
  }

  async function openOnce(id: string): Promise<Opened> {
    const entry = entryFor(id);
    const { table } = entry;
    if (table !== null) {
      if (!table.isLeft()) return { ok: true, host: table.host };
      // What could not be saved is still in memory, and newer than the disk.
      const safe = await entry.writer.flush();
      if (!safe && entry.writer.trouble() !== 'elsewhere') {
        // Whoever comes back may be somebody else.
        const put = advance(table.session(), settings.get(), { kind: 'hide' });
        return { ok: true, host: run(entry, put.session) };
      }
      entries.delete(id);
      return openOnce(id);
    }
    const loaded = await loadSave(id, entry.slots);
    note(id, loaded);
    if (loaded.kind !== 'playable') {
      entries.delete(id);
      return { ok: false, why: loaded.kind };
    }
    const { seats, rebuilt, record } = loaded;
    if (record.winners !== null) {
      await finish(entry, record);
      return { ok: false, why: 'absent' };
    }
    const session = resumedSession(seats, rebuilt, record.plies, record.undone, settings.get());
    return { ok: true, host: run(entry, session) };
  }

  return {
    async begin(wish) {
      const planned = soundPlan(wish);
      if (!planned.ok) return planned;
      if (shelf.playable() >= MAX_UNFINISHED) return { ok: false, why: 'tooMany' };
      const { plan } = planned;
      const id = fingerprint(dice.seed());
      const session = newSession(seatsOf(id, plan, freshSeed(), freshSeed()))!;
      begun(plan);
      return { ok: true, id, host: run(entryFor(id), session) };
    },

    open(id) {
      let opened = opening.get(id);
      if (opened === undefined) {
        opened = openOnce(id).finally(() => opening.delete(id));
        opening.set(id, opened);
      }
      return opened;
    },

    async abandon(id) {
      const entry = entryFor(id);
      entries.delete(id);
      await entry.table?.host.leave();
      try {
        await entry.slots.remove();
        shelf.drop(id);
      } catch {
        note(id, { kind: 'unreadable' });
      }
    },

    async load() {
      let ids: readonly string[];
      try {
        ids = gameIdsIn(await disk.keys());
      } catch {
        clock.after(RETRY_MS, () => void this.load());
        return;
      }
      const found = [];
      for (const id of ids) {
        if (entries.has(id)) continue;
        const slots = createSlots({ disk, base: gameBase(id), format: FORMAT, writer: writerId, exclusive: true });
        const loaded = await loadSave(id, slots);
        const line = entryOf(id, loaded);
        if (line !== null) found.push(line);
        else if (loaded.kind === 'playable') {
          await finish({ slots, writer: createWriter(slots), table: null, archived: false }, loaded.record);
        }
      }
      shelf.fill(found);
    },
  };
}
