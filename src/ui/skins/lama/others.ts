/** The others: a tile each with their face, their points, their tokens and the backs of their hand. */
import type { Seat } from '@/engine/core/table';
import { isWide } from '../../table/areas';
import type { Mark, Rect, Scene } from '../../table/contract';
import { centred, columns, cutLeft, cutRight, cutTop, inset, line, rows } from '../../table/geometry';
import { othersOf, pileId, pileOf } from '../../table/reading';
import { space, target } from '../../theme/tokens';
import { headHeight, layTokenPots, layTokens, MINI, seatThing, tokenWidth, type AnimalBoard } from './board';
import { hasLeft, isOpen, kindsOf } from './reading';

/** Backs that stand for a hidden hand of any size in a tile. */
const BACKS_MAX = 7;
const TILE_MAX = 84;
/** From this width on, hand and tokens fit beside the name. */
const ROOMY = 150;

export function tileHeight(scene: Scene): number {
  return Math.max(target.min, headHeight(scene) + MINI.h + space.md);
}

export function layOthers(scene: Scene, board: AnimalBoard, area: Rect): ReadonlyMap<Seat, Rect> {
  const others = othersOf(scene);
  const wide = isWide(scene.viewport);
  const tileRows = !wide && others.length > 3 ? 2 : 1;
  const perRow = Math.ceil(others.length / tileRows);
  const places = wide
    ? rows({ ...area, h: Math.min(area.h, others.length * (TILE_MAX + space.xs)) }, others.length, space.xs)
    : rows(area, tileRows, space.xs).flatMap((row) => columns(row, perRow, space.xs));
  const tiles = new Map<Seat, Rect>();
  others.forEach((seat, i) => {
    const tile = places[i]!;
    tiles.set(seat, tile);
    layTile(scene, board, seat, tile);
  });
  return tiles;
}

function layTile(scene: Scene, board: AnimalBoard, seat: Seat, tile: Rect): void {
  const { frame } = scene;
  const inner = inset(tile, space.xs + space.hair, space.xs);
  const tall = inner.h >= headHeight(scene) + MINI.h;
  const roomy = inner.w >= ROOMY;
  // A low tile has no second line: hand and tokens stand beside the name, or only the hand when it is narrow too.
  const [head, body] = tall
    ? cutTop(inner, inner.h - MINI.h - space.hair, space.hair)
    : roomy
      ? cutLeft(inner, inner.w * 0.52, space.xs)
      : cutTop(inner, inner.h, 0);
  board.things.push(seatThing(scene, seat, tile, head));
  board.homes[pileId(frame, 'hand', seat)] = centred(body.h > 0 ? body : head, MINI.w, MINI.h);
  if (!tall && !roomy) {
    layTokenPots(scene, board, seat, head);
    return;
  }
  const open = isOpen(frame, seat);
  const [tokens, hand] = cutRight(body, Math.min(body.w - MINI.w - space.xs, 2 * tokenWidth(scene)), space.xs);
  layMinis(scene, board, seat, open ? body : hand, open);
  if (!open) layTokens(scene, board, seat, tokens);
  else layTokenPots(scene, board, seat, tokens);
}

function layMinis(scene: Scene, board: AnimalBoard, seat: Seat, area: Rect, open: boolean): void {
  const { frame } = scene;
  const kinds = open ? kindsOf(frame, seat) : null;
  const dim: Mark | undefined = hasLeft(frame, seat) && !open ? 'dim' : undefined;
  if (kinds !== null) {
    line(area, kinds.length, MINI.w, MINI.h, space.hair).forEach((place, i) => {
      for (const card of kinds[i]!.cards) board.cards.push({ card, rect: place, face: kinds[i]!.face });
    });
    return;
  }
  const cards = pileOf(frame, 'hand', seat).slice(-BACKS_MAX);
  const places = line(area, cards.length, MINI.w, MINI.h, -MINI.w / 2);
  cards.forEach((card, i) => board.cards.push({ card, rect: places[i]!, face: null, mark: dim }));
}
