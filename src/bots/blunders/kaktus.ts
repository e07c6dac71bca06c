/** Kaktus: moves no sensible player makes. */
import type { KaktusMove } from '@/engine/games/kaktus/moves';
import { handOf, HELD, rankOf, type KaktusPosition } from '@/engine/games/kaktus/shape';
import { isKnown, MEAN, pointsOf } from '../games/kaktus/knowledge';
import type { KaktusView } from '../games/kaktus/record';

/** Nobody calls with this much. */
const HIGH = 15;

export const KAKTUS_BLUNDERS = [
  'keepsDearer',
  'throwsGem',
  'blindPair',
  'callsHigh',
  'callsBeaten',
  'givesCheaper',
] as const;

export function kaktusBlunder(view: KaktusView, move: KaktusMove): (typeof KAKTUS_BLUNDERS)[number] | null {
  const at = view as unknown as KaktusPosition;
  const { faces, piles } = view.table;
  const seat = view.open.toAct;
  const hand = piles[handOf(seat)]!;
  const knows = (card: number): boolean => isKnown(at, seat, card);
  const cost = (card: number): number => (knows(card) ? pointsOf(at, card) : MEAN);
  const sum = (cards: readonly number[]): number => cards.reduce((total, card) => total + cost(card), 0);
  const rank = (card: number): number => rankOf(faces[card]!);
  switch (move.type) {
    case 'keep': {
      const held = piles[HELD]![0]!;
      const old = hand[move.place]!;
      const twin = hand.some((card) => card !== old && knows(card) && rank(card) === rank(held));
      return knows(old) && pointsOf(at, held) > pointsOf(at, old) && !twin ? 'keepsDearer' : null;
    }
    case 'discard': {
      const gem = pointsOf(at, piles[HELD]![0]!) <= 1;
      return gem && hand.some((card) => cost(card) >= 5) ? 'throwsGem' : null;
    }
    case 'pair': {
      const [left, right] = [hand[move.places[0]]!, hand[move.places[1]]!];
      return knows(left) && knows(right) && rank(left) === rank(right) ? null : 'blindPair';
    }
    case 'kaktus': {
      if (sum(hand) >= HIGH) return 'callsHigh';
      for (let other = 0; other < view.seats; other++) {
        const theirs = piles[handOf(other)]!;
        if (other !== seat && theirs.every(knows) && sum(theirs) < sum(hand)) return 'callsBeaten';
      }
      return null;
    }
    case 'swap': {
      const [own, theirs] = [hand[move.place]!, piles[handOf(move.seat)]![move.with]!];
      // A jack must be used: only giving more than need be is a fault.
      const better = hand.some((card) => cost(card) > cost(own));
      return better && knows(own) && knows(theirs) && cost(own) < cost(theirs) ? 'givesCheaper' : null;
    }
    default:
      return null;
  }
}
