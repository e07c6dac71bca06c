// Mutation testing of one part; `npm run mutate` walks through all of them (tools/mutate.mjs).
import os from 'node:os';
import path from 'node:path';

const files = process.env.MUTATE_FILES ?? 'src/engine/**/*.ts';

export default {
  // tools/mutate.mjs asks for our own, `quick`, unless MUTATE_RUNNER=jest: the real one, to check it now and then.
  testRunner: 'jest',
  plugins: ['./tools/lib/mutateRunner.mjs', '@stryker-mutator/jest-runner'],
  jest: { configFile: 'jest.mutate.config.js', enableFindRelatedTests: false },
  mutate: [files, '!src/**/*.test.ts', '!src/**/*.testkit.ts', '!src/engine/testing/**'],
  // The sandbox needs the rooms under test and nothing else, and lies outside the tree.
  ignorePatterns: [
    '/*',
    '!/src',
    '/src/*',
    '!/src/engine',
    '!/src/session',
    '!/jest.config.js',
    '!/jest.mutate.config.js',
  ],
  tempDirName: path.join(os.tmpdir(), 'low-five-mutate'),
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATE_JOBS ?? 1),
  timeoutMS: 20_000,
  // Tests of promises may leave one behind when a mutant has made them fail.
  testRunnerNodeArgs: ['--unhandled-rejections=warn'],
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: process.env.MUTATE_REPORT ?? 'reports/mutation.json' },
  warnings: { slow: false },
};
