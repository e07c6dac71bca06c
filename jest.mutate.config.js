// The quick tests of one folder, or of one file, on the real Jest: MUTATE_RUNNER=jest npm run mutate, to check the quick runner.
const { projects } = require('./jest.config.js');

const [node] = projects;
const tests = process.env.MUTATE_TESTS ?? 'src/engine';

module.exports = {
  ...node,
  testMatch: [`<rootDir>/${tests.endsWith('.ts') ? tests : `${tests}/**/*.test.ts`}`],
  testPathIgnorePatterns: ['/node_modules/', '/games\\.test\\.ts$', '/laws\\.test\\.ts$'],
  modulePathIgnorePatterns: [],
};
