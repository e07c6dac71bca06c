/** A numbered card inside a sentence: "a 5", "an 11". */
import type { Face } from '@/engine/core/table';
import { numeral } from '@/i18n/translate';
import type { Translate } from '@/i18n/translate';

/** English says "an" before these; other languages need not care. */
const VOWELS: ReadonlySet<Face> = new Set([8, 11, 18]);

export function numberPhrase(face: Face, t: Translate): string {
  return t(VOWELS.has(face) ? 'cards.numberVowel' : 'cards.number', { card: numeral(face) });
}
