/** Kaktus in ten moves: look, keep a low card, use a six, find a pair, call, and see everything turned up. */
import { presetOptions } from '@/engine/core/options';
import type { KaktusMove } from '@/engine/games/kaktus/moves';
import { rulesOf } from '@/engine/games/registry';
import { doing, looking, say, watch, type Script } from '../script';

const DRAW: KaktusMove = { type: 'draw' };
const DISCARD: KaktusMove = { type: 'discard' };
const PASS: KaktusMove = { type: 'pass' };
const CALL: KaktusMove = { type: 'kaktus' };
const peek = (left: number, right: number): KaktusMove => ({ type: 'peek', places: [left, right] });
const keep = (place: number): KaktusMove => ({ type: 'keep', place });
const look = (place: number): KaktusMove => ({ type: 'look', place });
const pair = (left: number, right: number): KaktusMove => ({ type: 'pair', places: [left, right] });

/** Dealt: queen, 4, 4, king. The stock gives ace, 2, 6, 3, 2. */
export const kaktusScript: Script = {
  game: 'kaktus',
  seed: 'learn-207106',
  options: presetOptions(rulesOf('kaktus'), 'written'),
  others: ['juno'],
  steps: [
    say('aim'),
    looking('peek', 'remember', peek(0, 1)),
    watch('others', peek(0, 2)),
    doing('draw', DRAW),
    doing('keep', keep(0)),
    doing('pass', PASS),
    watch('turn', DRAW, keep(2), PASS),
    doing('drawAgain', DRAW),
    doing('six', DISCARD),
    doing('look', look(2)),
    doing('wait', PASS),
    watch('king', DRAW, keep(3), PASS),
    doing('pair', pair(1, 2)),
    doing('call', CALL),
    watch('last', DRAW, keep(1), PASS),
    say('end'),
  ],
};
