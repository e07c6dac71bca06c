/** Six, seven and jack: what a card can do that was drawn from the stock and discarded in the same turn. */
import type { Dealer } from '../../core/dealer';
import { NOBODY } from '../../core/rules';
import type { Seat } from '../../core/table';
import { lookMoves, spyMoves, swapMoves, type KaktusMove, type LookMove, type SpyMove, type SwapMove } from './moves';
import { END, handOf, LOOK, MIN_SEATS, NO_POWER, POWER, SPY, type KaktusPosition } from './shape';

const POWER_NOTES = ['', 'powerLook', 'powerSpy', 'powerSwap'] as const;

/** The option that keeps sevens and jacks away from the caller's cards. */
export function isSafe(at: KaktusPosition, seat: Seat): boolean {
  return at.options.safe && seat === at.open.caller;
}

/** A hand is never empty, so only a table for two whose other player is a safe caller leaves nothing to aim at. */
function hasTarget(at: KaktusPosition, power: number): boolean {
  return power === LOOK || at.seats > MIN_SEATS || !at.options.safe || at.open.caller === NOBODY;
}

/** After a discard from the stock: the power must be used, or lapses, or there is none. */
export function beginPower(at: KaktusPosition, power: number, dealer: Dealer): void {
  const { open } = at;
  open.phase = END;
  if (power === NO_POWER) return;
  if (!hasTarget(at, power)) {
    dealer.note('powerLapsed', open.toAct);
    return;
  }
  open.phase = POWER;
  open.power = power;
  dealer.note(POWER_NOTES[power]!, open.toAct);
}

export function listPower(at: KaktusPosition, out: KaktusMove[]): void {
  const { open, seats } = at;
  const piles = at.table.piles;
  const own = piles[handOf(open.toAct)]!.length;
  if (open.power === LOOK) {
    const looks = lookMoves(own);
    for (let place = 0; place < own; place++) out.push(looks[place]!);
    return;
  }
  for (let seat = 0; seat < seats; seat++) {
    if (seat === open.toAct || isSafe(at, seat)) continue;
    const theirs = piles[handOf(seat)]!.length;
    if (open.power === SPY) {
      const spies = spyMoves(seat, theirs);
      for (let place = 0; place < theirs; place++) out.push(spies[place]!);
      continue;
    }
    for (let place = 0; place < own; place++) {
      const swaps = swapMoves(place, seat, theirs);
      for (let other = 0; other < theirs; other++) out.push(swaps[other]!);
    }
  }
}

export function playPower(at: KaktusPosition, move: LookMove | SpyMove | SwapMove, dealer: Dealer): void {
  const { table, open } = at;
  const seat = open.toAct;
  if (move.type === 'look') dealer.show(table, table.piles[handOf(seat)]![move.place]!, seat);
  else if (move.type === 'spy') dealer.show(table, table.piles[handOf(move.seat)]![move.place]!, seat);
  else dealer.swap(table, handOf(seat), move.place, handOf(move.seat), move.with);
  open.power = NO_POWER;
  open.phase = END;
}
