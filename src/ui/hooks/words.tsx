/** Hands the words to everything below; a screen says `t('lobby.play')` and speaks the language in use. */
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

import type { Lexicon, WordStore } from '@/i18n/store';
import { translator } from '@/i18n/translate';
import type { Translate } from '@/i18n/translate';
import { useStore } from './store';

const silent: Lexicon = { language: null, areas: [], t: translator({}) };
const WordsContext = createContext<Lexicon>(silent);

interface WordsProviderProps {
  readonly store: Pick<WordStore, 'get' | 'subscribe'>;
  readonly children: ReactNode;
}

export function WordsProvider({ store, children }: WordsProviderProps) {
  return <WordsContext value={useStore(store)}>{children}</WordsContext>;
}

export function useLexicon(): Lexicon {
  return use(WordsContext);
}

export function useT(): Translate {
  return use(WordsContext).t;
}
