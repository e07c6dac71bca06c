/** Everything that can be tapped in No Thanks!. */
import type { NoThanksMove } from '@/engine/games/no-thanks/shape';
import type { Act, Scene, Touch } from '../../table/contract';
import { isDeciding, isLegal, othersOf, pileOf, turnSeat } from '../../table/reading';
import type { NoThanksLayout } from './layout';
import { chipsOf, chipWords, offered, PASS, potCount, runWords, TAKE } from './reading';

export function noThanksTouches(scene: Scene, layout: NoThanksLayout): readonly Touch[] {
  return [...seats(scene, layout), ...middle(scene, layout), ...own(scene, layout), ...buttons(scene, layout)];
}

function doing(scene: Scene, move: NoThanksMove): Act {
  const can = isDeciding(scene.frame, scene.near) && isLegal(scene.frame, move);
  return can ? { kind: 'play', move } : { kind: 'ask', move };
}

function seats(scene: Scene, { tiles }: NoThanksLayout): readonly Touch[] {
  const { frame, names, t } = scene;
  return othersOf(scene).map((seat) => {
    const label = t('play.no-thanks.label.seat', {
      name: names[seat]!,
      runs: runWords(frame, seat, t),
      chips: chipWords(frame, seat, t),
    });
    return {
      id: `seat ${seat}`,
      zone: 'others',
      rect: tiles.get(seat)!,
      label: turnSeat(frame) === seat ? t('play.no-thanks.label.turn', { seat: label }) : label,
      act: { kind: 'zoom', zoom: `seat ${seat}` },
    };
  });
}

function middle({ frame, t }: Scene, { deck, offer }: NoThanksLayout): readonly Touch[] {
  const card = offered(frame);
  return [
    {
      id: 'deck',
      zone: 'middle',
      rect: deck,
      label: t('play.no-thanks.label.deck', { n: pileOf(frame, 'deck').length }),
      act: { kind: 'zoom', zoom: 'deck' },
    },
    {
      id: 'offer',
      zone: 'middle',
      rect: offer,
      label:
        card === null
          ? t('play.no-thanks.label.nothing')
          : t('play.no-thanks.label.offer', { card, n: potCount(frame) }),
      act: { kind: 'zoom', zoom: 'deck' },
    },
  ];
}

function own({ frame, near, t }: Scene, { own: ruler, pouch }: NoThanksLayout): readonly Touch[] {
  const closed = chipsOf(frame, near) === null;
  return [
    {
      id: 'pouch',
      zone: 'own',
      rect: pouch,
      label: closed
        ? t('play.no-thanks.label.pouchHidden')
        : t('play.no-thanks.label.pouch', { chips: chipWords(frame, near, t) }),
      // Pressed it is open, so it must stay the same kind of thing until it is let go.
      act: isPassedOn(frame.players) ? { kind: 'look' } : { kind: 'zoom', zoom: `seat ${near}` },
    },
    {
      id: 'own',
      zone: 'own',
      rect: ruler,
      label: t('play.no-thanks.label.own', { runs: runWords(frame, near, t) }),
      act: { kind: 'zoom', zoom: `seat ${near}` },
    },
  ];
}

/** Several people share the phone. */
const isPassedOn = (players: Scene['frame']['players']): boolean =>
  players.filter(({ kind }) => kind === 'human').length > 1;

function buttons(scene: Scene, { buttons: places }: NoThanksLayout): readonly Touch[] {
  const { frame, t } = scene;
  const card = offered(frame);
  const n = potCount(frame);
  if (card === null) return [];
  return [
    {
      id: 'pass',
      zone: 'actions',
      rect: places[0]!,
      label: t('play.no-thanks.label.pass'),
      act: doing(scene, PASS),
      button: { title: t('play.no-thanks.button.pass'), tone: 'plain' },
    },
    {
      id: 'take',
      zone: 'actions',
      rect: places[1]!,
      label: t('play.no-thanks.label.take', { card, n }),
      act: doing(scene, TAKE),
      button: {
        title: n === 0 ? t('play.no-thanks.button.take', { card }) : t('play.no-thanks.button.takeWith', { card, n }),
        tone: 'plain',
      },
    },
  ];
}
