/** `npm run blindfold`: every decision is made twice, the second time with all hidden things dealt anew; blunders are counted on the way. */
import { parseArgs } from 'node:util';

import { LEVELS } from '@/bots/contract';
import { GAME_IDS, isGameId } from '@/engine/games/registry';
import { blindfold, type Blindfolded } from './lib/blindfold';
import { Progress } from './lib/progress';
import { textTable } from './lib/summary';

const HELP =
  'npm run blindfold -- [--games lama,ojyks,…] [--levels easy,medium,hard] [--decisions 10000] [--seed blindfold] [--json]';

/** Visible blunders allowed in a thousand decisions; a beginner may err. */
const ALLOWED: Readonly<Record<string, number>> = { medium: 5, hard: 0 };

function readWords() {
  try {
    const { values } = parseArgs({
      options: {
        games: { type: 'string', default: GAME_IDS.join(',') },
        levels: { type: 'string', default: LEVELS.join(',') },
        decisions: { type: 'string', default: '10000' },
        seed: { type: 'string', default: 'blindfold' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(`${HELP}\n`);
      process.exit(0);
    }
    const games = values.games.split(',').filter(isGameId);
    const levels = LEVELS.filter((level) => values.levels.split(',').includes(level));
    const decisions = Number(values.decisions);
    if (games.length === 0) throw new Error(`--games is some of ${GAME_IDS.join(',')}`);
    if (levels.length === 0) throw new Error(`--levels is some of ${LEVELS.join(',')}`);
    if (!Number.isInteger(decisions) || decisions < 1) throw new Error('--decisions is a whole number from 1');
    return { games, levels, decisions, seed: values.seed, json: values.json };
  } catch (error) {
    process.stderr.write(`blindfold: ${(error as Error).message.split('\n')[0]}; ${HELP}\n`);
    process.exit(2);
  }
}

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
const perThousand = (row: Blindfolded): number => (sumOf(row.blunders) / row.decisions) * 1000;

function main(): void {
  const { games, levels, decisions, seed, json } = readWords();
  const rows: Blindfolded[] = [];
  for (const game of games) {
    for (const level of levels) {
      const progress = new Progress(`blindfold ${game} ${level}`, decisions);
      rows.push(blindfold(game, level, decisions, seed, (done) => progress.at(done)));
      progress.end();
    }
  }
  const head = ['game', 'level', 'decisions', 'dealt anew', 'same move', 'blunders per 1,000', 'which'];
  const body = rows.map((row) => [
    row.game,
    row.level,
    row.decisions,
    row.redealt,
    row.same,
    perThousand(row).toFixed(1),
    Object.entries(row.blunders)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  ]);
  process.stdout.write(`${textTable([head, ...body])}\n`);
  if (json) process.stdout.write(`${JSON.stringify({ decisions, seed, rows })}\n`);
  const faults = rows.filter((row) => row.same < row.decisions || perThousand(row) > (ALLOWED[row.level] ?? Infinity));
  process.exitCode = faults.length === 0 ? 0 : 1;
}

main();
