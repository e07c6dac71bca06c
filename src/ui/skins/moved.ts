/** Cards that stand out because of the last move; after a deal all of them would, so none does. */
import type { CardId } from '@/engine/core/table';
import type { Frame } from '@/session/frame';
import { lastCards } from '../table/reading';

const NONE: ReadonlySet<CardId> = new Set();

export function movedCards(frame: Frame): ReadonlySet<CardId> {
  return frame.events.some(({ kind }) => kind === 'gathered') ? NONE : lastCards(frame);
}
