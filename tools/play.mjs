// `npm run play`: from a fresh checkout to a game in the browser, in one command.
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { exportWeb } from './export.mjs';
import { ensureInstalled } from './install.mjs';
import { seconds } from './run.mjs';
import { serve } from './serve.mjs';

const USAGE = 'Usage: npm run play -- [--port 1024..65535]';
const FIRST_PORT = 5005;
const PORTS_TO_TRY = 20;

function giveUp(message, code = 2) {
  console.error(message);
  process.exit(code);
}

function readWords(words) {
  const options = { port: undefined };
  for (let i = 0; i < words.length; i += 1) {
    const [word, glued] = words[i].split(/=(.*)/s);
    if (word === '--help' || word === '-h') {
      console.log(USAGE);
      process.exit(0);
    }
    if (word !== '--port') giveUp(`I do not know "${words[i]}". ${USAGE}`);
    const value = glued ?? words[(i += 1)];
    const port = /^\d{1,5}$/.test(value ?? '') ? Number(value) : NaN;
    if (!(port >= 1024 && port <= 65535))
      giveUp(`--port takes a number from 1024 to 65535, not "${value ?? ''}". ${USAGE}`);
    options.port = port;
  }
  return options;
}

async function listen(dist, wanted) {
  for (let port = wanted ?? FIRST_PORT; ; port += 1) {
    try {
      return await serve(dist, { port, host: '0.0.0.0' });
    } catch (error) {
      if (error.code !== 'EADDRINUSE') giveUp(`The server could not start: ${error.message}`, 1);
      if (wanted !== undefined) giveUp(`Port ${wanted} is taken; choose another with --port, or leave it out.`, 1);
      if (port >= FIRST_PORT + PORTS_TO_TRY) giveUp('No free port found; choose one with --port.', 1);
    }
  }
}

function lanAddresses() {
  return Object.values(os.networkInterfaces())
    .flat()
    .filter((each) => each.family === 'IPv4' && !each.internal)
    .map((each) => each.address);
}

const started = Date.now();
const { port: wanted } = readWords(process.argv.slice(2));
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

console.log('Low Five');
await ensureInstalled(root);
const { ok, fresh } = await exportWeb(root);
if (!ok) giveUp('The web app could not be built; the reason is above.', 1);
if (fresh) console.log('  Nothing has changed since the last build.');

const { port } = await listen(path.join(root, 'dist'), wanted);
console.log(`  Ready in ${seconds(started)}. Stop with Ctrl+C.\n`);
console.log(`  On this machine       http://localhost:${port}`);
for (const address of lanAddresses()) console.log(`  On a phone nearby     http://${address}:${port}`);

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
