/** A tutorial as it is written down: a fixed deal, and steps that say something, wait for certain moves, or let the others move. Texts are named, not held. */
import type { Move, Options } from '@/engine/core/rules';
import type { GameId } from '@/engine/games/registry';
import type { Human, Player } from '../players';

export type Step =
  /** Waits until the learner has read it. */
  | { readonly kind: 'say'; readonly id: string }
  /** Waits for one of these moves. `seen`: what is said while something private lies open, until the learner has looked. */
  | { readonly kind: 'do'; readonly id: string; readonly moves: readonly Move[]; readonly seen?: string }
  /** The others make these moves, one after the other. */
  | { readonly kind: 'watch'; readonly id: string; readonly moves: readonly Move[] };

export interface Script {
  readonly game: GameId;
  /** The deal: chosen so that the lesson can be taught on it, and never changed. */
  readonly seed: string;
  readonly options: Options;
  /** Characters of the others, clockwise from the learner. */
  readonly others: readonly string[];
  /** The last one is a `say`: the end of the lesson. */
  readonly steps: readonly Step[];
}

/** The learner sits on seat 0. */
export function playersOf({ others }: Script, learner: Human): readonly Player[] {
  return [learner, ...others.map((character) => ({ kind: 'bot', character }) as const)];
}

export const say = (id: string): Step => ({ kind: 'say', id });
export const watch = (id: string, ...moves: readonly Move[]): Step => ({ kind: 'watch', id, moves });

/** `doing('draw', DRAW)`. */
export const doing = (id: string, ...moves: readonly Move[]): Step => ({ kind: 'do', id, moves });

/** Like `doing`, with words for the look that follows. */
export const looking = (id: string, seen: string, ...moves: readonly Move[]): Step => ({ kind: 'do', id, moves, seen });
