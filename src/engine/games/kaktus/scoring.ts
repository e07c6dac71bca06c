/** What hands are worth, what a beaten caller pays, when the match is over and who starts the next deal. */
import type { Dealer } from '../../core/dealer';
import { BETWEEN, NOBODY, OVER, type Outcome, type Part, type View } from '../../core/rules';
import { settle } from '../../core/scoresheet';
import type { CardId, Face, Seat } from '../../core/table';
import { handOf, RANK_POINTS, rankOf, type KaktusOpen, type KaktusOptions, type KaktusPosition } from './shape';

/** All faces of the hand must be known: it lies open, or the table is the whole truth. */
function handSum(faces: readonly (Face | null)[], hand: readonly CardId[]): number {
  let sum = 0;
  for (let place = 0; place < hand.length; place++) sum += RANK_POINTS[rankOf(faces[hand[place]!]!)]!;
  return sum;
}

/** What the caller pays on top of the own cards; nothing unless someone is strictly lower. */
function penaltyOf(beaten: KaktusOptions['beaten'], caller: Seat, sums: readonly number[]): number {
  if (caller === NOBODY || Math.min(...sums) === sums[caller]) return 0;
  switch (beaten) {
    case 'none':
      return 0;
    case 'five':
      return 5;
    case 'ten':
      return 10;
    case 'double':
      return sums[caller]!;
  }
}

/** All cards are turned up and counted, and the match goes on or is over. */
export function finishDeal(at: KaktusPosition, dealer: Dealer): void {
  const { table, open, seats, options } = at;
  const points: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const hand = table.piles[handOf(seat)]!;
    for (let place = 0; place < hand.length; place++) dealer.turn(table, hand[place]!, 1);
    points.push(handSum(table.faces, hand));
  }
  const penalty = penaltyOf(options.beaten, open.caller, points);
  if (penalty > 0) {
    points[open.caller] = points[open.caller]! + penalty;
    dealer.note('callerBeaten', open.caller, penalty);
  }
  settle(open, points);
  open.phase = isLastDeal(open, options.length) ? OVER : BETWEEN;
}

function isLastDeal(open: KaktusOpen, length: KaktusOptions['length']): boolean {
  if (typeof length === 'number') return open.round >= length;
  return Math.max(...open.totals) >= (length === 'to50' ? 50 : 100);
}

/** The winner of the last deal; of several the one nearest left of the last starter, who is the farthest away. */
export function nextStarter(open: Readonly<KaktusOpen>, seats: number): Seat {
  const last = open.points.slice(-seats);
  const best = Math.min(...last);
  let seat = (open.starter + 1) % seats;
  while (last[seat] !== best) seat = (seat + 1) % seats;
  return seat;
}

/** Losing ties is an option for games of one deal: over several, a caller is a caller of one deal only. */
export function tieLoser(at: Outcome<KaktusOpen, KaktusOptions>): Seat {
  return at.options.tie === 'callerLoses' && at.options.length === 1 ? at.open.caller : NOBODY;
}

export function kaktusParts(at: View<KaktusOpen, KaktusOptions>, seat: Seat): readonly Part[] {
  const { faces, piles } = at.table;
  const parts: Part[] = piles[handOf(seat)]!.map((card) => ({
    kind: 'card',
    cards: [card],
    points: handSum(faces, [card]),
  }));
  if (seat === at.open.caller) {
    const sums = at.open.totals.map((_, other) => handSum(faces, piles[handOf(other)]!));
    const penalty = penaltyOf(at.options.beaten, seat, sums);
    if (penalty > 0) parts.push({ kind: 'penalty', cards: [], points: penalty });
  }
  return parts;
}
