// Mutation testing of one folder; `npm run mutate` walks through all of them (tools/mutate.mjs).
const folder = process.env.MUTATE_FOLDER ?? 'src/engine';
const files = process.env.MUTATE_FILES ?? `${folder}/**/*.ts`;

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'jest.mutate.config.js', enableFindRelatedTests: false },
  mutate: [files, '!src/**/*.test.ts', '!src/**/*.testkit.ts', '!src/engine/testing/**'],
  // The sandbox needs the rooms under test and nothing else.
  ignorePatterns: [
    '/*',
    '!/src',
    '/src/*',
    '!/src/engine',
    '!/src/session',
    '!/jest.config.js',
    '!/jest.mutate.config.js',
  ],
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATE_JOBS ?? 2),
  timeoutMS: 20_000,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: process.env.MUTATE_REPORT ?? 'reports/mutation.json' },
  warnings: { slow: false },
};
