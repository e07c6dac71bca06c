/** The company at a table, by the names it is told by. */
import type { Translate } from '@/i18n/translate';
import type { Frame } from '@/session/frame';
import { nameOf } from '../kit/people';
import type { Company } from './contract';

/** By seat. Two computer players of one character get a number, so that a name says who. */
export function namesOf(players: Frame['players'], t: Translate): readonly string[] {
  const plain = players.map((player) => nameOf(t, player));
  const times = new Map<string, number>();
  return plain.map((name) => {
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

export function companyOf(frame: Frame, t: Translate): Company {
  return { frame, names: namesOf(frame.players, t), t };
}
