/** The piles between the players where everyone has a row or grid: a caption below each, and the sheet that opens the discard pile. */
import type { Rect, Scene, Thing, Zoom, ZoomCard } from '../table/contract';
import { faceOf, pileOf } from '../table/reading';
import { FACES } from './faces';

/** The discards that somebody could remember without writing them down. */
const DISCARDS_SHOWN = 12;

/** `can` tells that the pile may be used now. */
export function pileCaption(box: Rect, text: string, can: boolean): Thing {
  return {
    kind: 'words',
    rect: box,
    text,
    step: 'caption',
    tone: can ? 'accent' : 'muted',
    weight: can ? 'bold' : 'regular',
    align: 'center',
    lines: 1,
  };
}

export function discardSheet({ frame, t }: Scene, title: string, why: string): Zoom {
  const { say } = FACES[frame.game];
  const cards = pileOf(frame, 'discard')
    .slice(-DISCARDS_SHOWN)
    .reverse()
    .map((card): ZoomCard => {
      const face = faceOf(frame, card);
      return { face, label: face === null ? '' : say(face, t) };
    });
  return {
    title,
    blocks: [
      { kind: 'cards', cards },
      { kind: 'text', text: why, tone: 'muted' },
    ],
  };
}
