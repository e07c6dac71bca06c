/** `npm run laws`: random complete games over all games, seat counts, presets and options, with every law held against every step. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

import { LAW_NAMES } from '@/engine/testing/laws';
import { bundle } from './lib/bundle';
import type { Tally } from './lib/lawsWorker';
import { Progress } from './lib/progress';
import { textTable } from './lib/summary';

const HELP = 'npm run laws -- [--games 5000] [--seed laws] [--jobs 2] [--json]';

function readWords(): { games: number; jobs: number; seed: string; json: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        games: { type: 'string', default: '5000' },
        seed: { type: 'string', default: 'laws' },
        jobs: { type: 'string', default: '2' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(`${HELP}\n`);
      process.exit(0);
    }
    const games = Number(values.games);
    const jobs = Number(values.jobs);
    if (![games, jobs].every((count) => Number.isInteger(count) && count >= 1)) throw new Error('whole numbers from 1');
    return { games, jobs, seed: values.seed, json: values.json };
  } catch (error) {
    process.stderr.write(`laws: ${(error as Error).message.split('\n')[0]}; ${HELP}\n`);
    process.exit(2);
  }
}

/** Starts one worker; `heard` gets its running tallies, the promise its last ones. */
function work(script: string, args: readonly string[], heard: (tallies: Tally[]) => void): Promise<Tally[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let last: Tally[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      last = JSON.parse(line) as Tally[];
      heard(last);
    });
    child.on('close', (code) => {
      if (code === 0) resolve(last);
      else reject(new Error(`a worker stopped with ${code}`));
    });
  });
}

function merge(parts: readonly Tally[][]): readonly Tally[] {
  return parts[0]!.map((first, index) => {
    const all = parts.map((part) => part[index]!);
    return {
      game: first.game,
      tables: [...new Set(all.flatMap(({ tables }) => tables))],
      games: all.reduce((sum, { games }) => sum + games, 0),
      plies: all.reduce((sum, { plies }) => sum + plies, 0),
      longest: Math.max(...all.map(({ longest }) => longest)),
      faults: all.flatMap(({ faults }) => faults),
    };
  });
}

async function main(): Promise<void> {
  const { games, jobs, seed, json } = readWords();
  const began = Date.now();
  const script = bundle('lib/lawsWorker');
  const progress = new Progress('laws', games);
  const done: number[] = [];
  const parts = await Promise.all(
    Array.from({ length: jobs }, (_, part) =>
      work(script, [String(games), seed, String(part), String(jobs)], (tallies) => {
        done[part] = tallies.reduce((sum, tally) => sum + tally.games, 0);
        progress.at(done.reduce((sum, count) => sum + (count ?? 0), 0));
      }),
    ),
  );
  progress.end();
  rmSync(script);
  const tallies = merge(parts);
  const faults = tallies.flatMap((tally) => tally.faults);
  const all = (of: (tally: Tally) => number): number => tallies.reduce((sum, tally) => sum + of(tally), 0);
  const rows = tallies.map((t) => [t.game, t.tables.length, t.games, t.plies, t.longest, t.faults.length]);
  const total = ['all', all((t) => t.tables.length), all((t) => t.games), all((t) => t.plies), '', faults.length];
  process.stdout.write(
    `${textTable([['game', 'tables', 'games', 'steps', 'longest', 'faults'], ...rows, total])}\n\n` +
      `${LAW_NAMES.length} laws at each of ${all((t) => t.plies + t.games)} positions, ` +
      `${((Date.now() - began) / 1000).toFixed(0)} s, ${faults.length} faults\n`,
  );
  for (const fault of faults) process.stdout.write(`${JSON.stringify(fault)}\n`);
  if (json) process.stdout.write(`${JSON.stringify({ games: all((t) => t.games), laws: LAW_NAMES, tallies })}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void main();
