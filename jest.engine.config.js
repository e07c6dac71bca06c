// The engine's own tests, with every branch of it walked: anything less fails.
const { projects } = require('./jest.config.js');

const [node] = projects;
const everything = { statements: 100, branches: 100, functions: 100, lines: 100 };

module.exports = {
  ...node,
  testMatch: ['<rootDir>/src/engine/**/*.test.ts'],
  collectCoverage: true,
  collectCoverageFrom: [
    '<rootDir>/src/engine/**/*.ts',
    '!**/*.test.ts',
    '!**/*.testkit.ts',
    '!<rootDir>/src/engine/testing/**',
  ],
  coverageDirectory: '<rootDir>/coverage/engine',
  coverageProvider: 'babel',
  coverageReporters: ['text-summary', 'json-summary'],
  coverageThreshold: { global: everything },
};
