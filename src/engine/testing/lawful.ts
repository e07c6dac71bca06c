/** Plays one random game from the deal to the end and holds every law against every step. */
import type { Setup } from '../core/match';
import type { Move, Rules } from '../core/rules';
import { LAW_NAMES, LAWS, type LawName } from './laws';
import { pickMove, type Mood } from './random';
import { nextScene, openScene } from './scene';

export interface Fault {
  readonly law: LawName | 'it ends' | 'it does not throw';
  readonly setup: Setup;
  readonly ply: number;
  readonly detail: string;
}

export interface Lawful {
  readonly plies: number;
  readonly fault: Fault | null;
}

/** Far beyond the longest random game of any table. */
const PLY_LIMIT = 20_000;

/** `moves` is shared by all games of the same rules, so that `why` is asked about moves this deal never offered. */
export function playLawfully(rules: Rules, setup: Setup, moves: Map<string, Move>): Lawful {
  let ply = 0;
  const broken = (law: Fault['law'], detail: string): Lawful => ({ plies: ply, fault: { law, setup, ply, detail } });
  try {
    const scene = openScene(rules, setup, moves);
    const mood: Mood = new Map();
    for (;;) {
      for (const law of LAW_NAMES) {
        const detail = LAWS[law](scene);
        if (detail !== null) return broken(law, detail);
      }
      if (scene.legal.length === 0) return { plies: ply, fault: null };
      if (ply === PLY_LIMIT) return broken('it ends', `still going after ${PLY_LIMIT} plies`);
      ply++;
      nextScene(scene, pickMove(scene.legal, scene.rng, mood));
    }
  } catch (error) {
    return broken('it does not throw', String(error));
  }
}
