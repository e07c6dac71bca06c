/** Alpaca in eight moves: up the ladder, a draw, and then alone to the last card. */
import { presetOptions } from '@/engine/core/options';
import type { LamaMove } from '@/engine/games/lama/shape';
import { rulesOf } from '@/engine/games/registry';
import { doing, say, watch, type Script } from '../script';

const play = (card: number): LamaMove => ({ type: 'play', card });
const DRAW: LamaMove = { type: 'draw' };
const QUIT: LamaMove = { type: 'quit' };

/** Dealt: 2 3 4 5 6 alpaca, a 5 on the pile. */
export const alpacaScript: Script = {
  game: 'alpaca',
  seed: 'learn-106',
  options: presetOptions(rulesOf('alpaca'), 'written'),
  others: ['pip', 'otto'],
  steps: [
    say('aim'),
    doing('same', play(5)),
    watch('others', play(5), QUIT),
    doing('higher', play(6)),
    watch('answer', play(6)),
    doing('alpaca', play(7)),
    watch('again', play(7)),
    doing('draw', DRAW),
    watch('one', play(1)),
    doing('two', play(2)),
    watch('alone', QUIT),
    doing('three', play(3)),
    doing('four', play(4)),
    doing('out', play(5)),
    say('end'),
  ],
};
