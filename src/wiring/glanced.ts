/** How the app looked and spoke last time, as far as that can be known without waiting. */
import { readGlance } from '@/platform/glance';
import { LANGUAGES, THEMES } from '@/session/settings';
import type { Settings } from '@/session/settings';

function read(): Pick<Settings, 'theme' | 'language'> | null {
  const glance = readGlance();
  if (glance === null) return null;
  return {
    theme: THEMES.find((known) => known === glance.theme) ?? 'system',
    language: LANGUAGES.find((known) => known === glance.language) ?? 'system',
  };
}

export const glanced = read();
