/** Words for tests: whole languages at once, without waiting. */
import { words as deCore } from './de/core';
import { words as deRooms } from './de/rooms';
import { words as deRules } from './de/rules';
import { words as deTable } from './de/table';
import { words as deTutorial } from './de/tutorial';
import { words as enCore } from './en/core';
import { words as enRooms } from './en/rooms';
import { words as enRules } from './en/rules';
import { words as enTable } from './en/table';
import { words as enTutorial } from './en/tutorial';
import { pseudo } from './pseudo';
import type { Leaf } from './shape';
import { isLeaf } from './translate';
import type { Tree } from './translate';

export const english: Tree = { ...enCore, ...enRooms, ...enTable, ...enRules, ...enTutorial };
export const german: Tree = { ...deCore, ...deRooms, ...deTable, ...deRules, ...deTutorial };
export const pseudoEnglish: Tree = pseudo(english);

/** Every text of a tree with its dotted key. */
export function texts(tree: Tree, path: readonly string[] = []): readonly (readonly [string, Leaf])[] {
  return Object.entries(tree).flatMap(([step, value]) => {
    const key = [...path, step];
    return isLeaf(value) ? [[key.join('.'), value] as const] : texts(value as Tree, key);
  });
}
