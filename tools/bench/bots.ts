/** `npm run bench:bots`: decision times and playouts a second, per game and level, in Node and on Hermes. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

import type { Level } from '@/bots/contract';
import { GAME_IDS } from '@/engine/games/registry';
import { bundle } from '../lib/bundle';
import { compileForHermes, startHermes } from '../lib/hermes';
import { Progress } from '../lib/progress';
import { textTable } from '../lib/summary';
import { gamesOf, readWords, someOf, wholeOf, word } from '../lib/words';
import type { Row } from './botsScript';

const HELP =
  'npm run bench:bots -- [--games lama,ojyks,…] [--decisions 200] [--seed bench] [--vm node,hermes] [--json]';
const VMS = ['node', 'hermes'] as const;
type Vm = (typeof VMS)[number];

/** A phone's stand-in: Hermes on this machine, four times slower. */
const PHONE = 4;
/** The p95 a level may take on the phone's stand-in, in milliseconds. */
const LIMITS: Readonly<Record<Level, number>> = { easy: 20, medium: 60, hard: 400 };
const OJYKS_HARD = 800;
/** Of Linux, on every machine one meets. */
const CLOCK_TICKS = 100;
/** What one slice may hold, in Node's terms. */
const SLICE = 4;

const limitOf = ({ game, level }: Row): number =>
  game === 'ojyks' && level === 'hard' ? OJYKS_HARD : LIMITS[level as Level];

const WORDS = {
  games: word(GAME_IDS.join(',')),
  decisions: word('200'),
  seed: word('bench'),
  vm: word(VMS.join(',')),
};

/** Processor time a child has had so far, in milliseconds; null where the system does not tell. */
function cpuOf(child: ChildProcess): number | null {
  try {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * (1000 / CLOCK_TICKS);
  } catch {
    return null;
  }
}

/** A row, its times cut by the share of the processor that the child really had: on a busy machine the clock counts other people's work. */
function rowsFrom(child: ChildProcess, heard: () => void): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const rows: Row[] = [];
    let began = { clock: Date.now(), cpu: cpuOf(child) };
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const ended = { clock: Date.now(), cpu: cpuOf(child) };
      const known = began.cpu !== null && ended.cpu !== null;
      const share = known ? Math.min(1, (ended.cpu! - began.cpu!) / (ended.clock - began.clock)) : 1;
      rows.push(scaled(JSON.parse(line) as Row, share));
      began = ended;
      heard();
    });
    child.on('close', (code) => {
      if (code === 0) resolve(rows);
      else reject(new Error(`the bench stopped with ${code}`));
    });
  });
}

function scaled(row: Row, share: number): Row {
  return {
    ...row,
    p50: row.p50 * share,
    p95: row.p95 * share,
    max: row.max * share,
    playoutsPerSecond: row.playoutsPerSecond / share,
    share,
  };
}

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 0);

function tableOf(vm: Vm, rows: readonly Row[]): string {
  const phone = vm === 'hermes';
  const head = ['game', 'level', 'decisions', 'p50 ms', 'p95 ms', 'max ms', 'playouts/s', 'longest slice', 'share'];
  const body = rows.map((row) => [
    row.game,
    row.level,
    row.decisions,
    ms(row.p50),
    ms(row.p95),
    ms(row.max),
    Math.round(row.playoutsPerSecond),
    ms(row.longestSlice),
    row.share.toFixed(2),
    ...(phone ? [ms(row.p95 * PHONE), limitOf(row), row.p95 * PHONE <= limitOf(row) ? 'ok' : 'OVER'] : []),
  ]);
  return `${vm}\n${textTable([[...head, ...(phone ? ['phone p95', 'limit', ''] : [])], ...body])}\n`;
}

async function main(): Promise<void> {
  const { games, decisions, seed, vms, json } = readWords('bench:bots', HELP, WORDS, (words) => ({
    ...words,
    games: gamesOf(words.games),
    decisions: wholeOf('decisions', words.decisions),
    vms: someOf('vm', words.vm, VMS),
  }));
  const define = { BENCH_PLAN: JSON.stringify({ games, decisions, seed }) };
  const script = bundle('bench/botsScript', { platform: 'neutral', format: 'iife', define });
  const report: Partial<Record<Vm, readonly Row[]>> = {};
  const scrap = [script];
  const progress = new Progress('bench:bots', games.length * 3 * vms.length);
  let done = 0;
  for (const vm of vms) {
    const bytecode = vm === 'hermes' ? compileForHermes(script) : null;
    if (bytecode !== null) scrap.push(bytecode, bytecode.replace(/\.hbc$/, '.es5.js'));
    const child =
      bytecode === null
        ? spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
        : startHermes(bytecode);
    const rows = await rowsFrom(child, () => progress.at(++done));
    report[vm] = rows;
    process.stdout.write(`${tableOf(vm, rows)}\n`);
  }
  progress.end();
  for (const file of scrap) rmSync(file, { force: true });
  const faults: string[] = [];
  for (const row of report.hermes ?? []) {
    if (row.p95 * PHONE > limitOf(row)) faults.push(`${row.game} ${row.level}: ${ms(row.p95 * PHONE)} ms on a phone`);
    const twin = report.node?.find(({ game, level }) => game === row.game && level === row.level);
    if (twin !== undefined && twin.digest !== row.digest)
      faults.push(`${row.game} ${row.level}: other moves on Hermes`);
  }
  for (const row of report.node ?? []) {
    if (row.longestSlice > SLICE) faults.push(`${row.game} ${row.level}: a slice of ${ms(row.longestSlice)} ms`);
  }
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (json) process.stdout.write(`${JSON.stringify({ decisions, seed, ...report, faults })}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void main();
