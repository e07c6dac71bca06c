/** Times one save and one restore of given games. No Node in here: the same script runs on Hermes. */
import './oldVm';
import { resumedSession, type Session } from '@/session/machine';
import { judgeSave } from '@/session/save/load';
import { FORMAT } from '@/session/save/record';
import { seal, unseal } from '@/session/save/seal';
import { recordOf } from '@/session/save/summary';

export interface BenchSave {
  readonly game: string;
  readonly how: string;
  /** Everybody has a name as long as a name can be: how large a save can get. */
  readonly longNames: boolean;
  readonly id: string;
  /** The sealed text as it lies on the disk. */
  readonly text: string;
}

/** Filled in when the script is bundled. */
declare const BENCH_SAVES: readonly BenchSave[];

/** One row of the report; times in milliseconds. */
export interface Row {
  readonly game: string;
  readonly how: string;
  readonly longNames: boolean;
  readonly plies: number;
  readonly bytes: number;
  readonly saveMs: number;
  readonly restoreMs: number;
}

interface Host {
  readonly print?: (text: string) => void;
  readonly performance?: { now(): number };
}
const host = globalThis as unknown as Host;
const print = (text: string): void => (host.print ?? console.log)(text);
const now = (): number => host.performance?.now() ?? Date.now();

const MANNERS = { handover: 'needed', sharedUndo: false, memoryAid: false } as const;
const WRITER = '0123456789abcdef';
/** Each figure is the quickest of many short rounds, one of every figure in turn: the machine is shared, the work is the same every time. */
const ROUNDS = 100;
const ROUND_MS = 10;
/** The bare VM's clock has whole milliseconds: a round begins on a tick, and what was begun at its end is counted as used. */
const TICK_MS = host.performance === undefined ? 1 : 0;

function restore({ id, text }: BenchSave): Session {
  const sealed = unseal(text);
  const judged = sealed === null ? null : judgeSave(id, sealed);
  if (judged?.kind !== 'playable') throw new Error('a save of the bench is not playable');
  const { seats, rebuilt, record } = judged;
  return resumedSession(seats, rebuilt, record.plies, record.undone, MANNERS);
}

function save({ seats, match, plies, undone }: Session): string {
  const body = JSON.stringify(recordOf(seats, match, plies, undone, 1_700_000_000_000));
  return seal({ format: FORMAT, sequence: match.log.length, writer: WRITER, body });
}

/** One round: milliseconds a run. */
function timed(run: () => unknown): number {
  const before = now();
  let began = now();
  while (began === before) began = now();
  let runs = 0;
  let spent: number;
  do {
    run();
    runs++;
    spent = now() - began;
  } while (spent < ROUND_MS);
  return (spent + TICK_MS) / runs;
}

const figures = BENCH_SAVES.map((one) => {
  const session = restore(one);
  const best = { saveMs: Number.POSITIVE_INFINITY, restoreMs: Number.POSITIVE_INFINITY };
  return { one, session, best };
});
for (let round = 0; round < ROUNDS; round++) {
  for (const { one, session, best } of figures) {
    best.saveMs = Math.min(
      best.saveMs,
      timed(() => save(session)),
    );
    best.restoreMs = Math.min(
      best.restoreMs,
      timed(() => restore(one)),
    );
  }
}
for (const { one, session, best } of figures) {
  const { game, how, longNames, text } = one;
  const row: Row = { game, how, longNames, plies: session.match.log.length, bytes: text.length, ...best };
  print(JSON.stringify(row));
}
