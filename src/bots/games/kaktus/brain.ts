/** Kaktus: the levels, the tempers, and what is worth a search. */
import type { KaktusMove } from '@/engine/games/kaktus/moves';
import { END, handOf, type KaktusOpen, type KaktusOptions, type KaktusPosition } from '@/engine/games/kaktus/shape';
import type { Brain } from '../../brain';
import { keptAreLow } from './belief';
import { kaktusCandidates } from './candidates';
import { isKnown, MEAN, pointsOf } from './knowledge';
import { kaktusPolicy, type KaktusStyle } from './policy';

const SOUND: KaktusStyle = { call: 6.5, keep: 1, doubt: 0.5, recall: 1, pair: 2, chase: 0, look: 0 };
const SHARP: KaktusStyle = { call: 6, keep: 0.1, doubt: 1, recall: 1, pair: 0, chase: 1.2, look: 3 };

export const kaktusBrain: Brain<KaktusStyle, KaktusOpen, KaktusMove, KaktusOptions> = {
  levels: {
    // A beginner waits for the perfect hand and forgets what it was.
    easy: { call: 5, keep: -1, doubt: 0, recall: 0.55, pair: 2, chase: 0, look: 0 },
    // Sound, but now and then a card seen long ago is forgotten.
    medium: { ...SOUND, call: 7.5, recall: 0.9 },
    hard: SHARP,
  },
  tempers: {
    hasty: { call: 15 },
    forgetful: { recall: 0.5 },
    cautious: { call: 3 },
    hunter: { chase: 1.2, pair: 0 },
    bold: { call: 9 },
    steady: { call: 6.5, keep: 2 },
    counter: { look: 5, doubt: 1.3 },
    miser: { doubt: 1.5 },
    patient: { call: 5 },
    master: { chase: 1.5 },
  },
  playouts: { easy: 0, medium: 0, hard: 1200 },
  patience: 20,
  hopeless: 3.2,
  // Playouts call by rule, so they think too little of waiting: a call needs more proof than any other move.
  guard: ({ open }) => (open.phase === END ? 2.5 : 1.2),
  winBonus: 40,
  field: [
    SOUND,
    { call: 6, keep: 0.5, doubt: 0, recall: 1, pair: 2, chase: 0, look: 0 },
    { call: 9, keep: 0, doubt: 1, recall: 1, pair: 2, chase: 0, look: 0 },
    { call: 4.5, keep: 1.5, doubt: 0.5, recall: 1, pair: 2, chase: 0, look: 0 },
  ],
  policy: kaktusPolicy,
  believe: (view) => keptAreLow(view),
  candidates: kaktusCandidates,
  reasons: ['remember', 'pair', 'draw', 'swapLower', 'notWorth', 'usePower', 'callNow', 'wait'],
  reason(view, move, points) {
    const at = view as unknown as KaktusPosition;
    const seat = view.open.toAct;
    const hand = view.table.piles[handOf(seat)]!;
    const own = hand.reduce((sum, card) => sum + (isKnown(at, seat, card) ? pointsOf(at, card) : MEAN), 0);
    const args = { points: Math.round(points), own: Math.round(own) };
    const reason = {
      peek: 'remember',
      pair: 'pair',
      draw: 'draw',
      keep: 'swapLower',
      discard: 'notWorth',
      look: 'usePower',
      spy: 'usePower',
      swap: 'usePower',
      kaktus: 'callNow',
      pass: 'wait',
    }[move.type];
    return { reason, args };
  },
};
