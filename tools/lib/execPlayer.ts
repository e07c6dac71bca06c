/** A program at the table: one JSON line per decision in, one line with its choice out. Never a move made up for it. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import type { Player } from './player';
import { SimFault } from './simFault';

const ANSWER_MS = 5000;
/** How long a program may take to leave once its input is closed. */
const LEAVE_MS = 1000;
const SHOWN = 200;

interface Waiting {
  resolve(line: string): void;
  reject(fault: SimFault): void;
}

export function execPlayer(command: string, answerMs = ANSWER_MS): Player {
  // A group of its own, so that the shell's children go with it.
  const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const left = new Promise<void>((resolve) => child.on('close', () => resolve()));
  let waiting: Waiting | null = null;
  let gone: SimFault | null = null;

  const stop = (): void => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // Already gone.
    }
  };
  const fail = (message: string): void => {
    gone ??= new SimFault(`exec:${command} ${message}`);
    waiting?.reject(gone);
    waiting = null;
  };
  process.once('exit', stop);
  child.on('error', (error) => fail(`could not be started: ${error.message}`));
  child.on('exit', (code, signal) => fail(`ended with ${signal ?? `exit code ${code}`} instead of answering`));
  // A program that ends says more by how it ended: that news is on its way.
  child.stdin.on('error', () => setTimeout(() => fail('closed its input'), LEAVE_MS).unref());
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (waiting === null) {
      fail(`spoke without being asked: ${line.slice(0, SHOWN)}`);
      return;
    }
    waiting.resolve(line);
    waiting = null;
  });

  return {
    async choose(ask) {
      const line = await new Promise<string>((resolve, reject) => {
        if (gone !== null) {
          reject(gone);
          return;
        }
        const late = setTimeout(() => fail(`gave no answer within ${answerMs / 1000} s`), answerMs);
        waiting = {
          resolve(answer) {
            clearTimeout(late);
            resolve(answer);
          },
          reject(fault) {
            clearTimeout(late);
            reject(fault);
          },
        };
        child.stdin.write(`${JSON.stringify({ seat: ask.seat, view: ask.trace(), legal: ask.legal })}\n`);
      });
      return readChoice(command, line, ask.legal.length);
    },
    async end() {
      child.stdin.end();
      const late = setTimeout(stop, gone === null ? LEAVE_MS : 0);
      await left;
      clearTimeout(late);
      process.off('exit', stop);
    },
  };
}

function readChoice(command: string, line: string, choices: number): number {
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch {
    throw new SimFault(`exec:${command} did not answer in JSON: ${line.slice(0, SHOWN)}`);
  }
  const choose: unknown =
    typeof answer === 'object' && answer !== null ? (answer as { choose?: unknown }).choose : undefined;
  if (!Number.isInteger(choose) || (choose as number) < 0 || (choose as number) >= choices) {
    throw new SimFault(
      `exec:${command} must answer {"choose": 0 to ${choices - 1}}, and answered: ${line.slice(0, SHOWN)}`,
    );
  }
  return choose as number;
}
