/** Bots think in slices between two frames, so that no finger ever waits for them. */
import type { Pending, Thinker } from '@/session/ports';

type Question = Parameters<Thinker['choose']>[0];
type Advice = Awaited<ReturnType<Thinker['advise']>['answer']>;

/** A search that is done a bit at a time; `step` says whether the answer is ready. */
interface Slices<Answer> {
  step(playouts: number): boolean;
  answer(): Answer;
}

export interface Mind {
  think(question: Question): Slices<number>;
  advise(question: Question): Slices<Advice>;
}

/** A slice stays well inside one frame on a slow phone. */
const SLICE_MS = 6;
const PLAYOUTS = 1;

function run<Answer>(start: () => Slices<Answer>): Pending<Answer> {
  let cancelled = false;
  const answer = new Promise<Answer>((resolve, reject) => {
    let slices: Slices<Answer> | null = null;
    const work = () => {
      if (cancelled) return;
      try {
        slices ??= start();
        const until = Date.now() + SLICE_MS;
        while (!slices.step(PLAYOUTS)) {
          if (Date.now() >= until) {
            setTimeout(work, 0);
            return;
          }
        }
        resolve(slices.answer());
      } catch (error) {
        reject(error as Error);
      }
    };
    setTimeout(work, 0);
  });
  return {
    answer,
    cancel() {
      cancelled = true;
    },
  };
}

export function createThinker(mind: Mind): Thinker {
  return {
    choose: (question) => run(() => mind.think(question)),
    advise: (question) => run(() => mind.advise(question)),
  };
}
