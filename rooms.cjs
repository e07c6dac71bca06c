// The room table: who may look into which room. ESLint and dependency-cruiser both read it, so there is one truth.
//
//   engine ← bots ← session ← ui ← navigation, screens ← wiring ← App.tsx          platform fills session's ports
//
// `values`: rooms whose code may be imported. `types`: rooms of which only types may be imported.
// `packages`: npm packages the room may use; `why`: what the fence tells whoever walks into it.

/** Packages that talk to the phone. Everyone but platform/ asks for them through a port of session/. */
const NATIVE_MODULES = [
  '@react-native-async-storage/async-storage',
  'expo-audio',
  'expo-crypto',
  'expo-haptics',
  'expo-keep-awake',
  'expo-localization',
  'expo-screen-capture',
];

const SCREEN_PACKAGES = [
  '@expo-google-fonts/atkinson-hyperlegible-next',
  '@react-navigation/native',
  '@react-navigation/native-stack',
  'expo-asset',
  'expo-font',
  'react',
  'react-native',
  'react-native-reanimated',
  'react-native-safe-area-context',
  'react-native-svg',
  'react-native-worklets',
];

const ROOMS = {
  engine: {
    folder: 'src/engine',
    values: [],
    types: [],
    packages: [],
    why: 'The engine is pure rules and imports nothing outside itself: it must run in Node, in a worker and on Hermes alike.',
  },
  bots: {
    folder: 'src/bots',
    values: ['engine'],
    types: [],
    packages: [],
    why: 'Bots are pure and see the engine only: they get views, and what they cannot import they cannot peek at.',
  },
  session: {
    folder: 'src/session',
    values: ['engine', 'bots'],
    types: [],
    packages: [],
    why: 'The session knows no React, no phone and no words: whatever it needs from outside comes through a port in session/ports.ts.',
  },
  i18n: {
    folder: 'src/i18n',
    values: [],
    types: ['engine'],
    packages: [],
    why: 'Words are a leaf. They may name the types of the engine, so that a missing text does not compile, and nothing else.',
  },
  theme: {
    folder: 'src/ui/theme',
    values: [],
    types: [],
    packages: ['react', 'react-native'],
    why: 'The theme is a leaf: tokens know nothing about games, words or screens.',
  },
  ui: {
    folder: 'src/ui',
    values: ['theme', 'session', 'i18n'],
    types: ['engine', 'navigation'],
    packages: SCREEN_PACKAGES,
    why: 'The ui draws frames from the session. It sees engine types only: rules asked in the ui are rules written twice.',
  },
  screens: {
    folder: 'src/screens',
    values: ['ui', 'theme', 'session', 'i18n'],
    types: ['engine', 'navigation'],
    packages: SCREEN_PACKAGES,
    why: 'A screen arranges ui parts around the session. It sees engine types only.',
  },
  navigation: {
    folder: 'src/navigation',
    values: ['ui', 'theme'],
    types: ['engine', 'session', 'i18n'],
    packages: SCREEN_PACKAGES,
    why: 'Navigation knows where one can be and what surrounds every screen. It knows no screen by itself: the wiring hands them over.',
  },
  wiring: {
    folder: 'src/wiring',
    values: ['bots', 'i18n', 'navigation', 'platform', 'screens', 'session', 'theme', 'ui'],
    types: ['engine'],
    packages: SCREEN_PACKAGES,
    why: 'The wiring joins platform, session and screens, and fetches them when they are wanted. It decides nothing.',
  },
  platform: {
    folder: 'src/platform',
    values: [],
    types: ['session'],
    packages: [...NATIVE_MODULES, 'react', 'react-native'],
    why: 'The platform fills the ports of session/ and is otherwise blind: it knows no game and no screen.',
  },
};

/** A test may reach into any room: it has to build the world it looks at. */
const TEST_FILE = '\\.test\\.tsx?$';

module.exports = { NATIVE_MODULES, ROOMS, TEST_FILE };
