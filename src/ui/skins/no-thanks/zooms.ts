/** What can be looked at closely in No Thanks!: somebody's cards run by run, and which numbers are out. */
import type { Seat } from '@/engine/core/table';
import type { Scene, Zoom, ZoomBlock } from '../../table/contract';
import { pileOf } from '../../table/reading';
import { runsOf } from '../../table/stage/runs';
import { FACES } from '../faces';
import { cardSum, chipsOf, HIGHEST, LOWEST, offered, ownedBy } from './reading';

export function noThanksZoom(name: string, scene: Scene): Zoom | null {
  if (name === 'deck') return deck(scene);
  const [kind, number] = name.split(' ');
  const seat = Number(number);
  return kind === 'seat' && scene.names[seat] !== undefined ? player(scene, seat) : null;
}

function deck({ frame, t }: Scene): Zoom {
  const card = offered(frame);
  const taken = frame.players.flatMap((_, seat) => ownedBy(frame, seat));
  const out = card === null ? taken : [...taken, card];
  const blocks: ZoomBlock[] = [
    { kind: 'text', text: t('play.no-thanks.zoom.deckWhy', { n: pileOf(frame, 'deck').length }) },
    { kind: 'text', text: t('play.no-thanks.zoom.removedWhy', { n: pileOf(frame, 'removed').length }), tone: 'muted' },
    { kind: 'heading', text: t('play.no-thanks.zoom.open') },
    { kind: 'ruler', from: LOWEST, to: HIGHEST, owned: out },
  ];
  return { title: t('play.no-thanks.zoom.deck'), blocks };
}

function player({ frame, names, t }: Scene, seat: Seat): Zoom {
  const { say } = FACES[frame.game];
  const owned = ownedBy(frame, seat);
  const chips = chipsOf(frame, seat);
  const blocks: ZoomBlock[] = [
    {
      kind: 'text',
      text: chips === null ? t('play.no-thanks.zoom.hidden') : t('play.no-thanks.zoom.chips', { n: chips }),
      tone: 'muted',
    },
  ];
  if (owned.length === 0) blocks.push({ kind: 'text', text: t('play.no-thanks.zoom.none') });
  for (const [from, to] of runsOf(owned)) {
    blocks.push({
      kind: 'heading',
      text: from === to ? t('play.no-thanks.zoom.single', { card: from }) : t('play.no-thanks.zoom.run', { from, to }),
    });
    const cards = owned.filter((face) => face >= from && face <= to).map((face) => ({ face, label: say(face, t) }));
    blocks.push({ kind: 'cards', cards });
  }
  if (owned.length > 0) blocks.push({ kind: 'text', text: t('play.no-thanks.zoom.sum', { n: cardSum(frame, seat) }) });
  return { title: names[seat]!, blocks };
}
