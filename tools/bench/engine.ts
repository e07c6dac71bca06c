/** `npm run bench:engine` and `npm run bench:hermes`: random self-play through the rules, in games and moves a second. */
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { GAME_IDS } from '@/engine/games/registry';
import { bundle } from '../lib/bundle';
import { compileForHermes, timedHermes } from '../lib/hermes';
import { Progress } from '../lib/progress';
import { textTable } from '../lib/summary';
import { gamesOf, readWords, someOf, wholeOf, word } from '../lib/words';
import type { EngineRow } from './engineScript';

const HELP = 'npm run bench:engine -- [--games lama,ojyks,…] [--runs 9] [--ms 300] [--vm node|hermes] [--json]';
const LABELS: Readonly<Record<string, string>> = { naive: 'naive L.A.M.A.' };
const VMS = ['node', 'hermes'] as const;
type Vm = (typeof VMS)[number];

/** Games a second that each machine must reach, where somebody has set a bar. */
const BARS: Readonly<Record<Vm, Readonly<Record<string, number>>>> = {
  node: { lama: 60_000, alpaca: 60_000, 'no-thanks': 100_000, ojyks: 20_000, kaktus: 60_000 },
  hermes: { lama: 4000, alpaca: 4000, 'no-thanks': 6000, ojyks: 1200, kaktus: 4000 },
};

const WORDS = { games: word(GAME_IDS.join(',')), runs: word('9'), ms: word('300'), vm: word('node') };

interface Plan {
  readonly names: readonly string[];
  readonly runs: number;
  readonly ms: number;
  readonly counted: number;
}

/** The words behind `npm run bench:…` are read by the script at the time it is bundled. */
function scriptFor(plan: Plan): string {
  const define = { BENCH_PLAN: JSON.stringify({ ...plan, seats: 4, seed: 'bench' }) };
  return bundle('bench/engineScript', { platform: 'neutral', format: 'iife', define });
}

function lines(child: ChildProcess, heard: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', heard);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the bench stopped with ${code}`));
    });
  });
}

async function onNode(plan: Plan, heard: () => void): Promise<EngineRow[]> {
  const script = scriptFor(plan);
  const rows: EngineRow[] = [];
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await lines(child, (line) => {
    rows.push(JSON.parse(line) as EngineRow);
    heard();
  }).finally(() => rmSync(script));
  return rows;
}

/** Enough for about half a second, since a shell counts in hundredths. */
const gamesInRun = (name: string): number => BARS.hermes[name] ?? 600;

/** What the shell's `times` says of its children: user and system, as in 0m1.230s 0m0.010s. */
const TIMES = /^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/;

/** This VM has only the clock on the wall, so a shell tells how long it really worked. A run is a fixed number of games. */
async function onHermes(name: string, runs: number, heard: () => void): Promise<EngineRow> {
  const counted = gamesInRun(name);
  const script = scriptFor({ names: [name], runs: 0, ms: 0, counted });
  const bytecode = compileForHermes(script);
  const rates: number[] = [];
  let row: EngineRow | null = null;
  try {
    for (let run = 0; run < runs; run++) {
      let seconds = 0;
      await lines(timedHermes(bytecode), (line) => {
        const times = TIMES.exec(line)?.slice(1).map(Number);
        if (times !== undefined) seconds = 60 * (times[0]! + times[2]!) + times[1]! + times[3]!;
        else row = JSON.parse(line) as EngineRow;
      });
      rates.push(counted / seconds);
      heard();
    }
  } finally {
    for (const file of [script, bytecode, bytecode.replace(/\.hbc$/, '.es5.js')]) rmSync(file, { force: true });
  }
  return { ...row!, gamesPerSecond: rates };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');

const speedOf = ({ gamesPerSecond, movesPerGame }: EngineRow): { gamesPerSecond: number; movesPerSecond: number } => {
  const rate = median(gamesPerSecond);
  return { gamesPerSecond: Math.round(rate), movesPerSecond: Math.round(rate * movesPerGame) };
};

function tableOf(vm: Vm, runs: number, rows: readonly EngineRow[]): string {
  const body = rows.map((row) => {
    const { gamesPerSecond, movesPerSecond } = speedOf(row);
    const bar = BARS[vm][row.name];
    const best = whole(Math.max(...row.gamesPerSecond));
    return [
      LABELS[row.name] ?? row.name,
      whole(gamesPerSecond),
      best,
      whole(movesPerSecond),
      row.movesPerGame.toFixed(1),
      bar === undefined ? '' : whole(bar),
    ];
  });
  const head = ['game', 'games/s', 'best run', 'moves/s', 'moves/game', 'bar'];
  return `${vm}, 4 seats, median of ${runs} runs, seconds of work of one core\n${textTable([head, ...body])}\n`;
}

/** Every choice and every total must be the same on both machines. */
async function otherGames(rows: readonly EngineRow[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { name, digest } of rows) {
    const [twin] = await onNode({ names: [name], runs: 0, ms: 0, counted: gamesInRun(name) }, () => undefined);
    if (twin!.digest !== digest) faults.push(`${name}: other games than on Node`);
  }
  return faults;
}

async function main(): Promise<void> {
  const { games, runs, ms, vm, json } = readWords('bench', HELP, WORDS, (words) => ({
    ...words,
    games: gamesOf(words.games),
    runs: wholeOf('runs', words.runs),
    ms: wholeOf('ms', words.ms),
    vm: someOf('vm', words.vm, VMS)[0]!,
  }));
  const names = [...games, 'naive'];
  const progress = new Progress(`bench on ${vm}`, names.length * (vm === 'node' ? 1 : runs));
  let done = 0;
  const heard = (): void => progress.at(++done);
  const rows: EngineRow[] = [];
  if (vm === 'node') rows.push(...(await onNode({ names, runs, ms, counted: 500 }, heard)));
  else for (const name of names) rows.push(await onHermes(name, runs, heard));
  progress.end();
  process.stdout.write(tableOf(vm, runs, rows));

  const faults: string[] = [];
  for (const row of rows) {
    const bar = BARS[vm][row.name] ?? 0;
    const { gamesPerSecond } = speedOf(row);
    if (gamesPerSecond < bar) faults.push(`${row.name}: ${whole(gamesPerSecond)} games/s, the bar is ${whole(bar)}`);
  }
  if (vm === 'hermes') {
    const other = await otherGames(rows);
    faults.push(...other);
    if (other.length === 0) process.stdout.write('every choice and every total is the same as on Node\n');
  }
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (json) {
    process.stdout.write(`${JSON.stringify(Object.fromEntries(rows.map((row) => [row.name, speedOf(row)])))}\n`);
  }
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void main();
