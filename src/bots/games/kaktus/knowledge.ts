/** What a Kaktus seat makes of its own knowledge: expected values, known pairs, and what the others seem to hold. */
import type { Rng } from '@/engine/core/rng';
import { EVERYONE, seatBit, type Seat } from '@/engine/core/table';
import { handOf, RANK_POINTS, rankOf, type KaktusPosition } from '@/engine/games/kaktus/shape';

/** The mean of a card nobody has seen: forty cards, 192 points. */
export const MEAN = 4.8;

export function isKnown(at: KaktusPosition, seat: Seat, card: number): boolean {
  const seen = at.table.seen[card]!;
  return seen === EVERYONE || (seen & seatBit(seat)) !== 0;
}

export function pointsOf(at: KaktusPosition, card: number): number {
  return RANK_POINTS[rankOf(at.table.faces[card]!)]!;
}

/** What the seat expects a card to cost: its points if known, else the mean. A forgetful seat takes some for unseen. */
export function expected(at: KaktusPosition, seat: Seat, card: number, recall: number, rng: Rng): number {
  if (!isKnown(at, seat, card)) return MEAN;
  if (recall < 1 && rng.int(100) >= recall * 100) return MEAN;
  return pointsOf(at, card);
}

export function expectedHand(at: KaktusPosition, seat: Seat, recall: number, rng: Rng): number {
  const hand = at.table.piles[handOf(seat)]!;
  let sum = 0;
  for (let place = 0; place < hand.length; place++) sum += expected(at, seat, hand[place]!, recall, rng);
  return sum;
}

/** Two own places known to hold one rank, as left × 16 + right, the dearest first; −1 if there are none. */
export function knownPair(at: KaktusPosition, seat: Seat): number {
  const { faces, piles } = at.table;
  const hand = piles[handOf(seat)]!;
  let found = -1;
  let most = -1;
  for (let left = 0; left < hand.length; left++) {
    if (!isKnown(at, seat, hand[left]!)) continue;
    for (let right = left + 1; right < hand.length; right++) {
      if (!isKnown(at, seat, hand[right]!)) continue;
      if (rankOf(faces[hand[left]!]!) !== rankOf(faces[hand[right]!]!)) continue;
      const points = pointsOf(at, hand[left]!);
      if (points > most) {
        most = points;
        found = left * 16 + right;
      }
    }
  }
  return found;
}
