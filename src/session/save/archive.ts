/** The last finished matches, setup and log, one entry each: nothing that is added can damage what is there. */
import type { FinishedGame } from '../home';
import { seatsOf } from '../seats';
import type { Disk } from '../ports';
import { doneKey, doneKeysIn } from './keys';
import { judgeSave, type Playable } from './load';
import { readRecord } from './migrate';
import { FORMAT, type SaveRecord } from './record';
import { seal, unseal } from './seal';

export const ARCHIVE_SIZE = 200;

/** Adding a match again changes nothing: its key is its end and its id. Rejects when the disk refuses. */
export async function addToArchive(disk: Disk, writer: string, record: SaveRecord): Promise<void> {
  const body = JSON.stringify(record);
  await disk.write(doneKey(record.savedAt, record.id), seal({ format: FORMAT, sequence: 0, writer, body }));
  const keys = doneKeysIn(await disk.keys());
  for (const key of keys.slice(ARCHIVE_SIZE)) await disk.remove(key);
}

/** Newest first. Entries that cannot be read are left out, and left alone. */
export async function readArchive(disk: Disk): Promise<readonly FinishedGame[]> {
  const games: FinishedGame[] = [];
  for (const key of doneKeysIn(await disk.keys())) {
    const record = await readEntry(disk, key);
    if (record !== null && record.winners !== null && !games.some(({ id }) => id === record.id)) {
      games.push(finishedGame(record, record.winners));
    }
  }
  return games;
}

/** One archived match played again, ply by ply ready; null when it is gone or other rules make something else of it. */
export async function replayArchived(disk: Disk, id: string): Promise<Playable | null> {
  const key = doneKeysIn(await disk.keys()).find((candidate) => candidate.endsWith(`/${id}`));
  const record = key === undefined ? null : await readEntry(disk, key);
  if (record === null) return null;
  const judged = judgeSave(id, { body: JSON.stringify(record), format: FORMAT });
  return judged.kind === 'playable' ? judged : null;
}

async function readEntry(disk: Disk, key: string): Promise<SaveRecord | null> {
  let text: string | null;
  try {
    text = await disk.read(key);
  } catch {
    return null;
  }
  const sealed = text === null ? null : unseal(text);
  return sealed === null || sealed.format > FORMAT ? null : readRecord(sealed.body, sealed.format);
}

function finishedGame(record: SaveRecord, winners: FinishedGame['winners']): FinishedGame {
  const { id, plan, savedAt, sheet, undone, seed, botSeed } = record;
  const { players } = seatsOf(id, plan, seed, botSeed);
  return { id, game: plan.game, players, finishedAt: savedAt, sheet, winners, undone, seed };
}
