/** The rooms beside the table, in German. */
import type { words as english } from '../en/rooms';
import type { Like } from '../shape';
import { about } from './about';
import { alpaca } from './games/alpaca/options';
import { kaktus } from './games/kaktus/options';
import { lama } from './games/lama/options';
import { noThanks } from './games/no-thanks/options';
import { ojyks } from './games/ojyks/options';
import { history } from './history';
import { settings } from './settings';
import { setup } from './setup';

export const words = {
  setup,
  settings,
  about,
  history,
  options: { lama, alpaca, 'no-thanks': noThanks, ojyks, kaktus },
} satisfies Like<typeof english>;
