/** Prickly Pair: turn up two own cards believed equal in rank. */
import type { Dealer } from '../../core/dealer';
import { seatBit } from '../../core/table';
import { DISCARD, handOf, HELD, rankOf, STOCK, type KaktusPosition } from './shape';
import { cardReady } from './stock';

export function playPair(at: KaktusPosition, left: number, right: number, dealer: Dealer): void {
  const { table, open } = at;
  const hand = handOf(open.toAct);
  const leftCard = table.piles[hand]![left]!;
  const rightCard = table.piles[hand]![right]!;
  dealer.turn(table, leftCard, 1);
  dealer.turn(table, rightCard, 1);
  if (rankOf(table.faces[leftCard]!) !== rankOf(table.faces[rightCard]!)) {
    dealer.note('pairFailed', open.toAct);
    dealer.turn(table, leftCard, 0);
    dealer.turn(table, rightCard, 0);
    takePenalty(at, dealer);
    return;
  }
  dealer.note('pairMade', open.toAct);
  // The old top leaves first, so that the pair does not bury it; it lies face down from now on, but all have seen it.
  dealer.move(table, DISCARD, HELD, 0, 0);
  dealer.lift(table, hand, left, DISCARD, 1, 0);
  dealer.lift(table, hand, right, DISCARD, 1, 0);
  dealer.place(table, HELD, hand, left, 0, 0);
  dealer.close(table, hand, right);
}

function takePenalty(at: KaktusPosition, dealer: Dealer): void {
  const seat = at.open.toAct;
  if (!cardReady(at, dealer)) {
    dealer.note('penaltySkipped', seat);
    return;
  }
  dealer.move(at.table, STOCK, handOf(seat), 0, at.options.penalty === 'seen' ? seatBit(seat) : 0);
}
