/** Everything that can be tapped in ojyks, with its words. */
import type { Layout, Scene, Touch } from '../../table/contract';
import { atLeast } from '../../table/geometry';
import { faceOf, isDeciding, othersOf, pileId, pileOf, turnSeat } from '../../table/reading';
import { target } from '../../theme/tokens';
import { deckAct, discardAct, slotAct } from './acts';
import { ojyksBoard, ownCells } from './layout';
import {
  closerOf,
  gridOf,
  heldCard,
  hiddenCount,
  isCard,
  isDiscardPicked,
  isUp,
  openSum,
  pickedSlot,
  placeOf,
  say,
  surePick,
  topDiscard,
} from './reading';
import { ojyksPrompt } from './words';

export const seatZoom = (seat: number): string => `seat-${seat}`;
export const DISCARD_ZOOM = 'discard';

export function ojyksTouches(scene: Scene, layout: Layout): readonly Touch[] {
  return [...otherTouches(scene, layout), ...pileTouches(scene, layout), ...slotTouches(scene)];
}

function otherTouches(scene: Scene, layout: Layout): readonly Touch[] {
  const { frame, t, names } = scene;
  return othersOf(scene).map((seat) => {
    const base = t('play.ojyks.label.seat', {
      name: names[seat]!,
      points: t('common.points', { n: frame.sheet.totals[seat]! }),
      open: openSum(frame, seat),
      n: hiddenCount(frame, seat),
    });
    const marked = closerOf(frame) === seat ? t('play.ojyks.label.closer', { seat: base }) : base;
    return {
      id: `seat-${seat}`,
      zone: 'others',
      rect: layout.homes[pileId(frame, 'grid', seat)]!,
      label: turnSeat(frame) === seat ? t('play.ojyks.label.turn', { seat: marked }) : marked,
      act: { kind: 'zoom', zoom: seatZoom(seat) },
      zoom: seatZoom(seat),
    };
  });
}

function pileTouches(scene: Scene, layout: Layout): readonly Touch[] {
  const { frame, near, t } = scene;
  const touches: Touch[] = [];
  const count = pileOf(frame, 'deck').length;
  const draw = deckAct(scene);
  touches.push({
    id: 'deck',
    zone: 'middle',
    rect: atLeast(layout.homes[pileId(frame, 'deck')]!, target.min),
    label: t(draw.kind === 'play' ? 'play.ojyks.label.deckDraw' : 'play.ojyks.label.deck', { n: count }),
    act: draw,
  });
  const held = heldCard(frame);
  const heldFace = held === null ? null : faceOf(frame, held);
  if (heldFace !== null && isDeciding(frame, near)) {
    touches.push({
      id: 'held',
      zone: 'middle',
      rect: atLeast(layout.homes[pileId(frame, 'held')]!, target.min),
      label: t('play.ojyks.label.held', { card: say(scene, heldFace) }),
      act: { kind: 'say', sentence: ojyksPrompt(scene) },
    });
  }
  touches.push({
    id: 'discard',
    zone: 'middle',
    rect: atLeast(layout.homes[pileId(frame, 'discard')]!, target.min),
    label: discardLabel(scene),
    act: discardAct(scene),
    zoom: DISCARD_ZOOM,
    selected: isDiscardPicked(scene),
  });
  return touches;
}

function discardLabel(scene: Scene): string {
  const { frame, near, t } = scene;
  const top = topDiscard(frame);
  if (top === null) return t('play.ojyks.label.discardEmpty');
  const card = say(scene, faceOf(frame, top));
  const slot = pickedSlot(scene);
  if (!isDeciding(frame, near)) return t('play.ojyks.label.discard', { card });
  if (frame.phase === 'drawn') {
    const held = heldCard(frame);
    return t('play.ojyks.label.drop', { card: say(scene, held === null ? null : faceOf(frame, held)) });
  }
  if (frame.phase !== 'turn') return t('play.ojyks.label.discard', { card });
  if (isDiscardPicked(scene)) return t('play.ojyks.label.taken', { card });
  return slot === null
    ? t('play.ojyks.label.take', { card })
    : t('play.ojyks.label.takeTo', { card, ...placeOf(slot) });
}

function slotTouches(scene: Scene): readonly Touch[] {
  const { frame, near } = scene;
  const { cells } = ownCells(scene, ojyksBoard(scene));
  return gridOf(frame, near).map((_, slot) => ({
    id: `slot-${slot}`,
    zone: 'own',
    rect: cells[slot]!,
    label: slotLabel(scene, slot),
    act: slotAct(scene, slot),
    selected: pickedSlot(scene) === slot,
  }));
}

function slotLabel(scene: Scene, slot: number): string {
  const { frame, near, t } = scene;
  const card = gridOf(frame, near)[slot];
  const at = placeOf(slot);
  if (!isCard(card)) return t('play.ojyks.label.gone', at);
  const place = isUp(frame, card)
    ? t('play.ojyks.label.card', { card: say(scene, faceOf(frame, card)), ...at })
    : t('play.ojyks.label.down', at);
  const act = slotAct(scene, slot);
  const incoming = frame.phase === 'drawn' ? heldCard(frame) : isDiscardPicked(scene) ? topDiscard(frame) : null;
  const face = incoming === null ? null : faceOf(frame, incoming);
  const what = () => {
    if (act.kind === 'ask') return pickedSlot(scene) === slot ? t('play.ojyks.label.chosen') : null;
    if (face !== null) {
      const sure = scene.picked.includes(surePick(slot));
      return t(sure ? 'play.ojyks.label.sure' : 'play.ojyks.label.swap', { card: say(scene, face) });
    }
    if (act.kind === 'play') return t('play.ojyks.label.turnUp');
    return t(pickedSlot(scene) === slot ? 'play.ojyks.label.chosen' : 'play.ojyks.label.choose');
  };
  const words = what();
  return words === null ? place : t('play.ojyks.label.can', { place, what: words });
}
