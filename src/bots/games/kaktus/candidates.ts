/** Which Kaktus moves are worth a search: what a sensible player would think of, and never a dearer card for a cheaper one. */
import {
  DISCARD_MOVE,
  DRAW_MOVE,
  keepMoves,
  swapMoves,
  type KaktusMove,
  type SwapMove,
} from '@/engine/games/kaktus/moves';
import {
  DRAW,
  DRAWN,
  END,
  handOf,
  HELD,
  PEEK,
  rankOf,
  SPY,
  SWAP,
  type KaktusPosition,
} from '@/engine/games/kaktus/shape';
import { isKnown, knownPair, MEAN, pointsOf } from './knowledge';
import { pairMove } from './policy';
import { DEAREST, readRecord, type KaktusView } from './record';

/** Own places a keep or a swap is tried on: the dearest ones. */
const PLACES = 2;
/** Cards of others a jack is tried on: those that look lowest. */
const TARGETS = 6;

export function kaktusCandidates(
  at: KaktusPosition,
  legal: readonly KaktusMove[],
  choice: KaktusMove,
  view: KaktusView,
): readonly KaktusMove[] {
  const { open, table } = at;
  const seat = open.toAct;
  const moves = [choice];
  const add = (move: KaktusMove): void => {
    if (!moves.includes(move)) moves.push(move);
  };
  // Unseen cards are all alike to a spy and to the first look, so the rule's pick is as good as any.
  if (open.phase === PEEK || open.power === SPY) return moves;
  if (open.phase === END) return legal;
  const hand = table.piles[handOf(seat)]!;
  if (open.phase === DRAW) {
    const pair = knownPair(at, seat);
    add(DRAW_MOVE);
    if (pair >= 0) add(pairMove(hand.length, pair));
    return moves;
  }
  const cost = (card: number): number => (isKnown(at, seat, card) ? pointsOf(at, card) : MEAN);
  const places = hand
    .map((_, place) => place)
    .sort((a, b) => cost(hand[b]!) - cost(hand[a]!))
    .slice(0, PLACES);
  if (open.phase === DRAWN) {
    const held = table.piles[HELD]![0]!;
    const isTwin = (card: number): boolean =>
      isKnown(at, seat, card) && rankOf(table.faces[card]!) === rankOf(table.faces[held]!);
    add(DISCARD_MOVE);
    for (const place of places) {
      const saves = cost(hand[place]!) > pointsOf(at, held);
      if (saves || hand.some((card, other) => other !== place && isTwin(card))) add(keepMoves(hand.length)[place]!);
    }
    return moves;
  }
  if (open.power !== SWAP) return legal.length > TARGETS ? moves : legal;
  for (const { with: target, seat: other } of lowestOfOthers(at, legal, view)) {
    for (const place of places) add(swapMoves(place, other, target + 1)[target]!);
  }
  return moves;
}

/** The others' cards that look lowest: seen, or kept in place of something low. */
function lowestOfOthers(at: KaktusPosition, legal: readonly KaktusMove[], view: KaktusView): readonly SwapMove[] {
  const seat = at.open.toAct;
  const caps = readRecord(view)?.caps;
  const looks = (swap: SwapMove): number => {
    const card = at.table.piles[handOf(swap.seat)]![swap.with]!;
    if (isKnown(at, seat, card)) return pointsOf(at, card);
    return Math.min(MEAN, (caps?.[swap.seat]?.[swap.with] ?? DEAREST) / 2);
  };
  return legal
    .filter((move): move is SwapMove => move.type === 'swap' && move.place === 0)
    .map((swap) => ({ swap, points: looks(swap) }))
    .sort((a, b) => a.points - b.points)
    .slice(0, TARGETS / PLACES)
    .map(({ swap }) => swap);
}
