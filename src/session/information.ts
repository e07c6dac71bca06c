/** Who learned what from a move: read off the events and off what everybody knew before. */
import type { TableEvent } from '@/engine/core/events';
import { NOBODY } from '@/engine/core/rules';
import { EVERYONE, seatBit, type Seat } from '@/engine/core/table';

/** What a move brought to light, so that taking it back would not take it back: a hidden face, or an order that was drawn anew. */
export type Told = 'seen' | 'shuffled';

/**
 * null when nothing came to light that the mover had not known already: showing an own card is taken back at one's own cost.
 * `seenBefore`: the table's `seen` before the move.
 */
export function toldBy(mover: Seat, seenBefore: readonly number[], events: readonly TableEvent[]): Told | null {
  const bit = mover === NOBODY ? 0 : seatBit(mover);
  let told: Told | null = null;
  for (const event of events) {
    if (event.kind === 'shuffled' || event.kind === 'gathered') return 'shuffled';
    if (!isFaceEvent(event)) continue;
    const before = seenBefore[event.card]!;
    if ((before & bit) === 0 && (event.seen & ~before) !== 0) told = 'seen';
  }
  return told;
}

/** Whether this seat now knows a face that it did not know before and that not everybody knows. */
export function learnedAlone(seenBefore: readonly number[], events: readonly TableEvent[], seat: Seat): boolean {
  const bit = seatBit(seat);
  // After a shuffle nobody knows the shuffled cards any more.
  let forgotten = false;
  for (const event of events) {
    if (event.kind === 'shuffled' || event.kind === 'gathered') forgotten = true;
    else if (isFaceEvent(event) && event.seen !== EVERYONE && (event.seen & bit) !== 0) {
      if (forgotten || (seenBefore[event.card]! & bit) === 0) return true;
    }
  }
  return false;
}

type FaceEvent = Extract<TableEvent, { readonly kind: 'moved' | 'turned' | 'shown' }>;

export function isFaceEvent(event: TableEvent): event is FaceEvent {
  return event.kind === 'moved' || event.kind === 'turned' || event.kind === 'shown';
}
