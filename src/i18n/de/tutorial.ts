/** What the coach says in the tutorials, in German. */
import type { words as english } from '../en/tutorial';
import type { Like } from '../shape';
import { alpaca } from './games/alpaca/tutorial';
import { kaktus } from './games/kaktus/tutorial';
import { lama } from './games/lama/tutorial';
import { noThanks } from './games/no-thanks/tutorial';
import { ojyks } from './games/ojyks/tutorial';

export const words = {
  tutorial: {
    title: '{game} lernen',
    progress: 'Schritt {n} von {of}',
    next: 'Weiter',
    again: 'Noch einmal',
    done: 'Geschafft!',
    leave: 'Übung verlassen',
    lama,
    alpaca,
    'no-thanks': noThanks,
    ojyks,
    kaktus,
  },
} satisfies Like<typeof english>;
