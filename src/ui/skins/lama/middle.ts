/** The middle: draw pile, discard pile, and the supply of tokens where it is counted. */
import { lineOf } from '../../table/areas';
import type { Rect, Scene } from '../../table/contract';
import { atLeast, cardIn, centred, columns, mirrored, rect, rows } from '../../table/geometry';
import { faceOf, isDeciding, isLegal, pileId, pileOf } from '../../table/reading';
import { space, target } from '../../theme/tokens';
import { handCap, layTokenPots, TOKEN, TOKEN_WIDTH, type AnimalBoard } from './board';
import { DRAW, hasSupply, tokensOf } from './reading';

export function layMiddle(
  scene: Scene,
  board: AnimalBoard,
  area: Rect,
): { readonly deck: Rect; readonly discard: Rect } {
  const { frame, near, wishes, viewport, t } = scene;
  const caption = lineOf('caption', viewport);
  const upright = area.w < area.h * 0.8 && area.w < 190;
  const supply = hasSupply(frame);
  const count = upright ? 2 : supply ? 3 : 2;
  const cells = upright ? rows(area, count, space.sm) : columns(area, count, space.md);
  const cap = handCap(scene);
  const size = cardIn(Math.min(cells[0]!.w, 1000), Math.min(cap, cells[0]!.h - caption - space.xs));
  const tight = Math.min(cells[0]!.w, Math.max(size.w + space.huge, 96));
  const group = upright ? area : centred(area, tight * count + space.md * (count - 1), area.h);
  const places = (upright ? cells : columns(group, count, space.md)).map((cell) =>
    wishes.leftHanded ? mirrored(cell, area) : cell,
  );
  const cardAt = (cell: Rect): Rect => {
    const { x, y } = centred({ ...cell, h: cell.h - caption - space.xs }, size.w, size.h);
    return rect(x, y, size.w, size.h);
  };
  const deck = cardAt(places[0]!);
  const discard = cardAt(places[1]!);
  const touched = { deck: atLeast(deck, target.min), discard: atLeast(discard, target.min) };
  board.homes[pileId(frame, 'deck')] = deck;
  board.homes[pileId(frame, 'discard')] = discard;
  const left = pileOf(frame, 'deck').length;
  const canDraw = isDeciding(frame, near) && isLegal(frame, DRAW);
  board.things.push({ kind: 'place', rect: deck }, { kind: 'place', rect: discard });
  board.things.push({ kind: 'deck', rect: deck, count: left, mark: canDraw ? 'can' : undefined });
  const below = (cell: Rect, card: Rect): Rect => rect(cell.x, card.y + card.h + space.xs, cell.w, caption);
  const words = (cell: Rect, card: Rect, text: string): void => {
    board.things.push({
      kind: 'words',
      rect: below(cell, card),
      text,
      step: 'caption',
      tone: 'muted',
      align: 'center',
    });
  };
  words(places[0]!, deck, t('play.lama.deck', { n: left }));
  const pile = pileOf(frame, 'discard').slice(-2);
  for (const card of pile) {
    const isTop = card === pile.at(-1);
    board.cards.push({
      card,
      rect: discard,
      face: faceOf(frame, card),
      mark: isTop && board.last.has(card) ? 'last' : undefined,
    });
  }
  if (!supply) return touched;
  const spare = upright ? null : places[2]!;
  const { black, white } = tokensOf(frame, null);
  if (spare === null) {
    layTokenPots(scene, board, null, deck);
    return touched;
  }
  const box = centred(
    { ...spare, h: spare.h - caption - space.xs },
    TOKEN_WIDTH * 1.5,
    2 * (TOKEN + space.sm) + space.sm,
  );
  const [one, two] = rows(box, 2, space.sm);
  board.things.push({ kind: 'token', rect: one!, chip: 'black', label: '10', text: String(black) });
  board.things.push({ kind: 'token', rect: two!, chip: 'white', label: '1', text: String(white) });
  words(spare, rect(box.x, deck.y, box.w, deck.h), t('play.lama.supply'));
  layTokenPots(scene, board, null, box);
  return touched;
}
