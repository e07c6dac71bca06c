/** What the two animal games read off a frame: hands by kind, what lies on top, what fits. */
import type { LamaMove, LamaOpen } from '@/engine/games/lama/shape';
import type { CardId, Face, Seat } from '@/engine/core/table';
import type { Frame } from '@/session/frame';
import type { Scene } from '../../table/contract';
import { faceOf, legalOf, openOf, pileOf, potOf } from '../../table/reading';
import { FACES } from '../faces';

const ANIMAL: Face = 7;
const ANIMAL_POINTS = 10;

export interface Kind {
  readonly face: Face;
  readonly cards: readonly CardId[];
}

/** Equal cards together, lowest first; null when these eyes do not know the whole hand. */
export function kindsOf(frame: Frame, seat: Seat): readonly Kind[] | null {
  const byFace = new Map<Face, CardId[]>();
  for (const card of pileOf(frame, 'hand', seat)) {
    const face = faceOf(frame, card);
    if (face === null) return null;
    byFace.set(face, [...(byFace.get(face) ?? []), card]);
  }
  return [...byFace].sort(([a], [b]) => a - b).map(([face, cards]) => ({ face, cards }));
}

/** What leaving now would cost: every kind once. null when the hand is not known. */
export function handCost(frame: Frame, seat: Seat): number | null {
  const kinds = kindsOf(frame, seat);
  if (kinds === null) return null;
  return kinds.reduce((sum, { face }) => sum + (face === ANIMAL ? ANIMAL_POINTS : face), 0);
}

export function hasLeft(frame: Frame, seat: Seat): boolean {
  return (openOf<LamaOpen>(frame).quit & (1 << seat)) !== 0;
}

/** Somebody went out and the hands lie open. */
export function isOpen(frame: Frame, seat: Seat): boolean {
  return pileOf(frame, 'hand', seat).some((card) => frame.view.table.up[card] === 1);
}

export function topOf(frame: Frame): Face | null {
  const top = pileOf(frame, 'discard').at(-1);
  return top === undefined ? null : faceOf(frame, top);
}

/** The names of the two kinds that fit on the top card. */
export function fitting({ frame, t }: Pick<Scene, 'frame' | 't'>): { readonly same: string; readonly next: string } {
  const { say } = FACES[frame.game];
  const top = topOf(frame) ?? 1;
  return { same: say(top, t), next: say(top === ANIMAL ? 1 : top + 1, t) };
}

export interface TokenCount {
  readonly black: number;
  readonly white: number;
  readonly note: number;
}

export function tokensOf(frame: Frame, seat: Seat | null): TokenCount {
  return {
    black: potOf(frame, 'black', seat) ?? 0,
    white: potOf(frame, 'white', seat) ?? 0,
    note: potOf(frame, 'note', seat) ?? 0,
  };
}

/** How many of the legal moves play a card. */
export const legalPlays = (frame: Frame): number =>
  legalOf<LamaMove>(frame).filter(({ type }) => type === 'play').length;

export const hasSupply = (frame: Frame): boolean =>
  frame.pots.some(({ kind, seat }) => kind === 'black' && seat === null);

export const playOf = (card: Face): LamaMove => ({ type: 'play', card });
export const DRAW: LamaMove = { type: 'draw' };
export const QUIT: LamaMove = { type: 'quit' };
export const RETURN_BLACK: LamaMove = { type: 'return', token: 'black' };
export const RETURN_WHITE: LamaMove = { type: 'return', token: 'white' };
export const GIVE_BLACK: LamaMove = { type: 'exchange', give: 'black' };
export const GIVE_WHITE: LamaMove = { type: 'exchange', give: 'white' };
