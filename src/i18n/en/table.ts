/** What is said at the table. */
import { cards } from './cards';
import { handover } from './handover';
import { score } from './score';

export const words = {
  cards,
  handover,
  score,
  table: {
    title: 'Table',
  },
} as const;
