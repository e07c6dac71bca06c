// Everything CI runs, as data, the long ones first. `after` waits for another step; `tests` and `figures` name the files
// where a step leaves what it counted and measured.
const RESULTS = '.cache/results';

export const STEPS = [
  { name: 'web export', command: 'node tools/export.mjs' },
  {
    name: 'phone bundles',
    command: 'node tools/bundles.mjs',
    figures: `${RESULTS}/bundles.figures.json`,
    after: 'web export',
  },
  { name: 'sizes', command: 'node tools/sizes.mjs', figures: `${RESULTS}/sizes.figures.json`, after: 'web export' },
  { name: 'native', command: 'node tools/native.mjs' },
  {
    name: 'memory',
    command: 'node --expose-gc --import tsx tools/bench/memory.ts',
    figures: `${RESULTS}/memory.figures.json`,
  },
  { name: 'laws', command: 'tsx tools/laws.ts --games 5000 --jobs 1' },
  { name: 'format', command: 'prettier --check --log-level warn --cache --cache-location .cache/prettier .' },
  { name: 'lint', command: 'eslint --max-warnings=0 .' },
  { name: 'types', command: 'tsc -p tsconfig.json' },
  { name: 'types: engine', command: 'tsc -p src/engine/tsconfig.json' },
  { name: 'rooms', command: 'depcruise App.tsx index.ts src tools e2e __tests__' },
  { name: 'dead code', command: 'knip' },
  { name: 'doctor', command: 'node tools/doctor.mjs' },
  {
    // Every branch of the engine, or it fails.
    name: 'jest: engine',
    command: `jest --config jest.engine.config.js --maxWorkers=1 --json --outputFile=${RESULTS}/engine.json`,
    tests: `${RESULTS}/engine.json`,
  },
  {
    // Every branch of the saves and of the machine, and nearly every one of the session.
    name: 'jest: session',
    command: `jest --config jest.session.config.js --maxWorkers=1 --json --outputFile=${RESULTS}/session.json`,
    tests: `${RESULTS}/session.json`,
  },
  {
    // Nearly every branch of the bots.
    name: 'jest: bots',
    command: `jest --config jest.bots.config.js --maxWorkers=1 --json --outputFile=${RESULTS}/bots.json`,
    tests: `${RESULTS}/bots.json`,
  },
  {
    name: 'jest: node',
    command: `jest "^(?!.*/src/(engine|session|bots)/)" --selectProjects node --maxWorkers=1 --json --outputFile=${RESULTS}/node.json`,
    tests: `${RESULTS}/node.json`,
  },
  {
    name: 'jest: app',
    command: `jest --selectProjects app --maxWorkers=1 --json --outputFile=${RESULTS}/app.json`,
    tests: `${RESULTS}/app.json`,
  },
  {
    name: 'browser',
    command: `node e2e/run.mjs --json ${RESULTS}/browser.json`,
    tests: `${RESULTS}/browser.json`,
    figures: `${RESULTS}/browser.figures.json`,
    after: 'web export',
  },
];
