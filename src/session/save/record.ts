/** What is saved of a match: setup and log, a digest to hold the replay against, and enough to show a game that cannot be played any more. */
import type { Scoresheet } from '@/engine/core/scoresheet';
import type { Seat } from '@/engine/core/table';
import type { TablePlan } from '../home';
import { isFingerprint } from './hash';
import { hasExactly, isListOf, isWhole, isWord } from './parse';
import { isPlan } from './plans';

/** Raise it when the shape of SaveRecord changes, and add a step to migrate.ts with a frozen fixture. */
export const FORMAT = 1;

export interface SaveRecord {
  readonly id: string;
  /** The revision of the game's rules that made the log. */
  readonly rev: number;
  readonly savedAt: number;
  readonly plan: TablePlan;
  readonly seed: string;
  /** The seed of the bots' streams: another than the match's. */
  readonly botSeed: string;
  /** See plies.ts. */
  readonly plies: string;
  /** Of the position after the last ply. */
  readonly digest: string;
  readonly undone: number;
  readonly round: number;
  /** Whose turn it is, or null between rounds and at the end. */
  readonly turn: Seat | null;
  readonly sheet: Scoresheet;
  /** null until the match is over. */
  readonly winners: readonly Seat[] | null;
}

const KEYS = [
  'id',
  'rev',
  'savedAt',
  'plan',
  'seed',
  'botSeed',
  'plies',
  'digest',
  'undone',
  'round',
  'turn',
  'sheet',
  'winners',
] as const;

const MAX_SEED = 64;
/** The longest game ever seen in random play has some 2,000 plies. */
const MAX_PLIES = 20_000;
const MAX_ROUNDS = 1_000;
const MAX_POINTS = 1_000_000;
const MAX_TIME = 8.64e15;

const isPoints = (raw: unknown): raw is number => isWhole(raw, -MAX_POINTS, MAX_POINTS);

function isSheet(raw: unknown, seats: number): boolean {
  const isRow = (row: unknown): row is number[] => isListOf(row, seats, isPoints) && row.length === seats;
  return hasExactly(raw, ['rounds', 'totals']) && isListOf(raw.rounds, MAX_ROUNDS, isRow) && isRow(raw.totals);
}

/** Strict: unknown keys, inherited values and numbers out of range are refused. */
export function isRecord(raw: unknown): raw is SaveRecord {
  if (!hasExactly(raw, KEYS) || !isPlan(raw.plan)) return false;
  const seats = raw.plan.players.length;
  const isSeat = (seat: unknown): seat is Seat => isWhole(seat, 0, seats - 1);
  const { plies, winners } = raw;
  return (
    isFingerprint(raw.id) &&
    isFingerprint(raw.digest) &&
    isWord(raw.seed, MAX_SEED) &&
    isWord(raw.botSeed, MAX_SEED) &&
    isWhole(raw.rev, 1, MAX_POINTS) &&
    isWhole(raw.savedAt, 0, MAX_TIME) &&
    isWhole(raw.undone, 0, MAX_POINTS) &&
    isWhole(raw.round, 1, MAX_ROUNDS) &&
    typeof plies === 'string' &&
    plies.length <= MAX_PLIES &&
    (raw.turn === null || isSeat(raw.turn)) &&
    (winners === null || (isListOf(winners, seats, isSeat) && winners.length > 0)) &&
    isSheet(raw.sheet, seats)
  );
}
