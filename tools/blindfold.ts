/** `npm run blindfold`: every decision is made twice, the second time with all hidden things dealt anew; blunders are counted on the way. */

import { LEVELS } from '@/bots/contract';
import { GAME_IDS } from '@/engine/games/registry';
import { blindfold, type Blindfolded } from './lib/blindfold';
import { Progress } from './lib/progress';
import { textTable } from './lib/summary';
import { gamesOf, readWords, someOf, wholeOf, word } from './lib/words';

const HELP =
  'npm run blindfold -- [--games lama,ojyks,…] [--levels easy,medium,hard] [--decisions 10000] [--seed blindfold] [--json]';

/** Visible blunders allowed in a thousand decisions; a beginner may err. */
const ALLOWED: Readonly<Record<string, number>> = { medium: 5, hard: 0 };

const WORDS = {
  games: word(GAME_IDS.join(',')),
  levels: word(LEVELS.join(',')),
  decisions: word('10000'),
  seed: word('blindfold'),
};

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
const perThousand = (row: Blindfolded): number => (sumOf(row.blunders) / row.decisions) * 1000;

function main(): void {
  const { games, levels, decisions, seed, json } = readWords('blindfold', HELP, WORDS, (words) => ({
    ...words,
    games: gamesOf(words.games),
    levels: someOf('levels', words.levels, LEVELS),
    decisions: wholeOf('decisions', words.decisions),
  }));
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
