/** Settings from anything: every field that is not sound falls back to its default, and takes no other field with it. */
import { isOneOf, isWhole } from './save/parse';
import { DEFAULT_SETTINGS, HANDOVERS, LANGUAGES, MOTIONS, PACES, THEMES, type Settings } from './settings';

const BOOLEANS = [true, false] as const;

/** The offered values by field; `version` is ours and `volume` a number. */
const CHOICES: { readonly [K in Exclude<keyof Settings, 'version' | 'volume'>]: readonly Settings[K][] } = {
  theme: THEMES,
  language: LANGUAGES,
  pace: PACES,
  motion: MOTIONS,
  sound: BOOLEANS,
  haptics: BOOLEANS,
  largeCards: BOOLEANS,
  plainNumbers: BOOLEANS,
  leftHanded: BOOLEANS,
  handover: HANDOVERS,
  memoryAid: BOOLEANS,
  sharedUndo: BOOLEANS,
};

export function readSettings(raw: unknown): Settings {
  if (typeof raw !== 'object' || raw === null) return DEFAULT_SETTINGS;
  const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS };
  for (const [key, values] of Object.entries(CHOICES)) {
    const value: unknown = Object.hasOwn(raw, key) ? raw[key as keyof typeof raw] : undefined;
    if (isOneOf(value, values as readonly unknown[])) settings[key] = value;
  }
  const volume: unknown = Object.hasOwn(raw, 'volume') ? (raw as { volume: unknown }).volume : undefined;
  if (isWhole(volume, 0, 100)) settings.volume = volume;
  return settings as unknown as Settings;
}
