/** A line of the sum behind a round's points, in words. */
import type { Part } from '@/engine/core/rules';
import type { Face } from '@/engine/core/table';
import { numeral } from '@/i18n/translate';
import type { Translate } from '@/i18n/translate';
import type { Frame } from '@/session/frame';
import { FACES } from '../skins/faces';

/** Every kind of part that a game may give; a test holds it against the rules. */
export const PART_KINDS = [
  'value',
  'duplicate',
  'returned',
  'run',
  'chips',
  'column',
  'doubled',
  'card',
  'penalty',
] as const;
type PartKind = (typeof PART_KINDS)[number];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The faces of a part's cards; all of them lie open once a round is scored. */
export function facesOf({ view }: Frame, { cards }: Part): readonly Face[] {
  return cards.flatMap((card) => view.table.faces[card] ?? []);
}

export function partWords(t: Translate, frame: Frame, part: Part): string {
  const { say } = FACES[frame.game];
  const names = facesOf(frame, part).map((face) => say(face, t));
  const card = names[0] ?? '';
  switch (part.kind as PartKind) {
    case 'value':
      return capital(t('score.parts.value', { card }));
    case 'duplicate':
      return capital(t('score.parts.duplicate', { card }));
    case 'run':
      return names.length === 1
        ? t('score.parts.runOne', { card })
        : t('score.parts.run', { from: card, to: names.at(-1) ?? card });
    case 'chips':
      return t('score.parts.chips', { n: part.points === 0 ? 0 : -part.points });
    case 'column':
      return t('score.parts.column', { cards: names.join(', ') });
    case 'card':
      return capital(t('score.parts.card', { card }));
    case 'returned':
      return capital(t('score.parts.returned'));
    case 'doubled':
      return t('score.parts.doubled');
    case 'penalty':
      return t('score.parts.penalty');
  }
}

/** Points of a round, with their sign, so that they are never taken for a total. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : numeral(points);
}
