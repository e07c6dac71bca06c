/** The languages of the house. Another one is a folder that satisfies the English words, and one line here. */
import { words as deCore } from './de/core';
import { words as enCore } from './en/core';
import type { Words } from './en/words';
import type { Like } from './shape';

/** What is loaded together: `core` before the first screen, the rest with the screens that speak it. */
export const AREAS = ['core', 'rooms', 'table', 'rules', 'tutorial'] as const;
export type Area = (typeof AREAS)[number];

type AreaWords<A extends Area> = Like<Pick<Words, keyof Words & AreaKeys[A]>>;
export interface AreaKeys {
  core: 'common' | 'lobby' | 'games' | 'characters' | 'levels' | 'errors';
  rooms: 'setup' | 'options' | 'settings' | 'about' | 'history';
  table: 'table' | 'play' | 'cards' | 'handover' | 'score';
  rules: 'rules';
  tutorial: 'tutorial';
}

type Loaders = { readonly [A in Area]: () => Promise<{ readonly words: AreaWords<A> }> };

export const LANGUAGES = {
  en: {
    name: 'English',
    // Two kilobytes each: sooner there than asked for.
    core: () => Promise.resolve({ words: enCore }),
    rooms: () => import('./en/rooms'),
    table: () => import('./en/table'),
    rules: () => import('./en/rules'),
    tutorial: () => import('./en/tutorial'),
  },
  de: {
    name: 'Deutsch',
    core: () => Promise.resolve({ words: deCore }),
    rooms: () => import('./de/rooms'),
    table: () => import('./de/table'),
    rules: () => import('./de/rules'),
    tutorial: () => import('./de/tutorial'),
  },
} as const satisfies Readonly<Record<string, Loaders & { readonly name: string }>>;

export type Language = keyof typeof LANGUAGES;
const LANGUAGE_IDS = Object.keys(LANGUAGES) as readonly Language[];

/** The first wish that we speak; `de-AT` is `de`. English when there is none. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split(/[-_]/)[0];
    const found = LANGUAGE_IDS.find((id) => id === base);
    if (found !== undefined) return found;
  }
  return 'en';
}
