/** A whole `sim` call: reads the words, plays the games, prints, and says how it went. */
import { Progress } from './progress';
import { SimFault } from './simFault';
import { playGame } from './simGame';
import { BadWords, helpText, readWords, type SimPlan } from './simWords';
import { Summary, textTable, type SeatSummary } from './summary';

const CHUNK = 1 << 16;

/** Gathers lines, since a write per line would cost more than the game. */
class Printer {
  private text = '';
  private readonly write: (text: string) => void;

  constructor(write: (text: string) => void) {
    this.write = write;
  }

  line(text: string): void {
    this.text += `${text}\n`;
    if (this.text.length > CHUNK) this.flush();
  }

  flush(): void {
    if (this.text !== '') this.write(this.text);
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

/** Gives the exit code: 0 when all is well, 1 when a game was stopped, 2 when the words make no sense. */
export async function sim(
  args: readonly string[],
  print: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> {
  const out = new Printer(print);
  try {
    const plan = readWords(args);
    if (plan === 'help') out.line(helpText());
    else await run(plan, out);
    return 0;
  } catch (error) {
    if (!(error instanceof BadWords) && !(error instanceof SimFault)) throw error;
    out.flush();
    complain(`sim: ${error.message}\n`);
    return error instanceof BadWords ? 2 : 1;
  } finally {
    out.flush();
  }
}
