/** What the coach says, by the names that scripts use. */
import type { GameId } from '@/engine/games/registry';
import type { Key, Translate } from '@/i18n/translate';

/** A text of a lesson. Scripts are checked against the words by a test, so the name is sound here. */
export function sayStep(t: Translate, game: GameId, kind: 'steps' | 'notNow', id: string): string {
  return t(`tutorial.${game}.${kind}.${id}` as Key & 'tutorial.lama.steps.aim');
}
