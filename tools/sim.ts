/** `npm run sim`: plays games headless on the real engine, for rule checkers, bot authors and measurements. */
import { Progress } from './lib/progress';
import { SimFault } from './lib/simFault';
import { playGame } from './lib/simGame';
import { BadWords, helpText, readWords, type SimPlan } from './lib/simWords';
import { Summary, textTable, type SeatSummary } from './lib/summary';

const CHUNK = 1 << 16;

/** Gathers lines, since a write per line would cost more than the game. */
class Printer {
  private text = '';

  line(text: string): void {
    this.text += `${text}\n`;
    if (this.text.length > CHUNK) this.flush();
  }

  flush(): void {
    process.stdout.write(this.text);
    this.text = '';
  }
}

async function run(plan: SimPlan, out: Printer): Promise<void> {
  const { game, preset, options, words, seeds } = plan;
  const summary = new Summary(words);
  const progress = new Progress(`sim ${game}`, seeds.length);
  const listener = {
    line: plan.trace ? (line: object) => out.line(JSON.stringify(line)) : null,
    decided: (player: number, ms: number) => summary.decided(player, ms),
  };
  for (const [index, seed] of seeds.entries()) {
    const setup = { game, seats: words.length, options, seed };
    summary.add(await playGame({ game, preset, setup, words }, listener));
    progress.at(index + 1);
  }
  progress.end();
  const seats = summary.report();
  if (!plan.trace && !plan.json) out.line(summaryText(plan, seats));
  if (plan.json) out.line(JSON.stringify({ game, games: seeds.length, seats, preset, options }));
}

function summaryText({ game, preset, seeds }: SimPlan, seats: readonly SeatSummary[]): string {
  const head = ['seat', 'wins', 'shared', 'win share', 'mean total', 'mean place', 'decisions', 'ms p50', 'ms p95'];
  const rows = seats.map((seat, player) => [
    `${player} ${seat.bot}`,
    seat.wins,
    seat.sharedWins,
    `${(seat.winShare * 100).toFixed(1)} %`,
    seat.meanTotal.toFixed(2),
    seat.meanPlace.toFixed(2),
    seat.decisions,
    seat.msP50.toFixed(3),
    seat.msP95.toFixed(3),
  ]);
  return `${game} (${preset}), ${seeds.length} ${seeds.length === 1 ? 'game' : 'games'}\n${textTable([head, ...rows])}`;
}

function giveUp(message: string, code: number): void {
  process.stderr.write(`sim: ${message}\n`);
  process.exitCode = code;
}

async function main(): Promise<void> {
  // Whoever reads only the first lines has seen enough.
  process.stdout.on('error', () => process.exit(1));
  const out = new Printer();
  try {
    const plan = readWords(process.argv.slice(2));
    if (plan === 'help') out.line(helpText());
    else await run(plan, out);
  } catch (error) {
    if (error instanceof BadWords) giveUp(error.message, 2);
    else if (error instanceof SimFault) giveUp(error.message, 1);
    else throw error;
  } finally {
    out.flush();
  }
}

void main();
