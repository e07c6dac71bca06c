/** The rules of every game, in German. */
import type { words as english } from '../en/rules';
import type { Like } from '../shape';
import { alpaca } from './games/alpaca/rules';
import { kaktus } from './games/kaktus/rules';
import { lama } from './games/lama/rules';
import { noThanks } from './games/no-thanks/rules';
import { ojyks } from './games/ojyks/rules';

export const words = {
  rules: {
    table: 'An diesem Tisch',
    tableWhy: 'Diese Regeln wurden zu Beginn gewählt und gelten bis zum Ende.',
    variants: 'Varianten',
    variantsWhy: 'Was man wählen kann, wenn ein Tisch vorbereitet wird.',
    box: '{preset}: {value}',
    both: 'Üblich: {value}',
    also: 'Auch möglich: {values}',
    lama,
    alpaca,
    'no-thanks': noThanks,
    ojyks,
    kaktus,
  },
} satisfies Like<typeof english>;
