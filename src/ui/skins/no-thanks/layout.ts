/** Where everything of No Thanks! lies: a ruler of numbers a player, the card on offer with its chips, the own pouch. */
import type { Seat } from '@/engine/core/table';
import { areasOf, inFront, isFlat, isWide, lineOf, type Areas } from '../../table/areas';
import { emptyBoard, type Board } from '../../table/board';
import type { Layout, Rect, Scene, Thing } from '../../table/contract';
import { cutBottom, cutLeft, cutRight, cutTop, grid, inset, rect, rows } from '../../table/geometry';
import { othersOf, pileId, potId, turnSeat } from '../../table/reading';
import { space, target } from '../../theme/tokens';
import { layMiddle } from './middle';
import { cardSum, chipFigure, chipsOf, HIGHEST, LOWEST, offered, ownedBy, runFigures } from './reading';

/** Two figures above every second number still fit: below this a ruler cannot be read. */
const RULER_MIN = 215;
const HEAD_MIN = 84;
/** A row holds a name and a ruler. */
const ROW_MIN = RULER_MIN + HEAD_MIN + 3 * space.sm;
const ROW_MAX = 58;
/** The middle must not get lower than this for the sake of rulers. */
const MIDDLE_MIN = 104;
/** A card in it can be seen from the other side of a real table. */
const MIDDLE_LARGE = 230;
const RULER_OWN = 44;
const RULER_LOW = 28;
const LOW = 170;
const POUCH = 148;

/** With the rects that touches need as well. */
export interface NoThanksLayout extends Layout {
  readonly tiles: ReadonlyMap<Seat, Rect>;
  readonly deck: Rect;
  readonly offer: Rect;
  readonly own: Rect;
  readonly pouch: Rect;
}

export function layNoThanks(scene: Scene): NoThanksLayout {
  const board = emptyBoard();
  const whole = areasOf(scene, 2);
  const { areas, othersArea, rest } = isBeside(scene, whole)
    ? sideBySide(scene, whole)
    : stacked(scene, inOne(scene, whole));
  const tiles = layOthers(scene, board, othersArea);
  const [ownArea, middle] = cutBottom(rest, ownHeight(rest.h < LOW), space.sm);
  const piles = layMiddle(scene, board, middle);
  const own = layOwn(scene, board, ownArea);
  const { header, prompt, buttons } = areas;
  return { ...board, header, prompt, buttons, tiles, ...piles, ...own };
}

interface Parts {
  readonly areas: Areas;
  readonly othersArea: Rect;
  /** For the middle and the own side. */
  readonly rest: Rect;
}

/** Where there is little height the ruler is only to look at: the name opens the sheet. */
const ownHeight = (low: boolean): number => target.min + (low ? RULER_LOW : RULER_OWN) + space.xs;

/** On its side the others stand beside, unless all of them find room above a card that is still large. */
function isBeside({ frame, viewport }: Scene, { table }: Areas): boolean {
  if (!isWide(viewport) || isFlat(viewport)) return isWide(viewport);
  const rulers = (frame.view.seats - 1) * (ROW_MAX + space.xs);
  return table.h - rulers - ownHeight(false) - 2 * space.sm < MIDDLE_LARGE;
}

/** One column in front of the near player, however wide the table is. */
function inOne(scene: Scene, { body, table }: Areas): Areas {
  const column = inFront(body);
  return { ...areasOf(scene, 2, column), table: { ...table, x: column.x, w: column.w } };
}

function stacked(scene: Scene, areas: Areas): Parts {
  const { table } = areas;
  const count = scene.frame.view.seats - 1;
  const room = table.h - ownHeight(false) - MIDDLE_MIN - 2 * space.sm;
  const asRows = table.w >= ROW_MIN && room >= count * target.min + (count - 1) * space.hair;
  const h = asRows
    ? Math.min(room, count * ROW_MAX + (count - 1) * space.xs)
    : Math.ceil(count / 2) * (tileHeight(scene) + space.xs) - space.xs;
  const [othersArea, rest] = cutTop(table, h, space.sm);
  return { areas, othersArea, rest };
}

/** Rulers on one side, the rest on the other. */
function sideBySide(scene: Scene, { body }: Areas): Parts {
  const w = Math.max(ROW_MIN, body.w * 0.5);
  const { leftHanded } = scene.wishes;
  const [others, side] = leftHanded ? cutRight(body, w, space.md) : cutLeft(body, w, space.md);
  const areas = areasOf(scene, 2, side);
  const count = scene.frame.view.seats - 1;
  const h = Math.min(others.h, count * ROW_MAX + (count - 1) * space.xs);
  return { areas, othersArea: { ...others, h }, rest: { ...side, h: areas.table.h } };
}

function headHeight({ viewport }: Scene): number {
  return lineOf('caption', viewport) + lineOf('floor', viewport);
}

function tileHeight(scene: Scene): number {
  return headHeight(scene) + lineOf('floor', scene.viewport) + space.sm;
}

function seatThing(scene: Scene, seat: Seat, area: Rect, head: Rect): Thing {
  const { frame, near, t } = scene;
  return {
    kind: 'seat',
    rect: area,
    head,
    seat,
    look: seat === near ? 'own' : 'row',
    active: turnSeat(frame) === seat,
    last: frame.last?.seat === seat,
    points: cardSum(frame, seat),
    detail: seat === near ? '' : chipFigure(frame, seat, t),
  };
}

function layOthers(scene: Scene, board: Board, area: Rect): ReadonlyMap<Seat, Rect> {
  const others = othersOf(scene);
  const count = others.length;
  const asRows = area.w >= ROW_MIN && area.h >= count * target.min;
  const gap = asRows
    ? Math.min(space.xs, Math.max(0, (area.h - count * target.min) / Math.max(1, count - 1)))
    : space.xs;
  const places = asRows ? rows(area, count, gap) : grid(area, 2, Math.ceil(count / 2), space.xs);
  const tiles = new Map<Seat, Rect>();
  others.forEach((seat, i) => {
    const place = places[i]!;
    tiles.set(seat, place);
    if (asRows) layRow(scene, board, seat, place);
    else layTile(scene, board, seat, place);
  });
  return tiles;
}

function layRow(scene: Scene, board: Board, seat: Seat, row: Rect): void {
  const { frame } = scene;
  const inner = inset(row, space.sm, space.hair);
  const [head, strip] = cutLeft(
    inner,
    Math.max(HEAD_MIN, Math.min(inner.w * 0.34, inner.w - RULER_MIN - space.sm)),
    space.sm,
  );
  board.things.push(seatThing(scene, seat, row, head));
  const ruler = rect(strip.x, strip.y + (strip.h - RULER_ROW) / 2, strip.w, RULER_ROW);
  board.things.push({
    kind: 'ruler',
    rect: ruler,
    from: LOWEST,
    to: HIGHEST,
    owned: ownedBy(frame, seat),
    wanted: offered(frame),
  });
  board.homes[pileId(frame, 'taken', seat)] = cardHome(ruler);
  board.pots[potId(frame, 'chips', seat)] = rect(head.x, head.y, space.xl, head.h);
}

const RULER_ROW = 32;

function layTile(scene: Scene, board: Board, seat: Seat, tile: Rect): void {
  const { frame, viewport } = scene;
  const inner = inset(tile, space.sm, space.xs);
  const [figures, head] = cutBottom(inner, lineOf('floor', viewport));
  board.things.push(seatThing(scene, seat, tile, head));
  board.things.push({
    kind: 'words',
    rect: figures,
    text: runFigures(frame, seat),
    step: 'floor',
    tone: 'text',
    weight: 'bold',
  });
  board.homes[pileId(frame, 'taken', seat)] = cardHome(figures);
  board.pots[potId(frame, 'chips', seat)] = rect(head.x, head.y, space.xl, head.h);
}

/** Where a taken card goes: small, in the middle of the numbers. */
function cardHome({ x, y, w, h }: Rect): Rect {
  return rect(x + w / 2 - HOME.w / 2, y + h / 2 - HOME.h / 2, HOME.w, HOME.h);
}

const HOME = { w: 21, h: 30 } as const;

function layOwn(scene: Scene, board: Board, area: Rect): { readonly own: Rect; readonly pouch: Rect } {
  const { frame, near, wishes, t } = scene;
  const [line, strip] = cutTop(area, target.min, space.xs);
  const [pouch, head] = wishes.leftHanded ? cutLeft(line, POUCH) : cutRight(line, POUCH);
  board.things.push(seatThing(scene, near, area, inset(head, space.sm, space.hair)));
  const chips = chipsOf(frame, near);
  const purse = inset(pouch, space.sm, space.sm);
  board.things.push({
    kind: 'token',
    rect: purse,
    chip: 'chip',
    text: chips === null ? t('play.no-thanks.look') : t('play.no-thanks.chips', { n: chips }),
  });
  board.pots[potId(frame, 'chips', near)] = cutLeft(purse, purse.h)[0];
  const low = strip.h < RULER_OWN;
  const ruler = inset(strip, space.md, low ? space.hair : space.xs);
  board.things.push({
    kind: 'ruler',
    rect: ruler,
    from: LOWEST,
    to: HIGHEST,
    owned: ownedBy(frame, near),
    wanted: offered(frame),
  });
  board.homes[pileId(frame, 'taken', near)] = cardHome(ruler);
  return { own: low ? head : strip, pouch };
}
