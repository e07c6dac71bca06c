// A blank Expo app of the same SDK, exported in the same run: the floor that `bench:open` measures the lobby against.
import fs from 'node:fs';
import path from 'node:path';

import { runShowing } from '../run.mjs';

const APP = `
import { registerRootComponent } from 'expo';
import { useState } from 'react';
import { Pressable, Text, View } from 'react-native';

function App() {
  const [tapped, setTapped] = useState(false);
  return (
    <View style={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>
      <Text role="heading" aria-level={1}>{tapped ? 'Tapped' : 'Blank'}</Text>
      <Pressable role="button" aria-label="Tap" onPress={() => setTapped(true)}>
        <Text>Tap</Text>
      </Pressable>
    </View>
  );
}
registerRootComponent(App);
`;

/** It lives below our root and borrows our packages. */
const METRO = `
const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');
const root = path.resolve(__dirname, '../..');
const config = getDefaultConfig(__dirname);
config.watchFolders = [path.join(root, 'node_modules')];
config.resolver.nodeModulesPaths = [path.join(root, 'node_modules')];
module.exports = config;
`;

/** Exports it into .cache/blank/dist; resolves to that folder, or undefined when it could not be built. */
export async function exportBlank(root) {
  const folder = path.join(root, '.cache', 'blank');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const { expo } = JSON.parse(fs.readFileSync(path.join(root, 'app.json'), 'utf8'));
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { web, experiments } = expo;
  const write = (name, content) =>
    fs.writeFileSync(
      path.join(folder, name),
      typeof content === 'string' ? content.trimStart() : JSON.stringify(content),
    );
  write('app.json', { expo: { name: 'Blank', slug: 'blank', platforms: ['web'], web, experiments } });
  write('package.json', { name: 'blank', version: '1.0.0', main: 'index.js', dependencies });
  write('index.js', APP);
  write('metro.config.js', METRO);
  const { code, output } = await runShowing('Building a blank app to compare with', 'expo export -p web', {
    root: folder,
    bin: root,
    env: { CI: '1' },
  });
  if (code === 0) return path.join(folder, 'dist');
  console.error(output);
  return undefined;
}
