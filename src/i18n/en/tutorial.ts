/** What the coach says in the tutorials. */
import { alpaca } from './games/alpaca/tutorial';
import { kaktus } from './games/kaktus/tutorial';
import { lama } from './games/lama/tutorial';
import { noThanks } from './games/no-thanks/tutorial';
import { ojyks } from './games/ojyks/tutorial';

export const words = {
  tutorial: {
    title: 'Learn {game}',
    progress: 'Step {n} of {of}',
    next: 'Go on',
    again: 'Once more',
    done: 'Well done!',
    leave: 'Leave the tutorial',
    lama,
    alpaca,
    'no-thanks': noThanks,
    ojyks,
    kaktus,
  },
} as const;
