/** The skin of Kaktus: everything the one table screen needs to show it. */
import type { TableEvent } from '@/engine/core/events';
import type { Seat } from '@/engine/core/table';
import type { Cue, Scene, Skin, Zoom, ZoomBlock, ZoomCard } from '../../table/contract';
import { faceOf } from '../../table/reading';
import { discardSheet } from '../piles';
import { theirAct } from './acts';
import { layKaktus } from './layout';
import { callerOf, handOf, powerOf, theirPick } from './reading';
import { DISCARD_ZOOM, kaktusTouches, seatZoom, theirLabel } from './touches';
import { adviseKaktus, kaktusPrompt, kaktusReason, tellKaktus } from './words';

function seatSheet(scene: Scene, seat: Seat): Zoom {
  const { frame, t, names } = scene;
  const blocks: ZoomBlock[] = [];
  const power = powerOf(frame);
  const choosing = theirAct(scene, seat, 0) !== null && (power === 'spy' || power === 'swap');
  if (choosing)
    blocks.push({ kind: 'text', text: t(power === 'spy' ? 'play.kaktus.zoom.spy' : 'play.kaktus.zoom.swap') });
  const cards = handOf(frame, seat).map((card, place): ZoomCard => {
    const base = { face: faceOf(frame, card), label: theirLabel(scene, seat, place) };
    const act = seat === scene.near ? null : theirAct(scene, seat, place);
    if (act === null) return base;
    const id = theirPick(seat, place);
    return {
      ...base,
      mark: act.kind === 'ask' ? undefined : scene.picked.includes(id) ? 'picked' : 'can',
      touch: { id: `zoom-${id}`, act, selected: scene.picked.includes(id) },
    };
  });
  blocks.push({ kind: 'cards', cards });
  if (callerOf(frame) === seat) blocks.push({ kind: 'text', text: t('play.kaktus.zoom.caller'), tone: 'good' });
  if (!choosing) blocks.push({ kind: 'text', text: t('play.kaktus.zoom.memory'), tone: 'muted' });
  if (frame.sheet.rounds.length > 0) {
    const points = t('common.points', { n: frame.sheet.totals[seat]! });
    blocks.push({ kind: 'text', text: t('play.kaktus.zoom.total', { points }), tone: 'muted' });
  }
  return { title: names[seat]!, blocks };
}

function cue(event: TableEvent, { frame }: Scene): Cue | null {
  if (event.kind === 'noted') {
    if (event.note === 'pairMade' || event.note === 'pairFailed') return { after: true, linger: true };
    if (event.note === 'kaktus') return { sound: 'call', tick: 'medium' };
    return null;
  }
  if (event.kind !== 'turned') return null;
  // What was shown stays in view until the next move, so it does not turn back now.
  if (event.up === 0 && event.face !== null) return { skip: true };
  const first = frame.events.find(({ kind }) => kind === 'turned');
  return { after: first === event };
}

export const kaktusSkin: Skin = {
  lay: layKaktus,
  touches: kaktusTouches,
  prompt: kaktusPrompt,
  tell: tellKaktus,
  reason: (why, _move, scene) => kaktusReason(why, scene),
  advise: adviseKaktus,
  zoom(name, scene) {
    if (name === DISCARD_ZOOM)
      return discardSheet(scene, scene.t('play.kaktus.zoom.discard'), scene.t('play.kaktus.zoom.discardWhy'));
    const seat = scene.frame.players.findIndex((_, i) => seatZoom(i) === name);
    return seat < 0 ? null : seatSheet(scene, seat);
  },
  cue,
};
