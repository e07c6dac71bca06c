/** No Thanks! in five moves: no to a 31, yes to a 10 with a chip on it, and yes to the 11 that costs nothing beside it. */
import { presetOptions } from '@/engine/core/options';
import { PASS, TAKE } from '@/engine/games/no-thanks/shape';
import { rulesOf } from '@/engine/games/registry';
import { doing, say, watch, type Script } from '../script';

/** On offer: 31, then 10, 11, 26. */
export const noThanksScript: Script = {
  game: 'no-thanks',
  seed: 'learn-7896',
  options: presetOptions(rulesOf('no-thanks'), 'written'),
  others: ['otto', 'mabel'],
  steps: [
    say('aim'),
    doing('pass', PASS),
    watch('round', PASS, PASS),
    doing('passAgain', PASS),
    watch('taken', PASS, TAKE, PASS),
    doing('take', TAKE),
    doing('run', TAKE),
    doing('chips', PASS),
    watch('goesOn', PASS),
    say('end'),
  ],
};
