/** The others: a tile each with their face, their points, their tokens and the backs of their hand. */
import type { Seat } from '@/engine/core/table';
import { isFlat } from '../../table/areas';
import type { Mark, Rect, Scene } from '../../table/contract';
import { centred, columns, cutLeft, cutRight, cutTop, inset, line, rows } from '../../table/geometry';
import { othersOf, pileId, pileOf } from '../../table/reading';
import { space, target } from '../../theme/tokens';
import { headHeight, layTokenPots, layTokens, miniCard, seatThing, tokenWidth, type AnimalBoard } from './board';
import { hasLeft, isOpen, kindsOf } from './reading';

/** Backs that stand for a hidden hand of any size in a tile. */
const BACKS_MAX = 7;
const TILE_MAX = 84;
/** From this width on, hand and tokens fit beside the name. */
const ROOMY = 150;

/** In one row where each of them has room for a name, a hand and tokens. */
export function tileRowsIn(width: number, others: number): number {
  return others > 3 && width < others * ROOMY ? 2 : 1;
}

export function tileHeight(scene: Scene): number {
  return Math.max(target.min, headHeight(scene) + miniCard(scene).h + space.md);
}

export function layOthers(scene: Scene, board: AnimalBoard, area: Rect): ReadonlyMap<Seat, Rect> {
  const others = othersOf(scene);
  const flat = isFlat(scene.viewport);
  const tileRows = flat ? 1 : tileRowsIn(area.w, others.length);
  const perRow = Math.ceil(others.length / tileRows);
  const places = flat
    ? rows({ ...area, h: Math.min(area.h, others.length * (TILE_MAX + space.xs)) }, others.length, space.xs)
    : rows(area, tileRows, space.xs).flatMap((row, i) => {
        const missing = perRow - Math.min(perRow, others.length - i * perRow);
        return columns(row, perRow, space.xs).map((tile) => ({
          ...tile,
          x: tile.x + (missing * (tile.w + space.xs)) / 2,
        }));
      });
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
  const mini = miniCard(scene);
  const inner = inset(tile, space.xs + space.hair, space.xs);
  const tall = inner.h >= headHeight(scene) + mini.h;
  const roomy = inner.w >= ROOMY;
  // A low tile has no second line: hand and tokens stand beside the name, or only the hand when it is narrow too.
  const [head, body] = tall
    ? cutTop(inner, inner.h - mini.h - space.hair, space.hair)
    : roomy
      ? cutLeft(inner, inner.w * 0.52, space.xs)
      : cutTop(inner, inner.h, 0);
  board.things.push(seatThing(scene, seat, tile, head));
  board.homes[pileId(frame, 'hand', seat)] = centred(body.h > 0 ? body : head, mini.w, mini.h);
  if (!tall && !roomy) {
    layTokenPots(scene, board, seat, head);
    return;
  }
  const open = isOpen(frame, seat);
  const [tokens, hand] = cutRight(body, Math.min(body.w - mini.w - space.xs, 2 * tokenWidth(scene)), space.xs);
  layMinis(scene, board, seat, open ? body : hand, open);
  if (!open) layTokens(scene, board, seat, tokens);
  else layTokenPots(scene, board, seat, tokens);
}

function layMinis(scene: Scene, board: AnimalBoard, seat: Seat, area: Rect, open: boolean): void {
  const { frame } = scene;
  const mini = miniCard(scene);
  const kinds = open ? kindsOf(frame, seat) : null;
  const dim: Mark | undefined = hasLeft(frame, seat) && !open ? 'dim' : undefined;
  if (kinds !== null) {
    line(area, kinds.length, mini.w, mini.h, space.hair).forEach((place, i) => {
      for (const card of kinds[i]!.cards) board.cards.push({ card, rect: place, face: kinds[i]!.face });
    });
    return;
  }
  const cards = pileOf(frame, 'hand', seat).slice(-BACKS_MAX);
  const places = line(area, cards.length, mini.w, mini.h, -mini.w / 2);
  cards.forEach((card, i) => board.cards.push({ card, rect: places[i]!, face: null, mark: dim }));
}
