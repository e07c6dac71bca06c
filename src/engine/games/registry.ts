/** Every game of the house, by id. A sixth game adds one line here. */
import type { Rules } from '../core/rules';
import { alpaca } from './alpaca/rules';
import { kaktus } from './kaktus/rules';
import { lama } from './lama/rules';
import { noThanks } from './no-thanks/rules';
import { ojyks } from './ojyks/rules';

export const GAMES = {
  lama,
  alpaca,
  'no-thanks': noThanks,
  ojyks,
  kaktus,
} as const satisfies Record<string, Rules>;

export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

export function isGameId(word: unknown): word is GameId {
  return typeof word === 'string' && Object.hasOwn(GAMES, word);
}

export function rulesOf(id: GameId): Rules {
  return GAMES[id];
}
