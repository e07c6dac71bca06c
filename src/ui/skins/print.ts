/** What a skin says about a face: what is printed on the card, and what it is called aloud. Sizes come later, from the layout. */
import type { Face } from '@/engine/core/table';
import type { Translate } from '@/i18n/translate';
import type { CardFaceProps } from '../art/cardFaceProps';

export type Print = Omit<CardFaceProps, 'width' | 'height' | 'plain'>;

export interface FacePrinter {
  readonly print: (face: Face, t: Translate) => Print;
  /** The card's name in a sentence: "7", "king". */
  readonly say: (face: Face, t: Translate) => string;
}
