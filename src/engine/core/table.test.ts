/** A new table, and copies of it that share nothing. */
import { copyNumbers, copyTable, EVERYONE, HOLE, newTable, seatBit } from './table';

test('a new table has all cards in pile 0, face down and unknown, and empty pots', () => {
  const deck = [7, 7, 9];
  const table = newTable(deck, 3, 2);
  expect(table).toEqual({
    faces: [7, 7, 9],
    seen: [0, 0, 0],
    up: [0, 0, 0],
    piles: [[0, 1, 2], [], []],
    pots: [0, 0],
  });
  expect(table.faces).not.toBe(deck);
});

test('a seat bit is one bit a seat', () => {
  expect([0, 1, 2, 7].map(seatBit)).toEqual([1, 2, 4, 128]);
});

test('everyone is every seat there can be, and a hole is no card', () => {
  for (let seat = 0; seat < 31; seat++) expect(EVERYONE & seatBit(seat)).toBe(seatBit(seat));
  expect(newTable([7, 7, 9], 1, 0).piles[0]!.every((card) => card > HOLE)).toBe(true);
});

test.each([
  ['longer', [1, 2, 3, 4, 5]],
  ['shorter', [1]],
  ['empty', []],
  ['equally long', [9, 9, 9]],
])('numbers are copied into a list that was %s', (_, into) => {
  const list = into.slice();
  copyNumbers([6, 7, 8], list);
  expect(list).toStrictEqual([6, 7, 8]);
});

test('a copied table is equal, and its own', () => {
  const from = newTable([4, 5, 6, 7], 2, 1);
  from.faces.reverse();
  from.seen[1] = 3;
  from.up[2] = 1;
  from.piles[1]!.push(from.piles[0]!.pop()!);
  from.pots[0] = 12;
  const into = newTable([4, 5, 6, 7], 2, 1);
  const { faces, piles } = into;
  copyTable(from, into);
  expect(into).toEqual(from);
  expect(into.faces).toBe(faces);
  expect(into.piles).toBe(piles);
  from.faces[0] = 99;
  from.seen[0] = 99;
  from.up[0] = 99;
  from.piles[0]!.push(99);
  from.piles[1]!.push(99);
  from.pots[0] = 99;
  expect(JSON.stringify(into)).not.toContain('99');
});
