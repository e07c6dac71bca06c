/** `npm run sim`: plays games headless on the real engine, for rule checkers, bot authors and measurements. */
import { sim } from './lib/simRun';

async function main(): Promise<void> {
  // Whoever reads only the first lines has seen enough.
  process.stdout.on('error', () => process.exit(1));
  process.exitCode = await sim(
    process.argv.slice(2),
    (text) => process.stdout.write(text),
    (text) => process.stderr.write(text),
  );
}

void main();
