/** R1 for L.A.M.A. and Alpaca, frozen: play if possible, else quit at 5 points or fewer, else draw. Never tune it: measurements stand on it. */
import type { Position } from '@/engine/core/rules';
import {
  afterFace,
  DECK,
  DISCARD,
  DRAW,
  handOf,
  hasQuit,
  LLAMA,
  PLAYS,
  QUIT,
  RETURN,
  RETURN_BLACK,
  RETURN_WHITE,
  type LamaMove,
  type LamaOpen,
  type LamaOptions,
} from '@/engine/games/lama/shape';

const QUIT_AT = 5;

export function r1Lama(at: Position<LamaOpen, LamaOptions>): LamaMove {
  const { table, open, seats } = at;
  const seat = open.toAct;
  if (open.phase === RETURN) return open.totals[seat]! >= 10 ? RETURN_BLACK : RETURN_WHITE;
  const hand = table.piles[handOf(seat)]!.map((card) => table.faces[card]!);
  const discard = table.piles[DISCARD]!;
  const top = table.faces[discard[discard.length - 1]!]!;
  const worth = (face: number): number => (face === LLAMA ? 10 : face);
  const playable = [top, afterFace(top)].filter((face) => hand.includes(face));
  if (playable.length > 0) {
    const dearest = playable.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    return PLAYS[dearest - 1]!;
  }
  const points = [...new Set(hand)].reduce((sum, face) => sum + worth(face), 0);
  let active = 0;
  for (let other = 0; other < seats; other++) if (!hasQuit(open, other)) active++;
  const mayDraw = active > 1 && table.piles[DECK]!.length > 0;
  return points <= QUIT_AT || !mayDraw ? QUIT : DRAW;
}
