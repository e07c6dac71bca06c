/** From a question to an answer, in slices: the one entry for screens, worker, simulations and tests. */
import { guesserFor } from '@/engine/core/guess';
import { listLegal } from '@/engine/core/position';
import { rngAt } from '@/engine/core/rng';
import type { Move } from '@/engine/core/rules';
import { rulesOf } from '@/engine/games/registry';
import { BLUNDERS } from './blunders/registry';
import type { Brain, Style } from './brain';
import { characterOf } from './characters';
import { LEVELS, type Advice, type Level, type Question, type Thinking } from './contract';
import { BRAINS, REFERENCES } from './registry';
import { search, type Tried } from './search';

/** Frozen opponents for measurements: random and the simple sound rule. */
export const REFERENCE_WORDS = ['random', 'r0', 'r1'] as const;

/** Playouts per candidate that advice spends, so that every move gets a fair look. */
const ADVICE_PLAYOUTS = 60;

interface Skill {
  readonly level: Level;
  readonly style: Style;
}

/** A character's or a bare level's skill at one game, or null for an unknown word. */
export function skillOf(brain: Brain, bot: string): Skill | null {
  const character = characterOf(bot);
  if (character !== null) {
    const style = { ...brain.levels[character.level], ...brain.tempers[character.temper] };
    return { level: character.level, style: style as Style };
  }
  const level = LEVELS.find((word) => word === bot);
  return level === undefined ? null : { level, style: brain.levels[level] };
}

/** Chooses a move; the answer is its index in `question.legal`. */
export function think(question: Question): Thinking<number> {
  const { game, view, legal, bot, stream, playouts } = question;
  const rules = rulesOf(game);
  if (legal.length === 1) return settled(0);
  if (bot === 'random' || bot === 'r0') return settled(rngAt(stream, 0).int(legal.length));
  const brain = BRAINS[game];
  if (bot === 'r1') {
    const rng = rngAt(stream, 0);
    return settled(indexOf(legal, REFERENCES[game](guessOnce(question), rng)));
  }
  const { level, style } = skillOf(brain, bot)!;
  if (brain.playouts[level] === 0) {
    const rng = rngAt(stream, 0);
    return settled(indexOf(legal, brain.policy(guessOnce(question), style, rng)));
  }
  const thinking = search(rules, brain, view, intern(question), {
    playouts: playouts ?? brain.playouts[level],
    stream,
    style,
    avoid: (move) => isBlunder(question, move),
  });
  return {
    step: (most) => thinking.step(most),
    answer: () => indexOf(legal, thinking.answer().move),
  };
}

const isBlunder = ({ game, view }: Question, move: Move): boolean => BLUNDERS[game].judge(view, move) !== null;

/** Every legal move with its expected points and a reason, best first; what no sensible player does comes last, whatever the playouts say. */
export function advise(question: Question): Thinking<readonly Advice[]> {
  const { game, view, stream } = question;
  const brain = BRAINS[game];
  const legal = intern(question);
  const thinking = search(rulesOf(game), brain, view, legal, {
    playouts: ADVICE_PLAYOUTS * legal.length,
    stream,
    style: brain.levels.hard,
    thorough: true,
  });
  return {
    step: (playouts) => thinking.step(playouts),
    answer() {
      const { move: best, tried } = thinking.answer();
      return tried
        .map(({ move, points, reward }) => ({ move, points, reward, blunder: isBlunder(question, move) }))
        .sort((a, b) => byVerdict(best, a, b))
        .map(({ move, points }) => ({ move, points, ...brain.reason(view, move, points) }));
    },
  };
}

interface Judged extends Pick<Tried, 'move' | 'reward'> {
  readonly blunder: boolean;
}

/** The chosen move first, then by what the playouts say; blunders behind all others. */
function byVerdict(best: Move, a: Judged, b: Judged): number {
  if (a.blunder !== b.blunder) return a.blunder ? 1 : -1;
  if (a.move === best) return -1;
  return b.move === best ? 1 : b.reward - a.reward;
}

function settled(index: number): Thinking<number> {
  return { step: () => true, answer: () => index };
}

/** A guess is enough for a rule of thumb: it may not look at what the guess invented. */
function guessOnce({ game, view, stream, bot }: Question) {
  const brain = BRAINS[game];
  const guesser = guesserFor(rulesOf(game), view);
  const at = guesser.scratch();
  const rng = rngAt(stream, 1);
  guesser.into(at, rng);
  const skill = skillOf(brain, bot);
  if (skill !== null) brain.believe?.(view, skill.style)(at, rng);
  return at;
}

/** Moves that crossed to a worker are copies; the search compares by identity, so they are listed again on a guess. */
function intern(question: Question): readonly Move[] {
  const legal: Move[] = [];
  listLegal(rulesOf(question.game), guessOnce(question), legal);
  return legal;
}

function indexOf(legal: readonly Move[], move: Move): number {
  const found = legal.indexOf(move);
  if (found >= 0) return found;
  const key = JSON.stringify(move);
  return legal.findIndex((candidate) => JSON.stringify(candidate) === key);
}
