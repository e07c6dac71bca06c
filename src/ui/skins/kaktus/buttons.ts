/** The buttons of Kaktus by phase: what a tap on a card cannot say. */
import type { KaktusMove } from '@/engine/games/kaktus/moves';
import type { Act, ButtonLook, Scene } from '../../table/contract';
import { faceOf, isDeciding, isLegal } from '../../table/reading';
import { CALL_PICK, handOf, heldCard, pickedPlaces, powerOfFace, say } from './reading';

export interface ButtonPlan {
  readonly id: string;
  readonly label: string;
  readonly act: Act;
  readonly button: ButtonLook;
}

const DISCARD_TITLES = {
  none: 'play.kaktus.button.discard',
  look: 'play.kaktus.button.discardLook',
  spy: 'play.kaktus.button.discardSpy',
  swap: 'play.kaktus.button.discardSwap',
} as const;

/** The thing to do next comes last: it lies under the thumb. */
export function kaktusButtons(scene: Scene): readonly ButtonPlan[] {
  const { frame, near } = scene;
  if (!isDeciding(frame, near)) return [];
  switch (frame.phase) {
    case 'draw':
      return [pairButton(scene), drawButton(scene)];
    case 'drawn':
      return [discardButton(scene)];
    case 'end':
      return endButtons(scene);
    default:
      return [];
  }
}

function pairButton(scene: Scene): ButtonPlan {
  const { frame, near, t } = scene;
  const [a, b] = pickedPlaces(scene);
  if (a !== undefined && b !== undefined) {
    const move: KaktusMove = { type: 'pair', places: [a, b] };
    return {
      id: 'pair',
      label: t('play.kaktus.label.pairNow', { a: a + 1, b: b + 1 }),
      act: { kind: 'play', move },
      button: { title: t('play.kaktus.button.pairNow'), tone: 'primary' },
    };
  }
  const none: KaktusMove = { type: 'pair', places: [0, 1] };
  return {
    id: 'pair',
    label: t('play.kaktus.label.pair'),
    act:
      handOf(frame, near).length < 2
        ? { kind: 'ask', move: none }
        : { kind: 'say', sentence: t('play.kaktus.say.pair') },
    button: { title: t('play.kaktus.button.pair'), tone: 'plain' },
  };
}

function drawButton(scene: Scene): ButtonPlan {
  const title = scene.t('play.kaktus.button.draw');
  const move: KaktusMove = { type: 'draw' };
  return {
    id: 'draw',
    label: title,
    act: { kind: 'play', move },
    button: { title, tone: pickedPlaces(scene).length === 2 ? 'plain' : 'primary' },
  };
}

function discardButton(scene: Scene): ButtonPlan {
  const { frame, t } = scene;
  const held = heldCard(frame);
  const face = held === null ? null : faceOf(frame, held);
  const power = powerOfFace(face);
  const title = t(DISCARD_TITLES[power]);
  const icon = power === 'look' ? 'eyeOwn' : power === 'spy' ? 'eyeOther' : power === 'swap' ? 'swap' : undefined;
  const move: KaktusMove = { type: 'discard' };
  return {
    id: 'drop',
    label: `${title}: ${say(scene, face)}`,
    act: { kind: 'play', move },
    button: { title, tone: 'primary', ...(icon !== undefined && { icon }) },
  };
}

function endButtons(scene: Scene): readonly ButtonPlan[] {
  const { frame, t } = scene;
  const call: KaktusMove = { type: 'kaktus' };
  const pass: KaktusMove = { type: 'pass' };
  const sure = scene.picked.includes(CALL_PICK);
  const title = t('play.kaktus.button.pass');
  const end: ButtonPlan = {
    id: 'pass',
    label: title,
    act: { kind: 'play', move: pass },
    button: { title, tone: sure ? 'plain' : 'primary' },
  };
  if (!isLegal(frame, call)) return [end];
  // A call cannot be taken back, so it takes two taps.
  return [
    {
      id: 'call',
      label: t(sure ? 'play.kaktus.label.callSure' : 'play.kaktus.label.call'),
      act: sure ? { kind: 'play', move: call } : { kind: 'pick', picked: [CALL_PICK] },
      button: {
        title: t(sure ? 'play.kaktus.button.callSure' : 'play.kaktus.button.call'),
        tone: sure ? 'primary' : 'plain',
      },
    },
    end,
  ];
}
