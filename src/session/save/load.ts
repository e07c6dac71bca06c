/** From two slots to one verdict. Whatever cannot be played is kept and named; nothing here writes or throws. */
import { seatsOf, type Seats } from '../seats';
import { readRecord } from './migrate';
import { rebuild, type Rebuilt } from './rebuild';
import type { SaveRecord } from './record';
import type { Sealed } from './seal';
import { newestFirst, type TwoSlots } from './slots';
import { sameSummary, summaryOf } from './summary';

export interface Playable {
  readonly kind: 'playable';
  readonly record: SaveRecord;
  readonly seats: Seats;
  readonly rebuilt: Rebuilt;
}

export type Loaded =
  | Playable
  /** Sound, but the rules have changed since: shown, not playable, kept. */
  | { readonly kind: 'frozen'; readonly record: SaveRecord }
  /** Damaged beyond reading: kept where it is. */
  | { readonly kind: 'quarantined' }
  /** Written by a newer app: left untouched. */
  | { readonly kind: 'newer' }
  /** The disk could not be read just now: try again. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'absent' };

export async function loadSave(id: string, slots: TwoSlots): Promise<Loaded> {
  let contents;
  try {
    contents = await slots.read();
  } catch {
    return { kind: 'unreadable' };
  }
  if (contents.every(({ kind }) => kind === 'empty')) return { kind: 'absent' };
  if (contents.some(({ kind }) => kind === 'newer')) return { kind: 'newer' };
  let best: Loaded = { kind: 'quarantined' };
  for (const sealed of newestFirst(contents)) {
    const verdict = judgeSave(id, sealed);
    // A slot that cannot be played does not stand in the way of an older one that can.
    if (verdict.kind === 'playable') return verdict;
    slots.distrust(sealed);
    if (best.kind === 'quarantined') best = verdict;
  }
  return best;
}

/** Checks one body from the checksum on: shape, every ply, and the position that comes of it. */
export function judgeSave(
  id: string,
  { body, format }: Pick<Sealed, 'body' | 'format'>,
): Extract<Loaded, { readonly kind: 'playable' | 'frozen' | 'quarantined' }> {
  const record = readRecord(body, format);
  if (record === null || record.id !== id) return { kind: 'quarantined' };
  const seats = seatsOf(record.id, record.plan, record.seed, record.botSeed);
  const rebuilt = rebuild(seats, record.plies);
  if (rebuilt === null) return { kind: 'frozen', record };
  const summary = summaryOf(seats, rebuilt.match);
  // The checksum held, so this is what was once written, and only other rules can make something else of it.
  if (summary.digest !== record.digest) return { kind: 'frozen', record };
  return sameSummary(summary, record) ? { kind: 'playable', record, seats, rebuilt } : { kind: 'quarantined' };
}
