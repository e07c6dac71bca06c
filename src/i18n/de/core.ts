/** The first screen and what every screen may say, in German. */
import { characters, levels } from './characters';
import { common, errors } from './common';
import { alpaca } from './games/alpaca/card';
import { kaktus } from './games/kaktus/card';
import { lama } from './games/lama/card';
import { noThanks } from './games/no-thanks/card';
import { ojyks } from './games/ojyks/card';
import type { words as english } from '../en/core';
import type { Like } from '../shape';
import { lobby } from './lobby';

export const words = {
  common,
  errors,
  lobby,
  characters,
  levels,
  games: { lama, alpaca, 'no-thanks': noThanks, ojyks, kaktus },
} satisfies Like<typeof english>;
