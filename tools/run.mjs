// Runs another program and keeps whoever waits informed. Plain Node: it must work before anything is installed.
import { spawn } from 'node:child_process';
import path from 'node:path';

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Everything a program we start needs: our own binaries first, and no wish to phone home. */
export function environment(root, extra = {}) {
  return {
    ...process.env,
    PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
    EXPO_NO_TELEMETRY: '1',
    EXPO_OFFLINE: '1',
    ...extra,
  };
}

/** Starts `command` in a shell, in `root`; resolves to its exit code and all that it said. `bin` is whose programs it uses. */
export function run(command, { root, bin = root, env = {}, onLine = () => {} }) {
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      env: environment(bin, env),
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const hear = (chunk) => {
      const text = String(chunk);
      output += text;
      const line = text.trimEnd().split('\n').at(-1)?.trim();
      if (line) onLine(line);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Like `run`, with a line of progress: one moving line in a terminal, a line every ten seconds elsewhere. */
export async function runShowing(label, command, options) {
  const started = Date.now();
  const tty = process.stdout.isTTY === true;
  let last = '';
  const show = () => {
    const text = `  ${label} … ${seconds(started)}  ${last}`;
    if (tty) process.stdout.write(`\r\u001b[2K${text.slice(0, (process.stdout.columns ?? 80) - 1)}`);
    else console.log(text.slice(0, 120));
  };
  if (!tty) console.log(`  ${label} …`);
  const timer = setInterval(show, tty ? 250 : 10_000);
  const result = await run(command, { ...options, onLine: (line) => (last = line) });
  clearInterval(timer);
  if (tty) process.stdout.write('\r\u001b[2K');
  console.log(`  ${label}: ${result.code === 0 ? 'done' : 'failed'} in ${seconds(started)}`);
  return result;
}
