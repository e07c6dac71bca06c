/** L.A.M.A. and Alpaca: what the hand costs now, how close the others are, and whether one more card is worth it. */
import type { Rng } from '@/engine/core/rng';
import type { Seat } from '@/engine/core/table';
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
  type LamaPosition,
} from '@/engine/games/lama/shape';
import type { Brain, Style } from '../../brain';

export interface LamaStyle extends Style {
  /** A hand that costs no more than this is left when nothing can be played. */
  readonly quit: number;
  /** More of that for every player with one or two cards left: the round may end at any moment. */
  readonly fear: number;
  /** More of that when few are still in: the others' cards cost them nothing any more. */
  readonly lonely: number;
  /** 1: among two playable cards takes the one that frees the hand of more points; 0: the first that fits. */
  readonly care: number;
  /** Chance to overlook a playable card. */
  readonly slips: number;
}

const worth = (face: number): number => (face === LLAMA ? 10 : face);

/** How many of each face the seat holds; reused, because it is asked thousands of times a decision. */
const held = [0, 0, 0, 0, 0, 0, 0, 0];

function countHand(at: LamaPosition, seat: Seat): number {
  const { faces, piles } = at.table;
  const hand = piles[handOf(seat)]!;
  for (let face = 1; face <= LLAMA; face++) held[face] = 0;
  let points = 0;
  for (let i = 0; i < hand.length; i++) {
    const face = faces[hand[i]!]!;
    if (held[face] === 0) points += worth(face);
    held[face] = held[face]! + 1;
  }
  return points;
}

function policy(at: LamaPosition, style: LamaStyle, rng: Rng): LamaMove {
  const { table, open, seats } = at;
  const seat = open.toAct;
  if (open.phase === RETURN) return open.totals[seat]! >= 10 ? RETURN_BLACK : RETURN_WHITE;
  const points = countHand(at, seat);
  const discard = table.piles[DISCARD]!;
  const top = table.faces[discard[discard.length - 1]!]!;
  const next = afterFace(top);
  let rivals = 0;
  let close = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat || hasQuit(open, other)) continue;
    rivals++;
    if (table.piles[handOf(other)]!.length <= 2) close++;
  }
  const same = held[top]! > 0;
  const higher = held[next]! > 0;
  if ((same || higher) && (style.slips === 0 || rng.int(1000) >= style.slips * 1000)) {
    return PLAYS[(same && higher ? better(top, next, style) : same ? top : next) - 1]!;
  }
  if (rivals === 0 || table.piles[DECK]!.length === 0) {
    if (same) return PLAYS[top - 1]!;
    return higher ? PLAYS[next - 1]! : QUIT;
  }
  const limit = style.quit + style.fear * close + (rivals === 1 ? style.lonely : 0);
  return points <= limit ? QUIT : DRAW;
}

/** Of two playable faces the one that takes more points out of the hand; a tie goes to the lower, which keeps the other playable. */
function better(top: number, next: number, style: LamaStyle): number {
  if (style.care === 0) return top;
  const first = held[top] === 1 ? worth(top) : 0;
  const second = held[next] === 1 ? worth(next) : 0;
  return second > first + 3 ? next : top;
}

const SOUND: LamaStyle = { quit: 4, fear: 1.5, lonely: 3, care: 1, slips: 0 };

export const lamaBrain: Brain<LamaStyle, LamaOpen, LamaMove, LamaOptions> = {
  levels: {
    easy: { quit: 12, fear: 2, lonely: 0, care: 0, slips: 0.2 },
    medium: SOUND,
    hard: SOUND,
  },
  tempers: {
    hasty: { quit: 16 },
    forgetful: { slips: 0.12, quit: 11 },
    cautious: { fear: 5 },
    hunter: { quit: 5 },
    bold: { quit: 3, fear: 1 },
    steady: { quit: 5, fear: 0, lonely: 0 },
    counter: { fear: 2.5 },
    miser: { quit: 5, fear: 2 },
    patient: { quit: 2, fear: 1 },
    master: { quit: 3, lonely: 4 },
  },
  playouts: { easy: 0, medium: 0, hard: 700 },
  winBonus: 8,
  field: [
    SOUND,
    { quit: 5, fear: 0, lonely: 0, care: 1, slips: 0 },
    { quit: 8, fear: 2, lonely: 0, care: 0, slips: 0 },
    { quit: 3, fear: 0, lonely: 4, care: 1, slips: 0 },
  ],
  policy,
  /** Exchanging tokens changes no total, and a return is worth what it takes off: neither needs a search. */
  candidates: (at, legal, choice) =>
    at.open.phase === RETURN ? [choice] : legal.filter((move) => move.type !== 'exchange'),
  reasons: ['frees', 'duplicate', 'quitNow', 'drawMore', 'returnMost', 'exchange'],
  reason(view, move, points) {
    const seat = view.open.toAct;
    const hand = countHand(view as unknown as LamaPosition, seat);
    const args = { hand, points: Math.round(points) };
    switch (move.type) {
      case 'play':
        if (held[move.card]! > 1) return { reason: 'duplicate', args: { ...args, card: move.card } };
        return { reason: 'frees', args: { ...args, card: move.card, worth: worth(move.card) } };
      case 'quit':
        return { reason: 'quitNow', args };
      case 'draw':
        return { reason: 'drawMore', args };
      case 'return':
        return { reason: 'returnMost', args };
      case 'exchange':
        return { reason: 'exchange', args };
    }
  },
};
