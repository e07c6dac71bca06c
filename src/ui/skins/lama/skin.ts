/** The skin of L.A.M.A., and of Alpaca, which differs only in what is printed on the cards. */
import type { LamaMove } from '@/engine/games/lama/shape';
import type { Happening } from '@/session/frame';
import type { Advice, Company, Scene, Skin } from '../../table/contract';
import { isLegal } from '../../table/reading';
import { FACES } from '../faces';
import { layLama, type LamaLayout } from './layout';
import { DRAW, fitting, handCost, legalPlays, topOf } from './reading';
import { lamaTouches, SURE } from './touches';
import { lamaZoom } from './zooms';

const WHY = [
  'notInHand',
  'notPlayable',
  'onlyPlayerLeft',
  'pileEmpty',
  'noExchange',
  'noBlack',
  'fewWhites',
  'supplyShort',
  'notReturning',
  'mustReturn',
  'underTen',
  'noWhite',
] as const;
type Why = (typeof WHY)[number];
const isWhy = (word: string): word is Why => (WHY as readonly string[]).includes(word);

const HINTS = ['frees', 'duplicate', 'quitNow', 'drawMore', 'returnMost', 'exchange'] as const;
type HintWord = (typeof HINTS)[number];
const isHint = (word: string): word is HintWord => (HINTS as readonly string[]).includes(word);

function prompt(scene: Scene): string {
  const { frame, near, picked, t } = scene;
  if (frame.phase === 'return') return t('play.lama.prompt.return');
  if (picked.includes(SURE)) return t('play.lama.prompt.sure', { n: handCost(frame, near) ?? 0 });
  const stuck = legalPlays(frame) === 0;
  const alone = isAlone(scene);
  if (isLegal(frame, DRAW)) return t(stuck ? 'play.lama.prompt.stuck' : 'play.lama.prompt.turn', fitting(scene));
  if (stuck) return t(alone ? 'play.lama.prompt.aloneStuck' : 'play.lama.prompt.noDrawStuck');
  return t(alone ? 'play.lama.prompt.alone' : 'play.lama.prompt.noDraw', fitting(scene));
}

function isAlone({ frame, near }: Scene): boolean {
  const { quit } = frame.view.open as unknown as { readonly quit: number };
  return (quit | (1 << near)) === (1 << frame.view.seats) - 1;
}

function tell({ seat, ply, events }: Happening, { frame, names, t }: Company): string | null {
  const name = names[seat];
  if (name === undefined) return null;
  const move = ply.move as LamaMove;
  const { say } = FACES[frame.game];
  const notes = events.flatMap((event) => (event.kind === 'noted' ? [event] : []));
  const everyoneOut = events.some((event) => event.kind === 'turned');
  switch (move.type) {
    case 'play': {
      const out = notes.some(({ note }) => note === 'wentOut');
      return t(out ? 'play.lama.tell.wentOut' : 'play.lama.tell.play', { name, card: say(move.card, t) });
    }
    case 'draw': {
      // Only the drawer's own eyes have the face.
      const drawn = events.find((event) => event.kind === 'moved');
      const face = drawn?.kind === 'moved' ? drawn.face : null;
      return face === null
        ? t('play.lama.tell.draw', { name })
        : t('play.lama.tell.drew', { name, card: say(face, t) });
    }
    case 'quit':
      return t(everyoneOut ? 'play.lama.tell.ended' : 'play.lama.tell.quit', { name });
    case 'return':
      return t('play.lama.tell.returned', { name, n: move.token === 'black' ? 10 : 1 });
    case 'exchange':
      return t(move.give === 'black' ? 'play.lama.tell.exchangeBlack' : 'play.lama.tell.exchangeWhite', { name });
  }
}

function reason(why: string, _move: unknown, scene: Scene): string {
  const { frame, t } = scene;
  if (!isWhy(why)) return t('table.why.other');
  const top = topOf(frame);
  if (why === 'notPlayable') {
    return t('play.lama.why.notPlayable', {
      top: top === null ? '' : FACES[frame.game].say(top, t),
      ...fitting(scene),
    });
  }
  return t(`play.lama.why.${why}`);
}

function advise({ reason: why, args, move }: Advice, { frame, t }: Scene): string {
  if (!isHint(why)) return t('table.hint.none');
  const { say } = FACES[frame.game];
  const { card } = move as unknown as { readonly card?: number };
  const said = { card: card === undefined ? '' : say(card, t), hand: args['hand'] ?? 0, worth: args['worth'] ?? 0 };
  return t(`play.lama.hint.${why}`, said);
}

export const lamaSkin: Skin = {
  lay: layLama,
  touches: (scene, layout) => lamaTouches(scene, layout as LamaLayout),
  prompt,
  tell,
  reason,
  advise,
  zoom: lamaZoom,
  cue(event) {
    if (event.kind === 'turned') return { after: false, sound: 'flip' };
    if (event.kind === 'noted') return { after: true, sound: event.note === 'quit' ? 'call' : 'place', tick: 'medium' };
    return null;
  },
  chip: (pot, { frame }) => (frame.pots[pot]?.kind === 'black' ? 'black' : 'white'),
};
