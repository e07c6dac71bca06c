/** R1 for Kaktus, frozen: keeps the better card and calls at six expected points. Never tune it: measurements stand on it. */
import { NOBODY } from '@/engine/core/rules';
import { EVERYONE, seatBit } from '@/engine/core/table';
import {
  DISCARD_MOVE,
  DRAW_MOVE,
  KAKTUS_MOVE,
  keepMoves,
  lookMoves,
  PASS_MOVE,
  PEEKS,
  spyMoves,
  swapMoves,
  type KaktusMove,
} from '@/engine/games/kaktus/moves';
import {
  DRAW,
  DRAWN,
  handOf,
  HELD,
  LOOK,
  PEEK,
  POWER,
  RANK_POINTS,
  rankOf,
  SPY,
  type KaktusPosition,
} from '@/engine/games/kaktus/shape';

const CALL_AT = 6;
const UNSEEN = 4.8;

export function r1Kaktus(at: KaktusPosition): KaktusMove {
  const { table, open, seats } = at;
  const seat = open.toAct;
  const hand = table.piles[handOf(seat)]!;
  const known = (card: number): boolean => table.seen[card] === EVERYONE || (table.seen[card]! & seatBit(seat)) !== 0;
  const worth = (card: number): number => (known(card) ? RANK_POINTS[rankOf(table.faces[card]!)]! : UNSEEN);
  let worst = 0;
  hand.forEach((card, place) => {
    if (worth(card) > worth(hand[worst]!)) worst = place;
  });
  switch (open.phase) {
    case PEEK:
      return PEEKS[0]!;
    case DRAW:
      return DRAW_MOVE;
    case DRAWN: {
      const drawn = RANK_POINTS[rankOf(table.faces[table.piles[HELD]![0]!]!)]!;
      return drawn < worth(hand[worst]!) ? keepMoves(hand.length)[worst]! : DISCARD_MOVE;
    }
    case POWER: {
      if (open.power === LOOK) {
        const unseen = hand.findIndex((card) => !known(card));
        return lookMoves(hand.length)[Math.max(0, unseen)]!;
      }
      let other = (seat + 1) % seats;
      if (at.options.safe && other === open.caller) other = (other + 1) % seats;
      const theirs = table.piles[handOf(other)]!.length;
      return open.power === SPY ? spyMoves(other, theirs)[0]! : swapMoves(worst, other, theirs)[0]!;
    }
    default: {
      const sum = hand.reduce((total, card) => total + worth(card), 0);
      return open.caller === NOBODY && sum <= CALL_AT ? KAKTUS_MOVE : PASS_MOVE;
    }
  }
}
