/** What a tap on a slot or on the discard pile does in ojyks, step by step towards a move. */
import type { OjyksMove } from '@/engine/games/ojyks/shape';
import type { Frame } from '@/session/frame';
import type { Act, Scene } from '../../table/contract';
import { faceOf, isDeciding, legalOf } from '../../table/reading';
import {
  DISCARD_PICK,
  gridOf,
  heldCard,
  isCard,
  isDiscardPicked,
  isUp,
  lossAt,
  pickedSlot,
  slotPick,
  surePick,
  topDiscard,
} from './reading';

const play = (move: OjyksMove): Act => ({ kind: 'play', move });
const ask = (move: OjyksMove): Act => ({ kind: 'ask', move });
const pick = (...picked: readonly string[]): Act => ({ kind: 'pick', picked });

/** Swaps at once, or first asks whether three minus cards shall really go. */
function swap(scene: Scene, move: Extract<OjyksMove, { type: 'take' | 'place' }>): Act {
  const { frame, picked } = scene;
  const card = move.type === 'take' ? topDiscard(frame) : heldCard(frame);
  const sure = surePick(move.slot);
  const costs = lossAt(scene, move.slot, card === null ? null : faceOf(frame, card)) > 0;
  return costs && !picked.includes(sure) ? pick(...picked.filter((id) => !id.startsWith('sure-')), sure) : play(move);
}

/** Whether turning up this slot is one of the moves. */
export function canReveal(frame: Frame, slot: number): boolean {
  return legalOf<OjyksMove>(frame).some((move) => move.type === 'reveal' && move.slot === slot);
}

export function slotAct(scene: Scene, slot: number): Act {
  const { frame, near } = scene;
  const reveal: OjyksMove = { type: 'reveal', slot };
  const card = gridOf(frame, near)[slot];
  if (!isDeciding(frame, near)) return ask(reveal);
  if (!isCard(card)) return ask(frame.phase === 'drawn' ? { type: 'place', slot } : { type: 'take', slot });
  switch (frame.phase) {
    case 'drawn':
      return swap(scene, { type: 'place', slot });
    case 'turn': {
      if (isDiscardPicked(scene)) return swap(scene, { type: 'take', slot });
      // Turning up cannot be taken back, so it takes two taps: the first only chooses.
      if (pickedSlot(scene) !== slot) return pick(slotPick(slot));
      return canReveal(frame, slot) ? play(reveal) : !isUp(frame, card) ? ask(reveal) : pick();
    }
    default:
      return canReveal(frame, slot) ? play(reveal) : ask(reveal);
  }
}

export function discardAct(scene: Scene): Act {
  const { frame, near } = scene;
  const slot = pickedSlot(scene);
  if (!isDeciding(frame, near)) return ask({ type: 'take', slot: 0 });
  if (frame.phase === 'drawn') return play({ type: 'discard' });
  if (frame.phase !== 'turn') return ask({ type: 'take', slot: 0 });
  if (slot !== null) return swap(scene, { type: 'take', slot });
  return isDiscardPicked(scene) ? pick() : pick(DISCARD_PICK);
}

export function deckAct({ frame, near }: Scene): Act {
  const draw: OjyksMove = { type: 'draw' };
  const can = isDeciding(frame, near) && legalOf<OjyksMove>(frame).some(({ type }) => type === 'draw');
  return can ? play(draw) : ask(draw);
}
