/** What is said at the table, in German. */
import { cards } from './cards';
import { kaktus } from './games/kaktus/table';
import { lama } from './games/lama/table';
import { noThanks } from './games/no-thanks/table';
import { ojyks } from './games/ojyks/table';
import { handover } from './handover';
import { score } from './score';
import { table } from './tableTalk';
import type { words as english } from '../en/table';
import type { Like } from '../shape';

export const words = {
  cards,
  handover,
  score,
  table,
  play: { lama, 'no-thanks': noThanks, ojyks, kaktus },
} satisfies Like<typeof english>;
