/** How long ago, in words: people remember "yesterday", not dates. */
import type { Translate } from './translate';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function ago(t: Translate, then: number, now: number): string {
  const past = Math.max(0, now - then);
  if (past < 2 * MINUTE) return t('common.ago.now');
  if (past < HOUR) return t('common.ago.minutes', { n: Math.floor(past / MINUTE) });
  if (past < DAY) return t('common.ago.hours', { n: Math.floor(past / HOUR) });
  if (past < 2 * DAY) return t('common.ago.yesterday');
  return t('common.ago.days', { n: Math.floor(past / DAY) });
}

/** "Ann", "Ann and Ben", "Ann, Ben and Cleo". */
export function listed(t: Translate, names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return t('common.and', { list: names.slice(0, -1).join(', '), last: names.at(-1)! });
}
