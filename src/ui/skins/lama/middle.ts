/** The middle: draw pile, discard pile, and the supply of tokens where it is counted. */
import { lineOf } from '../../table/areas';
import type { Rect, Scene } from '../../table/contract';
import { atLeast, cardIn, centred, columns, cutBottom, cutRight, mirrored, rect, rows } from '../../table/geometry';
import { faceOf, isDeciding, isLegal, pileId, pileOf } from '../../table/reading';
import { space, target } from '../../theme/tokens';
import { handCap, layTokenPots, TOKEN, tokenWidth, type AnimalBoard } from './board';
import { DRAW, hasSupply, tokensOf } from './reading';

/** Narrower than this, the piles lie one above the other. */
const NARROW = 190;
/** Narrower than this, the supply lies below the piles and not beside them. */
const BESIDE = 300;
const WIDEST = 620;
/** From this height on there is room for a strip below. */
const TALL = 200;
/** A pile has at least this much width for its words. */
const PILE = 96;

/** The edges of a pile, and the ring around it. */
const FOOT = space.sm + space.hair;

interface Piles {
  readonly deck: Rect;
  readonly discard: Rect;
}

export function layMiddle(scene: Scene, board: AnimalBoard, place: Rect): Piles {
  const { frame, wishes } = scene;
  // Piles and supply belong together, however wide the table is.
  const area = centred(place, Math.min(place.w, WIDEST), place.h);
  if (!hasSupply(frame)) return layPiles(scene, board, area);
  const strip = TOKEN + space.sm;
  if (area.w < BESIDE) {
    const [below, above] = area.h < TALL ? [null, area] : cutBottom(area, strip, space.sm);
    if (below === null) layTokenPots(scene, board, null, centred(area, strip, strip));
    else laySupply(scene, board, centred(below, 2 * supplyWidth(scene) + space.sm, strip), false, false);
    return layPiles(scene, board, above);
  }
  const [side, rest] = cutRight(area, supplyWidth(scene) + space.lg, space.sm);
  const at = wishes.leftHanded ? mirrored(side, area) : side;
  // Tokens and the word below them, in the middle together; the word only where there is room for it.
  const tokens = 2 * strip + space.sm;
  const named = tokens + space.xs + lineOf('caption', scene.viewport);
  const whole = centred(at, supplyWidth(scene), at.h >= named ? named : tokens);
  laySupply(scene, board, { ...whole, h: tokens }, true, at.h >= named);
  return layPiles(scene, board, wishes.leftHanded ? mirrored(rest, area) : rest);
}

const supplyWidth = (scene: Scene): number => tokenWidth(scene) + space.md;

function laySupply(scene: Scene, board: AnimalBoard, box: Rect, upright: boolean, named: boolean): void {
  const { frame, viewport, t } = scene;
  const { black, white } = tokensOf(frame, null);
  const [one, two] = upright ? rows(box, 2, space.sm) : columns(box, 2, space.sm);
  board.things.push({ kind: 'token', rect: one!, chip: 'black', label: '10', text: String(black) });
  board.things.push({ kind: 'token', rect: two!, chip: 'white', label: '1', text: String(white) });
  layTokenPots(scene, board, null, box);
  if (!named) return;
  const words = rect(box.x - space.md, box.y + box.h + space.xs, box.w + 2 * space.md, lineOf('caption', viewport));
  const text = t('play.lama.supply');
  board.things.push({ kind: 'words', rect: words, text, step: 'caption', tone: 'muted', align: 'center' });
}

function layPiles(scene: Scene, board: AnimalBoard, area: Rect): Piles {
  const { frame, near, wishes, viewport, t } = scene;
  const caption = lineOf('caption', viewport) + FOOT;
  const upright = area.w < NARROW && area.w < area.h;
  const share = upright ? { w: area.w, h: (area.h - space.sm) / 2 } : { w: (area.w - space.md) / 2, h: area.h };
  const size = cardIn(share.w, Math.min(handCap(scene), share.h - caption));
  const w = Math.min(share.w, Math.max(size.w + space.xl, PILE));
  const group = upright ? area : centred(area, 2 * w + space.md, area.h);
  const cells = (upright ? rows(group, 2, space.sm) : columns(group, 2, space.md)).map((cell) =>
    wishes.leftHanded ? mirrored(cell, area) : cell,
  );
  const [deck, discard] = cells.map((cell) => centred({ ...cell, h: cell.h - caption }, size.w, size.h)) as [
    Rect,
    Rect,
  ];
  board.homes[pileId(frame, 'deck')] = deck;
  board.homes[pileId(frame, 'discard')] = discard;

  const left = pileOf(frame, 'deck').length;
  const canDraw = isDeciding(frame, near) && isLegal(frame, DRAW);
  board.things.push({ kind: 'place', rect: deck }, { kind: 'place', rect: discard });
  board.things.push({ kind: 'deck', rect: deck, count: left, mark: canDraw ? 'can' : undefined });
  board.things.push({
    kind: 'words',
    rect: rect(cells[0]!.x, deck.y + deck.h + FOOT, cells[0]!.w, caption - FOOT),
    text: t('play.lama.deck', { n: left }),
    step: 'caption',
    tone: 'muted',
    align: 'center',
  });
  const pile = pileOf(frame, 'discard').slice(-2);
  for (const card of pile) {
    const mark = card === pile.at(-1) && board.last.has(card) ? 'last' : undefined;
    board.cards.push({ card, rect: discard, face: faceOf(frame, card), mark });
  }
  return { deck: atLeast(deck, target.min), discard: atLeast(discard, target.min) };
}
