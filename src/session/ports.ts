/** The doors to the outside that a session needs. `platform` fills them on devices, tests fill them with fakes. */
import type { Advice, Question } from '@/bots/contract';

/** Key-value storage. Every call may reject: a failed read is not an absent value. */
export interface Disk {
  read(key: string): Promise<string | null>;
  write(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<readonly string[]>;
}

export interface Clock {
  now(): number;
  /** Calls back once after `ms`; the returned function cancels. */
  after(ms: number, run: () => void): () => void;
}

/** Work under way elsewhere (a worker on the web, slices on a phone). */
export interface Pending<Answer> {
  readonly answer: Promise<Answer>;
  cancel(): void;
}

export interface Thinker {
  /** The index of the chosen move in `question.legal`. */
  choose(question: Question): Pending<number>;
  advise(question: Question): Pending<readonly Advice[]>;
}

/** Fresh seeds for matches and for bots' streams. */
export interface Dice {
  seed(): string;
}

export interface Ports {
  readonly disk: Disk;
  readonly clock: Clock;
  readonly thinker: Thinker;
  readonly dice: Dice;
}
