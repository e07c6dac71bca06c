/** Times bots' decisions one by one. No Node in here: the same script runs on Hermes, with a clock and a printer for its only company. */
import { LEVELS, type Question } from '@/bots/contract';
import { think } from '@/bots/think';
import { Dealer } from '@/engine/core/dealer';
import { presetOptions } from '@/engine/core/options';
import { listLegal, newPosition, playInPlace } from '@/engine/core/position';
import { rngAt } from '@/engine/core/rng';
import { BETWEEN, NOBODY, OVER, type Move, type Ply } from '@/engine/core/rules';
import { veil } from '@/engine/core/veil';
import { rulesOf, type GameId } from '@/engine/games/registry';

/** Filled in when the script is bundled. */
declare const BENCH_PLAN: { readonly games: readonly GameId[]; readonly decisions: number; readonly seed: string };

/** One row of the report; times in milliseconds. */
export interface Row {
  readonly game: GameId;
  readonly level: string;
  readonly decisions: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  /** Over the decisions that searched. */
  readonly playoutsPerSecond: number;
  /** The longest thing that cannot be cut: opening a search, one playout, or reading the answer. */
  readonly longestSlice: number;
  /** The share of the processor that the bench had meanwhile, filled in by the parent. */
  readonly share: number;
  /** Folds all choices, so that two machines can be held against each other. */
  readonly digest: number;
}

interface Host {
  readonly print?: (text: string) => void;
  readonly performance?: { now(): number };
}

const host = globalThis as unknown as Host;
const print = (text: string): void => (host.print ?? console.log)(text);
const now = (): number => host.performance?.now() ?? Date.now();

/** Seats at the table of the bench: what the strength goals are measured with. */
const SEATS = 4;
/** A decision shorter than this is repeated and divided, because the clock of the bare VM has whole milliseconds. */
const MEASURABLE = 8;
/** Long decisions are timed this often and the quickest counts: the machine is shared, the work is the same every time. */
const TRIES = 2;
const SLICE_TRIES = 3;

function decide(question: Question): { readonly index: number; readonly playouts: number } {
  const thinking = think(question);
  let playouts = 0;
  while (!thinking.step(1)) playouts++;
  return { index: thinking.answer(), playouts };
}

function timed(question: Question): { readonly index: number; readonly ms: number; readonly playouts: number } {
  let began = now();
  const first = decide(question);
  let ms = now() - began;
  for (let i = 1; ms >= MEASURABLE && i < TRIES; i++) {
    began = now();
    decide(question);
    ms = Math.min(ms, now() - began);
  }
  if (ms >= MEASURABLE) return { ...first, ms };
  let runs = 0;
  began = now();
  do {
    decide(question);
    runs++;
  } while (now() - began < MEASURABLE);
  return { ...first, ms: (now() - began) / runs };
}

/** The opening and every playout apart: none of them can be cut in two. Each is timed more than once and the quickest counts, for the same reason. */
function longestSlice(question: Question): number {
  const times: number[] = [];
  for (let i = 0; i < SLICE_TRIES; i++) {
    let began = now();
    const thinking = think(question);
    for (let step = 0, done = false; ; step++) {
      const ms = now() - began;
      times[step] = i === 0 ? ms : Math.min(times[step]!, ms);
      if (done) break;
      began = now();
      done = thinking.step(1);
    }
  }
  return times.reduce((longest, ms) => Math.max(longest, ms), 0);
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

function row(game: GameId, level: string, decisions: number, seed: string): Row {
  const rules = rulesOf(game);
  const times: number[] = [];
  const slices: number[] = [];
  let searched = 0;
  let searchMs = 0;
  let playouts = 0;
  let digest = 0;
  for (let match = 0; times.length < decisions; match++) {
    const position = newPosition(rules, SEATS, presetOptions(rules, 'written'));
    const rng = rngAt(`${seed}:${match}`, 0);
    const dealer = new Dealer(rng, null);
    rules.deal(position, dealer);
    const log: Ply[] = [];
    const legal: Move[] = [];
    while (position.open.phase !== OVER && times.length < decisions) {
      listLegal(rules, position, legal);
      const between = position.open.phase === BETWEEN;
      const seat = between ? NOBODY : position.open.toAct;
      let move = legal[0]!;
      if (!between && legal.length > 1) {
        const view = veil(rules, position, seat, log.slice());
        const question: Question = {
          game,
          view,
          legal: legal.slice(),
          bot: level,
          stream: `${seed}/${match}/${log.length}`,
        };
        const { index, ms, playouts: spent } = timed(question);
        times.push(ms);
        slices.push(longestSlice(question));
        if (spent > 0) {
          searched++;
          searchMs += ms;
          playouts += spent;
        }
        digest = (Math.imul(digest, 31) + index) | 0;
        move = legal[index]!;
      }
      log.push({ seat, move });
      rng.seek(log.length);
      playInPlace(rules, position, move, dealer);
    }
  }
  times.sort((a, b) => a - b);
  return {
    game,
    level,
    decisions: times.length,
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    max: times[times.length - 1]!,
    playoutsPerSecond: searched === 0 ? 0 : (playouts / searchMs) * 1000,
    longestSlice: slices.reduce((longest, ms) => Math.max(longest, ms), 0),
    share: 1,
    digest,
  };
}

for (const game of BENCH_PLAN.games) {
  for (const level of LEVELS) print(JSON.stringify(row(game, level, BENCH_PLAN.decisions, BENCH_PLAN.seed)));
}
