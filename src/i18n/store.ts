/** The words in use: one language, the areas that are loaded, and a way to change either without showing half of it. */
import { LANGUAGES } from './languages';
import type { Area, Language } from './languages';
import { translator } from './translate';
import type { Translate, Tree } from './translate';

export interface Lexicon {
  /** null until the first words are there. */
  readonly language: Language | null;
  readonly areas: readonly Area[];
  readonly t: Translate;
}

export interface WordStore {
  get(): Lexicon;
  subscribe(listener: () => void): () => void;
  /** Changes the language; all areas in use change in one step. */
  speak(language: Language): Promise<void>;
  /** Loads an area in the language in use. */
  need(area: Area): Promise<void>;
}

export type LoadWords = (language: Language, area: Area) => Promise<Tree>;

export const loadWords: LoadWords = async (language, area) => (await LANGUAGES[language][area]()).words;

export function createWordStore(load: LoadWords = loadWords): WordStore {
  let wished: Language = 'en';
  const wanted = new Set<Area>(['core']);
  let lexicon: Lexicon = { language: null, areas: [], t: translator({}) };
  const listeners = new Set<() => void>();

  let latest: Promise<void> = Promise.resolve();

  function refresh(): Promise<void> {
    latest = fetchWords();
    return latest;
  }

  async function fetchWords(): Promise<void> {
    const language = wished;
    const areas = [...wanted];
    const trees = await Promise.all(areas.map((area) => load(language, area)));
    // A later wish is under way and will have the last word; whoever wished earlier waits for it too.
    if (language !== wished || areas.length !== wanted.size) return latest;
    lexicon = { language, areas, t: translator(Object.assign({}, ...trees) as Tree) };
    for (const listener of listeners) listener();
  }

  return {
    get: () => lexicon,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async speak(language) {
      if (lexicon.language === language && wished === language) return;
      wished = language;
      await refresh();
    },
    async need(area) {
      if (lexicon.areas.includes(area) && lexicon.language === wished) return;
      wanted.add(area);
      await refresh();
    },
  };
}
