/** Why a move is refused: one typed reason for every case, for the screen's "why not?". */
import { sameMove } from '../../core/moves';
import type { Move } from '../../core/rules';
import { seatBit } from '../../core/table';
import {
  afterFace,
  DECK,
  DISCARD,
  DRAW,
  GIVE_BLACK,
  GIVE_WHITE,
  handOf,
  PLAYS,
  QUIT,
  RETURN,
  RETURN_BLACK,
  RETURN_WHITE,
  type LamaMove,
  type LamaPosition,
} from './shape';
import { exchangeRefusal, returnRefusal } from './tokens';

export const LAMA_REASONS = [
  'notInHand',
  'notPlayable',
  'onlyPlayerLeft',
  'pileEmpty',
  'noExchange',
  'noBlack',
  'fewWhites',
  'supplyShort',
  /** Tokens go back only after going out. */
  'notReturning',
  /** The round is paid and waits for the returned token. */
  'mustReturn',
  'underTen',
  'noWhite',
] as const;
type LamaReason = (typeof LAMA_REASONS)[number];

const MOVES = [...PLAYS, DRAW, QUIT, RETURN_BLACK, RETURN_WHITE, GIVE_BLACK, GIVE_WHITE];

export function drawRefusal(at: LamaPosition): 'onlyPlayerLeft' | 'pileEmpty' | null {
  const open = at.open;
  if ((open.quit | seatBit(open.toAct)) === seatBit(at.seats) - 1) return 'onlyPlayerLeft';
  return at.table.piles[DECK]!.length === 0 ? 'pileEmpty' : null;
}

/** Takes any object with a type, however broken its other fields. */
export function lamaWhy(at: LamaPosition, raw: Move): LamaReason | 'unknownMove' | 'malformed' | null {
  const move = MOVES.find((candidate) => sameMove(candidate, raw));
  if (move === undefined) return MOVES.some(({ type }) => type === raw.type) ? 'malformed' : 'unknownMove';
  const { phase, toAct } = at.open;
  if (move.type === 'return') return phase === RETURN ? returnRefusal(at, toAct, move.token) : 'notReturning';
  if (phase === RETURN) return 'mustReturn';
  if (move.type === 'play') return playRefusal(at, move);
  if (move.type === 'exchange') return exchangeRefusal(at, toAct, move.give);
  return move.type === 'draw' ? drawRefusal(at) : null;
}

function playRefusal(at: LamaPosition, move: LamaMove & { type: 'play' }): 'notInHand' | 'notPlayable' | null {
  const { faces, piles } = at.table;
  if (!piles[handOf(at.open.toAct)]!.some((card) => faces[card] === move.card)) return 'notInHand';
  const top = faces[piles[DISCARD]!.at(-1)!]!;
  return move.card === top || move.card === afterFace(top) ? null : 'notPlayable';
}
