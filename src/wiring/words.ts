/** The words of the app, and which language they are in. */
import { chooseLanguage } from '@/i18n/languages';
import type { Language } from '@/i18n/languages';
import { createWordStore, loadWords } from '@/i18n/store';
import type { LoadWords } from '@/i18n/store';
import { spokenLanguages } from '@/platform/locale';
import type { Settings } from '@/session/settings';
import { glanced } from './glanced';

export function languageFor(choice: Settings['language']): Language {
  return choice === 'system' ? chooseLanguage(spokenLanguages()) : choice;
}

/** What Android's developers call English with long words: a phone set to it shows which texts do not fit. */
const STRETCHED = 'en-XA';

const loadStretched: LoadWords = async (language, area) => {
  const [{ pseudo }, words] = await Promise.all([import('@/i18n/pseudo'), loadWords(language, area)]);
  return pseudo(words);
};

export const words = createWordStore(spokenLanguages()[0] === STRETCHED ? loadStretched : loadWords);
// At once, so that the first picture has words.
void words.speak(languageFor(glanced?.language ?? 'system'));
