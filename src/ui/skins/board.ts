/** The table of games in which everyone has a row or grid in front of them: others as tiles, three places for piles, the own cards large. */
import { areasOf, inFront, isFlat, isLarge, lineOf, safeArea } from '../table/areas';
import type { Areas } from '../table/areas';
import type { Rect, Scene } from '../table/contract';
import { cardIn, columns, cutBottom, cutLeft, cutTop, inset, mirrored, rect, rows } from '../table/geometry';
import { cardShape, space, target } from '../theme/tokens';

type PileSpot = 'deck' | 'held' | 'discard';

export interface Board {
  readonly areas: Areas;
  /** Whether a few words fit below a name, and how high a name with them is in a tile. */
  readonly detailed: boolean;
  readonly head: number;
  /** One for each other player, clockwise from the near one. */
  readonly tiles: readonly Rect[];
  readonly ownHead: Rect;
  readonly own: Rect;
  readonly spots: Readonly<Record<PileSpot, Rect>>;
  readonly captions: Readonly<Record<PileSpot, Rect>>;
}

export interface BoardNeeds {
  /** Whatever the functions below depend on besides screen and wishes, so that the same needs have the same board. */
  readonly key: string;
  readonly others: number;
  readonly buttons: number;
  /** How high a tile of this width would like to be below its name; `room` is the height there is for a row of tiles. */
  readonly tileHeight: (width: number, room: number) => number;
  /** How much of the height below the others the piles take where they stand in a row. */
  readonly pileShare: number;
  readonly tileWidth: { readonly min: number; readonly max: number };
  /** How wide one of the own cards gets in such a box. */
  readonly ownCard: (width: number, height: number) => number;
  /** Whether a finger hits each of them there. */
  readonly ownFits: (width: number, height: number) => boolean;
}

const GAP = space.sm;
/** How much more than they need the others may take of room that nobody else can use. */
const ROOMIER = [2.2, 1.9, 1.6, 1.4, 1.2, 1] as const;
const TILE_SHARE = 0.17;
/** A body lower than this is a phone on its side. */
const LOW = 420;
const PILE = { rowMin: 48, rowMax: 92, large: 124, column: 66, foot: 6 } as const;

/** How many words there is room for. */
interface Means {
  /** Below a name, a few words. */
  readonly detailed: boolean;
  /** What to do has two lines, and what happened a third. */
  readonly talkative: boolean;
  /** The others' cards as large as they would like to be. */
  readonly tiles: number;
}

/** From a good screen to a very small one. */
const MEANS: readonly Means[] = [
  { detailed: true, talkative: true, tiles: 1 },
  { detailed: true, talkative: false, tiles: 1 },
  { detailed: false, talkative: false, tiles: 1 },
  { detailed: false, talkative: false, tiles: 0.7 },
];

function headHeight({ viewport }: Scene, { detailed }: Means): number {
  return lineOf('caption', viewport) + (detailed ? lineOf('floor', viewport) : 0) + space.hair;
}

/** Where face and words of the near player are, inside the frame around them. */
export function ownHeadWords({ ownHead }: Board): Rect {
  return inset(ownHead, space.sm, space.hair);
}

/** The boards of the last few screens: picking a card asks for the same one again and again. */
const known = new Map<string, Board>();
const MOST_KNOWN = 8;

export function boardOf(scene: Scene, needs: BoardNeeds): Board {
  const { viewport, wishes } = scene;
  const { insets } = viewport;
  const key = [
    needs.key,
    needs.others,
    needs.buttons,
    viewport.width,
    viewport.height,
    viewport.text,
    insets.top,
    insets.right,
    insets.bottom,
    insets.left,
    wishes.leftHanded,
    wishes.largeCards,
  ].join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const board = bestBoard(scene, needs);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, board);
  return board;
}

/** The best use of the screen: own cards large first, then words, then the others' cards. */
function bestBoard(scene: Scene, needs: BoardNeeds): Board {
  const boards = MEANS.map((means) => boardWith(scene, needs, means));
  const most = Math.max(...boards.map((board) => worth(board, needs)));
  return boards.find((board) => worth(board, needs) >= most * 0.85) ?? boards.at(-1)!;
}

function boardWith(scene: Scene, needs: BoardNeeds, means: Means): Board {
  const { viewport } = scene;
  if (viewport.width <= viewport.height) return standing(scene, needs, means);
  const side = lyingBoard(scene, needs, means);
  if (isFlat(viewport)) return side;
  // With height to spare the others sit opposite, as at a table, unless that costs the own cards too much.
  const opposite = standing(scene, needs, means);
  return worth(opposite, needs) >= worth(side, needs) * 0.9 ? opposite : side;
}

/** How wide an own card gets; a place that a finger cannot hit is worth next to nothing. */
function worth({ own, spots }: Board, { ownCard, ownFits }: BoardNeeds): number {
  const card = Math.max(0, ownCard(own.w, own.h));
  return ownFits(own.w, own.h) && spots.deck.h >= target.min ? card : card / 100;
}

function standing(scene: Scene, needs: BoardNeeds, means: Means): Board {
  const row = standingBoard(scene, needs, means, 'row');
  const side = standingBoard(scene, needs, means, 'side');
  // Piles between the others and oneself are where a table has them; at the side only where that buys clearly larger cards.
  const [kind, least] =
    worth(side, needs) > worth(row, needs) * 1.1 ? (['side', side] as const) : (['row', row] as const);
  for (const more of ROOMIER) {
    const board = standingBoard(scene, needs, { ...means, tiles: means.tiles * more }, kind);
    if (worth(board, needs) >= worth(least, needs) * 0.97) return board;
  }
  return least;
}

/** Tiles in as few rows as their least width allows, evenly filled, centred. */
function tilesIn(
  area: Rect,
  { others, tileWidth, tileHeight }: BoardNeeds,
  head: number,
  more: number,
): readonly Rect[] {
  if (others === 0) return [];
  const fit = Math.max(1, Math.floor((area.w + GAP) / (tileWidth.min + GAP)));
  const lines = Math.ceil(others / fit);
  const across = Math.ceil(others / lines);
  const w = Math.min(tileWidth.max, (area.w - GAP * (across - 1)) / across);
  const h = Math.max(target.min, head + tileHeight(w, (area.h / lines) * more));
  return Array.from({ length: others }, (_, i) => {
    const line = Math.floor(i / across);
    const inLine = Math.min(across, others - line * across);
    const whole = inLine * w + (inLine - 1) * GAP;
    return rect(area.x + (area.w - whole) / 2 + (i % across) * (w + GAP), area.y + line * (h + GAP), w, h);
  });
}

function areasWith(scene: Scene, { talkative }: Means, buttons: number, side?: Rect): Areas {
  const areas = areasOf(scene, buttons, side);
  if (!talkative) return areas;
  const more = lineOf('label', scene.viewport);
  const { prompt, table } = areas;
  return {
    ...areas,
    prompt: { ...prompt, y: prompt.y - more, h: prompt.h + more },
    table: { ...table, h: table.h - more },
  };
}

function standingBoard(scene: Scene, needs: BoardNeeds, means: Means, piles: 'row' | 'side'): Board {
  const areas = areasWith(scene, means, needs.buttons, inFront(areasOf(scene, 0).body));
  const head = headHeight(scene, means);
  const { detailed } = means;
  const { table } = areas;
  const print = pilePrint(scene);
  const { caption } = print;
  const tiles = tilesIn(table, needs, head, means.tiles);
  const last = tiles.at(-1);
  const [, below] = cutTop(table, last === undefined ? 0 : last.y + last.h - table.y, GAP);
  if (piles === 'side') {
    const column = pileColumnWidth(below.h, print);
    const [left, right] = cutLeft(below, below.w - column - GAP, GAP);
    const [own, side] = scene.wishes.leftHanded ? [mirrored(left, below), mirrored(right, below)] : [left, right];
    const [ownHead, box] = cutTop(own, head + space.xs, space.xs);
    return { areas, detailed, head, tiles, ownHead, own: box, ...pileColumn(side, print) };
  }
  // Their share of what is left, as far as that makes sense for a pile.
  const share = below.h * needs.pileShare - caption;
  const card = Math.min(print.most / cardShape.ratio, Math.max(PILE.rowMin / cardShape.ratio, share));
  const [middle, rest] = cutTop(below, card + PILE.foot + caption, GAP);
  const [line, own] = cutTop(rest, head + space.xs, space.xs);
  return { areas, detailed, head, tiles, ownHead: inFront(line), own, ...pileRow(middle, print) };
}

/** On its side: others | piles | own, with the prompt and the buttons under the own cards. */
function lyingBoard(scene: Scene, needs: BoardNeeds, means: Means): Board {
  const head = headHeight(scene, means);
  const safe = safeArea(scene.viewport);
  const whole = rect(safe.x + space.lg, safe.y, safe.w - 2 * space.lg, safe.h);
  const print = pilePrint(scene);
  const { caption } = print;
  const bare = areasOf(scene, 0);
  const height = bare.body.h;
  // A phone on its side has width to spare, and every line of tiles costs height.
  const down = needs.others > 4 && height < LOW ? 3 : needs.others > 3 ? 2 : 1;
  const share = down === 3 ? (TILE_SHARE * 2) / 3 : TILE_SHARE;
  const wanted =
    down * Math.min(needs.tileWidth.max, Math.max(needs.tileWidth.min, whole.w * share)) + (down - 1) * GAP;
  const othersWidth = needs.others === 0 ? 0 : Math.max(wanted, down === 1 ? needs.tileWidth.min * 1.4 : 0);
  const pilesWidth = pileColumnWidth(height, print);
  const at = (one: Rect) => (scene.wishes.leftHanded ? mirrored(one, whole) : one);
  const [others, rest] = cutLeft(whole, othersWidth, othersWidth === 0 ? 0 : space.lg);
  const [middle, side] = cutLeft(rest, pilesWidth, space.lg);
  const areas = areasWith(scene, means, needs.buttons, at(side));
  const column = { ...at(side), y: areas.body.y, h: areas.prompt.y - space.xs - areas.body.y };
  const [ownHead, own] = cutTop(column, head + space.xs, space.xs);
  const lines = Math.max(1, Math.ceil(needs.others / down));
  const area = { ...at(others), y: areas.body.y, h: height };
  const across = columns(area, down, GAP);
  const w = across[0]!.w;
  const h = Math.min((height - GAP * (lines - 1)) / lines, Math.max(target.min, head + needs.tileHeight(w, height)));
  const tiles = Array.from({ length: needs.others }, (_, i) =>
    rect(across[i % down]!.x, area.y + Math.floor(i / down) * (h + GAP), w, h),
  );
  // Where there is height to spare the piles stand beside the own cards, not all over the column.
  const high = 3 * (print.most / cardShape.ratio + PILE.foot + caption + GAP);
  const stand = own.h > high ? { y: own.y + (own.h - high) / 2, h: high } : { y: areas.body.y, h: height };
  const piles = pileColumn({ ...at(middle), ...stand }, print);
  return { areas, detailed: means.detailed, head, tiles, ownHead, own, ...piles };
}

/** How wide a card of a pile may be, and how high the words below it are. */
interface PilePrint {
  readonly most: number;
  readonly caption: number;
}

function pilePrint({ viewport }: Scene): PilePrint {
  return { most: isLarge(viewport) ? PILE.large : PILE.rowMax, caption: lineOf('caption', viewport) };
}

function pileColumnWidth(height: number, { most, caption }: PilePrint): number {
  const card = cardIn(most, height / 3 - caption - PILE.foot - space.xs);
  return Math.max(PILE.column, card.w);
}

type Piles = Pick<Board, 'spots' | 'captions'>;

const named = (rects: readonly Rect[]): Readonly<Record<PileSpot, Rect>> => ({
  deck: rects[0]!,
  held: rects[1]!,
  discard: rects[2]!,
});

function pileIn(box: Rect, { most, caption }: PilePrint): readonly [card: Rect, words: Rect] {
  // A pile has a thickness: its lower edges keep clear of the words.
  const [words, above] = cutBottom(box, caption, PILE.foot);
  const { w, h } = cardIn(Math.min(box.w, most), above.h);
  const card = rect(box.x + (box.w - w) / 2, above.y + above.h - h, w, h);
  return [card, words];
}

function pileRow(area: Rect, print: PilePrint): Piles {
  const w = Math.min(area.w, 3 * (print.most + space.xl));
  const boxes = columns(rect(area.x + (area.w - w) / 2, area.y, w, area.h), 3, GAP).map((box) => pileIn(box, print));
  return { spots: named(boxes.map(([card]) => card)), captions: named(boxes.map(([, words]) => words)) };
}

function pileColumn(area: Rect, print: PilePrint): Piles {
  const boxes = rows(area, 3, space.xs).map((box) => pileIn(box, print));
  // Nothing else is beside them: words may be wider than the card.
  const wider = (words: Rect): Rect => rect(words.x - GAP, words.y, words.w + 2 * GAP, words.h);
  return { spots: named(boxes.map(([card]) => card)), captions: named(boxes.map(([, words]) => wider(words))) };
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
