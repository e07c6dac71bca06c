/** Kaktus: remember, swap high for low, pair what is known to be equal, and call when low enough. */
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
  END,
  handOf,
  HELD,
  LOOK,
  PEEK,
  POWER,
  RANK_POINTS,
  rankOf,
  SPY,
  type KaktusOpen,
  type KaktusOptions,
  type KaktusPosition,
} from '@/engine/games/kaktus/shape';
import type { Brain, Style } from '../../brain';
import { keptAreLow } from './belief';
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
}

/** Where a pair of places stands in the list of pairs, which is ordered by the right-hand card. */
const pairIndex = (left: number, right: number): number => (right * (right - 1)) / 2 + left;

function worstPlace(at: KaktusPosition, seat: Seat, style: KaktusStyle, rng: Rng): number {
  const hand = at.table.piles[handOf(seat)]!;
  let worst = 0;
  let most = -1;
  for (let place = 0; place < hand.length; place++) {
    const card = hand[place]!;
    let points = expected(at, seat, card, style.recall, rng);
    if (!isKnown(at, seat, card)) points += style.doubt;
    if (points > most) {
      most = points;
      worst = place;
    }
  }
  return worst;
}

function usePower(at: KaktusPosition, style: KaktusStyle, rng: Rng): KaktusMove {
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
  return swapMoves(worstPlace(at, seat, style, rng), target, theirs)[where]!;
}

function policy(at: KaktusPosition, style: KaktusStyle, rng: Rng): KaktusMove {
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
      const left = pair >> 4;
      const saved = 2 * pointsOf(at, hand[left]!) - pointsOf(at, discard[discard.length - 1]!);
      return saved >= 2 ? pairMoves(hand.length)[pairIndex(left, pair & 15)]! : DRAW_MOVE;
    }
    case DRAWN: {
      const value = RANK_POINTS[rankOf(table.faces[table.piles[HELD]![0]!]!)]!;
      const place = worstPlace(at, seat, style, rng);
      const card = hand[place]!;
      const now = isKnown(at, seat, card) ? pointsOf(at, card) : MEAN + style.doubt;
      return now - value >= style.keep ? keepMoves(hand.length)[place]! : DISCARD_MOVE;
    }
    case POWER:
      return usePower(at, style, rng);
    default:
      if (open.caller !== NOBODY) return PASS_MOVE;
      return expectedHand(at, seat, style.recall, rng) <= style.call ? KAKTUS_MOVE : PASS_MOVE;
  }
}

const SOUND: KaktusStyle = { call: 6.5, keep: 1, doubt: 0.5, recall: 1 };

export const kaktusBrain: Brain<KaktusStyle, KaktusOpen, KaktusMove, KaktusOptions> = {
  levels: {
    easy: { call: 12, keep: -1, doubt: 0, recall: 0.5 },
    medium: SOUND,
    hard: SOUND,
  },
  tempers: {
    hasty: { call: 15 },
    forgetful: { recall: 0.35 },
    cautious: { call: 8 },
    hunter: { doubt: 1 },
    bold: { call: 8 },
    steady: {},
    counter: {},
    miser: { keep: 0.5 },
    patient: { call: 5 },
    master: {},
  },
  playouts: { easy: 0, medium: 0, hard: 420 },
  winBonus: 14,
  field: [
    SOUND,
    { call: 6, keep: 0.5, doubt: 0, recall: 1 },
    { call: 9, keep: 0, doubt: 1, recall: 1 },
    { call: 4.5, keep: 1.5, doubt: 0.5, recall: 1 },
  ],
  policy,
  believe: (view) => keptAreLow(view),
  candidates(at, legal, choice) {
    const { open, table } = at;
    const seat = open.toAct;
    if (open.phase === PEEK) return [choice];
    if (open.phase === END) return legal;
    const hand = table.piles[handOf(seat)]!;
    const cost = (place: number): number => {
      const card = hand[place]!;
      return isKnown(at, seat, card) ? pointsOf(at, card) : MEAN;
    };
    const moves = [choice];
    const add = (move: KaktusMove | undefined): void => {
      if (move !== undefined && !moves.includes(move)) moves.push(move);
    };
    if (open.phase === DRAW) {
      const pair = knownPair(at, seat);
      add(DRAW_MOVE);
      if (pair >= 0) add(pairMoves(hand.length)[pairIndex(pair >> 4, pair & 15)]);
      return moves;
    }
    const places = hand.map((_, place) => place).sort((a, b) => cost(b) - cost(a));
    if (open.phase === DRAWN) {
      add(DISCARD_MOVE);
      for (const place of places.slice(0, 2)) add(keepMoves(hand.length)[place]);
      return moves;
    }
    // A spread of targets is enough: unseen cards of one player are all alike.
    for (const move of legal) {
      if (moves.length >= 5) break;
      if (move.type !== 'swap' || move.place === places[0]) add(move);
    }
    return moves;
  },
  reasons: ['remember', 'pair', 'draw', 'swapLower', 'notWorth', 'usePower', 'callNow', 'wait'],
  reason(view, move, points) {
    const at = view as unknown as KaktusPosition;
    const seat = view.open.toAct;
    const hand = view.table.piles[handOf(seat)]!;
    const own = hand.reduce((sum, card) => sum + (isKnown(at, seat, card) ? pointsOf(at, card) : MEAN), 0);
    const args = { points: Math.round(points), own: Math.round(own) };
    const reason = {
      peek: 'remember',
      pair: 'pair',
      draw: 'draw',
      keep: 'swapLower',
      discard: 'notWorth',
      look: 'usePower',
      spy: 'usePower',
      swap: 'usePower',
      kaktus: 'callNow',
      pass: 'wait',
    }[move.type];
    return { reason, args };
  },
};
