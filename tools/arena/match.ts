/** Plays one match between bot words at full speed: in place, but every bot gets its view and nothing else. */
import { think } from '../../src/bots/think';
import { Dealer } from '../../src/engine/core/dealer';
import { listLegal, newPosition, playInPlace, turnOf } from '../../src/engine/core/position';
import { rngAt } from '../../src/engine/core/rng';
import { ALL_EYES, NOBODY, type Move, type Options, type Ply } from '../../src/engine/core/rules';
import { winners } from '../../src/engine/core/scoresheet';
import { veil } from '../../src/engine/core/veil';
import { rulesOf, type GameId } from '../../src/engine/games/registry';

export interface Outcome {
  readonly winners: readonly number[];
  readonly totals: readonly number[];
  readonly rounds: number;
  readonly decisions: number;
}

export interface MatchPlan {
  readonly game: GameId;
  readonly options: Options;
  readonly seed: string;
  /** A bot word per seat; see `readWord`. */
  readonly words: readonly string[];
}

/** `cheat:WORD` sees every card: the upper bound, never a player. `WORD@600` thinks for 600 playouts instead of its own number. */
export function readWord(word: string): { readonly bot: string; readonly cheats: boolean; readonly playouts?: number } {
  const [, cheat, bot = '', playouts] = /^(cheat:)?([^@]*)(?:@([1-9]\d*))?$/.exec(word) ?? [];
  return { bot, cheats: cheat !== undefined, ...(playouts !== undefined && { playouts: Number(playouts) }) };
}

/** More decisions than any sane match needs: reaching it is a fault, not a result. */
const TOO_LONG = 100_000;

export function playMatch({ game, options, seed, words }: MatchPlan): Outcome {
  const rules = rulesOf(game);
  const at = newPosition(rules, words.length, options);
  const rng = rngAt(seed, 0);
  const dealer = new Dealer(rng, null);
  rules.deal(at, dealer);
  const log: Ply[] = [];
  const legal: Move[] = [];
  let decisions = 0;
  for (;;) {
    const turn = turnOf(at.open);
    if (turn.kind === 'over') break;
    listLegal(rules, at, legal);
    let move = legal[0]!;
    if (turn.kind === 'seat' && legal.length > 1) {
      const { cheats, ...how } = readWord(words[turn.seat]!);
      const view = veil(rules, at, cheats ? ALL_EYES : turn.seat, log);
      const thinking = think({
        game,
        view,
        legal: legal.slice(),
        ...how,
        stream: `${seed}/bot/${turn.seat}/${log.length}`,
      });
      while (!thinking.step(1000));
      move = legal[thinking.answer()]!;
      decisions++;
      if (decisions > TOO_LONG) throw new Error(`${game} ${seed}: no end after ${TOO_LONG} decisions`);
    }
    log.push({ seat: turn.kind === 'seat' ? turn.seat : NOBODY, move });
    rng.seek(log.length);
    playInPlace(rules, at, move, dealer);
  }
  return {
    winners: winners(rules, at),
    totals: at.open.totals.slice(),
    rounds: at.open.points.length / words.length,
    decisions,
  };
}
