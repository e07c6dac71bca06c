// The session's own tests, held to every branch of the saves and the machine: `jest --config jest.session.config.js`.
const { projects, coverageProvider } = require('./jest.config.js');

const [node] = projects;

module.exports = {
  ...node,
  coverageProvider,
  testMatch: ['<rootDir>/src/session/**/*.test.ts'],
  collectCoverage: true,
  collectCoverageFrom: ['src/session/**/*.ts', '!src/session/**/*.test.ts', '!src/session/**/*.testkit.ts'],
  coverageDirectory: '<rootDir>/coverage/session',
  coverageReporters: ['text-summary'],
  coverageThreshold: {
    global: { branches: 95 },
    './src/session/machine.ts': { branches: 100 },
    './src/session/save/': { branches: 100 },
  },
};
