/** What a tap on a card does in Kaktus, step by step towards a move. */
import type { Seat } from '@/engine/core/table';
import type { KaktusMove } from '@/engine/games/kaktus/moves';
import type { Act, Scene } from '../../table/contract';
import { isDeciding } from '../../table/reading';
import { ownPick, pickedPlaces, pickedTheirs, powerOf, theirPick } from './reading';

const play = (move: KaktusMove): Act => ({ kind: 'play', move });
const ask = (move: KaktusMove): Act => ({ kind: 'ask', move });
const pick = (...picked: readonly string[]): Act => ({ kind: 'pick', picked });

/** Left place first. */
const ascending = (a: number, b: number): readonly [number, number] => (a < b ? [a, b] : [b, a]);

export function ownAct(scene: Scene, place: number): Act {
  const { frame, near } = scene;
  const chosen = pickedPlaces(scene);
  const isChosen = chosen.includes(place);
  if (!isDeciding(frame, near)) return ask({ type: 'keep', place });
  switch (frame.phase) {
    case 'peek': {
      const [first] = chosen;
      if (first === undefined) return pick(ownPick(place));
      return isChosen ? pick() : play({ type: 'peek', places: ascending(first, place) });
    }
    case 'draw': {
      if (isChosen) return pick(...chosen.filter((other) => other !== place).map(ownPick));
      // A third card takes the place of the first of the two.
      return pick(...chosen.slice(-1).map(ownPick), ownPick(place));
    }
    case 'drawn':
      return play({ type: 'keep', place });
    case 'power':
      return powerAct(scene, place, isChosen);
    default:
      return ask({ type: 'keep', place });
  }
}

function powerAct(scene: Scene, place: number, isChosen: boolean): Act {
  const theirs = pickedTheirs(scene);
  switch (powerOf(scene.frame)) {
    case 'look':
      return play({ type: 'look', place });
    case 'swap':
      if (theirs !== null) return play({ type: 'swap', place, seat: theirs.seat, with: theirs.place });
      return isChosen ? pick() : pick(ownPick(place));
    default:
      return ask({ type: 'spy', seat: scene.near, place });
  }
}

/** A card of somebody else; null when cards of others are not to be chosen now. */
export function theirAct(scene: Scene, seat: Seat, place: number): Act | null {
  const { frame, near } = scene;
  const power = powerOf(frame);
  if (!isDeciding(frame, near) || (power !== 'spy' && power !== 'swap')) return null;
  const legal = frame.moment.kind === 'deciding' ? (frame.moment.legal as unknown as readonly KaktusMove[]) : [];
  const open = legal.some((move) => (move.type === 'spy' || move.type === 'swap') && move.seat === seat);
  const own = pickedPlaces(scene)[0];
  if (power === 'spy') return (open ? play : ask)({ type: 'spy', seat, place });
  if (!open) return ask({ type: 'swap', place: own ?? 0, seat, with: place });
  if (own !== undefined) return play({ type: 'swap', place: own, seat, with: place });
  const id = theirPick(seat, place);
  return scene.picked.includes(id) ? pick() : pick(id);
}
