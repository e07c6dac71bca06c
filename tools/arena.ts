/** `npm run arena`: a hero against a field on duplicate deals, every seed replayed with the hero in every seat. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

import { skillOf, REFERENCE_WORDS } from '../src/bots/think';
import { BRAINS } from '../src/bots/registry';
import { chooseOptions } from '../src/engine/core/options';
import { PRESETS, type Preset } from '../src/engine/core/rules';
import { GAME_IDS, isGameId, rulesOf, type GameId } from '../src/engine/games/registry';
import { playMatch, readWord } from './arena/match';
import { addTally, newTally, reportOf, type Tally } from './arena/stats';

const HELP = `npm run arena -- --game GAME --hero WORD --field WORD[,WORD…] [--seats 4] [--games 2000] [--seed 1]
    [--preset written|box] [--options JSON] [--jobs N] [--json]
Words: easy, medium, hard, a character, r0, r1, random; cheat:WORD sees all cards (an upper bound), WORD@600 thinks for 600 playouts.
Games are rounded up to whole duplicate sets: each deal is played once with the hero in every seat.`;

interface Plan {
  readonly game: GameId;
  readonly hero: string;
  readonly field: readonly string[];
  readonly seats: number;
  readonly deals: number;
  readonly seed: string;
  readonly preset: Preset;
  readonly options: string;
  readonly jobs: number;
  readonly json: boolean;
  /** The first deal and the step to the next, in a child; null in the parent. */
  readonly part: readonly [from: number, stride: number] | null;
}

function fail(message: string): never {
  process.stderr.write(`arena: ${message}\n`);
  process.exit(2);
}

function knownWord(game: GameId, word: string): boolean {
  const { bot } = readWord(word);
  const brain = BRAINS[game];
  return (REFERENCE_WORDS as readonly string[]).includes(bot) || (brain !== undefined && skillOf(brain, bot) !== null);
}

function readPlan(args: readonly string[]): Plan {
  let values: Record<string, string | boolean | undefined>;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        game: { type: 'string' },
        hero: { type: 'string' },
        field: { type: 'string' },
        seats: { type: 'string', default: '4' },
        games: { type: 'string', default: '2000' },
        seed: { type: 'string', default: '1' },
        preset: { type: 'string', default: 'written' },
        options: { type: 'string', default: '{}' },
        jobs: { type: 'string', default: String(availableParallelism()) },
        json: { type: 'boolean', default: false },
        // For the children: which of how many parts to play.
        part: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    return fail((error as Error).message);
  }
  if (values['help'] === true) {
    process.stdout.write(`${HELP}\n`);
    process.exit(0);
  }
  const game = values['game'];
  if (!isGameId(game)) return fail(`--game is one of ${GAME_IDS.join(', ')}`);
  const hero = String(values['hero'] ?? '');
  const field = String(values['field'] ?? '').split(',');
  for (const word of [hero, ...field]) {
    if (!knownWord(game, word)) return fail(`unknown player "${word}"; see --help`);
  }
  const preset = PRESETS.find((word) => word === values['preset']);
  if (preset === undefined) return fail(`--preset is one of ${PRESETS.join(', ')}`);
  const seats = Number(values['seats']);
  const games = Number(values['games']);
  const jobs = Number(values['jobs']);
  for (const [name, count] of Object.entries({ seats, games, jobs })) {
    if (!Number.isInteger(count) || count < 1) return fail(`--${name} is a whole number from 1`);
  }
  const part = /^(\d+)\/([1-9]\d*)$/.exec(String(values['part'] ?? ''));
  return {
    game,
    hero,
    field,
    seats,
    deals: Math.ceil(games / seats),
    seed: String(values['seed']),
    preset,
    options: String(values['options']),
    jobs,
    json: values['json'] === true,
    part: part === null ? null : [Number(part[1]), Number(part[2])],
  };
}

/** Plays deals from, from + stride, …; tells its tally after each. */
function playDeals(plan: Plan, from: number, stride: number, after: (tally: Tally) => void): Tally {
  const rules = rulesOf(plan.game);
  const chosen = chooseOptions(rules, plan.preset, JSON.parse(plan.options) as Record<string, unknown>);
  if (!chosen.ok) return fail(`--options: ${chosen.key} may be ${chosen.allowed.join(', ')}`);
  const range = rules.seatRange(chosen.options);
  if (plan.seats < range.min || plan.seats > range.max) {
    return fail(`${plan.game} has ${range.min} to ${range.max} seats here`);
  }
  const tally = newTally(plan.seats);
  for (let deal = from; deal < plan.deals; deal += stride) {
    for (let seat = 0; seat < plan.seats; seat++) {
      const words = Array.from({ length: plan.seats }, (_, i) =>
        i === seat ? plan.hero : plan.field[(i + deal) % plan.field.length]!,
      );
      const outcome = playMatch({ game: plan.game, options: chosen.options, seed: `${plan.seed}:${deal}`, words });
      const won = outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
      tally.games++;
      tally.wins += won;
      tally.rounds += outcome.rounds;
      tally.decisions += outcome.decisions;
      tally.heroPoints += outcome.totals[seat]!;
      tally.fieldPoints += outcome.totals.reduce((sum, total, i) => (i === seat ? sum : sum + total), 0);
      tally.seatWins[seat]! += won;
      tally.seatGames[seat]! += 1;
    }
    after(tally);
  }
  return tally;
}

function showProgress(games: number, plan: Plan): void {
  const all = plan.deals * plan.seats;
  const full = Math.round((games / all) * 30);
  process.stderr.write(`\r[${'#'.repeat(full)}${'.'.repeat(30 - full)}] ${games}/${all}`);
  if (games === all) process.stderr.write('\n');
}

function print(plan: Plan, tally: Tally): void {
  const report = reportOf(tally);
  if (plan.json) {
    const { game, hero, field, seats, seed, preset } = plan;
    process.stdout.write(`${JSON.stringify({ game, hero, field, seats, seed, preset, ...report })}\n`);
    return;
  }
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  process.stdout.write(
    [
      `${plan.game}: ${plan.hero} against ${plan.field.join(', ')}, ${plan.seats} seats, ${report.games} games`,
      `wins      ${percent(report.winShare)}  (95 %: ${percent(report.low)} to ${percent(report.high)})`,
      `a round   ${report.heroPointsPerRound.toFixed(2)} points, the field ${report.fieldPointsPerRound.toFixed(2)}`,
      `by seat   ${report.seatShares.map(percent).join('  ')}`,
      '',
    ].join('\n'),
  );
}

/** A child plays every n-th deal and prints its tally as a JSON line after each deal. */
function runChild(args: readonly string[], part: number, jobs: number, after: (tally: Tally) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const words = [...process.execArgv, process.argv[1]!, ...args, '--part', `${part}/${jobs}`];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    let rest = '';
    let last: Tally | null = null;
    child.stdout.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        last = JSON.parse(line) as Tally;
        after(last);
      }
    });
    child.on('close', (code) => {
      if (code === 0) resolve(last ?? newTally(0));
      else reject(new Error(`a worker stopped with ${code}`));
    });
  });
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const plan = readPlan(args);
  if (plan.part !== null) {
    playDeals(plan, ...plan.part, (tally) => process.stdout.write(`${JSON.stringify(tally)}\n`));
    return;
  }
  const jobs = Math.min(plan.jobs, plan.deals);
  if (jobs === 1) {
    print(
      plan,
      playDeals(plan, 0, 1, (tally) => showProgress(tally.games, plan)),
    );
    return;
  }
  const parts: (Tally | undefined)[] = [];
  const tallies = await Promise.all(
    Array.from({ length: jobs }, (_, i) =>
      runChild(args, i, jobs, (tally) => {
        parts[i] = tally;
        showProgress(
          parts.reduce((sum, each) => sum + (each?.games ?? 0), 0),
          plan,
        );
      }),
    ),
  );
  const sum = newTally(plan.seats);
  for (const tally of tallies) addTally(sum, tally);
  print(plan, sum);
}

void main();
