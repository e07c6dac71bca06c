/** Where new cards come from: the stock, and when it is empty the discard pile. */
import type { Dealer } from '../../core/dealer';
import { DISCARD, STOCK, type KaktusPosition } from './shape';

/** Makes sure that the stock has a card, if one can be had. The discard pile keeps its top card, so it must hold two. */
export function cardReady(at: KaktusPosition, dealer: Dealer): boolean {
  const { table } = at;
  const stock = table.piles[STOCK]!;
  if (stock.length > 0) return true;
  const discard = table.piles[DISCARD]!;
  if (discard.length < 2) return false;
  while (discard.length > 0) dealer.move(table, DISCARD, STOCK, 0, 0);
  dealer.shuffle(table, STOCK);
  dealer.move(table, STOCK, DISCARD, 1, 0);
  dealer.note('reshuffled', null, stock.length);
  return true;
}
