/** What can be looked at closely in the two animal games: a player, the played cards, the own tokens. */
import type { Act, Scene, Zoom, ZoomBlock, ZoomCard } from '../../table/contract';
import { faceOf, isDeciding, isLegal, pileOf } from '../../table/reading';
import type { LamaMove } from '@/engine/games/lama/shape';
import type { Seat } from '@/engine/core/table';
import { FACES } from '../faces';
import { fitting, GIVE_BLACK, GIVE_WHITE, isOpen, tokensOf, topOf } from './reading';

export function lamaZoom(name: string, scene: Scene): Zoom | null {
  if (name === 'discard') return discard(scene);
  if (name === 'own') return seat(scene, scene.near);
  const [kind, number] = name.split(' ');
  const which = Number(number);
  return kind === 'seat' && scene.names[which] !== undefined ? seat(scene, which) : null;
}

function discard(scene: Scene): Zoom {
  const { frame, t } = scene;
  const { say } = FACES[frame.game];
  const top = topOf(frame);
  const cards = pileOf(frame, 'discard').map((card): ZoomCard => {
    const face = faceOf(frame, card);
    return { face, label: face === null ? '' : say(face, t) };
  });
  const blocks: ZoomBlock[] = [
    { kind: 'heading', text: t('play.lama.zoom.played') },
    { kind: 'cards', cards: cards.reverse() },
  ];
  if (top !== null) {
    blocks.unshift({ kind: 'text', text: t('play.lama.zoom.discardWhy', { card: say(top, t), ...fitting(scene) }) });
  }
  return { title: t('play.lama.zoom.discard'), blocks };
}

function tokenBlock({ frame, t }: Scene, whose: Seat): ZoomBlock {
  const { black, white } = tokensOf(frame, whose);
  return {
    kind: 'tokens',
    tokens: [
      { chip: 'black', count: black, label: t('play.lama.zoom.black', { n: black }) },
      { chip: 'white', count: white, label: t('play.lama.zoom.white', { n: white }) },
    ],
  };
}

function seat(scene: Scene, whose: Seat): Zoom {
  const { frame, near, names, t } = scene;
  const { say } = FACES[frame.game];
  const hand = pileOf(frame, 'hand', whose);
  const points = frame.view.open.totals[whose]!;
  const blocks: ZoomBlock[] = [
    { kind: 'text', text: t('play.lama.zoom.total', { points }) },
    tokenBlock(scene, whose),
    { kind: 'text', text: t('play.lama.zoom.worth'), tone: 'muted' },
  ];
  const { note } = tokensOf(frame, whose);
  if (note > 0) blocks.push({ kind: 'text', text: t('play.lama.zoom.note', { n: note }) });
  if (whose === near && frame.view.options['exchange'] === 'free') {
    blocks.push({ kind: 'text', text: t('play.lama.zoom.exchange'), tone: 'muted' });
    blocks.push(exchange(scene, GIVE_WHITE, 'play.lama.button.giveWhite'));
    blocks.push(exchange(scene, GIVE_BLACK, 'play.lama.button.giveBlack'));
  }
  if (hand.length > 0) {
    blocks.push({
      kind: 'heading',
      text: t(isOpen(frame, whose) ? 'play.lama.zoom.openHand' : 'play.lama.zoom.hand', { n: hand.length }),
    });
    const cards = hand
      .map((card) => faceOf(frame, card))
      .sort((a, b) => (a ?? 0) - (b ?? 0))
      .map((face): ZoomCard => ({ face, label: face === null ? t('table.faceDown') : say(face, t) }));
    blocks.push({ kind: 'cards', cards });
  }
  return { title: names[whose]!, blocks };
}

function exchange(
  { frame, near, t }: Scene,
  move: LamaMove,
  key: 'play.lama.button.giveWhite' | 'play.lama.button.giveBlack',
): ZoomBlock {
  const can = isDeciding(frame, near) && isLegal(frame, move);
  const act: Act = can ? { kind: 'play', move } : { kind: 'ask', move };
  return { kind: 'button', id: key, title: t(key), act };
}
