/** What the app can do away from a running table: settings, people, unfinished and finished games, new tables. */
import type { Options, Preset } from '@/engine/core/rules';
import type { Scoresheet } from '@/engine/core/scoresheet';
import type { Seat } from '@/engine/core/table';
import type { GameId } from '@/engine/games/registry';
import type { TableHost } from './frame';
import type { Human, Player } from './players';
import type { Settings } from './settings';
import type { Lesson } from './tutorial/lesson';

/** A table as it is set up in the lobby; remembered per game. */
export interface TablePlan {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly preset: Preset;
  readonly options: Options;
}

/** One line of the lobby's list. */
export type ShelfEntry =
  | {
      readonly kind: 'playable' | 'frozen';
      readonly id: string;
      readonly game: GameId;
      readonly options: Options;
      readonly players: readonly Player[];
      readonly savedAt: number;
      /** Whose turn it is, or null between rounds. */
      readonly turn: Seat | null;
      readonly round: number;
      readonly sheet: Scoresheet;
    }
  /** Unreadable: kept and said, never silently dropped. `newer` was written by a newer app and is left untouched. */
  | {
      readonly kind: 'quarantined' | 'newer' | 'unreadable';
      readonly id: string;
      readonly savedAt: number | null;
    };

/** A finished match in the archive. */
export interface FinishedGame {
  readonly id: string;
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly finishedAt: number;
  readonly sheet: Scoresheet;
  readonly winners: readonly Seat[];
  readonly undone: number;
  readonly seed: string;
}

export type Begun =
  | { readonly ok: true; readonly id: string; readonly host: TableHost }
  /** `why`: seats, players, options, tooMany (ten unfinished games) or storage. */
  | { readonly ok: false; readonly why: string };

export type Opened =
  | { readonly ok: true; readonly host: TableHost }
  /** `why`: absent, frozen, quarantined, newer or unreadable (try again). */
  | { readonly ok: false; readonly why: string };

export interface Store<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface Home {
  readonly settings: Store<Settings> & { set(patch: Partial<Settings>): void; reset(): void };
  readonly people: Store<readonly Human[]> & {
    save(person: Human): void;
    remove(name: string): void;
  };
  /** The lobby's list; loads once and follows every save. null while loading. */
  readonly shelf: Store<readonly ShelfEntry[] | null>;
  /** The last table of a game, or null. */
  lastPlan(game: GameId): TablePlan | null;
  /** The game played last, for the two-tap start. */
  lastGame(): GameId | null;
  begin(plan: TablePlan): Promise<Begun>;
  open(id: string): Promise<Opened>;
  /** Gives an unfinished game up for good. */
  abandon(id: string): Promise<void>;
  finished(): Promise<readonly FinishedGame[]>;
  /** A tutorial for this person: a table of which nothing is saved, and a coach. `letters`: how long the coach's text of a name is. */
  lesson(game: GameId, learner: Human, letters: (id: string) => number): Lesson;
  /** Tutorials that were played to the end. */
  readonly learned: Store<readonly GameId[]> & { add(game: GameId): void };
  /** Everything read from the disk that the first screen needs. */
  ready(): Promise<void>;
}
