/** Who can sit at a simulated table: bot words, and any program by `exec:`. */
import { LEVELS } from '@/bots/contract';
import { BRAINS } from '@/bots/registry';
import { REFERENCE_WORDS, skillOf, think } from '@/bots/think';
import { Rng } from '@/engine/core/rng';
import type { GameId } from '@/engine/games/registry';
import { execPlayer } from './execPlayer';
import type { Player } from './player';

const EXEC = 'exec:';
const ALWAYS = ['random', 'r0'];

/** The words that name a bot for this game; bots that are not written yet are not offered. */
export function seatWords(game: GameId): readonly string[] {
  const written = BRAINS[game] === undefined ? [] : [...REFERENCE_WORDS, ...LEVELS];
  return [...new Set([...ALWAYS, ...written])];
}

export function isSeatWord(game: GameId, word: string): boolean {
  if (word.startsWith(EXEC)) return word.slice(EXEC.length).trim() !== '';
  const brain = BRAINS[game];
  return seatWords(game).includes(word) || (brain !== undefined && skillOf(brain, word) !== null);
}

/** `stream` is the seat's own randomness: made apart from the match's seed, which a bot never learns. */
export function seatPlayer(game: GameId, word: string, stream: string): Player {
  if (word.startsWith(EXEC)) return execPlayer(word.slice(EXEC.length).trim());
  if (ALWAYS.includes(word)) {
    const rng = new Rng(stream);
    return { choose: ({ ply, legal }) => rng.seek(ply).int(legal.length) };
  }
  return {
    choose({ ply, legal, view }) {
      const thinking = think({ game, view: view(), legal: legal.slice(), bot: word, stream: `${stream}/${ply}` });
      while (!thinking.step(1000));
      return thinking.answer();
    },
  };
}
