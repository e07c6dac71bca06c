/** What is said at the table, in German. */
import { cards } from './cards';
import { handover } from './handover';
import { score } from './score';
import type { words as english } from '../en/table';
import type { Like } from '../shape';

export const words = {
  cards,
  handover,
  score,
  table: {
    title: 'Tisch',
  },
} satisfies Like<typeof english>;
