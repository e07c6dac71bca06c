/** The blindfold: all that a seat cannot see is dealt anew, and its bot must make the very same move. */
import { guesserFor } from '@/engine/core/guess';
import { rngAt } from '@/engine/core/rng';
import { veil } from '@/engine/core/veil';
import { BLUNDERS } from '@/bots/blunders/registry';
import { rulesOf, type GameId } from '@/engine/games/registry';
import { decide, decisionsOf } from './decisions';

export interface Blindfolded {
  readonly game: GameId;
  readonly level: string;
  readonly decisions: number;
  /** Decisions in which the new deal really differed from the old one. */
  readonly redealt: number;
  readonly same: number;
  /** Visible blunders by name. */
  readonly blunders: Readonly<Record<string, number>>;
}

export function blindfold(
  game: GameId,
  level: string,
  decisions: number,
  seed: string,
  after: (done: number) => void = () => undefined,
): Blindfolded {
  const rules = rulesOf(game);
  let redealt = 0;
  let same = 0;
  let done = 0;
  const blunders: Record<string, number> = {};
  for (const { question, position, choice } of decisionsOf(game, level, seed)) {
    const { view, legal, stream } = question;
    const guesser = guesserFor(rules, view);
    const other = guesser.scratch();
    guesser.into(other, rngAt(`${stream}/redeal`, 0));
    const differs = other.table.faces.some((face, card) => face !== position.table.faces[card]);
    const chips = other.table.pots.some((count, pot) => count !== position.table.pots[pot]);
    if (differs || chips) redealt++;
    if (decide({ ...question, view: veil(rules, other, view.eyes, view.log) }) === choice) same++;
    const blunder = BLUNDERS[game].judge(view, legal[choice]!);
    if (blunder !== null) blunders[blunder] = (blunders[blunder] ?? 0) + 1;
    after(++done);
    if (done === decisions) break;
  }
  return { game, level, decisions, redealt, same, blunders };
}
