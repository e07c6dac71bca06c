/**
 * The contract of a skin: what a game must say so that the one table screen can show it. A skin is data and small pure functions over a `Scene`;
 * it draws nothing itself, keeps nothing, and never asks a rule: what may be done is in the frame's legal moves.
 * What is printed on cards is in `skins/faces.ts`.
 */
import type { TableEvent } from '@/engine/core/events';
import type { Move } from '@/engine/core/rules';
import type { CardId, Face, PileId, PotId, Seat } from '@/engine/core/table';
import type { Translate } from '@/i18n/translate';
import type { SoundName, Tick } from '@/session/device';
import type { Frame, Happening, TableHost } from '@/session/frame';
import type { Settings } from '@/session/settings';
import type { ChipId } from '../art/chipDrawings';
import type { IconId } from '../art/icons';
import type { Tone, Weight } from '../kit/Text';
import type { TypeStep } from '../theme/tokens';

/** One piece of advice, as the host hands it out. */
export type Advice = NonNullable<Awaited<ReturnType<TableHost['hint']>>['advice']>[number];

/** In points from the top left corner of the screen. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
  /** How far the phone stretches text, from 1. */
  readonly text: number;
}

export type Wishes = Pick<Settings, 'largeCards' | 'plainNumbers' | 'leftHanded' | 'memoryAid'>;

/** Who sits there and what they are called: enough to tell what happened. */
export interface Company {
  readonly frame: Frame;
  /** By seat, as people are called at this table. */
  readonly names: readonly string[];
  readonly t: Translate;
}

/** Everything a skin may know. `picked` are touches chosen on the way to a move of several steps; a new frame begins with none. */
export interface Scene extends Company {
  readonly viewport: Viewport;
  readonly wishes: Wishes;
  /** Who sits at the near edge of the table, where the big cards are. */
  readonly near: Seat;
  readonly picked: readonly string[];
}

/** How a card stands out: `can` you may act on it, `picked` you have chosen it, `last` the last move was about it, `dim` it is out of play now. */
export type Mark = 'can' | 'picked' | 'last' | 'dim';

/** A card that is drawn on its own. `face` null is a back; a face these eyes may not see is never in a frame to begin with. */
export interface CardSpot {
  readonly card: CardId;
  readonly rect: Rect;
  readonly face: Face | null;
  readonly mark?: Mark | undefined;
  /** Lifted towards the player by LIFT_POINTS: the rect is where it rests. */
  readonly raised?: boolean;
}

/** What lies or stands on the table besides single cards. Nothing here can be tapped: see `Touch`. */
export type Thing =
  /** Somebody at the table: face, name, points, and words such as "6 cards". Cards and things of theirs may lie on it. */
  | {
      readonly kind: 'seat';
      readonly rect: Rect;
      readonly seat: Seat;
      /** It is this seat's turn. */
      readonly active: boolean;
      /** The last move was theirs. */
      readonly last: boolean;
      readonly points: number | null;
      readonly detail: string;
      readonly badge?: { readonly text: string; readonly tone: 'muted' | 'danger' | 'good' } | undefined;
      /** `row`: one line, face left. `tile`: face above or beside the name. `own`: the near edge, wide. */
      readonly look: 'row' | 'tile' | 'own';
      /** The part of the rect that the face and the words keep to; the rest belongs to the skin. */
      readonly head: Rect;
    }
  /** A pile of backs: drawn as one back on a few edges, however many there are. Nothing at all when empty. */
  | { readonly kind: 'deck'; readonly rect: Rect; readonly count: number; readonly mark?: Mark | undefined }
  /** The outline of a place without a card. */
  | { readonly kind: 'place'; readonly rect: Rect; readonly mark?: Mark | undefined }
  | {
      readonly kind: 'words';
      readonly rect: Rect;
      readonly text: string;
      readonly step: TypeStep;
      readonly tone: Tone;
      readonly weight?: Weight;
      readonly align?: 'left' | 'center' | 'right';
      readonly lines?: number;
    }
  /** A count in a small disc on the corner of something: "×3". */
  | { readonly kind: 'count'; readonly rect: Rect; readonly text: string }
  /** Chips or tokens seen from above, with how many there are in `text`; `label` is printed on it. */
  | {
      readonly kind: 'token';
      readonly rect: Rect;
      readonly chip: ChipId;
      readonly label?: string;
      readonly text: string;
    }
  /** A stack of chips from the side, standing on the bottom of its rect. */
  | { readonly kind: 'stack'; readonly rect: Rect; readonly chip: ChipId; readonly count: number }
  /** Numbers in a line from `from` to `to`, the owned ones filled and neighbours joined. */
  | {
      readonly kind: 'ruler';
      readonly rect: Rect;
      readonly from: number;
      readonly to: number;
      readonly owned: readonly number[];
      /** The number on offer, shown where it would go. */
      readonly wanted: number | null;
    }
  | { readonly kind: 'icon'; readonly rect: Rect; readonly icon: IconId; readonly tone: Tone };

/** Parts of the table in reading order: Tab goes from one to the next, arrows go inside one. */
export const ZONES = ['others', 'middle', 'own', 'actions'] as const;
export type Zone = (typeof ZONES)[number];

/** What a tap does. */
export type Act =
  | { readonly kind: 'play'; readonly move: Move }
  /** Chooses on the way to a move: these touches are picked from now on. */
  | { readonly kind: 'pick'; readonly picked: readonly string[] }
  /** Opens the sheet of this name. */
  | { readonly kind: 'zoom'; readonly zoom: string }
  /** Not possible now: asks why not, for this move. */
  | { readonly kind: 'ask'; readonly move: Move }
  /** Not possible now, and the skin knows the sentence. */
  | { readonly kind: 'say'; readonly sentence: string }
  /** Shows what is secret while pressed (a chip pouch). */
  | { readonly kind: 'look' };

export interface ButtonLook {
  readonly title: string;
  readonly icon?: IconId;
  readonly tone: 'primary' | 'plain' | 'danger';
}

/** A target for finger, keyboard and screen reader. Ids are stable from frame to frame so that the focus stays, and say nothing secret. */
export interface Touch {
  readonly id: string;
  readonly zone: Zone;
  /** At least `target.min` both ways, and no two overlap. */
  readonly rect: Rect;
  /** Value first, then place, then state: "7, column 2 row 1, yours". */
  readonly label: string;
  readonly act: Act;
  /** A long press opens this sheet, whatever a tap does. */
  readonly zoom?: string;
  readonly selected?: boolean;
  /** Drawn as a button; otherwise it lies invisible over what is drawn there. */
  readonly button?: ButtonLook;
}

/** Every rectangle of the table for one scene. */
export interface Layout {
  readonly header: Rect;
  /** In reading order. Of a face-up pile the two topmost, lower one first, so that it is not bare while its top is in the air. */
  readonly cards: readonly CardSpot[];
  readonly things: readonly Thing[];
  /** Lies above the cards: counts, badges, chips on a card. */
  readonly over?: readonly Thing[];
  readonly prompt: Rect;
  /** Where the touches of the zone `actions` are, in the order of `Skin.touches`. */
  readonly buttons: readonly Rect[];
  /** By pile: where a card of it is when it is not drawn on its own. Every pile has one: flights begin and end there. */
  readonly homes: Readonly<Record<PileId, Rect>>;
  /** Where the n-th card of a pile with fixed places lies, cleared places too; `homes` for all other piles. */
  readonly slots?: Readonly<Record<PileId, readonly Rect[]>>;
  /** By pot: where its chips are. Pots without one pay without a flight. */
  readonly pots: Readonly<Record<PotId, Rect>>;
}

/** A sheet that shows something public as large as one likes. */
export interface Zoom {
  readonly title: string;
  readonly blocks: readonly ZoomBlock[];
}

export interface ZoomCard {
  /** null is a back, undefined an empty place. */
  readonly face: Face | null | undefined;
  readonly label: string;
  readonly mark?: Mark | undefined;
  /** A card that can be chosen here, where the one on the table is too small for a finger. */
  readonly touch?: { readonly id: string; readonly act: Act; readonly selected?: boolean };
}

export type ZoomBlock =
  | { readonly kind: 'text'; readonly text: string; readonly tone?: Tone }
  | { readonly kind: 'heading'; readonly text: string }
  /** In rows of so many; as many as fit when left out. */
  | { readonly kind: 'cards'; readonly cards: readonly ZoomCard[]; readonly columns?: number }
  /** Something that can be done from here. */
  | { readonly kind: 'button'; readonly id: string; readonly title: string; readonly act: Act }
  | { readonly kind: 'tokens'; readonly tokens: readonly { chip: ChipId; count: number; label: string }[] }
  | { readonly kind: 'ruler'; readonly from: number; readonly to: number; readonly owned: readonly number[] };

/** How an event is shown: what makes the beat last, heard and felt. Anything left out is the table's own habit for that kind of event. */
export interface Cue {
  /** All beats before are over before this begins. */
  readonly after?: boolean;
  /** All beats with the same word start together and take this timing: a column that lifts off. */
  readonly together?: string;
  /** Everything stands still for so long once it is there, so that it can be seen: two cards that were turned up and go down again. */
  readonly linger?: boolean;
  readonly sound?: SoundName;
  /** Only felt when a person of this phone made the move. */
  readonly tick?: Tick;
  /** Not shown at all. */
  readonly skip?: boolean;
}

export interface Skin {
  /** Every rectangle; works for every viewport from 320 wide, both ways up, text up to 2, and for every number of seats. */
  lay(scene: Scene): Layout;
  /** Everything that can be tapped, in reading order by zone. Every legal move is reached through these, `pick` and zoomed touches included. */
  touches(scene: Scene, layout: Layout): readonly Touch[];
  /** What to do, in one sentence; asked only while the near seat decides. */
  prompt(scene: Scene): string;
  /** What a move did, in one public sentence by name; null when there is nothing to say. */
  tell(happening: Happening, company: Company): string | null;
  /** Why a move is not possible, from the rules' reason. */
  reason(why: string, move: Move, scene: Scene): string;
  /** A hint in one sentence: what, and why. */
  advise(advice: Advice, scene: Scene): string;
  /** null for a sheet that is not there (any more). */
  zoom(name: string, scene: Scene): Zoom | null;
  cue?(event: TableEvent, scene: Scene): Cue | null;
  /** Which chip a payment moves. */
  chip?(pot: PotId, scene: Scene): ChipId;
}
