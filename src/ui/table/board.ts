/** A table being laid: what the parts of a layout fill together. */
import type { PileId, PotId } from '@/engine/core/table';
import type { CardSpot, Rect, Thing } from './contract';

export interface Board {
  readonly cards: CardSpot[];
  readonly things: Thing[];
  readonly over: Thing[];
  readonly homes: Record<PileId, Rect>;
  readonly pots: Record<PotId, Rect>;
}

export const emptyBoard = (): Board => ({ cards: [], things: [], over: [], homes: {}, pots: {} });
