/** A worker of `npm run laws`: plays every n-th game and tells its parent after each batch. Run as `<script> <games> <seed> <part> <parts>`. */
import { Rng } from '@/engine/core/rng';
import type { Move } from '@/engine/core/rules';
import { GAME_IDS, rulesOf } from '@/engine/games/registry';
import { playLawfully, type Fault } from '@/engine/testing/lawful';
import { drawnSetup, presetSetups } from '@/engine/testing/setups';

export interface Tally {
  readonly game: string;
  readonly tables: string[];
  games: number;
  plies: number;
  longest: number;
  readonly faults: Fault[];
}

const BATCH_MS = 500;
/** Every third table has options that no preset has. */
const DRAWN_EVERY = 3;
const FAULTS_KEPT = 20;

const [games, seed, part, parts] = process.argv.slice(2) as [string, string, string, string];
const tables = GAME_IDS.map((id) => presetSetups(rulesOf(id)));
const moves = GAME_IDS.map(() => new Map<string, Move>());
const tallies: Tally[] = GAME_IDS.map((game) => ({ game, tables: [], games: 0, plies: 0, longest: 0, faults: [] }));

let told = Date.now();
for (let n = Number(part); n < Number(games); n += Number(parts)) {
  const index = n % GAME_IDS.length;
  const rules = rulesOf(GAME_IDS[index]!);
  const round = Math.floor(n / GAME_IDS.length);
  const own = tables[index]!;
  const gameSeed = `${seed}:${n}`;
  const table =
    round % DRAWN_EVERY === DRAWN_EVERY - 1
      ? drawnSetup(rules, new Rng(`table ${gameSeed}`))
      : own[(round - Math.floor(round / DRAWN_EVERY)) % own.length]!;
  const setup = { game: rules.id, seats: table.seats, options: table.options, seed: gameSeed };
  const { plies, fault } = playLawfully(rules, setup, moves[index]!);
  const tally = tallies[index]!;
  tally.games++;
  tally.plies += plies;
  tally.longest = Math.max(tally.longest, plies);
  const name = `${table.name} ${table.seats}`;
  if (!tally.tables.includes(name)) tally.tables.push(name);
  if (fault !== null && tally.faults.length < FAULTS_KEPT) tally.faults.push(fault);
  if (Date.now() - told > BATCH_MS) {
    told = Date.now();
    process.stdout.write(`${JSON.stringify(tallies)}\n`);
  }
}
process.stdout.write(`${JSON.stringify(tallies)}\n`);
