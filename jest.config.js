// Two projects: `node` is plain Node and starts in a blink; `app` has React Native and is the only one that may.
//   npx jest src/engine --selectProjects node        npx jest --selectProjects app      (the path comes first)
const alias = { '^@/(.*)$': '<rootDir>/src/$1' };
const ignore = ['/node_modules/', '<rootDir>/dist/', '<rootDir>/.stryker-tmp/'];

// Jest cannot fetch a chunk: in tests an `import()` is a `require` that comes later.
const expoTransform = require('jest-expo/jest-preset').transform;
const SCRIPTS = '\\.[jt]sx?$';
const [babelJest, babelOptions] = expoTransform[SCRIPTS];
const laterRequire = require.resolve('@babel/plugin-transform-dynamic-import', {
  paths: [require.resolve('@babel/preset-env')],
});

const node = {
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/src/{engine,bots,session,i18n}/**/*.test.ts',
    '<rootDir>/tools/**/*.test.ts',
    '<rootDir>/__tests__/*.test.ts',
  ],
  testPathIgnorePatterns: ignore,
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.stryker-tmp/'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'cjs', 'js', 'json'],
  moduleNameMapper: alias,
  transform: {
    '\\.m?[jt]sx?$': [
      'babel-jest',
      {
        babelrc: false,
        configFile: false,
        presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'],
      },
    ],
  },
};

const app = {
  displayName: 'app',
  preset: 'jest-expo',
  transform: { ...expoTransform, [SCRIPTS]: [babelJest, { ...babelOptions, plugins: [laterRequire] }] },
  testMatch: [
    '<rootDir>/src/{ui,screens,platform,navigation,wiring}/**/*.test.{ts,tsx}',
    '<rootDir>/__tests__/flows/**/*.test.tsx',
  ],
  testPathIgnorePatterns: ignore,
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.stryker-tmp/'],
  moduleNameMapper: alias,
  setupFiles: ['<rootDir>/jest.mocks.js'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.js'],
};

module.exports = {
  projects: [node, app],
  coverageDirectory: '<rootDir>/coverage',
  coverageProvider: 'babel',
};
