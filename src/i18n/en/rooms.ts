/** What the rooms beside the table say: set-up, settings, rules, past games, about. */
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
} as const;
