/** ojyks in seven moves: turn up two, draw and put away, clear a column with a card from the discard pile, and catch a minus. */
import { presetOptions } from '@/engine/core/options';
import { DRAW, DROP, PLACES, REVEALS, TAKES } from '@/engine/games/ojyks/shape';
import { rulesOf } from '@/engine/games/registry';
import { doing, say, watch, type Script } from '../script';

/** The left column hides two nines; the other player lays a third on the discard pile, and after it a −2. */
export const ojyksScript: Script = {
  game: 'ojyks',
  seed: 'learn-74378',
  options: presetOptions(rulesOf('ojyks'), 'written'),
  others: ['finn'],
  steps: [
    say('aim'),
    doing('first', REVEALS[0]!),
    doing('second', REVEALS[4]!),
    watch('others', REVEALS[2]!, REVEALS[9]!),
    doing('draw', DRAW),
    doing('away', DROP),
    doing('flip', REVEALS[1]!),
    watch('nine', DRAW, PLACES[6]!),
    doing('column', TAKES[8]!),
    watch('unlucky', DRAW, PLACES[11]!),
    doing('minus', TAKES[1]!),
    say('end'),
  ],
};
