/** Work that is done a bit at a time, so that whoever waits for a finger or a message gets a turn in between. */
import type { Pending, Thinker } from '@/session/ports';

type Question = Parameters<Thinker['choose']>[0];
type Advice = Awaited<ReturnType<Thinker['advise']>['answer']>;

/** A search that is done a bit at a time; `step` says whether the answer is ready. */
export interface Slices<Answer> {
  step(playouts: number): boolean;
  answer(): Answer;
}

export interface Mind {
  think(question: Question): Slices<number>;
  advise(question: Question): Slices<Advice>;
}

/** The smallest bit: the clock is asked after every playout. */
const PLAYOUTS = 1;

/** Runs to the end in slices of `sliceMs`, each in a task of its own. */
export function runInSlices<Answer>(sliceMs: number, start: () => Slices<Answer>): Pending<Answer> {
  let cancelled = false;
  const answer = new Promise<Answer>((resolve, reject) => {
    let slices: Slices<Answer> | null = null;
    const work = () => {
      if (cancelled) return;
      try {
        slices ??= start();
        const until = Date.now() + sliceMs;
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

/** A slice stays well inside one frame, together with what the screen draws in it. */
const SLICE_MS = 4;

/** Thinks on the same thread as the screen, between two frames. */
export function createSlicedThinker({ think, advise }: Mind): Thinker {
  return {
    choose: (question) => runInSlices(SLICE_MS, () => think(question)),
    advise: (question) => runInSlices(SLICE_MS, () => advise(question)),
  };
}
