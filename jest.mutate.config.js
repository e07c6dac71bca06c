// The quick engine tests of one folder: whole games and laws take too long to ask a thousand times over.
const { projects } = require('./jest.config.js');

const [node] = projects;

module.exports = {
  ...node,
  testMatch: [`<rootDir>/${process.env.MUTATE_FOLDER ?? 'src/engine'}/**/*.test.ts`],
  // The sandbox lies in .stryker-tmp, which the everyday tests leave alone.
  testPathIgnorePatterns: ['/node_modules/', '/games\\.test\\.ts$', '/laws\\.test\\.ts$'],
  modulePathIgnorePatterns: [],
};
