/** R1 for No Thanks!, frozen: a threshold on the net cost that milks own runs. Never tune it: measurements stand on it. */
import type { Position } from '@/engine/core/rules';
import {
  chipsOf,
  OFFER,
  PASS,
  POT,
  TAKE,
  takenOf,
  type NoThanksMove,
  type NoThanksOpen,
  type NoThanksOptions,
} from '@/engine/games/no-thanks/shape';

export function r1NoThanks(at: Position<NoThanksOpen, NoThanksOptions>): NoThanksMove {
  const { table, open, seats } = at;
  const seat = open.toAct;
  const chips = table.pots[chipsOf(seat)]!;
  if (chips === 0) return TAKE;
  const face = table.faces[table.piles[OFFER]![0]!]!;
  const pot = table.pots[POT]!;
  const cost = costFor(at, seat, face);
  if (cost <= 0) {
    // An own run's card: let it go round for chips while nobody else could use it and enough chips remain.
    for (let rival = 0; rival < seats; rival++) {
      if (rival !== seat && costFor(at, rival, face) <= 0) return TAKE;
    }
    return pot < 2 * seats && chips > 2 ? PASS : TAKE;
  }
  const limit = chips <= 4 ? 14 : 9;
  return cost - pot <= limit ? TAKE : PASS;
}

function costFor(at: Position<NoThanksOpen, NoThanksOptions>, seat: number, face: number): number {
  let below = false;
  let above = false;
  for (const card of at.table.piles[takenOf(seat)]!) {
    const other = at.table.faces[card]!;
    if (other === face - 1) below = true;
    if (other === face + 1) above = true;
  }
  if (below) return above ? -(face + 1) : 0;
  return above ? -1 : face;
}
