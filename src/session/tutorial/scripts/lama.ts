/** L.A.M.A. in six moves: the same, one higher, the llama, a draw, playing on alone, and leaving with three equal cards. */
import { presetOptions } from '@/engine/core/options';
import type { LamaMove } from '@/engine/games/lama/shape';
import { rulesOf } from '@/engine/games/registry';
import { doing, say, watch, type Script } from '../script';

const play = (card: number): LamaMove => ({ type: 'play', card });
const DRAW: LamaMove = { type: 'draw' };
const QUIT: LamaMove = { type: 'quit' };

/** Dealt: 2 4 4 4 5 llama, a 2 on the pile. */
export const lamaScript: Script = {
  game: 'lama',
  seed: 'learn-22890',
  options: presetOptions(rulesOf('lama'), 'written'),
  others: ['pip', 'otto', 'greta'],
  steps: [
    say('aim'),
    doing('same', play(2)),
    watch('others', play(3), QUIT, play(4)),
    doing('higher', play(5)),
    watch('leaving', QUIT, play(6)),
    doing('llama', play(7)),
    watch('afterLlama', play(1)),
    doing('draw', DRAW),
    watch('alone', QUIT),
    doing('playOn', play(2)),
    doing('quit', QUIT),
    say('end'),
  ],
};
