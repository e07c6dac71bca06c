/** Where everything of the two animal games lies: others with their hands, two piles, the near hand grouped by kind. */
import type { Seat } from '@/engine/core/table';
import { areasOf, inFront, isFlat } from '../../table/areas';
import { emptyBoard } from '../../table/board';
import type { Layout, Rect, Scene } from '../../table/contract';
import { cutBottom, cutLeft, cutRight, cutTop, inset } from '../../table/geometry';
import { lastCards } from '../../table/reading';
import { space, target } from '../../theme/tokens';
import { handCap, layTokens, seatThing, tokenWidth, type AnimalBoard } from './board';
import { layHand, LIFT_ROOM } from './hand';
import { layMiddle } from './middle';
import { layOthers, tileHeight, tileRowsIn } from './others';

/** Kinds in the widest hand. */
const KINDS = 7;
/** A small card and the words below it. */
const MIDDLE_MIN = 76;
const OTHERS_MIN = 100;
const OTHERS_MAX = 230;

/** With the rects that touches need as well. */
export interface LamaLayout extends Layout {
  readonly tiles: ReadonlyMap<Seat, Rect>;
  readonly deck: Rect;
  readonly discard: Rect;
  readonly own: Rect;
  /** By kind, in the order of `kindsOf`; one for the whole hand when it is hidden. */
  readonly hand: readonly Rect[];
}

interface Parts {
  readonly others: Rect;
  readonly middle: Rect;
  readonly own: Rect;
}

export function layLama(scene: Scene): LamaLayout {
  const { frame, near, viewport, wishes } = scene;
  const board: AnimalBoard = { ...emptyBoard(), last: lastCards(frame) };
  const flat = isFlat(viewport);
  const whole = areasOf(scene, 2);
  const parts = flat ? sideBySide(scene, whole.body) : stacked(scene, whole.table);
  const areas = areasOf(scene, 2, flat ? parts.own : inFront(whole.body));
  const tiles = layOthers(scene, board, parts.others);
  const piles = layMiddle(scene, board, parts.middle);

  const ownArea = flat ? lowered(scene, { ...parts.own, h: areas.table.h }) : parts.own;
  const [line, handArea] = cutTop(ownArea, target.min, space.xs);
  const own = inFront(line);
  const head = inset(own, space.sm, space.hair);
  const tokens = 2 * (tokenWidth(scene) + space.xs);
  const [purse, words] = wishes.leftHanded ? cutLeft(head, tokens, space.sm) : cutRight(head, tokens, space.sm);
  board.things.push(seatThing(scene, near, own, words));
  layTokens(scene, board, near, purse);
  const hand = layHand(scene, board, handArea);
  const { header, prompt, buttons } = areas;
  const { cards, things, over, homes, pots } = board;
  return { header, prompt, buttons, cards, things, over, homes, pots, tiles, own, hand, ...piles };
}

function stacked(scene: Scene, table: Rect): Parts {
  const { seats } = scene.frame.view;
  const tileRows = tileRowsIn(table.w, seats - 1);
  const [others, below] = cutTop(table, tileRows * tileHeight(scene) + (tileRows - 1) * space.xs, space.sm);
  const room = below.h - target.min - 2 * space.sm;
  const hand = Math.min(handCap(scene) + LIFT_ROOM, room * 0.55, room - MIDDLE_MIN);
  const [own, middle] = cutBottom(below, target.min + space.xs + hand, space.sm);
  return { others, middle, own };
}

/** No higher than its hand: name and cards stay together, near the buttons. */
function lowered(scene: Scene, area: Rect): Rect {
  return cutBottom(area, Math.min(area.h, target.min + space.xs + handCap(scene) + LIFT_ROOM))[0];
}

/** Three columns; the hand must be able to hold all kinds, whatever is left is for the others. */
function sideBySide({ wishes }: Scene, body: Rect): Parts {
  const hand = Math.max(KINDS * target.min, body.w * 0.46);
  const seats = Math.min(OTHERS_MAX, Math.max(OTHERS_MIN, body.w * 0.24));
  const [own, rest] = wishes.leftHanded ? cutLeft(body, hand, space.md) : cutRight(body, hand, space.md);
  const [others, middle] = wishes.leftHanded ? cutRight(rest, seats, space.md) : cutLeft(rest, seats, space.md);
  return { others, middle, own };
}
