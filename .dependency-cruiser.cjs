// The third fence: the room table checked on resolved imports, where no alias or relative path can hide.
const { NATIVE_MODULES, ROOMS, TEST_FILE } = require('./rooms.cjs');

const rooms = Object.entries(ROOMS);
const inside = (name) => `^${ROOMS[name].folder}/`;
const npm = (name) => `(^|/)node_modules/${name.replace(/[/.-]/g, '\\$&')}/`;

// A room inside another room (ui/theme in ui) is its own room: the outer one stops at its door.
const nestedIn = (name) =>
  rooms.filter(([n, r]) => n !== name && r.folder.startsWith(`${ROOMS[name].folder}/`)).map(([n]) => inside(n));
const from = (name) => ({ path: inside(name), pathNot: [TEST_FILE, ...nestedIn(name)] });

const roomRules = rooms.flatMap(([name, room]) => [
  {
    name: `${name}-looks-into-allowed-rooms`,
    comment: room.why,
    severity: 'error',
    from: from(name),
    to: {
      path: '^(src|tools|e2e|__tests__|App\\.tsx|index\\.ts)',
      pathNot: [name, ...room.values, ...room.types].map(inside),
    },
  },
  ...(room.types.length === 0
    ? []
    : [
        {
          name: `${name}-takes-types-only`,
          comment: `${room.why} Write \`import type\`.`,
          severity: 'error',
          from: from(name),
          to: { path: room.types.map(inside), dependencyTypesNot: ['type-only'] },
        },
      ]),
  {
    name: `${name}-uses-allowed-packages`,
    comment: room.why,
    severity: 'error',
    from: from(name),
    to: {
      dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'],
      pathNot: room.packages.map(npm),
    },
  },
]);

module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'native-modules-live-in-platform',
      comment: 'Only platform/ talks to the phone; ask for a port in session/ports.ts instead.',
      severity: 'error',
      from: { path: '^(src|App\\.tsx|index\\.ts|tools|e2e)', pathNot: [TEST_FILE, inside('platform')] },
      to: { path: NATIVE_MODULES.map(npm) },
    },
    {
      name: 'programs-stay-off-the-screen',
      comment:
        'Tools and browser tests run in plain Node: they may use engine, bots, session and words, and only tools/art may draw.',
      severity: 'error',
      from: { path: '^(tools|e2e)/', pathNot: ['^tools/art/'] },
      to: { path: '^src/', pathNot: ['engine', 'bots', 'session', 'i18n'].map(inside) },
    },
    {
      name: 'the-app-needs-no-programs',
      comment: 'Nothing that ships may depend on a tool, a test or a development package.',
      severity: 'error',
      from: { path: '^(src|App\\.tsx|index\\.ts)', pathNot: [TEST_FILE] },
      to: { path: '^(tools|e2e|__tests__)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports and that imports nobody is forgotten.',
      severity: 'error',
      // The browser's twin of a file is chosen by its ending, not imported.
      from: { orphan: true, path: '^src/', pathNot: ['\\.d\\.ts$', '\\.web\\.tsx?$', TEST_FILE] },
      to: {},
    },
    {
      name: 'everything-resolves',
      comment: 'The import points at nothing.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.(png|ttf|wav|mp3|m4a)$'] },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
