/** Runs a bundled script on the Hermes VM of the phone's kind, as optimised bytecode. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { transformSync } from '@babel/core';

const resolve = createRequire(path.join(__dirname, 'hermes.ts')).resolve;
const FOLDERS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'linux64-bin',
  darwin: 'osx-bin',
  win32: 'win64-bin',
};

const program = (name: string): string =>
  path.join(path.dirname(resolve('hermes-engine-cli/package.json')), FOLDERS[process.platform] ?? 'linux64-bin', name);

/** Lowers the script (this VM knows no classes), compiles it with -O beside itself and gives the bytecode's path. */
export function compileForHermes(script: string): string {
  const lowered = transformSync(readFileSync(script, 'utf8'), {
    babelrc: false,
    configFile: false,
    compact: false,
    presets: [[resolve('@babel/preset-env'), { targets: 'ie 11', modules: false }]],
  })?.code;
  if (lowered === null || lowered === undefined) throw new Error(`nothing came of ${script}`);
  const source = script.replace(/\.js$/, '.es5.js');
  const bytecode = script.replace(/\.js$/, '.hbc');
  writeFileSync(source, lowered);
  execFileSync(program('hermesc'), ['-O', '-w', '-emit-binary', '-out', bytecode, source]);
  return bytecode;
}

export function startHermes(bytecode: string): ChildProcess {
  return spawn(program('hermes'), [bytecode], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Likewise, and its last line of output is how long the machine worked for it, by the shell's `times`. */
export function timedHermes(bytecode: string): ChildProcess {
  const script = '"$0" "$1" && times';
  return spawn('sh', ['-c', script, program('hermes'), bytecode], { stdio: ['ignore', 'pipe', 'inherit'] });
}
