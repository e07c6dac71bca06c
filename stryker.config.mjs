// Mutation testing of one engine folder; `npm run mutate` walks through all of them (tools/mutate.mjs).
const folder = process.env.MUTATE_FOLDER ?? 'src/engine';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'jest.mutate.config.js', enableFindRelatedTests: false },
  mutate: [`${folder}/**/*.ts`, '!src/engine/**/*.test.ts', '!src/engine/**/*.testkit.ts', '!src/engine/testing/**'],
  // The sandbox needs the engine and its tests, nothing else.
  ignorePatterns: ['/*', '!/src', '/src/*', '!/src/engine', '!/jest.config.js', '!/jest.mutate.config.js'],
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATE_JOBS ?? 2),
  timeoutMS: 6000,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: process.env.MUTATE_REPORT ?? 'reports/mutation.json' },
  warnings: { slow: false },
};
