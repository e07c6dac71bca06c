/** The cards of Kaktus: a pack without 8, 9 and 10. Courts say what they cost, six, seven and jack what they can do. */
import type { Face } from '@/engine/core/table';
import type { CardPictureId, SuitId } from '../../art/cardPictures';
import type { IconId } from '../../art/icons';
import { numberPhrase } from '../phrase';
import type { FacePrinter, Print } from '../print';

/** By rank, as the engine orders them: ace, 2–7, jack, queen, king. */
const RANKS = ['ace', '2', '3', '4', '5', '6', '7', 'jack', 'queen', 'king'] as const;
const SUITS: readonly SuitId[] = ['spade', 'heart', 'diamond', 'club'];
const POINTS = { ace: '1', jack: '10', queen: '10', king: '0' } as const satisfies Partial<
  Record<CardPictureId, string>
>;
type Court = keyof typeof POINTS;

const MARKS: Readonly<Partial<Record<(typeof RANKS)[number], IconId>>> = {
  '6': 'eyeOwn',
  '7': 'eyeOther',
  jack: 'swap',
};

const rankOf = (face: Face) => RANKS[face >> 2]!;
const isCourt = (rank: string): rank is Court => Object.hasOwn(POINTS, rank);

interface KaktusFaces extends FacePrinter {
  /** What it can do when it is drawn and discarded. */
  readonly mark: (face: Face) => IconId | undefined;
  /** Inside a sentence: "a king". */
  readonly phrase: FacePrinter['say'];
}

export const kaktusFaces: KaktusFaces = {
  mark: (face) => MARKS[rankOf(face)],
  print(face, t) {
    const rank = rankOf(face);
    const mark = MARKS[rank];
    const base: Print = { label: isCourt(rank) ? t(`cards.${rank}.letter`) : rank, suit: SUITS[face & 3]! };
    return {
      ...base,
      ...(isCourt(rank) && { picture: rank, points: POINTS[rank] }),
      ...(mark !== undefined && { mark }),
    };
  },
  phrase(face, t) {
    const rank = rankOf(face);
    return isCourt(rank) ? t(`cards.${rank}.phrase`) : numberPhrase(Number(rank), t);
  },
  say(face, t) {
    const rank = rankOf(face);
    return isCourt(rank) ? t(`cards.${rank}.name`) : rank;
  },
};
