/** The rule of thumb of Kaktus: swap high for low, hunt twins for a pair, and call when low enough. */
import type { Rng } from '@/engine/core/rng';
import { NOBODY } from '@/engine/core/rules';
import type { Seat } from '@/engine/core/table';
import {
  DISCARD_MOVE,
  DRAW_MOVE,
  KAKTUS_MOVE,
  keepMoves,
  lookMoves,
  pairMoves,
  PASS_MOVE,
  PEEKS,
  spyMoves,
  swapMoves,
  type KaktusMove,
} from '@/engine/games/kaktus/moves';
import {
  DISCARD,
  DRAW,
  DRAWN,
  handOf,
  HELD,
  LOOK,
  PEEK,
  POWER,
  RANK_POINTS,
  RANK_POWERS,
  rankOf,
  SPY,
  type KaktusPosition,
} from '@/engine/games/kaktus/shape';
import type { Style } from '../../brain';
import { expected, expectedHand, isKnown, knownPair, MEAN, pointsOf } from './knowledge';

export interface KaktusStyle extends Style {
  /** Calls at this many expected points or fewer. */
  readonly call: number;
  /** Points a drawn card must save to be kept. */
  readonly keep: number;
  /** An own card never seen counts this much more than the mean: it is better known. */
  readonly doubt: number;
  /** Chance to remember a seen card when it matters. */
  readonly recall: number;
  /** Points a pair must save at once to be turned up; fewer cards are worth something by themselves. */
  readonly pair: number;
  /** What a twin of an own card is worth, plus one, per point on it; 0 does not hunt pairs. */
  readonly chase: number;
  /** What looking at an own unseen card with a six is worth. */
  readonly look: number;
}

/** What a pair must save on the last turn, when drawing would still improve the hand by about as much. */
const LAST_PAIR = 3;

/** Where a pair of places stands in the list of pairs, which is ordered by the right-hand card. */
const pairIndex = (left: number, right: number): number => (right * (right - 1)) / 2 + left;

/** The move that turns up a pair as `knownPair` gives it. */
export function pairMove(cards: number, pair: number): KaktusMove {
  return pairMoves(cards)[pairIndex(pair >> 4, pair & 15)]!;
}

/** The place the seat would rather be rid of, all but one place considered; −1 if there is none. */
function worstPlace(at: KaktusPosition, seat: Seat, style: KaktusStyle, rng: Rng, spare: number): number {
  const hand = at.table.piles[handOf(seat)]!;
  const doubt = at.open.caller === NOBODY ? style.doubt : 0;
  let worst = -1;
  let most = -1;
  for (let place = 0; place < hand.length; place++) {
    if (place === spare) continue;
    const card = hand[place]!;
    let points = expected(at, seat, card, style.recall, rng);
    if (!isKnown(at, seat, card)) points += doubt;
    if (points > most) {
      most = points;
      worst = place;
    }
  }
  return worst;
}

const costAt = (at: KaktusPosition, seat: Seat, card: number, doubt: number): number =>
  isKnown(at, seat, card) ? pointsOf(at, card) : MEAN + doubt;

function playPower(at: KaktusPosition, style: KaktusStyle, rng: Rng): KaktusMove {
  const { open, seats } = at;
  const { piles } = at.table;
  const seat = open.toAct;
  const own = piles[handOf(seat)]!;
  if (open.power === LOOK) {
    let place = 0;
    while (place < own.length - 1 && isKnown(at, seat, own[place]!)) place++;
    return lookMoves(own.length)[place]!;
  }
  let target = -1;
  let where = 0;
  let least = 1000;
  for (let turn = 1; turn < seats; turn++) {
    const other = (seat + turn) % seats;
    if (at.options.safe && other === open.caller) continue;
    const hand = piles[handOf(other)]!;
    for (let place = 0; place < hand.length; place++) {
      const known = isKnown(at, seat, hand[place]!);
      // A spy wants news, a thief the lowest card; a card one player knows and kept is likely low.
      const seen = at.table.seen[hand[place]!]! !== 0;
      const score =
        open.power === SPY ? (known ? 100 : 0) : known ? pointsOf(at, hand[place]!) : seen ? MEAN - 1 : MEAN;
      if (score < least) {
        least = score;
        target = other;
        where = place;
      }
    }
  }
  const theirs = piles[handOf(target)]!.length;
  if (open.power === SPY) return spyMoves(target, theirs)[where]!;
  return swapMoves(worstPlace(at, seat, style, rng, -1), target, theirs)[where]!;
}

/** Where a drawn card's twin lies in the own hand, as far as the seat knows; −1 if nowhere. */
function twinPlace(at: KaktusPosition, seat: Seat, rank: number): number {
  const { faces, piles } = at.table;
  const hand = piles[handOf(seat)]!;
  for (let place = 0; place < hand.length; place++) {
    if (isKnown(at, seat, hand[place]!) && rankOf(faces[hand[place]!]!) === rank) return place;
  }
  return -1;
}

function withDrawn(at: KaktusPosition, style: KaktusStyle, rng: Rng): KaktusMove {
  const { table, open } = at;
  const seat = open.toAct;
  const hand = table.piles[handOf(seat)]!;
  const rank = rankOf(table.faces[table.piles[HELD]![0]!]!);
  const value = RANK_POINTS[rank]!;
  const early = open.caller === NOBODY;
  const doubt = early ? style.doubt : 0;
  const place = worstPlace(at, seat, style, rng, -1);
  const saved = costAt(at, seat, hand[place]!, doubt) - value;
  if (style.chase > 0 && early) {
    const twin = twinPlace(at, seat, rank);
    const spare = twin < 0 ? -1 : worstPlace(at, seat, style, rng, twin);
    if (spare >= 0) {
      const hunted = costAt(at, seat, hand[spare]!, doubt) - value + 1 + style.chase * value;
      if (hunted > Math.max(0, saved)) return keepMoves(hand.length)[spare]!;
    }
  }
  let need = style.keep;
  if (RANK_POWERS[rank] === LOOK && style.look > 0) {
    for (let i = 0; i < hand.length; i++) {
      if (isKnown(at, seat, hand[i]!)) continue;
      need += style.look;
      break;
    }
  }
  return saved >= need ? keepMoves(hand.length)[place]! : DISCARD_MOVE;
}

export function kaktusPolicy(at: KaktusPosition, style: KaktusStyle, rng: Rng): KaktusMove {
  const { table, open } = at;
  const seat = open.toAct;
  const hand = table.piles[handOf(seat)]!;
  switch (open.phase) {
    case PEEK:
      return PEEKS[0]!;
    case DRAW: {
      const discard = table.piles[DISCARD]!;
      const pair = style.recall < 1 && rng.int(100) >= style.recall * 100 ? -1 : knownPair(at, seat);
      if (pair < 0) return DRAW_MOVE;
      const saved = 2 * pointsOf(at, hand[pair >> 4]!) - pointsOf(at, discard[discard.length - 1]!);
      return saved >= (open.caller === NOBODY ? style.pair : LAST_PAIR) ? pairMove(hand.length, pair) : DRAW_MOVE;
    }
    case DRAWN:
      return withDrawn(at, style, rng);
    case POWER:
      return playPower(at, style, rng);
    default:
      if (open.caller !== NOBODY) return PASS_MOVE;
      return expectedHand(at, seat, style.recall, rng) <= style.call ? KAKTUS_MOVE : PASS_MOVE;
  }
}
