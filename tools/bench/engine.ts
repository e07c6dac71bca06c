/** `npm run bench:engine` and `npm run bench:hermes`: random self-play through the rules, in games and moves a second. */
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

import { GAME_IDS, isGameId, type GameId } from '@/engine/games/registry';
import { bundle } from '../lib/bundle';
import { compileForHermes, startHermes } from '../lib/hermes';
import { Progress } from '../lib/progress';
import { textTable } from '../lib/summary';
import type { EngineRow } from './engineScript';

const HELP = 'npm run bench:engine -- [--games lama,ojyks,…] [--runs 9] [--ms 300] [--vm node|hermes] [--json]';
const VMS = ['node', 'hermes'] as const;
type Vm = (typeof VMS)[number];

/** Games a second that each machine must reach. */
const BARS: Readonly<Record<Vm, Readonly<Record<GameId, number>>>> = {
  node: { lama: 60_000, alpaca: 60_000, 'no-thanks': 100_000, ojyks: 20_000, kaktus: 60_000 },
  hermes: { lama: 4000, alpaca: 4000, 'no-thanks': 6000, ojyks: 1200, kaktus: 4000 },
};

interface Words {
  readonly games: readonly GameId[];
  readonly runs: number;
  readonly ms: number;
  readonly vm: Vm;
  readonly json: boolean;
}

function readWords(): Words {
  try {
    const { values } = parseArgs({
      options: {
        games: { type: 'string', default: GAME_IDS.join(',') },
        runs: { type: 'string', default: '9' },
        ms: { type: 'string', default: '300' },
        vm: { type: 'string', default: 'node' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(`${HELP}\n`);
      process.exit(0);
    }
    const games = values.games.split(',').filter(isGameId);
    if (games.length !== values.games.split(',').length) throw new Error(`--games is some of ${GAME_IDS.join(',')}`);
    const vm = VMS.find((word) => word === values.vm);
    if (vm === undefined) throw new Error(`--vm is one of ${VMS.join(', ')}`);
    const [runs, ms] = [Number(values.runs), Number(values.ms)];
    if (![runs, ms].every((count) => Number.isInteger(count) && count >= 1)) {
      throw new Error('--runs and --ms are whole numbers from 1');
    }
    return { games, runs, ms, vm, json: values.json };
  } catch (error) {
    process.stderr.write(`bench: ${(error as Error).message.split('\n')[0]}; ${HELP}\n`);
    process.exit(2);
  }
}

function rowsFrom(child: ChildProcess, heard: () => void): Promise<EngineRow[]> {
  return new Promise((resolve, reject) => {
    const rows: EngineRow[] = [];
    createInterface({ input: child.stdout! }).on('line', (line) => {
      rows.push(JSON.parse(line) as EngineRow);
      heard();
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(rows);
      else reject(new Error(`the bench stopped with ${code}`));
    });
  });
}

function script(plan: Omit<Words, 'vm' | 'json'>): string {
  const define = { BENCH_PLAN: JSON.stringify({ ...plan, seats: 4, digestGames: 500, seed: 'bench' }) };
  return bundle('bench/engineScript', { platform: 'neutral', format: 'iife', define });
}

/** Plays on one machine and gives its rows. */
async function rowsOf(vm: Vm, plan: Omit<Words, 'vm' | 'json'>, heard: () => void): Promise<EngineRow[]> {
  const file = script(plan);
  const scrap = [file];
  try {
    if (vm === 'node')
      return await rowsFrom(spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] }), heard);
    const bytecode = compileForHermes(file);
    scrap.push(bytecode, bytecode.replace(/\.hbc$/, '.es5.js'));
    return await rowsFrom(startHermes(bytecode), heard);
  } finally {
    for (const one of scrap) rmSync(one, { force: true });
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');

async function main(): Promise<void> {
  const { vm, json, ...plan } = readWords();
  const progress = new Progress(`bench on ${vm}`, plan.games.length + 1);
  let done = 0;
  const rows = await rowsOf(vm, plan, () => progress.at(++done));
  progress.end();

  const faults: string[] = [];
  const lines = rows.map(({ name, gamesPerSecond, movesPerGame, roundsPerGame }) => {
    const rate = median(gamesPerSecond);
    const bar = isGameId(name) ? BARS[vm][name] : null;
    if (bar !== null && rate < bar) faults.push(`${name}: ${whole(rate)} games/s, the bar is ${whole(bar)}`);
    const speed = [whole(rate), whole(Math.max(...gamesPerSecond)), whole(rate * movesPerGame)];
    const length = [movesPerGame.toFixed(1), name === 'naive' ? '' : roundsPerGame.toFixed(2)];
    return [name === 'naive' ? 'naive L.A.M.A.' : name, ...speed, ...length, bar === null ? '' : whole(bar)];
  });
  const head = ['game', 'games/s', 'best run', 'moves/s', 'moves/game', 'rounds/game', 'bar'];
  process.stdout.write(`${vm}, 4 seats, median of ${plan.runs} runs\n${textTable([head, ...lines])}\n`);

  if (vm === 'hermes') {
    const twins = await rowsOf('node', { ...plan, runs: 1, ms: 1 }, () => undefined);
    const other = rows.filter(({ name, digest }) => twins.find((twin) => twin.name === name)?.digest !== digest);
    for (const { name } of other) faults.push(`${name}: other games than on Node`);
    if (other.length === 0) process.stdout.write('every choice and total the same as on Node\n');
  }
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (json) {
    const speeds = rows.map(({ name, gamesPerSecond, movesPerGame }) => {
      const rate = median(gamesPerSecond);
      return [name, { gamesPerSecond: Math.round(rate), movesPerSecond: Math.round(rate * movesPerGame) }];
    });
    process.stdout.write(`${JSON.stringify(Object.fromEntries(speeds))}\n`);
  }
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void main();
