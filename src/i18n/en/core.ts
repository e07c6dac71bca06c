/** What the first screen says, and what every screen may say. */
import { characters, levels } from './characters';
import { common, errors } from './common';
import { alpaca } from './games/alpaca/card';
import { kaktus } from './games/kaktus/card';
import { lama } from './games/lama/card';
import { noThanks } from './games/no-thanks/card';
import { ojyks } from './games/ojyks/card';
import { lobby } from './lobby';

export const words = {
  common,
  errors,
  lobby,
  characters,
  levels,
  games: { lama, alpaca, 'no-thanks': noThanks, ojyks, kaktus },
} as const;
