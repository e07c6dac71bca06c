/** What a player at a simulated table is asked, and what it answers. */
import type { Move, View } from '@/engine/core/rules';
import type { Seat } from '@/engine/core/table';

/** One decision. The view is made only for players who look at it. */
export interface Ask {
  readonly seat: Seat;
  readonly ply: number;
  readonly legal: readonly Move[];
  view(): View;
  /** The view in the neutral trace shape. */
  trace(): object;
}

export interface Player {
  /** An index into `ask.legal`. */
  choose(ask: Ask): number | Promise<number>;
  end?(): Promise<void>;
}
