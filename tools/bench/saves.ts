/** `npm run bench:saves`: how large one save is, and how long saving and restoring it takes, in Node and on Hermes. */
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { bundle } from '../lib/bundle';
import { compileForHermes, startHermes } from '../lib/hermes';
import { Progress } from '../lib/progress';
import { textTable } from '../lib/summary';
import { readWords, wholeOf, word } from '../lib/words';
import { longGames } from './savesGames';
import type { Row } from './savesScript';

const HELP =
  'npm run bench:saves -- [--random 300] [--played 20] [--json]   games a game: played at random, and by bots';
/** A phone's stand-in: Hermes on this machine, four times slower. */
const PHONE = 4;
const MAX_BYTES = 16_384;
const MAX_MS = 10;

const WORDS = { random: word('300'), played: word('20') };

function rowsFrom(child: ChildProcess): Promise<readonly Row[]> {
  return new Promise((resolve, reject) => {
    const rows: Row[] = [];
    createInterface({ input: child.stdout! }).on('line', (line) => {
      rows.push(JSON.parse(line) as Row);
    });
    child.on('close', (code) => {
      if (code === 0) resolve(rows);
      else reject(new Error(`the bench stopped with ${code}`));
    });
  });
}

const phoneMs = ({ saveMs, restoreMs }: Row): number => (saveMs + restoreMs) * PHONE;
/** A table full of names of twenty families of four is there for its size; nobody plays at it. */
const isWithin = (row: Row): boolean => row.bytes <= MAX_BYTES && (row.longNames || phoneMs(row) <= MAX_MS);
const ms = (value: number): string => value.toFixed(2);

function tableOf(vm: string, rows: readonly Row[]): string {
  const head = ['game', 'which', 'plies', 'bytes', 'save ms', 'restore ms'];
  const phone = vm === 'hermes';
  const body = rows.map((row) => [
    row.game,
    row.how,
    row.plies,
    row.bytes,
    ms(row.saveMs),
    ms(row.restoreMs),
    ...(phone ? [ms(phoneMs(row)), isWithin(row) ? 'ok' : 'OVER'] : []),
  ]);
  return `${vm}\n${textTable([[...head, ...(phone ? ['both, phone', ''] : [])], ...body])}\n`;
}

async function main(): Promise<void> {
  const { random, played, json } = readWords('bench:saves', HELP, WORDS, (words) => ({
    ...words,
    random: wholeOf('random', words.random),
    played: wholeOf('played', words.played),
  }));
  const playing = new Progress('bench:saves, playing long games', 5);
  const saves = longGames({ random, played }, (done) => playing.at(done));
  playing.end();
  const define = { BENCH_SAVES: JSON.stringify(saves) };
  const script = bundle('bench/savesScript', { platform: 'neutral', format: 'iife', define });
  const bytecode = compileForHermes(script);
  process.stderr.write('bench:saves: timing in Node and on Hermes, about a minute\n');
  const node = await rowsFrom(spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] }));
  const hermes = await rowsFrom(startHermes(bytecode));

  for (const file of [script, bytecode, script.replace(/\.js$/, '.es5.js')]) rmSync(file, { force: true });
  process.stdout.write(`${tableOf('node', node)}\n${tableOf('hermes', hermes)}`);
  const worstBytes = Math.max(...hermes.map(({ bytes }) => bytes));
  const worstMs = Math.max(...hermes.filter(({ longNames }) => !longNames).map(phoneMs));
  const held = hermes.every(isWithin);
  process.stdout.write(
    `\nlargest save ${worstBytes} bytes (at most ${MAX_BYTES}); save + restore on Hermes × ${PHONE} ${ms(worstMs)} ms (at most ${MAX_MS})\n`,
  );
  if (json) process.stdout.write(`${JSON.stringify({ held, worstBytes, worstMs, node, hermes })}\n`);
  process.exitCode = held ? 0 : 1;
}

void main();
