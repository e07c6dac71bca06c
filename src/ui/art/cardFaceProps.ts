/** What can be printed on a card. In a file of its own, because the big and the small card both answer it. */
import type { BandIndex } from '../theme/tokens';
import type { CardPictureId, SuitId } from './cardPictures';
import type { IconId } from './icons';

export interface CardFaceProps {
  /** The numeral or letter, as printed in the corners. */
  readonly label: string;
  readonly band?: BandIndex | null;
  readonly picture?: CardPictureId;
  /** A word under the picture. */
  readonly word?: string;
  readonly suit?: SuitId;
  /** The card's worth, where it is not what the label says. */
  readonly points?: string;
  /** What the card can do when it is discarded. */
  readonly mark?: IconId;
  readonly width: number;
  readonly height: number;
  /** No band fills: the player's "plain numbers" setting. */
  readonly plain?: boolean;
}
