/** The words of the app, and which language they are in. */
import { chooseLanguage } from '@/i18n/languages';
import type { Language } from '@/i18n/languages';
import { createWordStore } from '@/i18n/store';
import { spokenLanguages } from '@/platform/locale';
import type { Settings } from '@/session/settings';

export const words = createWordStore();

export function languageFor(choice: Settings['language']): Language {
  return choice === 'system' ? chooseLanguage(spokenLanguages()) : choice;
}
