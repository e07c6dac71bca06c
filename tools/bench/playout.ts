/** Random self-play through the public rules API. No Node in here: the same code runs on Hermes. */
import { Dealer } from '@/engine/core/dealer';
import { presetOptions } from '@/engine/core/options';
import { copyPosition, listLegal, newPosition, playInPlace } from '@/engine/core/position';
import { Rng } from '@/engine/core/rng';
import { OVER, type Move, type Rules } from '@/engine/core/rules';

export interface Tally {
  games: number;
  rounds: number;
  moves: number;
  /** Folds every choice and every total, so that two machines can be held against each other. */
  digest: number;
}

/** A random complete game runs into this only if a rule never ends. */
const MOVE_LIMIT = 100_000;

export function newTally(): Tally {
  return { games: 0, rounds: 0, moves: 0, digest: 0 };
}

/** A table that plays complete random games one after the other on one scratch position, as the search does. */
export function playoutTable(rules: Rules, seats: number, seed: string): (count: number, tally: Tally) => void {
  const pristine = newPosition(rules, seats, presetOptions(rules, 'written'));
  const scratch = newPosition(rules, seats, pristine.options);
  const rng = new Rng(seed);
  const dealer = new Dealer(rng, null);
  const legal: Move[] = [];
  let game = 0;

  return (count, tally) => {
    let moves = 0;
    let rounds = 0;
    let digest = tally.digest;
    for (let n = 0; n < count; n++) {
      copyPosition(pristine, scratch);
      rng.seek(game++);
      rules.deal(scratch, dealer);
      const { open } = scratch;
      let left = MOVE_LIMIT;
      for (;;) {
        listLegal(rules, scratch, legal);
        if (legal.length === 0 || left-- === 0) break;
        const choice = legal.length === 1 ? 0 : rng.int(legal.length);
        digest = (Math.imul(digest, 31) + choice) | 0;
        playInPlace(rules, scratch, legal[choice]!, dealer);
        moves++;
      }
      if (open.phase !== OVER) throw new Error(`${rules.id}: game ${game - 1} of ${seed} does not end`);
      rounds += open.round;
      for (let seat = 0; seat < seats; seat++) digest = (Math.imul(digest, 31) + open.totals[seat]!) | 0;
    }
    tally.games += count;
    tally.rounds += rounds;
    tally.moves += moves;
    tally.digest = digest;
  };
}
