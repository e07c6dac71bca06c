/** The shape of L.A.M.A. and Alpaca: their piles, pots, phases, moves and options. */
import type { Open, Options, Position } from '../../core/rules';
import { seatBit, type Face, type PileId, type PotId, type Seat } from '../../core/table';

export const DECK = 0;
export const DISCARD = 1;
export const handOf = (seat: Seat): PileId => 2 + seat;

/** Three pots a seat, and behind them the supply where it is limited. */
export const blackOf = (seat: Seat): PotId => 3 * seat;
export const whiteOf = (seat: Seat): PotId => 3 * seat + 1;
/** Points for which there were no tokens: kept as a note for the game. */
export const noteOf = (seat: Seat): PotId => 3 * seat + 2;

export const BLACK_WORTH = 10;
export const SUPPLY_BLACK = 20;
export const SUPPLY_WHITE = 50;

/** The round is played. */
export const TURN = 2;
/** The round is paid, and the player who went out chooses the token that goes back. */
export const RETURN = 3;
export const PHASES = ['over', 'between', 'turn', 'return'] as const;

export type Token = 'black' | 'white';

export type LamaMove =
  | { readonly type: 'play'; readonly card: Face }
  | { readonly type: 'draw' }
  | { readonly type: 'quit' }
  | { readonly type: 'return'; readonly token: Token }
  | { readonly type: 'exchange'; readonly give: Token };

export const LLAMA = 7;
const COPIES = 8;
export const HAND_SIZE = 6;

export const DECK_FACES: readonly Face[] = Array.from({ length: LLAMA * COPIES }, (_, i) => 1 + (i % LLAMA));

/** The face that is exactly one higher: after the llama comes the 1. */
export const afterFace = (face: Face): Face => (face === LLAMA ? 1 : face + 1);

/** By face − 1. */
export const PLAYS: readonly LamaMove[] = Array.from({ length: LLAMA }, (_, i) =>
  Object.freeze({ type: 'play' as const, card: i + 1 }),
);
export const DRAW: LamaMove = Object.freeze({ type: 'draw' });
export const QUIT: LamaMove = Object.freeze({ type: 'quit' });
export const RETURN_BLACK: LamaMove = Object.freeze({ type: 'return', token: 'black' });
export const RETURN_WHITE: LamaMove = Object.freeze({ type: 'return', token: 'white' });
export const GIVE_BLACK: LamaMove = Object.freeze({ type: 'exchange', give: 'black' });
export const GIVE_WHITE: LamaMove = Object.freeze({ type: 'exchange', give: 'white' });

export interface LamaOpen extends Open {
  /** Who began this round. */
  starter: Seat;
  /** Who acted last in the round that was settled last. */
  last: Seat;
  /** A bit per seat that has quit this round. */
  quit: number;
  /** By seat, what the hands of the round cost, less a returned token; becomes a row of `points` once the round is settled. */
  paid: number[];
  /** What the player who went out has given back this round: 10, 1 or 0. */
  returned: number;
}

export const hasQuit = (open: Readonly<LamaOpen>, seat: Seat): boolean => (open.quit & seatBit(seat)) !== 0;

export interface LamaOptions extends Options {
  /** Is the left neighbour of the previous starter next to begin, or whoever acted last? */
  readonly starter: 'left' | 'last';
  /** The game ends when somebody has this many points. */
  readonly threshold: number;
  /** Absent in Alpaca, where ten whites always become a black. */
  readonly exchange?: 'free' | 'auto';
  /** Absent in Alpaca, where the coins never run out. */
  readonly supply?: 'limited' | 'unlimited';
  /** Absent in Alpaca, which is open to any number from the start. */
  readonly seats?: 'four' | 'open';
}

export type LamaPosition = Position<LamaOpen, LamaOptions>;
