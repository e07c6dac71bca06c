/** The skin of ojyks: everything the one table screen needs to show it. */
import type { TableEvent } from '@/engine/core/events';
import type { Seat } from '@/engine/core/table';
import type { Cue, Scene, Skin, Zoom, ZoomBlock, ZoomCard } from '../../table/contract';
import { faceOf } from '../../table/reading';
import { discardSheet } from '../piles';
import { layOjyks } from './layout';
import { closerOf, COLUMNS, gridOf, hiddenCount, isCard, isUp, openSum, placeOf, say } from './reading';
import { DISCARD_ZOOM, ojyksTouches, seatZoom } from './touches';
import { adviseOjyks, ojyksPrompt, ojyksReason, tellOjyks } from './words';

function seatSheet(scene: Scene, seat: Seat): Zoom {
  const { frame, t, names } = scene;
  const blocks: ZoomBlock[] = [];
  const cards = gridOf(frame, seat).map((card, slot): ZoomCard => {
    const at = placeOf(slot);
    if (!isCard(card)) return { face: undefined, label: t('play.ojyks.label.gone', at) };
    const face = faceOf(frame, card);
    if (!isUp(frame, card)) return { face: null, label: t('play.ojyks.label.down', at) };
    return { face, label: t('play.ojyks.label.card', { card: say(scene, face), ...at }) };
  });
  blocks.push({ kind: 'cards', cards, columns: COLUMNS });
  blocks.push({ kind: 'text', text: t('play.ojyks.zoom.open', { n: openSum(frame, seat) }) });
  const hidden = hiddenCount(frame, seat);
  if (hidden > 0) blocks.push({ kind: 'text', text: t('play.ojyks.zoom.down', { n: hidden }), tone: 'muted' });
  const points = t('common.points', { n: frame.sheet.totals[seat]! });
  blocks.push({ kind: 'text', text: t('play.ojyks.zoom.total', { points }), tone: 'muted' });
  if (closerOf(frame) === seat) blocks.push({ kind: 'text', text: t('play.ojyks.zoom.closer'), tone: 'good' });
  return { title: names[seat]!, blocks };
}

/** The last "cleared" before this event, if the event is one of the three cards that leave with it. */
function clearing(events: readonly TableEvent[], event: TableEvent): number | null {
  const at = events.indexOf(event);
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    const before = events[i]!;
    if (before.kind === 'noted' && before.note === 'cleared') return i;
    if (before.kind !== 'moved') return null;
  }
  return null;
}

function cue(event: TableEvent, { frame }: Scene): Cue | null {
  if (event.kind === 'moved') {
    const column = clearing(frame.events, event);
    return column === null ? null : { after: true, together: `clear ${column}`, sound: 'clear', tick: 'medium' };
  }
  if (event.kind === 'noted' && event.note === 'closed') return { after: true, sound: 'call', tick: 'medium' };
  if (event.kind === 'turned') {
    // At the end of a round all hidden cards turn over, once the last move is done.
    const turned = frame.events.filter(({ kind }) => kind === 'turned');
    return { after: turned[frame.last?.move.type === 'reveal' ? 1 : 0] === event };
  }
  return null;
}

export const ojyksSkin: Skin = {
  lay: layOjyks,
  touches: ojyksTouches,
  prompt: ojyksPrompt,
  tell: tellOjyks,
  reason: (why, _move, scene) => ojyksReason(why, scene),
  advise: adviseOjyks,
  zoom(name, scene) {
    if (name === DISCARD_ZOOM)
      return discardSheet(scene, scene.t('play.ojyks.zoom.discard'), scene.t('play.ojyks.zoom.discardWhy'));
    const seat = scene.frame.players.findIndex((_, i) => seatZoom(i) === name);
    return seat < 0 ? null : seatSheet(scene, seat);
  },
  cue,
};
