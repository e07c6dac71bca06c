/** `npm run ends`: thousands of matches among bots at every number of seats, all of which must come to an end. */

import { CHARACTERS, type Character } from '@/bots/characters';
import { presetOptions } from '@/engine/core/options';
import { GAME_IDS, rulesOf, type GameId } from '@/engine/games/registry';
import { playMatch } from './arena/match';
import { Progress } from './lib/progress';
import { textTable } from './lib/summary';
import { gamesOf, readWords, wholeOf, word } from './lib/words';

const HELP = 'npm run ends -- [--games lama,ojyks,…] [--matches 10000] [--hard 100] [--seed ends] [--json]';

const WORDS = { games: word(GAME_IDS.join(',')), matches: word('10000'), hard: word('100'), seed: word('ends') };

interface Row {
  readonly game: GameId;
  readonly who: string;
  readonly seats: string;
  readonly matches: number;
  readonly ended: number;
  /** Of one match. */
  readonly mostRounds: number;
  readonly mostDecisions: number;
  /** The seeds of those that did not end. */
  readonly stuck: readonly string[];
}

const PEOPLE: readonly Character[] = CHARACTERS;
const COMPANY: Readonly<Record<string, readonly string[]>> = {
  'easy, medium': ['easy', 'medium', ...PEOPLE.filter(({ level }) => level !== 'hard').map(({ id }) => id)],
  'with hard': ['hard', ...PEOPLE.map(({ id }) => id)],
};

/** All seat counts of the box rules in turn, and whoever is next in a company at every seat. */
function play(game: GameId, who: string, matches: number, seed: string): Row {
  const options = presetOptions(rulesOf(game), 'box');
  const { min, max } = rulesOf(game).seatRange(options);
  const company = COMPANY[who]!;
  const progress = new Progress(`ends ${game}, ${who}`, matches);
  const stuck: string[] = [];
  let [mostRounds, mostDecisions] = [0, 0];
  for (let match = 0; match < matches; match++) {
    const seats = min + (match % (max - min + 1));
    const words = Array.from({ length: seats }, (_, seat) => company[(match * 3 + seat * 5) % company.length]!);
    const name = `${seed}:${match}`;
    try {
      const { rounds, decisions } = playMatch({ game, options, seed: name, words });
      mostRounds = Math.max(mostRounds, rounds);
      mostDecisions = Math.max(mostDecisions, decisions);
    } catch (error) {
      stuck.push(`${name}: ${(error as Error).message}`);
    }
    progress.at(match + 1);
  }
  progress.end();
  const ended = matches - stuck.length;
  return { game, who, seats: `${min}–${max}`, matches, ended, mostRounds, mostDecisions, stuck };
}

function main(): void {
  const { games, matches, hard, seed, json } = readWords('ends', HELP, WORDS, (words) => ({
    ...words,
    games: gamesOf(words.games),
    matches: wholeOf('matches', words.matches, 0),
    hard: wholeOf('hard', words.hard, 0),
  }));
  const rows: Row[] = [];
  for (const game of games) {
    const runs = [
      ['easy, medium', matches, seed],
      ['with hard', hard, `${seed} hard`],
    ] as const;
    for (const [who, count, name] of runs) {
      if (count === 0) continue;
      const row = play(game, who, count, name);
      rows.push(row);
      // Told at once: a long run may be stopped before its last table.
      process.stderr.write(`ends ${game}, ${who}: ${row.ended} of ${row.matches} ended\n`);
    }
  }
  const head = ['game', 'bots', 'seats', 'matches', 'ended', 'most rounds', 'most decisions'];
  const body = rows.map((row) => [
    row.game,
    row.who,
    row.seats,
    row.matches,
    row.ended,
    row.mostRounds,
    row.mostDecisions,
  ]);
  process.stdout.write(`${textTable([head, ...body])}\n`);
  const faults = rows.flatMap(({ game, stuck }) => stuck.map((line) => `${game} ${line}`));
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (json) process.stdout.write(`${JSON.stringify({ seed, rows })}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

main();
