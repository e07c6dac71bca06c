/** `npm run laws`: random games under every law, moves that must be refused, and worlds that must look alike; over all games and tables. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

import { GAME_IDS } from '@/engine/games/registry';
import { LAW_NAMES } from '@/engine/testing/laws';
import { bundle } from './lib/bundle';
import { mergeReports, reportText } from './lib/lawsReport';
import type { Plan, Report } from './lib/lawsWorker';
import { Progress } from './lib/progress';

const HELP = 'npm run laws -- [--games 5000] [--fuzz 20000] [--interference 1000] [--seed laws] [--jobs 2] [--json]';

interface Words {
  readonly games: number;
  readonly fuzz: number;
  readonly states: number;
  readonly jobs: number;
  readonly seed: string;
  readonly json: boolean;
}

function readWords(): Words {
  try {
    const { values } = parseArgs({
      options: {
        games: { type: 'string', default: '5000' },
        fuzz: { type: 'string', default: '20000' },
        interference: { type: 'string', default: '1000' },
        seed: { type: 'string', default: 'laws' },
        jobs: { type: 'string', default: '2' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(
        `${HELP}\n  --games         random complete games, every law at every step\n` +
          '  --fuzz          wrong moves that must be refused\n' +
          '  --interference  positions a game, compared with worlds that differ only in secrets\n',
      );
      process.exit(0);
    }
    const [games, fuzz, states, jobs] = [values.games, values.fuzz, values.interference, values.jobs].map((word) => {
      if (!/^\d{1,9}$/.test(word)) throw new Error(`"${word}" is no whole number`);
      return Number(word);
    }) as [number, number, number, number];
    if (jobs === 0) throw new Error('--jobs is a whole number from 1');
    return { games, fuzz, states, jobs, seed: values.seed, json: values.json };
  } catch (error) {
    process.stderr.write(`laws: ${(error as Error).message.split('\n')[0]}; ${HELP}\n`);
    process.exit(2);
  }
}

/** Starts one worker; `heard` gets how far it is, the promise its report. */
function work(script: string, plan: Plan, heard: (done: number) => void): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, JSON.stringify(plan)], { stdio: ['ignore', 'pipe', 'inherit'] });
    let last = '{}';
    createInterface({ input: child.stdout }).on('line', (line) => {
      last = line;
      heard((JSON.parse(line) as Pick<Report, 'done'>).done);
    });
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(last) as Report);
      else reject(new Error(`a worker stopped with ${code}`));
    });
  });
}

async function main(): Promise<void> {
  const { games, fuzz, states, jobs, seed, json } = readWords();
  const began = Date.now();
  const script = bundle('lib/lawsWorker');
  const progress = new Progress('laws', games + fuzz + states * GAME_IDS.length);
  const done: number[] = new Array<number>(jobs).fill(0);
  const reports = await Promise.all(
    done.map((_, part) =>
      work(script, { games, fuzz, states, seed, part, parts: jobs }, (count) => {
        done[part] = count;
        progress.at(done.reduce((sum, one) => sum + one, 0));
      }),
    ),
  ).finally(() => rmSync(script));
  progress.end();
  const report = mergeReports(reports);
  const { text, faults } = reportText(report);
  process.stdout.write(`${text}\n${((Date.now() - began) / 1000).toFixed(0)} s, ${faults.length} faults\n`);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (json) process.stdout.write(`${JSON.stringify({ ...report, lawNames: LAW_NAMES, faults: faults.length })}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void main();
