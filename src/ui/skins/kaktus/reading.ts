/** What the skin of Kaktus reads off a scene: rows, powers, the caller, and what is chosen on the way to a move. */
import type { CardId, Face, Seat } from '@/engine/core/table';
import type { KaktusOpen } from '@/engine/games/kaktus/shape';
import type { Frame } from '@/session/frame';
import type { Company, Scene } from '../../table/contract';
import { faceOf, openOf, pileOf } from '../../table/reading';
import { kaktusFaces } from './face';

export const handOf = (frame: Frame, seat: Seat): readonly CardId[] => pileOf(frame, 'hand', seat);
export const topDiscard = (frame: Frame): CardId | null => pileOf(frame, 'discard').at(-1) ?? null;
export const heldCard = (frame: Frame): CardId | null => pileOf(frame, 'held').at(-1) ?? null;

/** The engine's numbers of the three powers, by number; 0 is none. */
const POWERS = ['none', 'look', 'spy', 'swap'] as const;
export type Power = (typeof POWERS)[number];

export function powerOf(frame: Frame): Power {
  return frame.phase === 'power' ? (POWERS[openOf<KaktusOpen>(frame).power] ?? 'none') : 'none';
}

/** What a card can do when it is discarded as soon as it is drawn: six, seven and jack. */
export function powerOfFace(face: Face | null): Power {
  const mark = face === null ? undefined : kaktusFaces.mark(face);
  return mark === 'eyeOwn' ? 'look' : mark === 'eyeOther' ? 'spy' : mark === 'swap' ? 'swap' : 'none';
}

export function callerOf(frame: Frame): Seat | null {
  const { caller } = openOf<KaktusOpen>(frame);
  return caller < 0 ? null : caller;
}

export const say = ({ t }: Company, face: Face | null): string => (face === null ? '' : kaktusFaces.say(face, t));

/** Inside a sentence: "a king". */
export const phrase = ({ t }: Company, face: Face | null): string => (face === null ? '' : kaktusFaces.phrase(face, t));

/** A face that lies down and is shown because somebody practises with the memory aid, not because of the last move. */
export function isRemembered({ frame, wishes }: Scene, card: CardId): boolean {
  if (!wishes.memoryAid || faceOf(frame, card) === null || frame.view.table.up[card] === 1) return false;
  return !frame.events.some((event) => (event.kind === 'shown' || event.kind === 'moved') && event.card === card);
}

/* What may be picked: own places, one place of somebody else, and the call. */
export const CALL_PICK = 'call';
export const ownPick = (place: number): string => `own-${place}`;
export const theirPick = (seat: Seat, place: number): string => `theirs-${seat}-${place}`;

/** Ascending, whatever the order of the taps. */
export function pickedPlaces({ frame, near, picked }: Scene): readonly number[] {
  return handOf(frame, near).flatMap((_, place) => (picked.includes(ownPick(place)) ? [place] : []));
}

export function pickedTheirs({ frame, near, picked }: Scene): { readonly seat: Seat; readonly place: number } | null {
  for (let seat = 0; seat < frame.view.seats; seat++) {
    if (seat === near) continue;
    const place = handOf(frame, seat).findIndex((_, i) => picked.includes(theirPick(seat, i)));
    if (place >= 0) return { seat, place };
  }
  return null;
}
