/** How much a proof does: a taste in every run of the tests, the whole figure with `npm run proofs`. */
import { appendFileSync } from 'node:fs';

export function scaled(full: number, taste: number): number {
  return process.env.LOW_FIVE_PROOF === 'full' ? full : taste;
}

/** Says the figure that was reached, where the runner of the full proofs looks for it. */
export function report(line: string): void {
  const file = process.env.LOW_FIVE_FIGURES;
  if (file !== undefined) appendFileSync(file, `${line}\n`);
}

const EVERY_MS = 5_000;
let spoke = 0;

/** How far a full run has come, for whoever waits. */
export function progress(what: string, done: number, of: number): void {
  if (process.env.LOW_FIVE_PROOF !== 'full' || Date.now() - spoke < EVERY_MS) return;
  spoke = Date.now();
  process.stderr.write(`  ${what} ${done} of ${of}\n`);
}

export const LONG = 60 * 60 * 1000;
