/** Whose work the app is built on is said in full: every package, its licence and its copyright line. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { CREDITS, FONT_COPYRIGHT, VERSION } from './credits';
import { MIT, OFL } from './licences';

const root = path.resolve(__dirname, '../../..');
const read = (...parts: readonly string[]) => readFileSync(path.join(root, ...parts), 'utf8');
const json = (...parts: readonly string[]) => JSON.parse(read(...parts)) as Readonly<Record<string, unknown>>;
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const FONT = '@expo-google-fonts/atkinson-hyperlegible-next';
const dependencies = Object.keys(json('package.json')['dependencies'] as object).sort();

test('every package that ships is named, and no other', () => {
  expect(CREDITS.flatMap(({ packages }) => packages).sort()).toEqual(dependencies);
});

test.each(dependencies)('%s is under the MIT licence and credited as its own file says', (name) => {
  const folder = path.join('node_modules', name);
  const file = readdirSync(path.join(root, folder)).find((entry) => /^licen[cs]e(\.|$)/i.test(entry))!;
  const { copyright } = CREDITS.find(({ packages }) => packages.includes(name))!;
  expect(read(folder, file)).toContain(copyright);
  expect(json(folder, 'package.json')['license']).toBe(name === FONT ? 'MIT AND OFL-1.1' : 'MIT');
});

test('the licences are there word for word', () => {
  expect(flat(read('node_modules', 'react', 'LICENSE'))).toContain(flat(MIT.join(' ')));
  const font = flat(read('node_modules', FONT, 'LICENSE_FONT'));
  expect(font).toContain(flat(OFL.join(' ')));
  expect(font).toContain(FONT_COPYRIGHT);
});

test('the version is that of the app', () => {
  expect(VERSION).toBe(json('package.json')['version']);
  expect(VERSION).toBe((json('app.json')['expo'] as Readonly<Record<string, unknown>>)['version']);
});
