/** Kaktus in sentences: what to do, what happened, why not, and what would be wise. */
import type { TableEvent } from '@/engine/core/events';
import type { KaktusMove } from '@/engine/games/kaktus/moves';
import type { Happening } from '@/session/frame';
import type { Advice, Company, Scene } from '../../table/contract';
import { faceOf } from '../../table/reading';
import {
  CALL_PICK,
  callerOf,
  heldCard,
  phrase,
  pickedPlaces,
  pickedTheirs,
  powerOf,
  powerOfFace,
  say,
  topDiscard,
} from './reading';

const KAKTUS_REASONS = [
  'peekFirst',
  'drawFirst',
  'keepOrDiscardFirst',
  'usePowerFirst',
  'peekOver',
  'alreadyDrawn',
  'noDrawnCard',
  'noPower',
  'otherPower',
  'alreadyCalled',
  'needTwoCards',
  'noSuchPlace',
  'samePlace',
  'notAscending',
  'noSuchSeat',
  'ownCard',
  'callerSafe',
] as const;

const DRAWN_PROMPTS = {
  none: 'play.kaktus.prompt.drawn',
  look: 'play.kaktus.prompt.drawnLook',
  spy: 'play.kaktus.prompt.drawnSpy',
  swap: 'play.kaktus.prompt.drawnSwap',
} as const;

export function kaktusPrompt(scene: Scene): string {
  const { frame, t } = scene;
  const chosen = pickedPlaces(scene).length;
  switch (frame.phase) {
    case 'peek':
      return t(chosen === 0 ? 'play.kaktus.prompt.peek' : 'play.kaktus.prompt.peekMore');
    case 'draw': {
      const top = topDiscard(frame);
      if (chosen === 1) return t('play.kaktus.prompt.pairOne');
      if (chosen === 2) {
        return t('play.kaktus.prompt.pairTwo', { card: phrase(scene, top === null ? null : faceOf(frame, top)) });
      }
      return t(callerOf(frame) === null ? 'play.kaktus.prompt.draw' : 'play.kaktus.prompt.drawLast');
    }
    case 'drawn': {
      const held = heldCard(frame);
      const face = held === null ? null : faceOf(frame, held);
      return t(DRAWN_PROMPTS[powerOfFace(face)], { card: phrase(scene, face) });
    }
    case 'power':
      switch (powerOf(frame)) {
        case 'look':
          return t('play.kaktus.prompt.look');
        case 'spy':
          return t('play.kaktus.prompt.spy');
        default:
          if (pickedTheirs(scene) !== null) return t('play.kaktus.prompt.swapGive');
          return t(chosen === 0 ? 'play.kaktus.prompt.swapOwn' : 'play.kaktus.prompt.swapTheirs');
      }
    default:
      if (scene.picked.includes(CALL_PICK)) return t('play.kaktus.prompt.sure');
      return [
        ...seenWords(scene),
        t(callerOf(frame) === null ? 'play.kaktus.prompt.end' : 'play.kaktus.prompt.endCalled'),
      ].join(' ');
  }
}

/** The card that was just looked at may be drawn very small: the person who looked is told what it was. */
function seenWords(scene: Scene): readonly string[] {
  const { frame, near, t } = scene;
  if (frame.last?.seat !== near || frame.eyes !== near) return [];
  return frame.events.flatMap((event) =>
    event.kind === 'shown' && event.to === near && event.face !== null
      ? [t('play.kaktus.prompt.saw', { card: phrase(scene, event.face) })]
      : [],
  );
}

export function tellKaktus({ seat, ply, events }: Happening, company: Company): string | null {
  const { t, names } = company;
  const name = names[seat] ?? '';
  const begin = moveWords(ply.move as KaktusMove, name, events, company);
  const notes = events.flatMap((event): readonly string[] => {
    if (event.kind !== 'noted') return [];
    switch (event.note) {
      case 'powerLapsed':
        return [t('play.kaktus.tell.lapsed')];
      case 'reshuffled':
        return [t('play.kaktus.tell.reshuffled')];
      case 'stockOut':
        return [t('play.kaktus.tell.stockOut')];
      case 'callerBeaten':
        return [t('play.kaktus.tell.beaten', { name: names[event.seat ?? 0]!, n: event.count })];
      default:
        return [];
    }
  });
  const all = begin === null ? notes : [begin, ...notes];
  return all.length === 0 ? null : all.join(' ');
}

function moveWords(move: KaktusMove, name: string, events: readonly TableEvent[], company: Company): string | null {
  const { frame, t, names } = company;
  const toDiscard = events.find((event) => event.kind === 'moved' && frame.piles[event.to]?.kind === 'discard');
  const card = phrase(company, toDiscard?.kind === 'moved' ? toDiscard.face : null);
  const noted = (note: string) => events.some((event) => event.kind === 'noted' && event.note === note);
  switch (move.type) {
    case 'peek':
      return t('play.kaktus.tell.peek', { name, a: move.places[0] + 1, b: move.places[1] + 1 });
    case 'draw':
      // What becomes of the card is told with the move after it.
      return null;
    case 'keep':
      return t('play.kaktus.tell.keep', { name, place: move.place + 1, card });
    case 'discard':
      return t('play.kaktus.tell.discard', { name, card });
    case 'look':
      return t('play.kaktus.tell.look', { name, place: move.place + 1 });
    case 'spy':
      return t('play.kaktus.tell.spy', { name, other: names[move.seat]!, place: move.place + 1 });
    case 'swap':
      return t('play.kaktus.tell.swap', {
        name,
        other: names[move.seat]!,
        place: move.place + 1,
        with: move.with + 1,
      });
    case 'pair': {
      const turned = events.filter((event) => event.kind === 'turned');
      if (noted('pairMade'))
        return t('play.kaktus.tell.pairMade', { name, card: say(company, turned[0]?.face ?? null) });
      const [a, b] = turned.map((event) => phrase(company, event.face));
      const key = noted('penaltySkipped') ? 'play.kaktus.tell.pairSkipped' : 'play.kaktus.tell.pairFailed';
      return t(key, { name, a: a ?? '', b: b ?? '' });
    }
    case 'kaktus':
      return t('play.kaktus.tell.kaktus', { name });
    default:
      return null;
  }
}

export function kaktusReason(why: string, { t }: Company): string {
  const known = KAKTUS_REASONS.find((reason) => reason === why);
  return known === undefined ? t('table.why.other') : t(`play.kaktus.why.${known}`);
}

export function adviseKaktus({ move: raw, args }: Advice, { t, names }: Company): string {
  const move = raw as KaktusMove;
  const own = args['own'] ?? 0;
  switch (move.type) {
    case 'peek':
      return t('play.kaktus.hint.remember', { a: move.places[0] + 1, b: move.places[1] + 1 });
    case 'pair':
      return t('play.kaktus.hint.pair', { a: move.places[0] + 1, b: move.places[1] + 1 });
    case 'draw':
      return t('play.kaktus.hint.draw');
    case 'keep':
      return t('play.kaktus.hint.swapLower', { place: move.place + 1 });
    case 'discard':
      return t('play.kaktus.hint.notWorth');
    case 'look':
      return t('play.kaktus.hint.usePowerLook', { place: move.place + 1 });
    case 'spy':
      return t('play.kaktus.hint.usePowerSpy', { place: move.place + 1, name: names[move.seat]! });
    case 'swap':
      return t('play.kaktus.hint.usePowerSwap', {
        own: move.place + 1,
        place: move.with + 1,
        name: names[move.seat]!,
      });
    case 'kaktus':
      return t('play.kaktus.hint.callNow', { own });
    default:
      return t('play.kaktus.hint.wait', { own });
  }
}
