/** What the very first picture needs to know: theme and language, kept beside the settings where they can be read at once. */
import type { Glance } from './glance';

const KEY = 'low-five/glance';

export function readGlance(): Glance | null {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof raw !== 'object' || raw === null) return null;
    const { theme, language, waiting } = raw as Partial<Record<keyof Glance, unknown>>;
    if (typeof theme !== 'string' || typeof language !== 'string') return null;
    return { theme, language, waiting: typeof waiting === 'number' ? waiting : 0 };
  } catch {
    return null;
  }
}

export function writeGlance({ theme, language, waiting }: Glance): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ theme, language, waiting }));
  } catch {
    // Full or forbidden: the next start asks the browser instead.
  }
}
