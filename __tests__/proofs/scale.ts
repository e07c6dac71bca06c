/** How much a proof does: a taste in every run of the tests, the whole figure with `npm run proof:saves`. */
export function scaled(full: number, taste: number): number {
  return process.env.LOW_FIVE_PROOF === 'full' ? full : taste;
}

/** Says the figure that was reached, in full runs only: it is what the record of the proof is made of. */
export function report(line: string): void {
  if (process.env.LOW_FIVE_PROOF === 'full') process.stdout.write(`${line}\n`);
}

export const LONG = 60 * 60 * 1000;
