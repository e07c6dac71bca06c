/** What No Thanks! reads off a frame: the card on offer, who owns which numbers, and who has how many chips. */
import type { NoThanksMove } from '@/engine/games/no-thanks/shape';
import type { Face, Seat } from '@/engine/core/table';
import type { Translate } from '@/i18n/translate';
import type { Frame } from '@/session/frame';
import { faceOf, pileOf, potOf } from '../../table/reading';
import { runsOf } from '../../table/stage/runs';

export const LOWEST = 3;
export const HIGHEST = 35;

export const PASS: NoThanksMove = { type: 'pass' };
export const TAKE: NoThanksMove = { type: 'take' };

/** null between two deals. */
export function offered(frame: Frame): Face | null {
  const card = pileOf(frame, 'offer').at(-1);
  return card === undefined ? null : faceOf(frame, card);
}

/** Taken cards lie open, so everybody knows them. */
export function ownedBy(frame: Frame, seat: Seat): readonly Face[] {
  return pileOf(frame, 'taken', seat)
    .flatMap((card) => faceOf(frame, card) ?? [])
    .sort((a, b) => a - b);
}

/** What the cards count, before chips come off. */
export function cardSum(frame: Frame, seat: Seat): number {
  return runsOf(ownedBy(frame, seat)).reduce((sum, [low]) => sum + low, 0);
}

/** null when these eyes may not count them. */
export const chipsOf = (frame: Frame, seat: Seat): number | null => potOf(frame, 'chips', seat);

export const potCount = (frame: Frame): number => potOf(frame, 'pot') ?? 0;

export function chipWords(frame: Frame, seat: Seat, t: Translate): string {
  const n = chipsOf(frame, seat);
  return n === null ? t('play.no-thanks.hiddenChips') : t('play.no-thanks.chips', { n });
}

/** The same for the eye: a question mark instead of a number. */
export function chipFigure(frame: Frame, seat: Seat, t: Translate): string {
  const n = chipsOf(frame, seat);
  return n === null ? t('play.no-thanks.unknownChips') : t('play.no-thanks.chips', { n });
}

/** "12 to 15, 20", or that there are none. */
export function runWords(frame: Frame, seat: Seat, t: Translate): string {
  const runs = runsOf(ownedBy(frame, seat));
  if (runs.length === 0) return t('play.no-thanks.runs.none');
  return runs.map(([from, to]) => (from === to ? String(from) : t('play.no-thanks.runs.run', { from, to }))).join(', ');
}

/** The same for a small tile: "12–15 20". */
export function runFigures(frame: Frame, seat: Seat): string {
  return runsOf(ownedBy(frame, seat))
    .map(([from, to]) => (from === to ? String(from) : `${from}–${to}`))
    .join('  ');
}
