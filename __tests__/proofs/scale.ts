/** How much a proof does: a taste in every run of the tests, the whole figure with `npm run proofs`. */
export function scaled(full: number, taste: number): number {
  return process.env.LOW_FIVE_PROOF === 'full' ? full : taste;
}

/** Says the figure that was reached, in full runs only: it is what the record of the proof is made of. */
export function report(line: string): void {
  if (process.env.LOW_FIVE_PROOF === 'full') process.stdout.write(`${line}\n`);
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
