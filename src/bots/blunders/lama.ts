/** L.A.M.A. and Alpaca: moves no sensible player makes. */
import {
  afterFace,
  DISCARD,
  handOf,
  LLAMA,
  type LamaMove,
  type LamaOpen,
  type LamaOptions,
} from '@/engine/games/lama/shape';
import type { View } from '@/engine/core/rules';

/** More than this in hand is not left lying while a card could be played. */
const DEAR = 15;

export const LAMA_BLUNDERS = ['missesGoingOut', 'quitsDearWithPlay', 'drawsAtNothing', 'returnsLess'] as const;

export function lamaBlunder(
  view: View<LamaOpen, LamaOptions, LamaMove>,
  move: LamaMove,
): (typeof LAMA_BLUNDERS)[number] | null {
  const { open, table } = view;
  const seat = open.toAct;
  if (move.type === 'return') return move.token === 'white' && open.totals[seat]! >= 10 ? 'returnsLess' : null;
  const hand = table.piles[handOf(seat)]!.map((card) => table.faces[card]!);
  const discard = table.piles[DISCARD]!;
  const top = table.faces[discard[discard.length - 1]!]!;
  const playable = hand.some((face) => face === top || face === afterFace(top));
  const points = [...new Set(hand)].reduce((sum, face) => sum + (face === LLAMA ? 10 : face), 0);
  if (move.type !== 'play' && move.type !== 'exchange' && hand.length === 1 && playable) return 'missesGoingOut';
  if (move.type === 'quit' && playable && points > DEAR) return 'quitsDearWithPlay';
  // With nothing to give back, going out saves this one point and a drawn card risks ten.
  if (move.type === 'draw' && !playable && points === 1 && open.totals[seat] === 0) return 'drawsAtNothing';
  return null;
}
