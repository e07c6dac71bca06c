/** Times random self-play, game by game. No Node in here: the same script runs on Hermes, with a clock and a printer for its only company. */
import { Rng } from '@/engine/core/rng';
import { isGameId, rulesOf } from '@/engine/games/registry';
import { naiveLegal, naiveStart, naiveStep } from './naiveLama';
import { newTally, playoutTable, type Tally } from './playout';

/** Filled in when the script is bundled. */
declare const BENCH_PLAN: {
  /** Ids of games, and `naive`. */
  readonly names: readonly string[];
  readonly seats: number;
  /** None where the caller keeps the time: then only the counted games are played. */
  readonly runs: number;
  /** How long one run takes at least. */
  readonly ms: number;
  /** The first games, whose every choice goes into the digest. */
  readonly counted: number;
  readonly seed: string;
};

/** One line of output. */
export interface EngineRow {
  readonly name: string;
  readonly movesPerGame: number;
  readonly roundsPerGame: number;
  /** Games a second, run by run. */
  readonly gamesPerSecond: readonly number[];
  readonly digest: number;
}

interface Host {
  readonly print?: (text: string) => void;
  readonly process?: { cpuUsage(): { readonly user: number; readonly system: number } };
}

const host = globalThis as unknown as Host;
const print = (text: string): void => (host.print ?? console.log)(text);

/** Milliseconds of work, not of the clock on the wall: the neighbours on a shared machine do not count. */
function worked(): number {
  const { user, system } = host.process!.cpuUsage();
  return (user + system) / 1000;
}

type Table = (count: number, tally: Tally) => void;

function naiveTable(seed: string): Table {
  const rng = new Rng(seed);
  let game = 0;
  return (count, tally) => {
    for (let n = 0; n < count; n++) {
      rng.seek(game++);
      let state = naiveStart(rng);
      for (let legal = naiveLegal(state); legal.length > 0; legal = naiveLegal(state)) {
        state = naiveStep(state, legal[rng.int(legal.length)]!, rng);
        tally.moves++;
      }
    }
    tally.games += count;
  };
}

function timed(name: string, table: Table): EngineRow {
  const { runs, ms, counted } = BENCH_PLAN;
  const first = newTally();
  table(counted, first);
  const rates: number[] = [];
  const all = { ...first };
  let batch = counted;
  // The first run warms up, and finds out how many games fill the time.
  for (let run = runs === 0 ? 0 : -1; run < runs; run++) {
    const began = worked();
    let games = 0;
    let spent = 0;
    do {
      table(batch, all);
      games += batch;
      spent = worked() - began;
    } while (spent < ms);
    if (run >= 0) rates.push((games / spent) * 1000);
    else batch = Math.max(1, Math.round(games / 10));
  }
  return {
    name,
    movesPerGame: all.moves / all.games,
    roundsPerGame: all.rounds / all.games,
    gamesPerSecond: rates,
    digest: first.digest,
  };
}

for (const name of BENCH_PLAN.names) {
  const { seats, seed } = BENCH_PLAN;
  const table = isGameId(name) ? playoutTable(rulesOf(name), seats, seed) : naiveTable(seed);
  print(JSON.stringify(timed(name, table)));
}
