/** The contract of a game: one value of one type, `Rules`. Everything else in the house works through it. */
import type { Dealer } from './dealer';
import type { CardId, Face, PileName, PotName, Seat, Table, VeiledTable } from './table';

/** The match is over: nobody moves. */
export const OVER = 0;
/** The round is scored and lies open; the table goes on with NEXT. A game's own phases begin at 2. */
export const BETWEEN = 1;

/** What is open to everyone: plain numbers and lists of numbers, so that copying needs no code per game. No secret may live here. */
export interface Open {
  phase: number;
  /** The seat to act; meaningless between rounds and at the end. */
  toAct: Seat;
  /** Rounds (or deals) begun, from 1. */
  round: number;
  /** By seat. Changes only when a round is fully settled. */
  totals: number[];
  /** The settled rounds, seat by seat, round after round. */
  points: number[];
}

export type OptionValue = number | string | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

export const PRESETS = ['written', 'box'] as const;
export type Preset = (typeof PRESETS)[number];

/** One rule option: what it may be, and what each preset makes it. */
export interface OptionSpec {
  readonly values: readonly OptionValue[];
  readonly written: OptionValue;
  readonly box: OptionValue;
}

/** Plain JSON. Every move of a game is interned: legal lists hold the same objects again and again. */
export interface Move {
  readonly type: string;
}

/** The table's own move between two rounds: deal again. */
export const NEXT = { type: 'next' } as const satisfies Move;

export interface Position<S extends Open = Open, O extends Options = Options> {
  readonly seats: number;
  readonly options: O;
  readonly table: Table;
  readonly open: S;
}

/** Who looks: a seat, NOBODY (a curtain, an onlooker) or ALL_EYES (traces and tests only). */
export type Eyes = Seat;
export const NOBODY = -1;
export const ALL_EYES = -2;

/** A move that was made, and by whom; `seat` is NOBODY for the table's own moves. All moves of all games are public. */
export interface Ply<M extends Move = Move> {
  readonly seat: Seat;
  readonly move: M;
}

/** A position through one pair of eyes, with the public record of the match. The only thing screens and bots ever get. */
export interface View<S extends Open = Open, O extends Options = Options, M extends Move = Move> {
  readonly eyes: Eyes;
  readonly seats: number;
  readonly options: O;
  readonly table: VeiledTable;
  readonly open: Readonly<S>;
  readonly log: readonly Ply<M>[];
}

/** One line of the sum behind a round's points. */
export interface Part {
  readonly kind: string;
  /** The very cards this line is about. */
  readonly cards: readonly CardId[];
  readonly points: number;
}

/** What a ranking needs to know of a position or a view. */
export type Outcome<S extends Open = Open, O extends Options = Options> = Pick<Position<S, O>, 'options' | 'open'>;

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

export interface Rules<S extends Open = Open, M extends Move = Move, O extends Options = Options> {
  readonly id: string;
  /** Raise it when an old log would replay differently. */
  readonly rev: number;
  readonly optionSpecs: Readonly<Record<keyof O & string, OptionSpec>>;
  /** Names of the phases by number, OVER and BETWEEN included, for traces and texts. */
  readonly phases: readonly string[];
  /** Every reason `why` can give, for translations and tests. */
  readonly reasons: readonly string[];
  /** Every note the dealer may be given, for translations and tests. */
  readonly notes: readonly string[];
  /** Every kind of score part, for translations and tests. */
  readonly partKinds: readonly string[];
  /** True when the playing order of the players is drawn at random at the start. */
  readonly drawsOrder: boolean;
  /** What must be kept from other players between turns. */
  readonly secret: 'hands' | 'chips' | 'peeks' | 'nothing';
  seatRange(options: O): SeatRange;
  deck(options: O): readonly Face[];
  /** Pile 0 is where all cards lie before the first deal. */
  piles(seats: number): readonly PileName[];
  pots(seats: number, options: O): readonly PotName[];
  /** All chips in play where some pots are secret, so that a guess can hand out the hidden ones; 0 elsewhere. */
  chipTotal(seats: number, options: O): number;
  /** The open part before the first deal. */
  open(seats: number, options: O): S;
  /** Begins the next round: the first one too. */
  deal(at: Position<S, O>, dealer: Dealer): void;
  /** Adds every legal move of the seat to act, once each. Only called while a seat is to act. */
  legal(at: Position<S, O>, out: M[]): void;
  /** The reason a move of the right game is refused now, or null when it is legal. Total: takes any object with a type. */
  why(at: Position<S, O>, move: Move): string | null;
  /** Plays a legal move in place. */
  play(at: Position<S, O>, move: M, dealer: Dealer): void;
  /** The seat that loses every tie, or NOBODY. Games in which all ties are shared leave it out. */
  tieLoser?(at: Outcome<S, O>): Seat;
  /** The sum behind a seat's points of the round that lies open (phase BETWEEN or OVER). */
  parts(at: View<S, O, M>, seat: Seat): readonly Part[];
  /** The neutral trace state (see the conformance rules): hidden cards "?", hidden counts null, hidden piles their length. */
  trace(at: View<S, O, M>): object;
}
