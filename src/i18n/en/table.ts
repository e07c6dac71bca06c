/** What is said at the table. */
import { cards } from './cards';
import { kaktus } from './games/kaktus/table';
import { lama } from './games/lama/table';
import { noThanks } from './games/no-thanks/table';
import { ojyks } from './games/ojyks/table';
import { handover } from './handover';
import { score } from './score';
import { table } from './tableTalk';

export const words = {
  cards,
  handover,
  score,
  table,
  play: { lama, 'no-thanks': noThanks, ojyks, kaktus },
} as const;
