/** Whose work the app is built on. A test holds this list to package.json and to the packages' own licence files. */

export interface Credit {
  /** As written in the packages' licence files. */
  readonly copyright: string;
  readonly packages: readonly string[];
}

/** All of them are under the MIT licence; the typeface itself is not (see below). */
export const CREDITS: readonly Credit[] = [
  {
    copyright: 'Copyright (c) 2020 Expo',
    packages: ['@expo-google-fonts/atkinson-hyperlegible-next'],
  },
  {
    copyright: 'Copyright (c) 2015-present 650 Industries, Inc. (aka Expo)',
    packages: [
      '@expo/metro-runtime',
      'expo',
      'expo-asset',
      'expo-audio',
      'expo-crypto',
      'expo-font',
      'expo-haptics',
      'expo-keep-awake',
      'expo-localization',
      'expo-screen-capture',
      'expo-splash-screen',
      'expo-system-ui',
    ],
  },
  {
    copyright: 'Copyright (c) 2015-present, Facebook, Inc.',
    packages: ['@react-native-async-storage/async-storage'],
  },
  {
    copyright: 'Copyright (c) 2017 React Navigation Contributors',
    packages: ['@react-navigation/native', '@react-navigation/native-stack'],
  },
  {
    copyright: 'Copyright (c) Meta Platforms, Inc. and affiliates.',
    packages: ['react', 'react-dom', 'react-native'],
  },
  {
    copyright: 'Copyright (c) 2016 Software Mansion <swmansion.com>',
    packages: ['react-native-reanimated'],
  },
  {
    copyright: 'Copyright (c) 2019 Th3rd Wave',
    packages: ['react-native-safe-area-context'],
  },
  {
    copyright: 'Copyright (c) 2018 Software Mansion <swmansion.com>',
    packages: ['react-native-screens'],
  },
  {
    copyright: 'Copyright (c) [2015-2016] [Horcrux]',
    packages: ['react-native-svg'],
  },
  {
    copyright: 'Copyright (c) Nicolas Gallagher.',
    packages: ['react-native-web'],
  },
  {
    copyright: 'Copyright (c) 2024 nobody',
    packages: ['react-native-worklets'],
  },
];

export const FONT_COPYRIGHT =
  'Copyright 2020-2024 The Atkinson Hyperlegible Next Project Authors (https://github.com/googlefonts/atkinson-hyperlegible-next)';

export const VERSION = '0.1.0';
