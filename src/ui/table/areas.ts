/** The frame that all layouts share: header, others, middle, own, prompt and buttons; one column on a phone, three where there is room. */
import { layout, scaling, space, target, type } from '../theme/tokens';
import type { TypeStep } from '../theme/tokens';
import type { Rect, Scene, Viewport } from './contract';
import { centred, columns, cutBottom, cutTop, rect, within } from './geometry';

/** How high a line of text will be, stretched as far as its kind of text may stretch. */
export function lineOf(step: TypeStep, { text }: Viewport, cap: keyof typeof scaling = 'tableCaption'): number {
  return Math.ceil(type[step].lineHeight * Math.min(Math.max(1, text), scaling[cap]));
}

/** The safe area, no wider than reads well, in the middle of the screen. */
export function safeArea(viewport: Viewport): Rect {
  const safe = within(viewport);
  const w = Math.min(safe.w, isWide(viewport) ? WIDE_MAX : layout.maxContent);
  return rect(safe.x + (safe.w - w) / 2, safe.y, w, safe.h);
}

export interface Areas {
  readonly header: Rect;
  /** Everything below the header, with the margin taken off. */
  readonly body: Rect;
  readonly prompt: Rect;
  /** As many as asked for, side by side at the very bottom. */
  readonly buttons: readonly Rect[];
  /** Between header and prompt: for others, middle and own. */
  readonly table: Rect;
  /** Lying on its side, or as wide as a tablet. */
  readonly wide: boolean;
}

/** A phone on its side has no height to give away: others, middle and own stand side by side. */
export function isWide({ width, height }: Viewport): boolean {
  return width > height;
}

/** On its side and low: a tablet or a desktop has height enough to lay a table as people sit around it. */
export function isFlat(viewport: Viewport): boolean {
  return isWide(viewport) && viewport.height < FLAT;
}

/** As large as a tablet, whichever way it is held. */
export function isLarge({ width, height }: Viewport): boolean {
  return Math.min(width, height) >= layout.wideFrom;
}

/** What happened in one line and what to do in two; a low screen has only the latter. */
function promptHeight(viewport: Viewport): number {
  const now = 2 * lineOf('label', viewport);
  return Math.max(target.min, viewport.height < LOW_PROMPT ? now : now + lineOf('caption', viewport));
}

/** Stretched words need a second line; a screen too low for that gets smaller words (see TableButton). */
function buttonHeight(viewport: Viewport): number {
  const lines = viewport.text > BIG_TEXT && viewport.height >= LOW ? 2 : 1;
  if (viewport.height < LOW) return target.primary;
  return Math.max(target.primary, lines * lineOf('body', viewport, 'button') + space.sm);
}

const BIG_TEXT = 1.2;
const LOW = 620;
const FLAT = 600;
/** Buttons, prompt and own name stay together in front of the near player, however wide the table is. */
const FRONT_MAX = 760;
const LOW_PROMPT = 620;
/** A table may be wider than a text. */
const WIDE_MAX = 1120;

/** The part of a wide place that is right in front of the near player. */
export function inFront(place: Rect): Rect {
  return centred(place, Math.min(place.w, FRONT_MAX), place.h);
}

/** `buttons`: how many stand at the bottom. With `side`, prompt and buttons take only that part of the width: the near player's column. */
export function areasOf({ viewport, wishes }: Scene, buttons: number, side?: Rect): Areas {
  const safe = safeArea(viewport);
  const [header, below] = cutTop(safe, target.min);
  const body = rect(below.x + space.lg, below.y, below.w - 2 * space.lg, below.h - space.sm);
  const foot = side === undefined ? body : { ...body, x: side.x, w: side.w };
  const [bar, above] = cutBottom(foot, buttons === 0 ? 0 : buttonHeight(viewport), buttons === 0 ? 0 : space.sm);
  const [prompt] = cutBottom(above, promptHeight(viewport));
  const row = buttons === 0 ? [] : columns(bar, buttons, space.sm);
  return {
    header,
    body,
    prompt,
    // The thing to do next lies under the thumb, whichever hand that is on.
    buttons: wishes.leftHanded ? [...row].reverse() : row,
    table: { ...body, h: prompt.y - space.xs - body.y },
    wide: isWide(viewport),
  };
}
