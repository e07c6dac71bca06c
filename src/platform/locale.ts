/** The languages the phone's owner speaks, best first. */
import { getLocales } from 'expo-localization';

export function spokenLanguages(): readonly string[] {
  try {
    return getLocales().map(({ languageTag }) => languageTag);
  } catch {
    return [];
  }
}
