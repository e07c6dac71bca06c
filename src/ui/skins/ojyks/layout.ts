/** Where everything lies in ojyks: the others' grids as tiles, three piles, the own grid large. */
import type { CardId, PileId, Seat } from '@/engine/core/table';
import type { CardSpot, Layout, Mark, Rect, Scene, Thing } from '../../table/contract';
import { cutTop, inset, rect } from '../../table/geometry';
import { faceOf, isDeciding, othersOf, pileId, pileOf, turnSeat } from '../../table/reading';
import { cardShape, space, target } from '../../theme/tokens';
import { boardOf, cellsIn, ownHeadWords } from '../board';
import { movedCards } from '../moved';
import { pileCaption } from '../piles';
import type { Board } from '../board';
import { slotAct } from './acts';
import {
  closerOf,
  COLUMNS,
  gridOf,
  heldCard,
  isCard,
  isDiscardPicked,
  openSum,
  pickedSlot,
  ROWS,
  SLOTS,
  slotPick,
} from './reading';

const PAD = space.xs;
const CELL_GAP = space.hair;
const OWN_GAP = 6;
/** A pile is about as large as one of the twelve own cards. */
const PILE_SHARE = 0.21;
const TILE = { min: 66, max: 190 } as const;
/** Other people's cards stay tiles of one colour and one number: that reads better from afar than a small card. */
const CELL_MOST = cardShape.miniBelow - 1;
/** On a tablet the own cards are large enough at some point, and the others get the rest. */
const OWN_MOST = { phone: 90, share: 0.14 } as const;
/** Other people's cards, as a share of the height there is for them. */
const CELL_SHARE = { normal: 0.06, modest: 0.045 } as const;

function tileHeight(scene: Scene, w: number, room: number): number {
  const cell = Math.min(CELL_MOST, (w - 2 * PAD - (COLUMNS - 1) * CELL_GAP) / COLUMNS) / cardShape.ratio;
  const most = room * (scene.wishes.largeCards ? CELL_SHARE.modest : CELL_SHARE.normal);
  return ROWS * Math.min(cell, most) + (ROWS - 1) * CELL_GAP + 2 * PAD;
}

const mostOf = ({ viewport }: Scene): number => Math.max(OWN_MOST.phone, viewport.width * OWN_MOST.share);

function ownCard(scene: Scene, w: number, h: number): number {
  const across = (w - (COLUMNS - 1) * OWN_GAP) / COLUMNS;
  const down = (h - (ROWS - 1) * OWN_GAP) / ROWS;
  return Math.min(across, down * cardShape.ratio, mostOf(scene));
}

export function ojyksBoard(scene: Scene): Board {
  return boardOf(scene, {
    key: 'ojyks',
    others: scene.frame.view.seats - 1,
    buttons: 0,
    pileShare: PILE_SHARE,
    tileWidth: TILE,
    tileHeight: (w, room) => tileHeight(scene, w, room),
    ownCard: (w, h) => ownCard(scene, w, h),
    ownFits: (w, h) =>
      (w - (COLUMNS - 1) * OWN_GAP) / COLUMNS >= target.min && (h - (ROWS - 1) * OWN_GAP) / ROWS >= target.min,
  });
}

/** The twelve places of the own grid: a card's rectangle, and the finger's around it. */
export function ownCells(scene: Scene, { own }: Board) {
  return cellsIn(own, SLOTS, COLUMNS, OWN_GAP, mostOf(scene));
}

/** A grid in a tile, below the name: cells as wide as they can be, no higher than a card. */
function miniGrid(tile: Rect, head: number): readonly Rect[] {
  const [, box] = cutTop(inset(tile, PAD), head);
  const w = Math.min(CELL_MOST, (box.w - (COLUMNS - 1) * CELL_GAP) / COLUMNS);
  const x = box.x + (box.w - COLUMNS * w - (COLUMNS - 1) * CELL_GAP) / 2;
  const h = Math.min(w / cardShape.ratio, (box.h - (ROWS - 1) * CELL_GAP) / ROWS);
  return Array.from({ length: SLOTS }, (_, slot) =>
    rect(x + (slot % COLUMNS) * (w + CELL_GAP), box.y + Math.floor(slot / COLUMNS) * (h + CELL_GAP), w, h),
  );
}

export function layOjyks(scene: Scene): Layout {
  const { frame, near, t, names } = scene;
  const board = ojyksBoard(scene);
  const last = movedCards(frame);
  const turn = turnSeat(frame);
  const closer = closerOf(frame);
  const cards: CardSpot[] = [];
  const things: Thing[] = [];
  const homes: Record<PileId, Rect> = {};
  const slots: Record<PileId, readonly Rect[]> = {};
  const markOf = (card: CardId): Mark | undefined => (last.has(card) ? 'last' : undefined);

  const seat = (who: Seat, box: Rect, head: Rect, look: 'tile' | 'own'): Thing => ({
    kind: 'seat',
    rect: box,
    seat: who,
    active: turn === who,
    last: frame.last?.seat === who,
    points: frame.sheet.totals[who]!,
    detail: board.detailed ? t('play.ojyks.open', { n: openSum(frame, who) }) : '',
    badge: closer === who && board.detailed ? { text: t('play.ojyks.closed'), tone: 'good' } : undefined,
    look,
    head,
  });

  othersOf(scene).forEach((who, i) => {
    const tile = board.tiles[i]!;
    const [head] = cutTop(inset(tile, PAD), board.head);
    const pile = pileId(frame, 'grid', who);
    const cells = miniGrid(tile, head.h);
    things.push(seat(who, tile, head, 'tile'));
    homes[pile] = tile;
    slots[pile] = cells;
    gridOf(frame, who).forEach((card, slot) => {
      if (isCard(card)) cards.push({ card, rect: cells[slot]!, face: faceOf(frame, card), mark: markOf(card) });
    });
  });

  const { spots, captions } = board;
  const deciding = isDeciding(frame, near);
  const { phase } = frame;
  homes[pileId(frame, 'deck')] = spots.deck;
  homes[pileId(frame, 'discard')] = spots.discard;
  homes[pileId(frame, 'held')] = spots.held;
  const deck = pileOf(frame, 'deck').length;
  const canDraw = deciding && phase === 'turn';
  things.push({ kind: 'place', rect: spots.deck }, { kind: 'place', rect: spots.discard });
  things.push({ kind: 'deck', rect: spots.deck, count: deck, mark: canDraw ? 'can' : undefined });
  const discard = pileOf(frame, 'discard');
  discard.slice(-2).forEach((card, i, shown) => {
    const top = i === shown.length - 1;
    const can = deciding && (phase === 'turn' || phase === 'drawn');
    const mark: Mark | undefined = isDiscardPicked(scene) ? 'picked' : can ? 'can' : markOf(card);
    const raised = top && isDiscardPicked(scene);
    cards.push({ card, rect: spots.discard, face: faceOf(frame, card), mark: top ? mark : undefined, raised });
  });
  const held = heldCard(frame);
  if (held !== null) cards.push({ card: held, rect: spots.held, face: faceOf(frame, held), mark: 'picked' });

  const holder = deciding || turn === null ? null : turn;
  things.push(pileCaption(captions.deck, t('play.ojyks.caption.deck', { n: deck }), canDraw));
  if (held !== null) {
    const whose =
      holder === null ? t('play.ojyks.caption.held') : t('play.ojyks.caption.heldBy', { name: names[holder]! });
    things.push(pileCaption(captions.held, whose, false));
  }
  const discardWord =
    deciding && phase === 'turn' ? 'take' : deciding && phase === 'drawn' ? 'drop' : ('discard' as const);
  things.push(pileCaption(captions.discard, t(`play.ojyks.caption.${discardWord}`), discardWord !== 'discard'));

  const pile = pileId(frame, 'grid', near);
  const own = ownCells(scene, board);
  things.push(seat(near, board.ownHead, ownHeadWords(board), 'own'));
  homes[pile] = board.own;
  slots[pile] = own.cards;
  gridOf(frame, near).forEach((card, slot) => {
    const at = own.cards[slot]!;
    if (!isCard(card)) {
      things.push({ kind: 'place', rect: at, mark: 'dim' });
      return;
    }
    const picked = scene.picked.includes(slotPick(slot)) || pickedSlot(scene) === slot;
    const { kind } = slotAct(scene, slot);
    const can = deciding && (kind === 'play' || (kind === 'pick' && (phase !== 'turn' || isDiscardPicked(scene))));
    const mark: Mark | undefined = picked ? 'picked' : can ? 'can' : markOf(card);
    cards.push({ card, rect: at, face: faceOf(frame, card), mark, raised: picked });
  });

  return {
    header: board.areas.header,
    cards,
    things,
    prompt: board.areas.prompt,
    buttons: board.areas.buttons,
    homes,
    slots,
    pots: {},
  };
}
