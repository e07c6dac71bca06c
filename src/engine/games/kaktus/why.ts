/** Why a move is refused: first whether it is due now, then what is wrong with its places. */
import { NOBODY, type Move } from '../../core/rules';
import type { Seat } from '../../core/table';
import { isSafe } from './powers';
import { DRAW, DRAWN, END, handOf, LOOK, PEEK, POWER, SPY, SWAP, type KaktusPosition } from './shape';

export const REASONS = [
  'peekFirst',
  'drawFirst',
  'keepOrDiscardFirst',
  'usePowerFirst',
  'peekOver',
  'alreadyDrawn',
  'noDrawnCard',
  'noPower',
  'otherPower',
  'alreadyCalled',
  'needTwoCards',
  'noSuchPlace',
  'samePlace',
  'notAscending',
  'noSuchSeat',
  'ownCard',
  'callerSafe',
] as const;
type Reason = (typeof REASONS)[number] | 'malformed' | 'unknownMove' | 'over' | 'roundOver';

/** The phase in which a move is due. A map, because a type can be any word, `__proto__` too. */
const DUE: ReadonlyMap<string, number> = new Map([
  ['peek', PEEK],
  ['draw', DRAW],
  ['pair', DRAW],
  ['keep', DRAWN],
  ['discard', DRAWN],
  ['look', POWER],
  ['spy', POWER],
  ['swap', POWER],
  ['kaktus', END],
  ['pass', END],
]);
const POWER_MOVES: readonly string[] = ['', 'look', 'spy', 'swap'];

/** A turn goes through its phases in order: by phase, what is to be done before a move that is due later. */
const TOO_EARLY: readonly Reason[] = [
  'over',
  'roundOver',
  'peekFirst',
  'drawFirst',
  'keepOrDiscardFirst',
  'usePowerFirst',
];
/** By the phase that a move was due in, once that is over. */
const TOO_LATE: readonly Reason[] = ['over', 'roundOver', 'peekOver', 'alreadyDrawn', 'noDrawnCard', 'noPower'];

/** Whatever a caller may have put into a move. */
interface Raw {
  readonly type: string;
  readonly places?: unknown;
  readonly place?: unknown;
  readonly seat?: unknown;
  readonly with?: unknown;
}

export function kaktusWhy(at: KaktusPosition, raw: Move): Reason | null {
  const { open } = at;
  const move: Raw = raw;
  const due = DUE.get(move.type);
  if (due === undefined) return 'unknownMove';
  if (due !== open.phase) return due > open.phase ? TOO_EARLY[open.phase]! : TOO_LATE[due]!;
  const own = at.table.piles[handOf(open.toAct)]!.length;
  switch (move.type) {
    case 'peek':
      return whyNotPlaces(move.places, own);
    case 'pair':
      return own < 2 ? 'needTwoCards' : whyNotPlaces(move.places, own);
    case 'keep':
      return isBelow(own, move.place) ? null : 'noSuchPlace';
    case 'kaktus':
      return open.caller === NOBODY ? null : 'alreadyCalled';
    default:
      return due === POWER ? whyNotPower(at, move, own) : null;
  }
}

function whyNotPower(at: KaktusPosition, move: Raw, own: number): Reason | null {
  const { power } = at.open;
  if (move.type !== POWER_MOVES[power]) return 'otherPower';
  if (power !== SPY && !isBelow(own, move.place)) return 'noSuchPlace';
  if (power === LOOK) return null;
  return whyNotTarget(at, move.seat, power === SWAP ? move.with : move.place);
}

function whyNotTarget(at: KaktusPosition, seat: unknown, place: unknown): Reason | null {
  if (!isBelow(at.seats, seat)) return 'noSuchSeat';
  if (seat === at.open.toAct) return 'ownCard';
  if (isSafe(at, seat)) return 'callerSafe';
  return isBelow(at.table.piles[handOf(seat)]!.length, place) ? null : 'noSuchPlace';
}

function whyNotPlaces(places: unknown, own: number): Reason | null {
  if (!Array.isArray(places) || places.length !== 2) return 'malformed';
  const [left, right] = places as readonly unknown[];
  if (!isBelow(own, left) || !isBelow(own, right)) return 'noSuchPlace';
  if (left === right) return 'samePlace';
  return left < right ? null : 'notAscending';
}

/** One of the numbers from 0 on: no text, no fraction, no minus zero. */
function isBelow(count: number, value: unknown): value is Seat {
  for (let number = 0; number < count; number++) if (Object.is(value, number)) return true;
  return false;
}
