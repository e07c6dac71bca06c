/** Every language says everything, with the same slots, in its own typography; and nothing is left over. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import type { Leaf } from './shape';
import { english, german, texts } from './testkit';

const root = path.resolve(__dirname, '../..');
const both = (leaf: Leaf) => (typeof leaf === 'string' ? [leaf] : [leaf.one, leaf.other]);
const slots = (leaf: Leaf) => [...new Set(both(leaf).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

function* sources(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const place = path.join(folder, name);
    if (statSync(place).isDirectory()) yield* sources(place);
    else if (/\.tsx?$/.test(name) && !/\.(test|testkit)\.tsx?$|testkit\.ts$/.test(name)) yield place;
  }
}

/** All string and template literals outside the dictionaries; a `${…}` may stand for any one or more steps of a key. */
function spoken(): RegExp[] {
  const files = [...sources(path.join(root, 'src')), path.join(root, 'App.tsx')].filter(
    (file) => !/src\/i18n\/[a-z]{2}\//.test(file),
  );
  const literals = new Set<string>();
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const [, single, template] of code.matchAll(/'([\w.-]+\.[\w.-]+)'|`([^`\s]+)`/g)) {
      literals.add(single ?? template!);
    }
  }
  return [...literals]
    .filter((literal) => /^[a-z]/.test(literal) && literal.includes('.'))
    .map((literal) => {
      const pattern = literal
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.+');
      return new RegExp(`^${pattern}$`);
    });
}

describe('the languages', () => {
  test('German has every text of English and no other', () => {
    expect(
      texts(german)
        .map(([key]) => key)
        .sort(),
    ).toEqual(
      texts(english)
        .map(([key]) => key)
        .sort(),
    );
  });

  test('a text has the same slots in both languages', () => {
    const inGerman = new Map(texts(german));
    for (const [key, leaf] of texts(english)) {
      const other = slots(inGerman.get(key)!).filter((slot) => slot !== '{n}');
      expect([key, other]).toEqual([key, slots(leaf).filter((slot) => slot !== '{n}')]);
    }
  });

  test('no text is empty, doubled up with spaces, or written with typewriter quotes', () => {
    for (const tree of [english, german]) {
      for (const [key, leaf] of texts(tree)) {
        for (const text of both(leaf)) {
          expect([key, text]).not.toEqual([key, expect.stringMatching(/^\s*$|^\s|\s$| {2}|"|'|\.\.\.|\w´/)]);
        }
      }
    }
  });

  test('German quotes open low and close high', () => {
    for (const [key, leaf] of texts(german)) {
      for (const text of both(leaf)) {
        expect([key, text.replace(/„[^“”]*“/g, '')]).not.toEqual([key, expect.stringMatching(/[„“”]/)]);
      }
    }
  });

  test('every text is said somewhere', () => {
    const patterns = spoken();
    const unused = texts(english)
      .map(([key]) => key)
      .filter((key) => !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });
});
