/** Happenings in words: the skin's sentences, without what it has nothing to say about. */
import type { Seat } from '@/engine/core/table';
import type { Translate } from '@/i18n/translate';
import type { Frame } from '@/session/frame';
import { SKINS } from '../skins/registry';
import { companyOf } from '../table/telling';

export interface Told {
  readonly seat: Seat;
  readonly sentence: string;
}

/** Much may lie between two turns of a person: the last few things are what matters. */
const MOST = 8;

export function toldOf(frame: Frame, t: Translate): readonly Told[] {
  const { moment } = frame;
  if (moment.kind !== 'handover') return [];
  const skin = SKINS[frame.game];
  const company = companyOf(frame, t);
  return moment.since
    .flatMap((happening) => {
      const sentence = skin?.tell(happening, company) ?? null;
      return sentence === null ? [] : [{ seat: happening.seat, sentence }];
    })
    .slice(-MOST);
}
