/** Whatever the session refuses, the table can say why, in every language. */
import { table as german } from '@/i18n/de/tableTalk';
import { table as english } from '@/i18n/en/tableTalk';
import { SESSION_REASONS } from '@/session/machine';

test.each(SESSION_REASONS)('%s', (reason) => {
  for (const words of [english, german]) expect(words.why[reason]).toMatch(/\S/);
});
