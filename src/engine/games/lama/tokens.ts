/** Tokens: how points are paid, what may be given back, and when ten whites and a black change places. */
import type { Dealer } from '../../core/dealer';
import type { PotId, Seat } from '../../core/table';
import {
  BLACK_WORTH,
  blackOf,
  noteOf,
  SUPPLY_BLACK,
  SUPPLY_WHITE,
  whiteOf,
  type LamaPosition,
  type Token,
} from './shape';

/** The pot of the supply, or null where tokens never run out. */
function blackSupply(at: LamaPosition): PotId | null {
  return at.options.supply === 'limited' ? 3 * at.seats : null;
}

function whiteSupply(at: LamaPosition): PotId | null {
  return at.options.supply === 'limited' ? 3 * at.seats + 1 : null;
}

function supplyHas(at: LamaPosition, pot: PotId | null, count: number): boolean {
  return pot === null || at.table.pots[pot]! >= count;
}

/** Puts the tokens out before the first round, where they are counted. */
export function fillSupply(at: LamaPosition, dealer: Dealer): void {
  if (at.options.supply !== 'limited') return;
  dealer.pay(at.table, null, blackSupply(at), SUPPLY_BLACK);
  dealer.pay(at.table, null, whiteSupply(at), SUPPLY_WHITE);
}

/** Hands a player the tokens for a round's points. */
export function payPoints(at: LamaPosition, seat: Seat, points: number, dealer: Dealer): void {
  if (at.options.supply === 'limited') payFromSupply(at, seat, points, dealer);
  else {
    const blacks = Math.floor(points / BLACK_WORTH);
    dealer.pay(at.table, null, blackOf(seat), blacks);
    dealer.pay(at.table, null, whiteOf(seat), points - blacks * BLACK_WORTH);
  }
  exchangeAutomatically(at, seat, dealer);
}

function payFromSupply(at: LamaPosition, seat: Seat, points: number, dealer: Dealer): void {
  const table = at.table;
  const supplyBlack = 3 * at.seats;
  const supplyWhite = supplyBlack + 1;
  const blacks = Math.min(Math.floor(points / BLACK_WORTH), table.pots[supplyBlack]!);
  dealer.pay(table, supplyBlack, blackOf(seat), blacks);
  const rest = points - blacks * BLACK_WORTH;
  const short = rest - table.pots[supplyWhite]!;
  if (short <= 0) {
    dealer.pay(table, supplyWhite, whiteOf(seat), rest);
    return;
  }
  // While a black is left the rest is below ten, so one extra black is always enough and always asks for change.
  const change = BLACK_WORTH - rest;
  if (table.pots[supplyBlack]! > 0 && table.pots[whiteOf(seat)]! >= change) {
    dealer.pay(table, supplyBlack, blackOf(seat), 1);
    dealer.pay(table, whiteOf(seat), supplyWhite, change);
    return;
  }
  dealer.pay(table, supplyWhite, whiteOf(seat), rest - short);
  dealer.pay(table, null, noteOf(seat), short);
}

/** Where players do not exchange for themselves, ten whites become a black as soon as there is one. */
function exchangeAutomatically(at: LamaPosition, seat: Seat, dealer: Dealer): void {
  if (at.options.exchange === 'free') return;
  const supply = blackSupply(at);
  while (at.table.pots[whiteOf(seat)]! >= BLACK_WORTH && supplyHas(at, supply, 1)) exchange(at, seat, 'white', dealer);
}

/** Gives one black for ten whites, or ten whites for one black. */
export function exchange(at: LamaPosition, seat: Seat, give: Token, dealer: Dealer): void {
  if (give === 'black') {
    dealer.pay(at.table, blackOf(seat), blackSupply(at), 1);
    dealer.pay(at.table, whiteSupply(at), whiteOf(seat), BLACK_WORTH);
  } else {
    dealer.pay(at.table, whiteOf(seat), whiteSupply(at), BLACK_WORTH);
    dealer.pay(at.table, blackSupply(at), blackOf(seat), 1);
  }
}

/** Why the seat may not exchange now, or null. */
export function exchangeRefusal(
  at: LamaPosition,
  seat: Seat,
  give: Token,
): 'noExchange' | 'noBlack' | 'fewWhites' | 'supplyShort' | null {
  const pots = at.table.pots;
  if (at.options.exchange !== 'free') return 'noExchange';
  if (give === 'black') {
    if (pots[blackOf(seat)] === 0) return 'noBlack';
    return supplyHas(at, whiteSupply(at), BLACK_WORTH) ? null : 'supplyShort';
  }
  if (pots[whiteOf(seat)]! < BLACK_WORTH) return 'fewWhites';
  return supplyHas(at, blackSupply(at), 1) ? null : 'supplyShort';
}

/** Why the seat may not give this back, or null. A black is not broken for one point. */
export function returnRefusal(at: LamaPosition, seat: Seat, token: Token): 'underTen' | 'noWhite' | null {
  if (token === 'black') return at.open.totals[seat]! >= BLACK_WORTH ? null : 'underTen';
  const pots = at.table.pots;
  return pots[whiteOf(seat)]! + pots[noteOf(seat)]! > 0 ? null : 'noWhite';
}

/** Takes the token off the player; the points it was worth are the answer. */
export function returnToken(at: LamaPosition, seat: Seat, token: Token, dealer: Dealer): number {
  const table = at.table;
  const worth = token === 'black' ? BLACK_WORTH : 1;
  if (token === 'black' && table.pots[blackOf(seat)]! > 0) dealer.pay(table, blackOf(seat), blackSupply(at), 1);
  else if (table.pots[whiteOf(seat)]! >= worth) dealer.pay(table, whiteOf(seat), whiteSupply(at), worth);
  else {
    const noted = Math.min(table.pots[noteOf(seat)]!, worth);
    dealer.pay(table, noteOf(seat), null, noted);
    dealer.pay(table, whiteOf(seat), whiteSupply(at), worth - noted);
  }
  // The supply may have a black again for anybody who waits for one.
  for (let other = 0; other < at.seats; other++) exchangeAutomatically(at, other, dealer);
  return worth;
}
