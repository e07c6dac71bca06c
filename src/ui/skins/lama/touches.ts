/** Everything that can be tapped in the two animal games. */
import type { LamaMove } from '@/engine/games/lama/shape';
import type { Act, ButtonLook, Scene, Touch } from '../../table/contract';
import { isDeciding, isLegal, othersOf, pileOf, turnSeat } from '../../table/reading';
import { FACES } from '../faces';
import type { LamaLayout } from './layout';
import { DRAW, handCost, hasLeft, kindsOf, playOf, QUIT, RETURN_BLACK, RETURN_WHITE, tokensOf, topOf } from './reading';

/** Leaving is asked twice: the first tap picks this. */
export const SURE = 'quit';

export function lamaTouches(scene: Scene, layout: LamaLayout): readonly Touch[] {
  return [...seats(scene, layout), ...middle(scene, layout), ...own(scene, layout), ...buttons(scene, layout)];
}

function doing(scene: Scene, move: LamaMove): Act {
  const can = isDeciding(scene.frame, scene.near) && isLegal(scene.frame, move);
  return can ? { kind: 'play', move } : { kind: 'ask', move };
}

function seats(scene: Scene, { tiles }: LamaLayout): readonly Touch[] {
  const { frame, names, t } = scene;
  return othersOf(scene).map((seat) => {
    const said = {
      name: names[seat]!,
      points: t('common.points', { n: frame.view.open.totals[seat]! }),
      cards: t('play.lama.cards', { n: pileOf(frame, 'hand', seat).length }),
    };
    const label = t(hasLeft(frame, seat) ? 'play.lama.label.seatOut' : 'play.lama.label.seat', said);
    return {
      id: `seat ${seat}`,
      zone: 'others',
      rect: tiles.get(seat)!,
      label: turnSeat(frame) === seat ? t('play.lama.label.turn', { seat: label }) : label,
      act: { kind: 'zoom', zoom: `seat ${seat}` },
    };
  });
}

function middle(scene: Scene, { deck, discard }: LamaLayout): readonly Touch[] {
  const { frame, t } = scene;
  const top = topOf(frame);
  return [
    {
      id: 'deck',
      zone: 'middle',
      rect: deck,
      label: t('play.lama.label.deck', { n: pileOf(frame, 'deck').length }),
      act: doing(scene, DRAW),
    },
    {
      id: 'discard',
      zone: 'middle',
      rect: discard,
      label: t('play.lama.label.discard', { card: top === null ? '' : FACES[frame.game].say(top, t) }),
      act: { kind: 'zoom', zoom: 'discard' },
    },
  ];
}

function own(scene: Scene, layout: LamaLayout): readonly Touch[] {
  const { frame, near, t } = scene;
  const { black, white, note } = tokensOf(frame, near);
  const tokens = t('play.lama.label.tokens', { black, white: white + note });
  const points = t('common.points', { n: frame.view.open.totals[near]! });
  const mine: Touch = {
    id: 'own',
    zone: 'own',
    rect: layout.own,
    label: t('play.lama.label.own', { tokens, points }),
    act: { kind: 'zoom', zoom: 'own' },
  };
  const kinds = kindsOf(frame, near);
  if (kinds === null) {
    const n = pileOf(frame, 'hand', near).length;
    const hidden = layout.hand.map((rect): Touch => {
      return { id: 'hand', zone: 'own', rect, label: t('play.lama.cards', { n }), act: { kind: 'zoom', zoom: 'own' } };
    });
    return [mine, ...hidden];
  }
  const { say } = FACES[frame.game];
  return [
    mine,
    ...kinds.map(({ face, cards }, i): Touch => {
      const card = say(face, t);
      const label =
        cards.length === 1
          ? t('play.lama.label.card', { card })
          : t('play.lama.label.cards', { card, count: cards.length });
      return { id: `kind ${face}`, zone: 'own', rect: layout.hand[i]!, label, act: doing(scene, playOf(face)) };
    }),
  ];
}

function buttons(scene: Scene, { buttons: places }: LamaLayout): readonly Touch[] {
  const { frame, near, picked, t } = scene;
  const cost = handCost(frame, near);
  const button = (at: 0 | 1, id: string, look: ButtonLook, act: Act, label = look.title): Touch => {
    return { id, zone: 'actions', rect: places[at]!, label, act, button: look };
  };
  if (isDeciding(frame, near) && frame.phase === 'return') {
    const black = t('play.lama.button.returnBlack');
    const white = t('play.lama.button.returnWhite');
    return [
      button(0, 'white', { title: white, tone: 'plain' }, doing(scene, RETURN_WHITE), t('play.lama.label.returnWhite')),
      button(1, 'black', { title: black, tone: 'plain' }, doing(scene, RETURN_BLACK), t('play.lama.label.returnBlack')),
    ];
  }
  const points = cost === null ? '?' : cost;
  const leave = cost === null ? t('play.lama.button.leave') : t('play.lama.label.quit', { n: cost });
  if (isDeciding(frame, near) && picked.includes(SURE)) {
    const stay: ButtonLook = { title: t('play.lama.button.stay'), tone: 'plain' };
    const sure: ButtonLook = { title: t('play.lama.button.quit', { points }), icon: 'out', tone: 'danger' };
    return [
      button(0, 'stay', stay, { kind: 'pick', picked: [] }, t('play.lama.label.stay')),
      button(1, SURE, sure, doing(scene, QUIT), leave),
    ];
  }
  const quit: ButtonLook = {
    title: cost === null ? leave : t('play.lama.button.quit', { points }),
    icon: 'out',
    tone: 'plain',
  };
  const can = isDeciding(frame, near) && isLegal(frame, QUIT);
  return [
    button(0, 'draw', { title: t('play.lama.button.draw'), icon: 'plus', tone: 'plain' }, doing(scene, DRAW)),
    button(1, SURE, quit, can ? { kind: 'pick', picked: [SURE] } : { kind: 'ask', move: QUIT }, leave),
  ];
}
