import { begunSession, decide, planOf } from '../session.testkit';
import { digestOf } from './digest';

const { position } = decide(begunSession(planOf('kaktus', 'HHB'))).match;

test('equal positions, equal digests, whatever the order of the fields', () => {
  const turned = Object.fromEntries(Object.entries(position.open).reverse()) as unknown as typeof position.open;
  expect(digestOf({ ...position, open: turned })).toBe(digestOf(position));
});

test('every number of the table and of the open part counts', () => {
  const seen = new Set([digestOf(position)]);
  let changes = 0;
  const { table, open } = position;
  const note = (changed: typeof position): void => {
    seen.add(digestOf(changed));
    changes++;
  };
  for (const key of ['faces', 'seen', 'up', 'pots'] as const) {
    table[key].forEach((value, at) => {
      const list = [...table[key]];
      list[at] = value + 57;
      note({ ...position, table: { ...table, [key]: list } });
    });
  }
  table.piles.forEach((pile, id) => {
    const piles = table.piles.map((other) => [...other]);
    piles[id] = [...pile, 999];
    note({ ...position, table: { ...table, piles } });
  });
  for (const [key, value] of Object.entries(open as unknown as Record<string, number | number[]>)) {
    const other = typeof value === 'number' ? value + 57 : [...value, 57];
    note({ ...position, open: { ...open, [key]: other } });
  }
  expect(seen.size).toBe(changes + 1);
});

test('where one list ends and the next begins counts', () => {
  const { table } = position;
  const withPiles = (...piles: number[][]): string => digestOf({ ...position, table: { ...table, piles } });
  expect(withPiles([1], [2])).not.toBe(withPiles([12], []));
});
