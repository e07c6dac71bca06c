// The quick way to ask a thousand mutants: the tests of one part in one script, read once and run anew for each. Jest opens a world per file and takes fifty times as long.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format } from 'node:util';
import vm from 'node:vm';

import { buildSync } from 'esbuild';

const require = createRequire(import.meta.url);
// The same `expect` that Jest gives to a test.
const fromJest = createRequire(createRequire(require.resolve('jest')).resolve('jest-cli'));
const { jestExpect: expect } = fromJest('@jest/expect');
const { ModuleMocker } = fromJest('jest-mock');

/** Whole games and laws take too long to ask a thousand times over. */
const SLOW = /[\\/](games|laws)\.test\.ts$/;
const GLOBAL = '__stryker__';

// A promise that nobody waits for any more, because its test has failed already, must not end the process.
process.on('unhandledRejection', () => undefined);

function testFiles(at) {
  if (at.endsWith('.ts')) return [at];
  return readdirSync(at, { recursive: true })
    .map((name) => path.join(at, name))
    .filter((file) => file.endsWith('.test.ts') && !SLOW.test(file))
    .sort();
}

/** The tests of all files as one script: a module for each file, opened in turn. */
function scriptOf(files) {
  const open = files.map((file) => `openFile(${JSON.stringify(file)}); require(${JSON.stringify(`./${file}`)});`);
  const { outputFiles } = buildSync({
    stdin: { contents: open.join('\n'), resolveDir: process.cwd() },
    alias: { '@': path.resolve('src') },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
  const names = 'openFile, describe, test, it, beforeAll, beforeEach, afterAll, afterEach, expect, jest, require';
  return new vm.Script(`(function (${names}) {${outputFiles[0].text}\n})`, { filename: 'tests.cjs' });
}

/** Runs the script once: everything outside the tests happens now, the tests are listed. */
function collect(script) {
  const tests = [];
  const ids = new Map();
  let file = '';
  let scope = newScope(null, '');

  function describe(name, body) {
    const outer = scope;
    scope = newScope(outer, `${outer.name}${name} `);
    body();
    scope = outer;
  }
  function test(name, run) {
    const full = `${file} ${scope.name}${name}`;
    const count = (ids.get(full) ?? 0) + 1;
    ids.set(full, count);
    tests.push({ id: count === 1 ? full : `${full} #${count}`, file, scope, run });
  }
  // As in Jest: rows are lists of words only where all of them are lists.
  const each = (make) => (rows) => (name, run) => {
    for (const words of rows.every(Array.isArray) ? rows : rows.map((row) => [row])) {
      make(format(name, ...words), () => run(...words));
    }
  };
  const hook = (when) => (run) => scope[when].push(run);
  Object.assign(describe, { each: each(describe) });
  Object.assign(test, { each: each(test) });
  const openFile = (name) => {
    file = name;
    scope = newScope(null, '');
  };
  script.runInThisContext()(
    openFile,
    describe,
    test,
    test,
    hook('beforeAll'),
    hook('beforeEach'),
    hook('afterAll'),
    hook('afterEach'),
    expect,
    new ModuleMocker(globalThis),
    require,
  );
  return tests;
}

const newScope = (outer, name) => ({
  outer,
  name,
  beforeAll: [],
  beforeEach: [],
  afterAll: [],
  afterEach: [],
  begun: false,
});
const scopesOf = (scope) => (scope === null ? [] : [...scopesOf(scope.outer), scope]);

async function begin(scopes) {
  for (const scope of scopes.filter(({ begun }) => !begun)) {
    scope.begun = true;
    for (const run of scope.beforeAll) await run();
  }
}

/** Null, or why it failed. */
async function runTest({ scope, run }) {
  const scopes = scopesOf(scope);
  try {
    for (const { beforeEach } of scopes) for (const hook of beforeEach) await hook();
    await run();
    for (const { afterEach } of scopes.toReversed()) for (const hook of afterEach) await hook();
    return null;
  } catch (error) {
    return String(error?.message ?? error);
  }
}

class QuickRunner {
  init() {
    this.script = scriptOf(testFiles(process.env.MUTATE_TESTS));
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    const world = (globalThis[GLOBAL] = {});
    const results = [];
    for (const test of collect(this.script)) {
      await begin(scopesOf(test.scope));
      world.currentTestId = test.id;
      const start = performance.now();
      const why = await runTest(test);
      const { id, file } = test;
      const told = { id, name: id, fileName: path.resolve(file), timeSpentMs: performance.now() - start };
      results.push(why === null ? { ...told, status: 0 } : { ...told, status: 1, failureMessage: why });
      world.currentTestId = undefined;
    }
    return { status: 'complete', tests: results, mutantCoverage: world.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    // A fresh world for each mutant; one outside the tests is in it from the start, as it would be.
    const world = (globalThis[GLOBAL] = { hitCount: hitLimit === undefined ? undefined : 0, hitLimit });
    const wanted = testFilter === undefined ? null : new Set(testFilter);
    let nrOfTests = 0;
    try {
      if (mutantActivation === 'static') world.activeMutant = activeMutant.id;
      const tests = collect(this.script).filter(({ id }) => wanted === null || wanted.has(id));
      world.activeMutant = activeMutant.id;
      for (const test of tests) {
        await begin(scopesOf(test.scope));
        nrOfTests += 1;
        const why = await runTest(test);
        if (world.hitCount > hitLimit) return { status: 'timeout', reason: 'runs on and on' };
        if (why !== null) return { status: 'killed', killedBy: [test.id], failureMessage: why, nrOfTests };
      }
      return { status: 'survived', nrOfTests };
    } catch (error) {
      // Broken before any test could say so: not counted as caught.
      return { status: 'error', errorMessage: String(error?.stack ?? error) };
    }
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'quick', injectableClass: QuickRunner }];
