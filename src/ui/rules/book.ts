/** What a rule book is made of: sections of texts and drawn examples. The words are in i18n, by the names used here; what is drawn is a line of cards, chips and signs. */
import type { Options } from '@/engine/core/rules';
import type { Face } from '@/engine/core/table';
import type { GameId } from '@/engine/games/registry';
import type { Words } from '@/i18n/en/words';
import type { Paths } from '@/i18n/shape';
import type { ChipId } from '../art/chipDrawings';
import type { IconId } from '../art/icons';

/** How a card stands out in an example: one may act on it, or it counts for nothing. */
export type CardLook = 'can' | 'free';

export type Item =
  /** `face` null is a back, undefined an empty place. */
  | { readonly kind: 'card'; readonly face: Face | null | undefined; readonly look?: CardLook }
  | { readonly kind: 'chip'; readonly chip: ChipId; readonly label?: string }
  | { readonly kind: 'stack'; readonly chip: ChipId; readonly count: number }
  | { readonly kind: 'icon'; readonly icon: IconId }
  /** A sum or a sign: "= 5". */
  | { readonly kind: 'sign'; readonly text: string };

export interface Picture {
  readonly items: readonly Item[];
  /** In rows of so many, as on the table; in one line that may break when left out. */
  readonly across?: number;
  /** What stands right of a grid. */
  readonly after?: readonly Item[];
  /** As small as cards of others are drawn. */
  readonly small?: boolean;
}

type Values = Readonly<Record<string, string | number>>;

export interface Block<K extends string> {
  readonly text: K;
  /** One of several things to choose from: stands with its sign. */
  readonly icon?: IconId;
  /** The text is the caption of this example. */
  readonly picture?: Picture;
  /** Left out where the options of the table say otherwise. */
  readonly when?: (options: Options) => boolean;
  readonly values?: (options: Options) => Values;
}

export interface Section<K extends string> {
  readonly title: K;
  readonly blocks: readonly Block<K>[];
}

export type RuleKey<G extends GameId> = Paths<Words['rules'][G]>;
export type Book<G extends GameId = GameId> = readonly Section<RuleKey<G>>[];

export const card = (face: Face | null | undefined, look?: CardLook): Item => ({
  kind: 'card',
  face,
  ...(look !== undefined && { look }),
});
export const cards = (...faces: readonly (Face | null)[]): readonly Item[] => faces.map((face) => card(face));
export const sign = (text: string): Item => ({ kind: 'sign', text });
export const icon = (id: IconId): Item => ({ kind: 'icon', icon: id });
export const chip = (id: ChipId, label?: string): Item => ({
  kind: 'chip',
  chip: id,
  ...(label !== undefined && { label }),
});

/** "This becomes that", "this goes on that". */
export const THEN: Item = icon('forward');
