/** The near hand, grouped by kind so that every kind keeps a finger's width however many cards there are. */
import { isFlat } from '../../table/areas';
import type { Mark, Rect, Scene } from '../../table/contract';
import { atLeast, cardIn, centred, line, rect } from '../../table/geometry';
import { isDeciding, isLegal, pileId, pileOf } from '../../table/reading';
import { LIFT_POINTS } from '../../theme/motion';
import { space, target } from '../../theme/tokens';
import { handCap, type AnimalBoard } from './board';
import { hasLeft, kindsOf, playOf } from './reading';

/** How far the second and third card of a kind peep out. */
const STACK_STEP = 4;
const STACK_SHOWN = 3;
/** The hand may go nearer to the edge than anything else: seven kinds want all the width there is. */
const HAND_MARGIN = 6;
/** Cards that can be this wide side by side do not overlap. */
const APART = 80;
/** Others may be this much wider than their share: enough of each stays in sight. */
const OVERLAP = 1.4;
const BADGE = 24;
const BADGE_AT = 0.27;
/** Above a card: it is raised when it can be played, and others of its kind peep out. */
export const LIFT_ROOM = 20;

export function layHand(scene: Scene, board: AnimalBoard, area: Rect): readonly Rect[] {
  const { frame, near, viewport } = scene;
  const margin = isFlat(viewport) ? 0 : space.lg - HAND_MARGIN;
  const full = rect(area.x - margin, area.y, area.w + 2 * margin, area.h);
  const home = pileId(frame, 'hand', near);
  const kinds = kindsOf(frame, near);
  const count = kinds?.length ?? pileOf(frame, 'hand', near).length;
  const share = full.w / Math.max(1, count);
  const wish = share - space.sm >= APART ? share - space.sm : share * OVERLAP;
  const roomFor = Math.min(Math.max(target.min, full.w - (count - 1) * target.min), wish);
  const { w, h } = cardIn(kinds === null ? full.w : roomFor, Math.min(handCap(scene), area.h - LIFT_ROOM));
  const floor = rect(full.x, full.y + full.h - h, full.w, h);
  // However small the cards, a finger must find each of them.
  const places = line(floor, count, w, h, Math.max(space.sm, target.min - w));
  board.homes[home] = centred(floor, w, h);
  const left = hasLeft(frame, near);
  if (kinds === null) {
    pileOf(frame, 'hand', near).forEach((card, i) => {
      board.cards.push({ card, rect: places[i]!, face: null, mark: left ? 'dim' : undefined });
    });
    return count === 0 ? [] : [floor];
  }
  const deciding = isDeciding(frame, near);
  return kinds.map(({ face, cards }, i) => {
    const place = places[i]!;
    const can = deciding && isLegal(frame, playOf(face));
    const shown = Math.min(cards.length, STACK_SHOWN);
    cards.forEach((card, n) => {
      const up = Math.min(cards.length - 1 - n, shown - 1) * STACK_STEP;
      const top = n === cards.length - 1;
      const shine: Mark | undefined = can ? 'can' : board.last.has(card) ? 'last' : undefined;
      const mark = left ? 'dim' : top ? shine : undefined;
      board.cards.push({ card, rect: { ...place, y: place.y - up }, face, mark, raised: can });
    });
    const next = places[i + 1];
    const seen = next === undefined ? w : Math.min(w, next.x - place.x);
    if (cards.length > 1) {
      const badge = Math.min(BADGE, seen);
      // Below the corner's number, where no picture and no word is.
      const y = place.y + h * BADGE_AT - (can ? LIFT_POINTS : 0);
      board.over.push({
        kind: 'count',
        rect: rect(place.x + space.xs, y, Math.min(BADGE * 1.3, seen - space.xs), badge),
        text: `×${cards.length}`,
      });
    }
    const touch = rect(place.x, place.y - LIFT_ROOM / 2, seen, h + LIFT_ROOM / 2);
    // Small cards lie apart: the finger may have some of the gap.
    return w < target.min ? atLeast(touch, target.min) : touch;
  });
}
