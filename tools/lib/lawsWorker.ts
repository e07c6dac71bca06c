/** A worker of `npm run laws`: does its share of every proof and tells its parent how far it is. Run as `<script> <plan as JSON>`. */
import type { Move } from '@/engine/core/rules';
import { GAME_IDS, rulesOf } from '@/engine/games/registry';
import { playLawfully, type Fault } from '@/engine/testing/lawful';
import { nthTable } from '@/engine/testing/setups';
import { compareWorlds, fuzz, type FuzzTally, type StatesTally } from '@/engine/testing/wandering';

export interface Plan {
  /** Whole games under all laws, over all games. */
  readonly games: number;
  /** Wrong moves, over all games. */
  readonly fuzz: number;
  /** Positions of each game to compare for non-interference. */
  readonly states: number;
  readonly seed: string;
  readonly part: number;
  readonly parts: number;
}

export interface LawsTally {
  readonly tables: string[];
  games: number;
  plies: number;
  longest: number;
  readonly faults: Fault[];
}

/** By game. */
export interface Report {
  /** Games, wrong moves and positions done so far. */
  done: number;
  readonly laws: Record<string, LawsTally>;
  readonly fuzz: Record<string, FuzzTally>;
  readonly states: Record<string, StatesTally>;
}

const TELL_MS = 500;
const FAULTS_KEPT = 20;

const plan = JSON.parse(process.argv[2]!) as Plan;
const report: Report = { done: 0, laws: {}, fuzz: {}, states: {} };

let told = Date.now();
function tell(done: number): void {
  report.done = done;
  if (Date.now() - told < TELL_MS) return;
  told = Date.now();
  process.stdout.write(`${JSON.stringify({ done })}\n`);
}

/** This worker's share of a whole. */
const share = (whole: number): number =>
  Math.floor((whole * (plan.part + 1)) / plan.parts) - Math.floor((whole * plan.part) / plan.parts);

function playGames(): void {
  const moves = GAME_IDS.map(() => new Map<string, Move>());
  for (const id of GAME_IDS) report.laws[id] = { tables: [], games: 0, plies: 0, longest: 0, faults: [] };
  for (let n = plan.part; n < plan.games; n += plan.parts) {
    const index = n % GAME_IDS.length;
    const rules = rulesOf(GAME_IDS[index]!);
    const { name, setup } = nthTable(rules, Math.floor(n / GAME_IDS.length), `${plan.seed}:${n}`);
    const { plies, fault } = playLawfully(rules, setup, moves[index]!);
    const tally = report.laws[rules.id]!;
    tally.games++;
    tally.plies += plies;
    tally.longest = Math.max(tally.longest, plies);
    if (!tally.tables.includes(name)) tally.tables.push(name);
    if (fault !== null && tally.faults.length < FAULTS_KEPT) tally.faults.push(fault);
    tell(report.done + 1);
  }
}

playGames();
for (const [index, id] of GAME_IDS.entries()) {
  const tries =
    Math.floor((plan.fuzz * (index + 1)) / GAME_IDS.length) - Math.floor((plan.fuzz * index) / GAME_IDS.length);
  const before = report.done;
  report.fuzz[id] = fuzz(rulesOf(id), share(tries), `${plan.seed}/fuzz/${plan.part}`, (tried) => tell(before + tried));
  report.done = before + share(tries);
}
for (const id of GAME_IDS) {
  const before = report.done;
  const seed = `${plan.seed}/worlds/${plan.part}`;
  report.states[id] = compareWorlds(rulesOf(id), share(plan.states), seed, (states) => tell(before + states));
  report.done = before + share(plan.states);
}
process.stdout.write(`${JSON.stringify(report)}\n`);
