/** Where everything lies in Kaktus: the others' rows as tiles, three piles, the own row large, however far it has grown. */
import type { CardId, PileId, Seat } from '@/engine/core/table';
import type { CardSpot, Layout, Mark, Rect, Scene, Thing } from '../../table/contract';
import { cutTop, inset, line, rect } from '../../table/geometry';
import { faceOf, isDeciding, othersOf, pileId, pileOf, turnSeat } from '../../table/reading';
import { cardShape, space, target } from '../../theme/tokens';
import { boardOf, cellsIn, ownHeadWords } from '../board';
import { movedCards } from '../moved';
import { pileCaption } from '../piles';
import type { Board, CardCells } from '../board';
import { ownAct, theirAct } from './acts';
import { kaktusButtons } from './buttons';
import {
  callerOf,
  handOf,
  heldCard,
  isRemembered,
  ownPick,
  pickedPlaces,
  pickedTheirs,
  powerOf,
  theirPick,
} from './reading';

const PAD = space.xs;
const GAP = space.xs;
const OWN_GAP = space.sm;
const PILE_SHARE = 0.32;
const TILE = { min: 100, max: 330 } as const;
const HAND = 4;
/** Other people's cards, as a share of the height there is for them. */
const CARD_SHARE = { normal: 0.13, modest: 0.1 } as const;
/** No larger than lets four lie in a row on a phone; more on a tablet. */
const OWN_MOST = { phone: 84, share: 0.2, tablet: 190 } as const;
const EYE = 0.3;

function tileHeight(scene: Scene, w: number, room: number): number {
  const card = (w - 2 * PAD - (HAND - 1) * GAP) / HAND / cardShape.ratio;
  const most = room * (scene.wishes.largeCards ? CARD_SHARE.modest : CARD_SHARE.normal);
  return Math.min(card, most) + 2 * PAD;
}

const mostOf = ({ viewport }: Scene): number =>
  Math.min(OWN_MOST.tablet, Math.max(OWN_MOST.phone, viewport.width * OWN_MOST.share));

interface Across {
  readonly across: number;
  readonly card: number;
  readonly fits: boolean;
}

/** Own cards in the rows that make them largest, and never too narrow for a finger while that can be had. */
function bestAcross(area: Pick<Rect, 'w' | 'h'>, count: number, most: number): Across {
  let best: Across = { across: 1, card: 0, fits: false };
  for (let across = 1; across <= Math.max(1, count); across++) {
    const down = Math.max(1, Math.ceil(count / across));
    const w = (area.w - OWN_GAP * (across - 1)) / across;
    const h = (area.h - OWN_GAP * (down - 1)) / down;
    const card = Math.min(w, h * cardShape.ratio, most);
    const fits = w >= target.min && h >= target.min;
    // One long row reads better than two short ones of about the same size.
    const larger = card > best.card - 1;
    if (fits === best.fits ? larger : fits) best = { across, card, fits };
  }
  return best;
}

export function kaktusBoard(scene: Scene): Board {
  const { frame, near } = scene;
  const count = handOf(frame, near).length;
  const most = mostOf(scene);
  return boardOf(scene, {
    key: `kaktus ${count}`,
    others: frame.view.seats - 1,
    // The bar keeps its height when it is empty, so that nothing jumps between two phases.
    buttons: Math.max(1, kaktusButtons(scene).length),
    pileShare: PILE_SHARE,
    tileWidth: TILE,
    tileHeight: (w, room) => tileHeight(scene, w, room),
    ownCard: (w, h) => bestAcross({ w, h }, count, most).card,
    ownFits: (w, h) => bestAcross({ w, h }, count, most).fits,
  });
}

export function ownCells(scene: Scene, { own }: Board): CardCells {
  const count = handOf(scene.frame, scene.near).length;
  const most = mostOf(scene);
  return cellsIn(own, count, bestAcross(own, count, most).across, OWN_GAP, most);
}

function theirRow(tile: Rect, head: number, count: number): readonly Rect[] {
  const [, box] = cutTop(inset(tile, PAD), head);
  const w = Math.min(box.h * cardShape.ratio, (box.w - (HAND - 1) * GAP) / HAND);
  return line(box, count, w, w / cardShape.ratio, GAP);
}

/** By other seat: its tile, its name's place and its cards. */
export function theirPlaces(
  scene: Scene,
  board: Board,
  seat: Seat,
): { tile: Rect; head: Rect; cards: readonly Rect[] } {
  const tile = board.tiles[othersOf(scene).indexOf(seat)]!;
  const [head] = cutTop(inset(tile, PAD), board.head);
  return { tile, head, cards: theirRow(tile, head.h, handOf(scene.frame, seat).length) };
}

export function layKaktus(scene: Scene): Layout {
  const { frame, near, t } = scene;
  const board = kaktusBoard(scene);
  const last = movedCards(frame);
  const turn = turnSeat(frame);
  const caller = callerOf(frame);
  const cards: CardSpot[] = [];
  const things: Thing[] = [];
  const eyes: Thing[] = [];
  const homes: Record<PileId, Rect> = {};
  const slots: Record<PileId, readonly Rect[]> = {};

  const seat = (who: Seat, box: Rect, head: Rect, look: 'tile' | 'own'): Thing => ({
    kind: 'seat',
    rect: box,
    seat: who,
    active: turn === who,
    last: frame.last?.seat === who,
    points: frame.sheet.rounds.length === 0 ? null : frame.sheet.totals[who]!,
    detail: board.detailed ? t('play.kaktus.cards', { n: handOf(frame, who).length }) : '',
    badge: caller === who && board.detailed ? { text: t('play.kaktus.called'), tone: 'good' } : undefined,
    look,
    head,
  });
  const lay = (card: CardId, box: Rect, mark: Mark | undefined): void => {
    cards.push({
      card,
      rect: box,
      face: faceOf(frame, card),
      mark: mark ?? (last.has(card) ? 'last' : undefined),
      raised: mark === 'picked',
    });
    if (!isRemembered(scene, card)) return;
    const size = Math.max(space.md, box.w * EYE);
    eyes.push({ kind: 'icon', rect: rect(box.x + box.w - size, box.y, size, size), icon: 'eye', tone: 'ink' });
  };

  // Of a swap, the side that is chosen already no longer asks for it.
  const wantsTheirs = pickedTheirs(scene) === null;
  const wantsOwn = powerOf(frame) !== 'swap' || pickedPlaces(scene).length === 0;
  for (const who of othersOf(scene)) {
    const { tile, head, cards: places } = theirPlaces(scene, board, who);
    const pile = pileId(frame, 'hand', who);
    things.push(seat(who, tile, head, 'tile'));
    homes[pile] = tile;
    slots[pile] = places;
    handOf(frame, who).forEach((card, place) => {
      const can = theirAct(scene, who, place);
      const chosen = scene.picked.includes(theirPick(who, place));
      lay(
        card,
        places[place]!,
        chosen ? 'picked' : wantsTheirs && can !== null && can.kind !== 'ask' ? 'can' : undefined,
      );
    });
  }

  layPiles(scene, board, cards, things, homes);

  const pile = pileId(frame, 'hand', near);
  const own = ownCells(scene, board);
  things.push(seat(near, board.ownHead, ownHeadWords(board), 'own'));
  homes[pile] = board.own;
  slots[pile] = own.cards;
  const optional = frame.phase === 'draw';
  handOf(frame, near).forEach((card, place) => {
    const { kind } = ownAct(scene, place);
    const can = isDeciding(frame, near) && wantsOwn && (kind === 'play' || (kind === 'pick' && !optional));
    lay(card, own.cards[place]!, scene.picked.includes(ownPick(place)) ? 'picked' : can ? 'can' : undefined);
  });

  const { header, prompt, buttons } = board.areas;
  return { header, cards, things: [...things, ...eyes], prompt, buttons, homes, slots, pots: {} };
}

function layPiles(scene: Scene, board: Board, cards: CardSpot[], things: Thing[], homes: Record<PileId, Rect>): void {
  const { frame, near, t } = scene;
  const { spots, captions } = board;
  const deciding = isDeciding(frame, near);
  const canDraw = deciding && frame.phase === 'draw';
  const canDrop = deciding && frame.phase === 'drawn';
  const count = pileOf(frame, 'deck').length;
  homes[pileId(frame, 'deck')] = spots.deck;
  homes[pileId(frame, 'held')] = spots.held;
  homes[pileId(frame, 'discard')] = spots.discard;
  things.push({ kind: 'place', rect: spots.deck }, { kind: 'place', rect: spots.discard });
  things.push({ kind: 'deck', rect: spots.deck, count, mark: canDraw ? 'can' : undefined });
  things.push(pileCaption(captions.deck, t('play.kaktus.caption.deck', { n: count }), canDraw));
  things.push(
    pileCaption(captions.discard, t(canDrop ? 'play.kaktus.caption.drop' : 'play.kaktus.caption.discard'), canDrop),
  );
  const last = movedCards(frame);
  pileOf(frame, 'discard')
    .slice(-2)
    .forEach((card, i, shown) => {
      const top = i === shown.length - 1;
      const mark: Mark | undefined = canDrop ? 'can' : last.has(card) ? 'last' : undefined;
      cards.push({ card, rect: spots.discard, face: faceOf(frame, card), mark: top ? mark : undefined });
    });
  const held = heldCard(frame);
  if (held === null) return;
  cards.push({ card: held, rect: spots.held, face: faceOf(frame, held), mark: 'picked' });
  things.push(pileCaption(captions.held, t('play.kaktus.caption.held'), false));
}
