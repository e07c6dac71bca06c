/** Numbers that follow each other, joined. */
export type Run = readonly [from: number, to: number];

/** Lowest first. */
export function runsOf(owned: readonly number[]): readonly Run[] {
  const runs: [number, number][] = [];
  for (const value of [...owned].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] + 1 === value) run[1] = value;
    else runs.push([value, value]);
  }
  return runs;
}
