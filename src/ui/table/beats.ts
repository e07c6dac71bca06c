/** What a timeline is made of: flights, flips, chips and sounds with their times, and what they are made from. */
import type { TableEvent } from '@/engine/core/events';
import type { CardId, Face, PileName, PotId } from '@/engine/core/table';
import type { SoundName, Tick } from '@/session/device';
import type { ChipId } from '../art/chipDrawings';
import { LIFT_POINTS, type Motion, type Pace } from '../theme/motion';
import type { CardSpot, Cue, Layout, Rect } from './contract';

/** One stretch of a card's way. It shows `face` from the middle of the leg on. */
export interface Leg {
  readonly start: number;
  readonly ms: number;
  readonly to: Rect;
  readonly face: Face | null;
}

export interface Track {
  readonly card: CardId;
  readonly from: Rect;
  readonly face: Face | null;
  readonly legs: readonly Leg[];
  /** Comes out of a pile: it is not seen before its first leg. */
  readonly fresh: boolean;
}

export interface ChipFlight {
  readonly chip: ChipId;
  readonly from: Rect;
  readonly to: Rect;
  readonly start: number;
  readonly ms: number;
}

export interface Sounding {
  readonly at: number;
  readonly sound: SoundName | null;
  readonly tick: Tick | null;
}

export interface Timeline {
  readonly tracks: readonly Track[];
  readonly chips: readonly ChipFlight[];
  /** Piles that are being shuffled. */
  readonly shuffles: readonly { readonly at: Rect; readonly start: number; readonly ms: number }[];
  readonly sounds: readonly Sounding[];
  readonly ms: number;
}

export interface TimelineInput {
  /** null when nothing was on the table before, or not on this screen. */
  readonly before: Layout | null;
  readonly after: Layout;
  readonly events: readonly TableEvent[];
  readonly piles: readonly PileName[];
  /** After the move. */
  readonly lies: readonly (readonly CardId[])[];
  readonly pace: Pace;
  readonly motion: Motion;
  readonly cue: (event: TableEvent) => Cue | null;
  readonly chip: (pot: PotId) => ChipId;
}

export const STILL: Timeline = { tracks: [], chips: [], shuffles: [], sounds: [], ms: 0 };

/** Where a spot is seen: a raised card is a little above its place. */
export function seenAt({ rect, raised }: CardSpot): Rect {
  return raised === true ? { ...rect, y: rect.y - LIFT_POINTS } : rect;
}

export const distance = (a: Rect, b: Rect): number => Math.hypot(b.x - a.x, b.y - a.y);
export const isSameRect = (a: Rect, b: Rect): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.w - b.w) + Math.abs(a.h - b.h) < 0.5;
