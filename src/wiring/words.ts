/** The words of the app, and which language they are in. */
import { chooseLanguage } from '@/i18n/languages';
import type { Language } from '@/i18n/languages';
import { createWordStore } from '@/i18n/store';
import { spokenLanguages } from '@/platform/locale';
import type { Settings } from '@/session/settings';
import { glanced } from './glanced';

export function languageFor(choice: Settings['language']): Language {
  return choice === 'system' ? chooseLanguage(spokenLanguages()) : choice;
}

export const words = createWordStore();
// At once, so that the first picture has words.
void words.speak(languageFor(glanced?.language ?? 'system'));
