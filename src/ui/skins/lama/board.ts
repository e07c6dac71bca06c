/** What the parts of the animal games' layout fill together, and what they share. */
import type { CardId, Seat } from '@/engine/core/table';
import { isFlat, isLarge, isWide, lineOf } from '../../table/areas';
import type { Board } from '../../table/board';
import type { Rect, Scene, Thing } from '../../table/contract';
import { cardIn, columns, rect } from '../../table/geometry';
import { pileOf, potId, turnSeat } from '../../table/reading';
import { layout, space } from '../../theme/tokens';
import { hasLeft, tokensOf } from './reading';

export const TOKEN = 16;
/** A token with two figures beside it. */
export function tokenWidth({ viewport }: Scene): number {
  return TOKEN + space.xs + lineOf('caption', viewport);
}

export interface AnimalBoard extends Board {
  readonly last: ReadonlySet<CardId>;
}

/** A card in the hand is at most this high, room permitting. */
export function handCap({ viewport, wishes }: Scene): number {
  const share = isWide(viewport) ? 0.3 : isLarge(viewport) ? 0.24 : 0.2;
  return Math.max(150, viewport.height * share) * (wishes.largeCards ? 1.3 : 1);
}

/** A card of somebody else's hand: as small as a phone needs it, larger where there is room. */
export function miniCard({ viewport }: Scene): { readonly w: number; readonly h: number } {
  const more = isLarge(viewport) && !isFlat(viewport) ? (viewport.height - layout.wideFrom) * MINI.growth : 0;
  return cardIn(MINI.most, Math.min(MINI.most, MINI.h + more));
}

const MINI = { h: 20, most: 52, growth: 0.08 } as const;

export function headHeight({ viewport }: Scene): number {
  return Math.max(34, lineOf('caption', viewport) + lineOf('floor', viewport));
}

export function seatThing(scene: Scene, seat: Seat, area: Rect, head: Rect): Thing {
  const { frame, near, t } = scene;
  const cards = pileOf(frame, 'hand', seat).length;
  const left = hasLeft(frame, seat);
  return {
    kind: 'seat',
    rect: area,
    head,
    seat,
    look: seat === near ? 'own' : 'tile',
    active: turnSeat(frame) === seat,
    last: frame.last?.seat === seat,
    points: frame.view.open.totals[seat]!,
    detail: t('play.lama.cards', { n: cards }),
    badge: left ? { text: t('play.lama.out'), tone: 'muted' } : undefined,
  };
}

export function layTokens(scene: Scene, board: Board, seat: Seat, area: Rect): void {
  const { black, white, note } = tokensOf(scene.frame, seat);
  const [left, right] = columns(area, 2, space.hair);
  const box = (one: Rect): Rect => rect(one.x, one.y + (one.h - TOKEN) / 2, one.w, TOKEN);
  board.things.push({ kind: 'token', rect: box(left!), chip: 'black', text: String(black) });
  board.things.push({ kind: 'token', rect: box(right!), chip: 'white', text: String(white + note) });
  layTokenPots(scene, board, seat, area);
}

export function layTokenPots({ frame }: Scene, board: Board, seat: Seat | null, area: Rect): void {
  const [left, right] = columns(area, 2, space.hair);
  board.pots[potId(frame, 'black', seat)] = left!;
  board.pots[potId(frame, 'white', seat)] = right!;
  if (seat !== null) board.pots[potId(frame, 'note', seat)] = right!;
}
