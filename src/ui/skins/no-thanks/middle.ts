/** The middle of No Thanks!: the draw pile, the card on offer, and the chips on it. */
import { isLarge, isWide, lineOf } from '../../table/areas';
import type { Board } from '../../table/board';
import type { Rect, Scene } from '../../table/contract';
import { cardIn, centred, columns, cutBottom, mirrored, rect } from '../../table/geometry';
import { faceOf, isDeciding, pileId, pileOf, potId } from '../../table/reading';
import { space, target } from '../../theme/tokens';
import { offered, potCount } from './reading';

const COLUMN_MIN = 88;
/** A draw pile is there to be counted, not to be read. */
const DECK_SHARE = 0.7;
/** The edges of a pile keep clear of the words below. */
const FOOT = space.sm;

export function layMiddle(scene: Scene, board: Board, area: Rect): { readonly deck: Rect; readonly offer: Rect } {
  const { frame, near, viewport, wishes, t } = scene;
  const caption = lineOf('caption', viewport);
  const cap =
    Math.max(150, viewport.height * (isWide(viewport) ? 0.3 : isLarge(viewport) ? 0.26 : 0.2)) *
    (wishes.largeCards ? 1.3 : 1);
  const third = (area.w - 2 * space.md) / 3;
  const big = cardIn(third, Math.min(cap, area.h - space.xs));
  const across = Math.min(third, Math.max(COLUMN_MIN, big.w + space.xl));
  const group = centred(area, 3 * across + 2 * space.md, area.h);
  const [left, middle, end] = columns(group, 3, space.md).map((cell) =>
    wishes.leftHanded ? mirrored(cell, area) : cell,
  ) as [Rect, Rect, Rect];

  const offer = centred(middle, big.w, big.h);
  const pile = cardIn(left.w, Math.min(big.h * DECK_SHARE, area.h - caption - FOOT));
  const deckCell = centred(left, pile.w, pile.h + caption + FOOT);
  const deck = rect(deckCell.x, deckCell.y, pile.w, pile.h);
  const count = pileOf(frame, 'deck').length;
  board.homes[pileId(frame, 'deck')] = deck;
  board.homes[pileId(frame, 'offer')] = offer;
  board.homes[pileId(frame, 'removed')] = deck;
  board.things.push({ kind: 'place', rect: deck }, { kind: 'place', rect: offer });
  board.things.push({ kind: 'deck', rect: deck, count });
  board.things.push({
    kind: 'words',
    rect: rect(left.x, deck.y + deck.h + FOOT, left.w, caption),
    text: t('play.no-thanks.deck', { n: count }),
    step: 'caption',
    tone: 'muted',
    align: 'center',
  });
  for (const card of pileOf(frame, 'offer').slice(-1)) {
    board.cards.push({
      card,
      rect: offer,
      face: faceOf(frame, card),
      mark: isDeciding(frame, near) ? 'can' : undefined,
    });
  }
  layChips(scene, board, end, offer);
  return { deck: grown(deck, left), offer: grown(offer, middle) };
}

function layChips(scene: Scene, board: Board, area: Rect, offer: Rect): void {
  const { frame, viewport, t } = scene;
  const chips = potCount(frame);
  const column = { ...area, y: offer.y, h: offer.h };
  const [words, stack] = cutBottom(column, 2 * lineOf('caption', viewport), space.xs);
  board.pots[potId(frame, 'pot')] = stack.h > 0 ? stack : column;
  if (offered(frame) === null) return;
  const w = Math.min(STACK, stack.h * 0.6);
  if (chips > 0 && w >= STACK_MIN)
    board.things.push({ kind: 'stack', rect: centred(stack, w, stack.h), chip: 'chip', count: chips });
  board.things.push({
    kind: 'words',
    rect: words,
    text: chips === 0 ? t('play.no-thanks.noChipsOn') : t('play.no-thanks.chipsOn', { n: chips }),
    step: 'caption',
    tone: chips === 0 ? 'muted' : 'text',
    weight: chips === 0 ? 'regular' : 'bold',
    align: 'center',
    lines: 2,
  });
}

const STACK = 52;
const STACK_MIN = 16;

/** A target large enough for a finger, inside its column. */
function grown(card: Rect, column: Rect): Rect {
  const w = Math.min(column.w, Math.max(card.w, target.min));
  const h = Math.min(column.h, Math.max(card.h, target.min));
  const { x, y } = centred(card, w, h);
  const keep = (at: number, from: number, room: number): number => Math.min(Math.max(at, from), from + room);
  return rect(keep(x, column.x, column.w - w), keep(y, column.y, column.h - h), w, h);
}
