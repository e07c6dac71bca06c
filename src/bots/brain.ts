/** What the bots know about one game: a rule of thumb, its dials, and what the public record tells. */
import type { Rng } from '@/engine/core/rng';
import type { Move, Open, Options, Position, View } from '@/engine/core/rules';
import type { Level } from './contract';

/** The dials of a rule of thumb, as plain numbers: thresholds, weights, care and memory. */
export type Style = Readonly<Record<string, number>>;

/** Characters' tempers. Each game says in its brain what a temper changes there. */
export const TEMPERS = [
  'hasty',
  'forgetful',
  'cautious',
  'hunter',
  'bold',
  'steady',
  'counter',
  'miser',
  'patient',
  'master',
] as const;
export type Temper = (typeof TEMPERS)[number];

/** Sharpens a guessed position with what the public record makes likely. */
export type Belief<S extends Open = Open, O extends Options = Options> = (guess: Position<S, O>, rng: Rng) => void;

export interface Brain<
  T extends Style = Style,
  S extends Open = Open,
  M extends Move = Move,
  O extends Options = Options,
> {
  readonly levels: Readonly<Record<Level, T>>;
  readonly tempers: Readonly<Record<Temper, Partial<T>>>;
  /** Playouts for a decision of a hard bot (0 for levels that do not search), spread over all candidates. */
  readonly playouts: Readonly<Record<Level, number>>;
  /** How the other seats play in playouts; one is dealt to each seat per sample, so that the search is not tuned to one opponent. */
  readonly field: readonly T[];
  /** What winning the match is worth in points, when a playout reaches its end. */
  readonly winBonus: number;
  /** The rule of thumb: a legal move for the seat to act, from what that seat may know. Hidden cards of a position must not sway it. */
  policy(at: Position<S, O>, style: T, rng: Rng): M;
  /** The moves worth searching, the rule's own choice among them; all legal ones where absent. */
  candidates?(at: Position<S, O>, legal: readonly M[], choice: M, view: View<S, O, M>): readonly M[];
  /** Samples before a candidate may be dropped or the search may stop. */
  readonly patience?: number;
  /** Standard errors by which a candidate must trail the best one to be dropped. */
  readonly hopeless?: number;
  /** Standard errors by which a candidate must beat the rule's choice to overrule it here. */
  guard?(at: Position<S, O>): number;
  believe?(view: View<S, O, M>, style: T): Belief<S, O>;
  /** Called before a move of a playout: keeps the cards to come in step between candidates, so that they are tried on the same luck. */
  inStep?(at: Position<S, O>, move: M): void;
  /** The reasons this game's advice can give, for the texts. */
  readonly reasons: readonly string[];
  /** One short reason for a move, as a key and numbers. */
  reason(
    view: View<S, O, M>,
    move: M,
    points: number,
  ): {
    readonly reason: string;
    readonly args: Readonly<Record<string, number>>;
  };
}
