/** What the skin of ojyks reads off a scene: grids, piles, and what is chosen on the way to a move. */
import type { OjyksOpen } from '@/engine/games/ojyks/shape';
import type { CardId, Face, Seat } from '@/engine/core/table';
import type { Frame } from '@/session/frame';
import type { Company, Scene } from '../../table/contract';
import { faceOf, openOf, pileOf } from '../../table/reading';
import { numberPhrase } from '../phrase';
import { ojyksFaces } from './face';

export const COLUMNS = 4;
export const ROWS = 3;
export const SLOTS = COLUMNS * ROWS;

export const gridOf = (frame: Frame, seat: Seat): readonly CardId[] => pileOf(frame, 'grid', seat);
export const isUp = ({ view }: Frame, card: CardId): boolean => view.table.up[card] === 1;
/** A cleared slot holds no card. */
export const isCard = (card: CardId | undefined): card is CardId => card !== undefined && card >= 0;

export function topDiscard(frame: Frame): CardId | null {
  return pileOf(frame, 'discard').at(-1) ?? null;
}

export function heldCard(frame: Frame): CardId | null {
  return pileOf(frame, 'held').at(-1) ?? null;
}

export function hiddenCount(frame: Frame, seat: Seat): number {
  return openOf<OjyksOpen>(frame).hidden[seat]!;
}

export function closerOf(frame: Frame): Seat | null {
  const { closer } = openOf<OjyksOpen>(frame);
  return closer < 0 ? null : closer;
}

export function openSum(frame: Frame, seat: Seat): number {
  return gridOf(frame, seat).reduce(
    (sum, card) => (isCard(card) && isUp(frame, card) ? sum + (faceOf(frame, card) ?? 0) : sum),
    0,
  );
}

export const say = ({ t }: Company, face: Face | null): string => (face === null ? '' : ojyksFaces.say(face, t));

/** Inside a sentence: "a 5". */
export const phrase = ({ t }: Company, face: Face | null): string => (face === null ? '' : numberPhrase(face, t));

/** The words for a place in the grid, counted from one. */
export function placeOf(slot: number): { readonly column: number; readonly row: number } {
  return { column: (slot % COLUMNS) + 1, row: Math.floor(slot / COLUMNS) + 1 };
}

/* What may be picked: the top discard, one own slot, and "yes, clear the negative column" for a slot. */
export const DISCARD_PICK = 'discard';
export const slotPick = (slot: number): string => `slot-${slot}`;
export const surePick = (slot: number): string => `sure-${slot}`;

export function pickedSlot({ picked }: Scene): number | null {
  for (let slot = 0; slot < SLOTS; slot++) if (picked.includes(slotPick(slot))) return slot;
  return null;
}

export const isDiscardPicked = ({ picked }: Scene): boolean => picked.includes(DISCARD_PICK);

/** How many minus points go when this face completes a column there: 0 unless it does, and is negative. */
export function lossAt({ frame, near }: Scene, slot: number, face: Face | null): number {
  if (face === null || face >= 0) return 0;
  const grid = gridOf(frame, near);
  for (let other = slot % COLUMNS; other < SLOTS; other += COLUMNS) {
    const card = grid[other];
    if (other === slot) continue;
    if (!isCard(card) || !isUp(frame, card) || faceOf(frame, card) !== face) return 0;
  }
  return -face * ROWS;
}
