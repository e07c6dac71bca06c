/** The fingerprint of a whole position: equal positions, equal digests. It does not depend on the order in which a game lists its fields. */
import type { Position } from '@/engine/core/rules';
import { fingerprint } from './hash';

export function digestOf({ table, open }: Position): string {
  const fields = open as unknown as Readonly<Record<string, number | readonly number[]>>;
  const words: string[] = [];
  for (const key of Object.keys(fields).sort()) words.push(`${key}=${String(fields[key])}`);
  for (const pile of table.piles) words.push(pile.join());
  words.push(table.faces.join(), table.seen.join(), table.up.join(), table.pots.join());
  return fingerprint(words.join(';'));
}
