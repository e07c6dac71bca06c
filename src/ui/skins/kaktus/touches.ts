/** Everything that can be tapped in Kaktus, with its words. */
import type { Seat } from '@/engine/core/table';
import type { Act, Layout, Rect, Scene, Touch } from '../../table/contract';
import { atLeast, overlap } from '../../table/geometry';
import { faceOf, isDeciding, isLegal, othersOf, pileId, pileOf, turnSeat } from '../../table/reading';
import { target } from '../../theme/tokens';
import { ownAct, theirAct } from './acts';
import { kaktusButtons } from './buttons';
import { kaktusBoard, ownCells, theirPlaces } from './layout';
import { callerOf, handOf, heldCard, ownPick, pickedPlaces, powerOf, say, theirPick, topDiscard } from './reading';

export const seatZoom = (seat: Seat): string => `seat-${seat}`;
export const DISCARD_ZOOM = 'discard';

export function kaktusTouches(scene: Scene, layout: Layout): readonly Touch[] {
  return [...otherTouches(scene), ...pileTouches(scene, layout), ...ownTouches(scene), ...buttonTouches(scene, layout)];
}

function seatLabel({ frame, t, names }: Scene, seat: Seat): string {
  const name = names[seat]!;
  const cards = t('play.kaktus.cards', { n: handOf(frame, seat).length });
  const base =
    frame.sheet.rounds.length === 0
      ? t('play.kaktus.label.seat', { name, cards })
      : t('play.kaktus.label.seatPoints', {
          name,
          cards,
          points: t('common.points', { n: frame.sheet.totals[seat]! }),
        });
  const marked = callerOf(frame) === seat ? t('play.kaktus.label.caller', { seat: base }) : base;
  return turnSeat(frame) === seat ? t('play.kaktus.label.turn', { seat: marked }) : marked;
}

/** Room for a finger on every card, with nothing on top of each other. */
function fitFingers(cards: readonly Rect[]): boolean {
  const fit = ({ w, h }: Rect) => w >= target.min && h >= target.min;
  return cards.every((card, i) => fit(card) && !(i > 0 && overlap(card, cards[i - 1]!)));
}

function otherTouches(scene: Scene): readonly Touch[] {
  const board = kaktusBoard(scene);
  return othersOf(scene).flatMap((seat): readonly Touch[] => {
    const { tile, cards } = theirPlaces(scene, board, seat);
    if (theirAct(scene, seat, 0) !== null && fitFingers(cards)) {
      return cards.map((rect, place) => ({
        id: theirPick(seat, place),
        zone: 'others',
        rect,
        label: theirLabel(scene, seat, place),
        act: theirAct(scene, seat, place)!,
        zoom: seatZoom(seat),
        selected: scene.picked.includes(theirPick(seat, place)),
      }));
    }
    const zoom = seatZoom(seat);
    return [
      {
        id: `seat-${seat}`,
        zone: 'others',
        rect: tile,
        label: seatLabel(scene, seat),
        act: { kind: 'zoom', zoom },
        zoom,
      },
    ];
  });
}

/** "Face down, place 2 of Ben. Look at it". */
export function theirLabel(scene: Scene, seat: Seat, place: number): string {
  const { frame, t, names } = scene;
  const face = faceOf(frame, handOf(frame, seat)[place]!);
  const words = { name: names[seat]!, place: place + 1 };
  const at =
    face === null
      ? t('play.kaktus.label.theirsDown', words)
      : t('play.kaktus.label.theirs', { ...words, card: say(scene, face) });
  const act = theirAct(scene, seat, place);
  if (act === null || act.kind === 'ask') return at;
  return t('play.kaktus.label.can', { place: at, what: theirWhat(scene, act, theirPick(seat, place)) });
}

function theirWhat({ frame, t, picked }: Scene, act: Act, id: string): string {
  if (powerOf(frame) === 'spy') return t('play.kaktus.label.spy');
  if (act.kind === 'play') return t('play.kaktus.label.swap');
  return t(picked.includes(id) ? 'play.kaktus.label.chosen' : 'play.kaktus.label.choose');
}

function pileTouches(scene: Scene, layout: Layout): readonly Touch[] {
  const { frame, near, t } = scene;
  const touches: Touch[] = [];
  const at = (kind: 'deck' | 'held' | 'discard') => atLeast(layout.homes[pileId(frame, kind)]!, target.min);
  const deciding = isDeciding(frame, near);
  const draw = { type: 'draw' } as const;
  const drop = { type: 'discard' } as const;
  const canDraw = deciding && isLegal(frame, draw);
  const n = pileOf(frame, 'deck').length;
  touches.push({
    id: 'deck',
    zone: 'middle',
    rect: at('deck'),
    label: t(canDraw ? 'play.kaktus.label.deckDraw' : 'play.kaktus.label.deck', { n }),
    act: canDraw ? { kind: 'play', move: draw } : { kind: 'ask', move: draw },
  });
  const held = heldCard(frame);
  const face = held === null ? null : faceOf(frame, held);
  if (deciding && face !== null) {
    touches.push({
      id: 'held',
      zone: 'middle',
      rect: at('held'),
      label: t('play.kaktus.label.held', { card: say(scene, face) }),
      act: { kind: 'say', sentence: t('play.kaktus.say.held') },
    });
  }
  const top = topDiscard(frame);
  const canDrop = deciding && frame.phase === 'drawn';
  touches.push({
    id: 'discard',
    zone: 'middle',
    rect: at('discard'),
    label: canDrop
      ? t('play.kaktus.label.drop', { card: say(scene, face) })
      : top === null
        ? t('play.kaktus.label.discardEmpty')
        : t('play.kaktus.label.discard', { card: say(scene, faceOf(frame, top)) }),
    act: canDrop ? { kind: 'play', move: drop } : { kind: 'zoom', zoom: DISCARD_ZOOM },
    zoom: DISCARD_ZOOM,
  });
  return touches;
}

function ownTouches(scene: Scene): readonly Touch[] {
  const { frame, near } = scene;
  const { cells } = ownCells(scene, kaktusBoard(scene));
  return handOf(frame, near).map((_, place) => ({
    id: ownPick(place),
    zone: 'own',
    rect: cells[place]!,
    label: ownLabel(scene, place),
    act: ownAct(scene, place),
    selected: scene.picked.includes(ownPick(place)),
  }));
}

function ownLabel(scene: Scene, place: number): string {
  const { frame, near, t } = scene;
  const face = faceOf(frame, handOf(frame, near)[place]!);
  const at =
    face === null
      ? t('play.kaktus.label.down', { place: place + 1 })
      : t('play.kaktus.label.card', { card: say(scene, face), place: place + 1 });
  const what = ownWhat(scene, place);
  return what === null ? at : t('play.kaktus.label.can', { place: at, what });
}

function ownWhat(scene: Scene, place: number): string | null {
  const { frame, t } = scene;
  const act = ownAct(scene, place);
  if (pickedPlaces(scene).includes(place)) return t('play.kaktus.label.chosen');
  if (act.kind === 'pick') return t(powerOf(frame) === 'swap' ? 'play.kaktus.label.give' : 'play.kaktus.label.choose');
  if (act.kind !== 'play') return null;
  const held = heldCard(frame);
  switch (act.move.type) {
    case 'peek':
      return t('play.kaktus.label.peek');
    case 'keep':
      return t('play.kaktus.label.keep', { card: say(scene, held === null ? null : faceOf(frame, held)) });
    case 'look':
      return t('play.kaktus.label.look');
    default:
      return t('play.kaktus.label.swap');
  }
}

function buttonTouches(scene: Scene, layout: Layout): readonly Touch[] {
  return kaktusButtons(scene).map(({ id, label, act, button }, i) => ({
    id,
    zone: 'actions',
    rect: layout.buttons[i]!,
    label,
    act,
    button,
  }));
}
