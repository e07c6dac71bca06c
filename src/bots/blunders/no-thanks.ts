/** No Thanks!: moves no sensible player makes. */
import type { Position, View } from '@/engine/core/rules';
import {
  chipsOf,
  OFFER,
  POT,
  takenOf,
  type NoThanksMove,
  type NoThanksOpen,
  type NoThanksOptions,
} from '@/engine/games/no-thanks/shape';
import { costOf } from '../games/no-thanks/brain';

/** A card from here on, far from all own ones and with hardly a chip on it, is not taken with a full purse. */
const DEAR = 25;
const FULL_PURSE = 6;

export const NO_THANKS_BLUNDERS = ['refusesGift', 'lastChipOnOwnRun', 'takesDearForNothing'] as const;

export function noThanksBlunder(
  view: View<NoThanksOpen, NoThanksOptions, NoThanksMove>,
  move: NoThanksMove,
): (typeof NO_THANKS_BLUNDERS)[number] | null {
  const seat = view.open.toAct;
  const face = view.table.faces[view.table.piles[OFFER]![0]!]!;
  const pot = view.table.pots[POT]!;
  const chips = view.table.pots[chipsOf(seat)]!;
  const cost = costOf(view as unknown as Position<NoThanksOpen, NoThanksOptions>, seat, face);
  if (move.type === 'pass') {
    if (cost > 0 && pot >= cost) return 'refusesGift';
    return cost <= 0 && chips === 1 && pot > 0 ? 'lastChipOnOwnRun' : null;
  }
  if (face < DEAR || cost !== face || pot > 1 || chips < FULL_PURSE) return null;
  const near = view.table.piles[takenOf(seat)]!.some((card) => Math.abs(view.table.faces[card]! - face) <= 3);
  return near ? null : 'takesDearForNothing';
}
