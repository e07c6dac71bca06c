/** The rules of every game, written for people. */
import { alpaca } from './games/alpaca/rules';
import { kaktus } from './games/kaktus/rules';
import { lama } from './games/lama/rules';
import { noThanks } from './games/no-thanks/rules';
import { ojyks } from './games/ojyks/rules';

export const words = {
  rules: {
    table: 'At this table',
    tableWhy: 'These rules were chosen when the game began, and stay until its end.',
    variants: 'Variants',
    variantsWhy: 'What can be chosen when a table is set up.',
    box: '{preset}: {value}',
    both: 'Usually: {value}',
    also: 'Also possible: {values}',
    lama,
    alpaca,
    'no-thanks': noThanks,
    ojyks,
    kaktus,
  },
} as const;
