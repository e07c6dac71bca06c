/** Questions to bots, and one bot's turn: asked once, paced, answered once, and never left hanging. */
import { viewFor } from '@/engine/core/match';
import { listLegal } from '@/engine/core/position';
import { rngAt } from '@/engine/core/rng';
import type { Move } from '@/engine/core/rules';
import type { Seat } from '@/engine/core/table';
import type { Question } from '@/bots/contract';
import type { Session } from './machine';
import { THINK_LIMIT_MS } from './pace';
import type { Clock, Thinker } from './ports';

/** What a bot, or the hint, is asked for this seat: its own view and nothing else. The stream depends on the ply alone, so a reloaded game goes on the same. */
export function questionFor({ seats, match }: Session, seat: Seat, bot: string): Question {
  const legal: Move[] = [];
  listLegal(seats.rules, match.position, legal);
  return {
    game: seats.plan.game,
    view: viewFor(seats.rules, match, seat),
    legal,
    bot,
    stream: `${seats.botSeed}/${match.log.length}`,
  };
}

/** Asks, waits for the answer and for the pause, and calls back once. The returned function calls everything off. */
export function askBot(
  clock: Clock,
  thinker: Thinker,
  question: Question,
  pauseMs: number,
  answered: (move: Move) => void,
): () => void {
  const { legal, stream } = question;
  let index: number | null = null;
  let rested = pauseMs <= 0;
  let done = false;
  const pending = startThinking(thinker, question);

  const finish = (): void => {
    if (done || index === null || !rested) return;
    stop();
    answered(legal[index]!);
  };
  const take = (answer: number | null): void => {
    // A bot that fails or answers nonsense still has a turn to take: any legal move, by its own stream.
    const sound = answer !== null && legal[answer] !== undefined;
    index ??= sound ? answer : rngAt(`${stream}/fallback`, 0).int(legal.length);
    finish();
  };
  const offPause = rested
    ? () => {}
    : clock.after(pauseMs, () => {
        rested = true;
        finish();
      });
  const offLimit = clock.after(THINK_LIMIT_MS, () => {
    rested = true;
    take(null);
  });
  function stop(): void {
    done = true;
    offPause();
    offLimit();
    pending?.cancel();
  }

  if (pending === null) take(null);
  else
    pending.answer.then(take, () => {
      take(null);
    });
  return stop;
}

function startThinking(thinker: Thinker, question: Question) {
  try {
    return thinker.choose(question);
  } catch {
    return null;
  }
}
