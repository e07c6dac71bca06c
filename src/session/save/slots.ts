/**
 * Two slots for one value. A write goes to the older slot with the next number; a reader takes the valid slot with the highest.
 * There is no pointer to keep in step, so a write may be torn, lost or answered too late without taking the last good value along.
 */
import type { Disk } from '../ports';
import { seal, unseal, type Sealed } from './seal';

export const SLOTS = ['a', 'b'] as const;
export type Slot = (typeof SLOTS)[number];

export type SlotContent =
  | { readonly kind: 'empty' }
  /** Torn, changed, or never ours. */
  | { readonly kind: 'broken' }
  /** Written by a newer app: never touched. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'good'; readonly sealed: Sealed };

export type WriteFailure = 'full' | 'refused' | 'elsewhere';
export type Written = { readonly ok: true } | { readonly ok: false; readonly why: WriteFailure };

export interface TwoSlots {
  /** Rejects when the disk cannot be read: that is not the same as empty. */
  read(): Promise<readonly [SlotContent, SlotContent]>;
  write(body: string): Promise<Written>;
  /** This content is of no use although its seal holds: the next write may take its place, and must not take the other's. */
  distrust(sealed: Sealed): void;
  /** Removes the older slot first, so that a crash in between brings no older value back. */
  remove(): Promise<void>;
}

export interface SlotsOptions {
  readonly disk: Disk;
  /** The keys are `<base>/a` and `<base>/b`. */
  readonly base: string;
  readonly format: number;
  /** The fingerprint of this running app. */
  readonly writer: string;
  /** Whether a value that another running app has written since must stop us. */
  readonly exclusive: boolean;
}

const sequenceOf = (content: SlotContent): number => (content.kind === 'good' ? content.sealed.sequence : -1);

export function newestFirst(slots: readonly SlotContent[]): readonly Sealed[] {
  const good = slots.flatMap((content) => (content.kind === 'good' ? [content.sealed] : []));
  return good.sort((a, b) => b.sequence - a.sequence);
}

/** Browsers and SQLite name a full disk differently. */
function failureOf(error: unknown): WriteFailure {
  return /quota|full/i.test(String(error)) ? 'full' : 'refused';
}

export function createSlots({ disk, base, format, writer, exclusive }: SlotsOptions): TwoSlots {
  /** The newest number on the disk when this app came to it; null before that. */
  let found: number | null = null;
  /** The newest number we have written, or -1. */
  let wrote = -1;
  /** A write that was refused may still arrive late, so both slots are renewed before anything counts as safe. */
  let uncertain = false;
  const useless = new Set<number>();

  const worth = (sequence: number): number => (useless.has(sequence) ? -1 : sequence);
  const keyOf = (slot: Slot): string => `${base}/${slot}`;

  async function readSlot(slot: Slot): Promise<SlotContent> {
    const text = await disk.read(keyOf(slot));
    if (text === null) return { kind: 'empty' };
    const sealed = unseal(text);
    if (sealed === null) return { kind: 'broken' };
    return sealed.format > format ? { kind: 'newer' } : { kind: 'good', sealed };
  }

  async function read(): Promise<readonly [SlotContent, SlotContent]> {
    const slots = [await readSlot('a'), await readSlot('b')] as const;
    found ??= Math.max(...slots.map(sequenceOf));
    return slots;
  }

  /** Somebody else has written since we came, or has taken the value away, or is newer than we are. */
  function isElsewhere(slots: readonly SlotContent[], since: number): boolean {
    if (slots.some(({ kind }) => kind === 'newer')) return true;
    if (!exclusive) return false;
    const vanished = Math.max(wrote, since) >= 0 && slots.every(({ kind }) => kind === 'empty');
    return vanished || newestFirst(slots).some((sealed) => sealed.writer !== writer && sealed.sequence > since);
  }

  async function writeOlder(body: string): Promise<Written> {
    try {
      const slots = await read();
      if (isElsewhere(slots, found!)) return { ok: false, why: 'elsewhere' };
      const [a, b] = [sequenceOf(slots[0]), sequenceOf(slots[1])];
      const sequence = Math.max(a, b, wrote, found!) + 1;
      await disk.write(keyOf(worth(a) <= worth(b) ? 'a' : 'b'), seal({ format, writer, sequence, body }));
      wrote = sequence;
      return { ok: true };
    } catch (error) {
      uncertain = true;
      return { ok: false, why: failureOf(error) };
    }
  }

  async function write(body: string): Promise<Written> {
    const doubled = uncertain;
    const written = await writeOlder(body);
    if (!written.ok || !doubled) return written;
    const again = await writeOlder(body);
    if (again.ok) uncertain = false;
    return again;
  }

  async function remove(): Promise<void> {
    const [a, b] = await read();
    const order: readonly Slot[] = sequenceOf(a) <= sequenceOf(b) ? ['a', 'b'] : ['b', 'a'];
    for (const slot of order) await disk.remove(keyOf(slot));
  }

  return { read, write, distrust: ({ sequence }) => void useless.add(sequence), remove };
}
