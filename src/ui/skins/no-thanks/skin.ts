/** The skin of No Thanks!. */
import type { Happening } from '@/session/frame';
import type { Advice, Company, Scene, Skin } from '../../table/contract';
import { isLegal } from '../../table/reading';
import { layNoThanks, type NoThanksLayout } from './layout';
import { offered, PASS } from './reading';
import { noThanksTouches } from './touches';
import { noThanksZoom } from './zooms';

const HINTS = ['extendsRun', 'worthChips', 'tooDear', 'milk', 'noChips'] as const;
type HintWord = (typeof HINTS)[number];
const isHint = (word: string): word is HintWord => (HINTS as readonly string[]).includes(word);

function prompt({ frame, t }: Scene): string {
  const card = offered(frame) ?? 0;
  return t(isLegal(frame, PASS) ? 'play.no-thanks.prompt.turn' : 'play.no-thanks.prompt.must', { card });
}

/** Which card it was: the one taken, or the one still on offer. Without events (after a reload) only the latter is known. */
function cardOf({ events, ply }: Happening, frame: Company['frame']): number | null {
  if (ply.move.type === 'pass') return offered(frame);
  const taken = events.find((event) => event.kind === 'moved' && frame.piles[event.to]?.kind === 'taken');
  return taken?.kind === 'moved' ? taken.face : null;
}

function tell(happening: Happening, { frame, names, t }: Company): string | null {
  const name = names[happening.seat];
  const card = cardOf(happening, frame);
  if (name === undefined || card === null) return null;
  if (happening.ply.move.type === 'pass') return t('play.no-thanks.tell.pass', { name, card });
  const { events } = happening;
  const paid = events.find((event) => event.kind === 'paid');
  const n = paid?.kind === 'paid' ? paid.count : 0;
  const must = events.some((event) => event.kind === 'noted' && event.note === 'mustTake');
  if (n === 0) return t('play.no-thanks.tell.take', { name, card });
  return t(must ? 'play.no-thanks.tell.must' : 'play.no-thanks.tell.takeWith', { name, card, n });
}

function advise({ reason, args }: Advice, { frame, t }: Scene): string {
  if (!isHint(reason)) return t('table.hint.none');
  const card = offered(frame) ?? 0;
  if (reason === 'tooDear') return t('play.no-thanks.hint.tooDear', { card, cost: Math.round(args['cost'] ?? 0) });
  return t(`play.no-thanks.hint.${reason}`, { card });
}

export const noThanksSkin: Skin = {
  lay: layNoThanks,
  touches: (scene, layout) => noThanksTouches(scene, layout as NoThanksLayout),
  prompt,
  tell,
  reason: (why, _move, { t }) => t(why === 'noChips' ? 'play.no-thanks.why.noChips' : 'table.why.other'),
  advise,
  zoom: noThanksZoom,
  cue(event, { frame }) {
    if (event.kind === 'moved' && frame.piles[event.to]?.kind === 'removed') return { skip: true };
    // The next card is turned up once the taken one has gone.
    if (event.kind === 'moved' && frame.piles[event.to]?.kind === 'offer') return { after: true, sound: 'flip' };
    if (event.kind === 'moved') return { tick: 'medium' };
    return null;
  },
  chip: () => 'chip',
};
