/** The tutorial of every game, by its id. */
import type { GameId } from '@/engine/games/registry';
import type { Script } from './script';
import { alpacaScript } from './scripts/alpaca';
import { kaktusScript } from './scripts/kaktus';
import { lamaScript } from './scripts/lama';
import { noThanksScript } from './scripts/no-thanks';
import { ojyksScript } from './scripts/ojyks';

export const SCRIPTS: Readonly<Record<GameId, Script>> = {
  lama: lamaScript,
  alpaca: alpacaScript,
  'no-thanks': noThanksScript,
  ojyks: ojyksScript,
  kaktus: kaktusScript,
};
