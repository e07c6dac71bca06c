/** What the screen gets: one moment of a table through one pair of eyes. Nothing that these eyes may not see is in here. */
import type { Advice } from '@/bots/contract';
import type { Scoresheet } from '@/engine/core/scoresheet';
import type { TableEvent } from '@/engine/core/events';
import type { Eyes, Move, Part, Ply, View } from '@/engine/core/rules';
import type { PileName, PotName, Seat } from '@/engine/core/table';
import type { GameId } from '@/engine/games/registry';
import type { Player } from './players';

/** One public thing that happened, for the strip "since your last turn" and the screen reader. */
export interface Happening {
  readonly seat: Seat;
  readonly ply: Ply;
  /** Events of that ply as an onlooker saw them. */
  readonly events: readonly TableEvent[];
}

export type Moment =
  /** The phone changes hands. Eyes are nobody's. */
  | { readonly kind: 'handover'; readonly to: Seat; readonly since: readonly Happening[] }
  /** A person decides. */
  | {
      readonly kind: 'deciding';
      readonly seat: Seat;
      readonly legal: readonly Move[];
      readonly since: readonly Happening[];
    }
  | { readonly kind: 'thinking'; readonly seat: Seat }
  /** A move was made and is being shown. `hold`: the mover learned something private and the phone will pass on, so wait for a tap. */
  | { readonly kind: 'showing'; readonly seat: Seat; readonly hold: boolean }
  /** A round is scored; `continued` deals the next. */
  | { readonly kind: 'between' }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] };

/** Why the last save is not safe, or null when it is. */
export type SaveTrouble = 'full' | 'refused' | 'elsewhere';

export interface Frame {
  readonly id: string;
  readonly game: GameId;
  /** Moves made so far; a frame with a higher ply is newer. */
  readonly ply: number;
  readonly eyes: Eyes;
  readonly view: View;
  /** What the last move did, as these eyes saw it; empty after a hand-over, a hold or a reload. */
  readonly events: readonly TableEvent[];
  /** The last move, public, or null at the start. */
  readonly last: Ply | null;
  readonly moment: Moment;
  /** By seat, in playing order. */
  readonly players: readonly Player[];
  readonly piles: readonly PileName[];
  readonly pots: readonly PotName[];
  readonly phase: string;
  readonly sheet: Scoresheet;
  /** By seat: the sums behind the round's points, while a scored round lies open; else empty. */
  readonly parts: readonly (readonly Part[])[];
  /** Seats on the lowest total so far. */
  readonly leaders: readonly Seat[];
  readonly canUndo: boolean;
  readonly undone: number;
  readonly trouble: SaveTrouble | null;
  /** Shown once the match is over, so that anyone may check the deal; null before. */
  readonly seed: string | null;
}

export type Answered = { readonly ok: true } | { readonly ok: false; readonly why: string };

/** A running table: the screen reads frames and says what the person did. It lives outside React. */
export interface TableHost {
  getFrame(): Frame;
  subscribe(listener: () => void): () => void;
  /** A person's move, for the frame it was chosen on: an answer to an older ply is dropped. */
  choose(ply: number, move: Move): Answered;
  /** The reason a move is not possible now, for the control that is tapped although it is off. */
  whyNot(move: Move): string | null;
  /** The screen has shown this ply's events. */
  shown(ply: number): void;
  /** The person named on the hand-over has the phone. */
  tookDevice(): void;
  /** Deal the next round. */
  continued(): void;
  undo(): Answered;
  /** Looking into the own chip pouch: only while pressed. */
  look(on: boolean): void;
  hint(): Promise<Answered & { readonly advice?: readonly Advice[] }>;
  /** The app went to the background or is no longer looked at: nobody's eyes until somebody takes the phone. A minute without a touch does the same by itself. */
  hide(): void;
  /** A touch that is no move (scrolling, a menu): the person is still there. Moves and the other calls count as touches anyway. */
  touched?(): void;
  /** Stops bots and timers; the match stays saved. */
  leave(): Promise<void>;
}
