/** What a bot is asked and what it answers. A bot gets a view, the legal moves and a stream of its own: nothing else. */
import type { Move, View } from '@/engine/core/rules';
import type { GameId } from '@/engine/games/registry';

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** A question to a bot: plain JSON, so that it can cross to a worker. */
export interface Question {
  readonly game: GameId;
  readonly view: View;
  readonly legal: readonly Move[];
  /** A character's id (see characters.ts), or a bare level or reference word for simulations. */
  readonly bot: string;
  /** The bot's own stream: never derived from the match's seed. */
  readonly stream: string;
  /** Playouts instead of the level's own: for measurements. */
  readonly playouts?: number;
}

/** One legal move with what it is expected to cost, and why. Reasons are keys for the texts. */
export interface Advice {
  readonly move: Move;
  /** Expected points of this seat at the end of the round, fewer is better. */
  readonly points: number;
  readonly reason: string;
  /** Numbers for the reason's sentence. */
  readonly args: Readonly<Record<string, number>>;
}

/** A search in slices: `step` works for a while and says whether it is done. */
export interface Thinking<Answer> {
  /** Does up to `playouts` playouts; true when `answer` is ready. */
  step(playouts: number): boolean;
  answer(): Answer;
}
