/** What the screen gets of a tutorial: a table like any other, and a coach who says what to do at it. */
import type { Move } from '@/engine/core/rules';
import type { TableHost } from '../frame';

/** Why a move that the rules allow is not wanted now: the coach has the words. */
export const LESSON_REASON = 'lesson';

export interface Coach {
  /** The name of the text. */
  readonly step: string;
  /** `next`: a tap of the learner. `move`: a move. `look`: the learner looks at something. `others`: somebody else's move. `end`: nothing more. */
  readonly waits: 'next' | 'move' | 'look' | 'others' | 'end';
  /** The moves that go on; none while nobody is asked. */
  readonly wanted: readonly Move[];
  /** Steps done, and how many there are. */
  readonly done: number;
  readonly of: number;
}

export interface Lesson {
  readonly host: TableHost;
  readonly coach: { get(): Coach; subscribe(listener: () => void): () => void };
  /** The names of all texts that are said while the learner plays, and while the others do, so that a screen can make room for the longest. */
  readonly said: { readonly own: readonly string[]; readonly others: readonly string[] };
  /** Somebody is there: clocks run until `host.leave`. May be entered again after that, and goes on where it was. */
  enter(): void;
  /** The learner has read what the coach said: goes on, also with somebody else's move. */
  next(): void;
}
