/** What a run amounts to, player by player. */
import type { GameResult } from './simGame';

export interface SeatSummary {
  readonly bot: string;
  readonly wins: number;
  readonly sharedWins: number;
  readonly winShare: number;
  readonly meanTotal: number;
  readonly meanPlace: number;
  readonly decisions: number;
  readonly msP50: number;
  readonly msP95: number;
}

/** Times in steps of two per cent: a run of millions of decisions needs no more memory than a short one. */
class Times {
  private readonly counts = new Map<number, number>();
  private all = 0;

  add(ms: number): void {
    const step = Math.round(Math.log(Math.max(ms, 1e-5)) / Math.log(1.02));
    this.counts.set(step, (this.counts.get(step) ?? 0) + 1);
    this.all++;
  }

  quantile(share: number): number {
    let left = share * this.all;
    for (const [step, count] of [...this.counts].sort(([a], [b]) => a - b)) {
      left -= count;
      if (left <= 0) return 1.02 ** step;
    }
    return 0;
  }
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

export class Summary {
  private games = 0;
  private readonly seats: { bot: string; wins: number; shared: number; share: number; total: number; place: number }[];
  private readonly times: readonly Times[];
  private readonly decisions: number[];

  constructor(words: readonly string[]) {
    this.seats = words.map((bot) => ({ bot, wins: 0, shared: 0, share: 0, total: 0, place: 0 }));
    this.times = words.map(() => new Times());
    this.decisions = words.map(() => 0);
  }

  decided(player: number, ms: number): void {
    this.times[player]!.add(ms);
    this.decisions[player]!++;
  }

  add({ totals, places, winners }: GameResult): void {
    this.games++;
    this.seats.forEach((seat, player) => {
      seat.total += totals[player]!;
      seat.place += places[player]!;
      if (!winners.includes(player)) return;
      if (winners.length === 1) seat.wins++;
      else seat.shared++;
      seat.share += 1 / winners.length;
    });
  }

  report(): readonly SeatSummary[] {
    return this.seats.map(({ bot, wins, shared, share, total, place }, player) => ({
      bot,
      wins,
      sharedWins: shared,
      winShare: rounded(share / this.games, 4),
      meanTotal: rounded(total / this.games, 3),
      meanPlace: rounded(place / this.games, 3),
      decisions: this.decisions[player]!,
      msP50: rounded(this.times[player]!.quantile(0.5), 4),
      msP95: rounded(this.times[player]!.quantile(0.95), 4),
    }));
  }
}

/** Columns as wide as their widest cell; the first is left-aligned. */
export function textTable(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map((row) => row.map(String));
  const widths = texts[0]!.map((_, column) => Math.max(...texts.map((row) => row[column]!.length)));
  return texts
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
