/** The written lists of moves no sensible player makes, by game. The search leaves them out and the bench counts them. */
import type { Move, View } from '@/engine/core/rules';
import type { GameId } from '@/engine/games/registry';
import { KAKTUS_BLUNDERS, kaktusBlunder } from './kaktus';
import { LAMA_BLUNDERS, lamaBlunder } from './lama';
import { NO_THANKS_BLUNDERS, noThanksBlunder } from './no-thanks';
import { OJYKS_BLUNDERS, ojyksBlunder } from './ojyks';

/** Names the blunder a move would be, judged from the mover's view alone, or null. */
export type BlunderJudge = (view: View, move: Move) => string | null;

interface BlunderList {
  readonly names: readonly string[];
  readonly judge: BlunderJudge;
}

/** Lists are written for their own game's types; the registry is the one place that forgets them. */
const asJudge = (judge: unknown): BlunderJudge => judge as BlunderJudge;

const LAMA: BlunderList = { names: LAMA_BLUNDERS, judge: asJudge(lamaBlunder) };

export const BLUNDERS: Readonly<Record<GameId, BlunderList>> = {
  lama: LAMA,
  alpaca: LAMA,
  'no-thanks': { names: NO_THANKS_BLUNDERS, judge: asJudge(noThanksBlunder) },
  ojyks: { names: OJYKS_BLUNDERS, judge: asJudge(ojyksBlunder) },
  kaktus: { names: KAKTUS_BLUNDERS, judge: asJudge(kaktusBlunder) },
};
