// The second fence: Expo's rules, then the habits of the house. Every message says why.
const { defineConfig, globalIgnores } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const prettier = require('eslint-config-prettier/flat');
const jest = require('eslint-plugin-jest');
const testingLibrary = require('eslint-plugin-testing-library');
const tseslint = require('typescript-eslint');

const { NATIVE_MODULES, ROOMS } = require('./rooms.cjs');

const TESTS = ['**/*.test.ts', '**/*.test.tsx'];
const escape = (text) => text.replace(/[/.]/g, '\\$&');

/** Matches `@/room/…` and `../room/…`, or the nested room `ui/theme` as `../theme/…`. */
function pathsInto(name) {
  const folder = ROOMS[name].folder.replace('src/', '');
  const last = folder.split('/').at(-1);
  return `^(@/${escape(folder)}|(\\.\\./)+${escape(last)})/`;
}

const otherRooms = (name, list) => Object.keys(ROOMS).filter((other) => other !== name && !list.includes(other));

/** Tappable things without a label, and dialogs that do nothing on the web. */
const LOOSE_PARTS = {
  regex: '^react-native$',
  importNamePattern: '^(Alert|Button|Pressable|Touchable.*)$',
  message: 'Use the parts in ui/kit: they cannot be written without a label, and they work on the web too.',
};

function importFence(name, { loosePartsAllowed = false } = {}) {
  const room = ROOMS[name];
  const allowed = room.packages.map(escape).join('|');
  // A nested room needs no line of its own here when the outer room may enter it.
  const closed = otherRooms(name, [...room.values, ...room.types]).filter(
    (other) => other !== 'theme' || name !== 'ui',
  );
  return [
    {
      regex: `^(?!\\.|@/${allowed === '' ? '' : `|(${allowed})(/|$)`})`,
      message: `${room.why} No package but the listed ones (rooms.cjs).`,
    },
    ...closed.map((other) => ({ regex: pathsInto(other), message: `${room.why} It may not look into ${other}.` })),
    ...room.types.map((other) => ({
      regex: pathsInto(other),
      allowTypeImports: true,
      message: `${room.why} Write \`import type\`.`,
    })),
    ...(room.packages.includes('react-native') && !loosePartsAllowed ? [LOOSE_PARTS] : []),
  ];
}

/** The same rule set twice for a file would overwrite itself, so each folder gets exactly one list. */
function roomConfig(name, { files, ignores = [], loosePartsAllowed } = {}) {
  return {
    name: `low-five/room/${name}`,
    files: files ?? [`${ROOMS[name].folder}/**/*.{ts,tsx}`],
    ignores: [...TESTS, ...ignores],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: importFence(name, { loosePartsAllowed }) }],
    },
  };
}

const noBarrels = [
  {
    selector: 'ExportAllDeclaration, ExportNamedDeclaration[source.value=/^(\\.|@\\u002F)/]',
    message:
      'No barrels: import a thing from the file that makes it, so that one screen does not load the whole house.',
  },
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Named exports only: one thing keeps one name everywhere.',
  },
];

const noLiteralColours = {
  selector: 'Literal[value=/^#[0-9a-fA-F]{3,8}$/], Literal[value=/^(rgb|hsl)a?\\(/]',
  message:
    'No colour in a component: take a token from ui/theme, or the light theme and the contrast tests lose sight of it.',
};

module.exports = defineConfig([
  globalIgnores(['dist/', 'coverage/', 'reports/', '.expo/', '.cache/', '.stryker-tmp/', 'ios/', 'android/']),
  expo,
  {
    name: 'low-five/everywhere',
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // TypeScript and dependency-cruiser answer these, faster and with the alias.
      'import/no-unresolved': 'off',
      'import/namespace': 'off',
      'import/no-named-as-default': 'off',
      'import/no-named-as-default-member': 'off',
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300 }],
    },
  },
  {
    name: 'low-five/programs',
    files: ['tools/**', 'e2e/**', '*.js', '*.cjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        performance: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        __dirname: 'readonly',
      },
    },
  },
  {
    name: 'low-five/typescript',
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // The compiler knows unused names better (noUnusedLocals).
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    name: 'low-five/no-barrels',
    files: ['src/**/*.{ts,tsx}', 'tools/**/*.ts', '__tests__/**/*.{ts,tsx}', 'App.tsx', 'index.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noBarrels] },
  },
  {
    name: 'low-five/tokens',
    files: ['src/screens/**/*.{ts,tsx}', 'src/ui/{kit,table,hooks}/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...noBarrels, noLiteralColours] },
  },
  {
    name: 'low-five/pure',
    files: ['src/{engine,bots,session}/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'A match must replay: draw from a stream made of (seed, ply), see engine/core/rng.ts.',
        },
      ],
      'no-restricted-globals': [
        'error',
        {
          name: 'Date',
          message:
            'Rules and bots have no clock, and the session asks its Clock port: the same call gives the same game.',
        },
        { name: 'performance', message: 'Rules and bots have no clock; measure in tools/.' },
      ],
    },
  },
  {
    name: 'low-five/exact',
    files: ['src/{engine,bots}/**/*.ts'],
    ignores: TESTS,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      // Card 0, seat 0 and zero points are real: `if (card)` is a bug that waits.
      '@typescript-eslint/strict-boolean-expressions': [
        'error',
        { allowNumber: false, allowString: false, allowNullableObject: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  roomConfig('engine'),
  roomConfig('bots'),
  roomConfig('session'),
  roomConfig('i18n'),
  roomConfig('theme'),
  roomConfig('ui', { ignores: ['src/ui/theme/**', 'src/ui/kit/**'] }),
  roomConfig('ui', { files: ['src/ui/kit/**/*.{ts,tsx}'], loosePartsAllowed: true }),
  roomConfig('screens'),
  roomConfig('navigation'),
  roomConfig('wiring'),
  roomConfig('platform'),
  {
    name: 'low-five/front-door',
    files: ['App.tsx', 'index.ts', 'tools/**/*.ts'],
    ignores: TESTS,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: NATIVE_MODULES.map((name) => ({
            regex: `^${escape(name)}(/|$)`,
            message: 'Only platform/ talks to the phone; wire its adapter instead.',
          })),
        },
      ],
    },
  },
  {
    name: 'low-five/tests',
    ...jest.configs['flat/recommended'],
    files: TESTS,
    rules: {
      ...jest.configs['flat/recommended'].rules,
      'max-lines': 'off',
      // Laws and playthroughs check through helpers of their own.
      'jest/expect-expect': 'off',
      'jest/no-conditional-expect': 'off',
      'jest/no-standalone-expect': 'off',
      'jest/valid-title': 'off',
    },
  },
  { name: 'low-five/screen-tests', ...testingLibrary.configs['flat/react'], files: ['**/*.test.tsx'] },
  { name: 'low-five/words', files: ['src/i18n/**'], rules: { 'max-lines': 'off' } },
  prettier,
]);
