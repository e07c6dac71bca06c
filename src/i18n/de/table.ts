/** What is said at the table, in German. */
import type { words as english } from '../en/table';
import type { Like } from '../shape';

export const words = {
  table: {
    title: 'Tisch',
  },
} satisfies Like<typeof english>;
