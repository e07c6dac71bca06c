// The bots' own tests, held to nearly every branch: `jest --config jest.bots.config.js`.
const { projects, coverageProvider } = require('./jest.config.js');

const [node] = projects;

module.exports = {
  ...node,
  coverageProvider,
  testMatch: ['<rootDir>/src/bots/**/*.test.ts'],
  collectCoverage: true,
  collectCoverageFrom: ['src/bots/**/*.ts', '!src/bots/**/*.test.ts', '!src/bots/**/*.testkit.ts'],
  coverageDirectory: '<rootDir>/coverage/bots',
  coverageReporters: ['text-summary'],
  coverageThreshold: { global: { branches: 93 } },
};
