// The quick tests of one folder, or of one file: whole games and laws take too long to ask a thousand times over.
const { projects } = require('./jest.config.js');

const [node] = projects;
const tests = process.env.MUTATE_TESTS ?? `${process.env.MUTATE_FOLDER ?? 'src/engine'}/**/*.test.ts`;

module.exports = {
  ...node,
  testMatch: [`<rootDir>/${tests}`],
  // The sandbox lies in .stryker-tmp, which the everyday tests leave alone.
  testPathIgnorePatterns: ['/node_modules/', '/games\\.test\\.ts$', '/laws\\.test\\.ts$'],
  modulePathIgnorePatterns: [],
};
