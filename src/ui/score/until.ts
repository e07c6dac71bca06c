/** How long this game goes on, as its options say: until somebody has so many points, or for so many rounds. */
import type { Translate } from '@/i18n/translate';
import type { Frame } from '@/session/frame';

/** The options that say so. `to50` is a number of points too. */
const LENGTHS = ['threshold', 'end', 'length', 'deals'] as const;
const POINTS = /^to(\d+)$/;
/** No table plays so many rounds, and none ends at so few points. */
const MOST_ROUNDS = 10;

export function untilWords({ view: { options }, sheet }: Frame, t: Translate): string | null {
  const option = LENGTHS.map((name) => options[name]).find((value) => value !== undefined);
  const n = Number(POINTS.exec(String(option))?.[1] ?? option);
  if (Number.isNaN(n)) return null;
  if (n > MOST_ROUNDS) return t('score.untilPoints', { n });
  return t('score.untilDeals', { n: sheet.rounds.length, of: n });
}
