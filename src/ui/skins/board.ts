/** The table of games in which everyone has a row or grid in front of them: others as tiles, three places for piles, the own cards large. */
import { areasOf, lineOf, safeArea } from '../table/areas';
import type { Areas } from '../table/areas';
import type { Rect, Scene } from '../table/contract';
import { cardIn, columns, cutBottom, cutLeft, cutTop, mirrored, rect, rows } from '../table/geometry';
import { cardShape, space, target } from '../theme/tokens';

export const PILE_SPOTS = ['deck', 'held', 'discard'] as const;
type PileSpot = (typeof PILE_SPOTS)[number];

export interface Board {
  readonly areas: Areas;
  /** One for each other player, clockwise from the near one. */
  readonly tiles: readonly Rect[];
  readonly ownHead: Rect;
  readonly own: Rect;
  readonly spots: Readonly<Record<PileSpot, Rect>>;
  readonly captions: Readonly<Record<PileSpot, Rect>>;
}

export interface BoardNeeds {
  readonly others: number;
  readonly buttons: number;
  /** How high a tile of this width would like to be; `room` is the height of the whole table. */
  readonly tileHeight: (width: number, room: number) => number;
  readonly tileWidth: { readonly min: number; readonly max: number };
  /** How wide one of the own cards gets in such a box. */
  readonly ownCard: (width: number, height: number) => number;
}

const GAP = space.sm;
/** The least that a pile and its caption need. */
const ROOMIER = [2.2, 1.9, 1.6, 1.4, 1.2] as const;
const PILE = { min: 44, rowMin: 58, rowMax: 92, column: 60 } as const;

export function ownHeadHeight({ viewport }: Scene): number {
  return Math.max(space.xl, lineOf('label', viewport)) + space.xs;
}

export function boardOf(scene: Scene, needs: BoardNeeds): Board {
  const { width, height } = scene.viewport;
  if (width > height) return lyingBoard(scene, needs);
  const score = ({ own }: Board) => needs.ownCard(own.w, own.h);
  const row = standingBoard(scene, needs, 'row');
  const side = standingBoard(scene, needs, 'side');
  // Piles between the others and oneself are where a table has them; at the side only where that buys clearly larger cards.
  const [kind, least] = score(side) > score(row) * 1.1 ? (['side', side] as const) : (['row', row] as const);
  // Room that the own cards cannot use goes to the others.
  for (const more of ROOMIER) {
    const roomier = { ...needs, tileHeight: (w: number, room: number) => needs.tileHeight(w, room * more) };
    const board = standingBoard(scene, roomier, kind);
    if (score(board) >= score(least) * 0.97) return board;
  }
  return least;
}

/** Tiles in as few rows as their least width allows, evenly filled, centred. */
function tilesIn(area: Rect, { others, tileWidth, tileHeight }: BoardNeeds): readonly Rect[] {
  if (others === 0) return [];
  const fit = Math.max(1, Math.floor((area.w + GAP) / (tileWidth.min + GAP)));
  const lines = Math.ceil(others / fit);
  const across = Math.ceil(others / lines);
  const w = Math.min(tileWidth.max, (area.w - GAP * (across - 1)) / across);
  const h = Math.max(target.min, tileHeight(w, area.h / lines));
  return Array.from({ length: others }, (_, i) => {
    const line = Math.floor(i / across);
    const inLine = Math.min(across, others - line * across);
    const whole = inLine * w + (inLine - 1) * GAP;
    return rect(area.x + (area.w - whole) / 2 + (i % across) * (w + GAP), area.y + line * (h + GAP), w, h);
  });
}

function standingBoard(scene: Scene, needs: BoardNeeds, piles: 'row' | 'side'): Board {
  const areas = areasOf(scene, needs.buttons);
  const { table } = areas;
  const caption = lineOf('caption', scene.viewport);
  const tiles = tilesIn(table, needs);
  const last = tiles.at(-1);
  const [, below] = cutTop(table, last === undefined ? 0 : last.y + last.h - table.y, GAP);
  if (piles === 'side') {
    const column = pileColumnWidth(below.h, caption);
    const [left, right] = cutLeft(below, below.w - column - GAP, GAP);
    const [own, side] = scene.wishes.leftHanded ? [mirrored(left, below), mirrored(right, below)] : [left, right];
    const [ownHead, box] = cutTop(own, ownHeadHeight(scene), space.xs);
    return { areas, tiles, ownHead, own: box, ...pileColumn(side, caption) };
  }
  // A third of what is left, as far as that makes sense for a pile.
  const third = below.h * 0.3 - caption;
  const card = Math.min(PILE.rowMax / cardShape.ratio, Math.max(PILE.rowMin / cardShape.ratio, third));
  const [middle, rest] = cutTop(below, card + caption, GAP);
  const [ownHead, own] = cutTop(rest, ownHeadHeight(scene), space.xs);
  return { areas, tiles, ownHead, own, ...pileRow(middle, caption) };
}

/** On its side: others | piles | own, with the prompt and the buttons under the own cards. */
function lyingBoard(scene: Scene, needs: BoardNeeds): Board {
  const safe = safeArea(scene.viewport);
  const whole = rect(safe.x + space.lg, safe.y, safe.w - 2 * space.lg, safe.h);
  const caption = lineOf('caption', scene.viewport);
  const bare = areasOf(scene, 0);
  const height = bare.body.h;
  const down = needs.others > 3 ? 2 : 1;
  const wanted = down * Math.min(needs.tileWidth.max, Math.max(needs.tileWidth.min, whole.w * 0.15)) + (down - 1) * GAP;
  const othersWidth = needs.others === 0 ? 0 : Math.max(wanted, down === 1 ? needs.tileWidth.min * 1.4 : 0);
  const pilesWidth = pileColumnWidth(height, caption);
  const at = (one: Rect) => (scene.wishes.leftHanded ? mirrored(one, whole) : one);
  const [others, rest] = cutLeft(whole, othersWidth, othersWidth === 0 ? 0 : space.lg);
  const [middle, side] = cutLeft(rest, pilesWidth, space.lg);
  const areas = areasOf(scene, needs.buttons, at(side));
  const column = { ...at(side), y: areas.body.y, h: areas.prompt.y - space.xs - areas.body.y };
  const [ownHead, own] = cutTop(column, ownHeadHeight(scene), space.xs);
  const lines = Math.max(1, Math.ceil(needs.others / down));
  const area = { ...at(others), y: areas.body.y, h: height };
  const across = columns(area, down, GAP);
  const w = across[0]!.w;
  const h = Math.min((height - GAP * (lines - 1)) / lines, Math.max(target.min, needs.tileHeight(w, height)));
  const tiles = Array.from({ length: needs.others }, (_, i) =>
    rect(across[i % down]!.x, area.y + Math.floor(i / down) * (h + GAP), w, h),
  );
  return { areas, tiles, ownHead, own, ...pileColumn({ ...at(middle), y: areas.body.y, h: height }, caption) };
}

function pileColumnWidth(height: number, caption: number): number {
  const card = cardIn(PILE.rowMax, height / 3 - caption - space.xs);
  return Math.max(PILE.column, card.w);
}

type Piles = Pick<Board, 'spots' | 'captions'>;

const named = (rects: readonly Rect[]): Readonly<Record<PileSpot, Rect>> => ({
  deck: rects[0]!,
  held: rects[1]!,
  discard: rects[2]!,
});

function pileIn(box: Rect, caption: number): readonly [card: Rect, words: Rect] {
  const [words, above] = cutBottom(box, caption);
  const { w, h } = cardIn(Math.min(box.w, PILE.rowMax), above.h);
  const card = rect(box.x + (box.w - w) / 2, above.y + above.h - h, w, h);
  return [card, words];
}

function pileRow(area: Rect, caption: number): Piles {
  const w = Math.min(area.w, 3 * (PILE.rowMax + space.xl));
  const boxes = columns(rect(area.x + (area.w - w) / 2, area.y, w, area.h), 3, GAP).map((box) => pileIn(box, caption));
  return { spots: named(boxes.map(([card]) => card)), captions: named(boxes.map(([, words]) => words)) };
}

function pileColumn(area: Rect, caption: number): Piles {
  const boxes = rows(area, 3, space.xs).map((box) => pileIn(box, caption));
  return { spots: named(boxes.map(([card]) => card)), captions: named(boxes.map(([, words]) => words)) };
}

/** So many boxes in rows, of which each holds a card as large as can be and is itself large enough for a finger. */
export interface CardCells {
  readonly cells: readonly Rect[];
  readonly cards: readonly Rect[];
}

export function cellsIn(area: Rect, count: number, across: number, gap: number, most: number): CardCells {
  const down = Math.max(1, Math.ceil(count / across));
  const boxW = (area.w - gap * (across - 1)) / across;
  const boxH = (area.h - gap * (down - 1)) / down;
  const card = cardIn(Math.min(boxW, most), boxH);
  // Cells close up around the cards, but never below a finger.
  const w = Math.min(boxW, Math.max(target.min, card.w));
  const h = Math.min(boxH, Math.max(target.min, card.h));
  const whole = { w: across * w + (across - 1) * gap, h: down * h + (down - 1) * gap };
  const x = area.x + (area.w - whole.w) / 2;
  const y = area.y + (area.h - whole.h) / 2;
  const cells = Array.from({ length: count }, (_, i) =>
    rect(x + (i % across) * (w + gap), y + Math.floor(i / across) * (h + gap), w, h),
  );
  const cards = cells.map((cell) => rect(cell.x + (w - card.w) / 2, cell.y + (h - card.h) / 2, card.w, card.h));
  return { cells, cards };
}
