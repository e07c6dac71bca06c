/** Every touch of the dealer: what it does to the table, what it tells, and that a quiet dealer does the same in silence. */
import { Dealer } from './dealer';
import { foldPiles, type TableEvent } from './events';
import { rngAt } from './rng';
import { EVERYONE, HOLE, newTable, seatBit, type Table } from './table';

const FACES = [10, 11, 12, 13, 14, 15];

/** Cards 0–2 in pile 0, 3 and 4 in pile 1, 5 in pile 2; two pots with 5 and 2. */
function laid(): Table {
  const table = newTable(FACES, 3, 2);
  table.piles[0]!.length = 3;
  table.piles[1]!.push(3, 4);
  table.piles[2]!.push(5);
  table.pots[0] = 5;
  table.pots[1] = 2;
  return table;
}

interface Touched {
  readonly table: Table;
  readonly events: readonly TableEvent[];
  readonly result: unknown;
}

/** Does it twice, aloud and in silence; the events replayed on bare piles must give the same piles. */
function touch(prepare: () => Table, does: (dealer: Dealer, table: Table) => unknown): Touched {
  const table = prepare();
  const piles = table.piles.map((pile) => pile.slice());
  const events: TableEvent[] = [];
  const result = does(new Dealer(rngAt('dealer', 0), events), table);
  const quietTable = prepare();
  const quiet = new Dealer(rngAt('dealer', 0), null);
  expect(does(quiet, quietTable)).toEqual(result);
  expect(quietTable).toEqual(table);
  expect(quiet.events).toBeNull();
  for (const event of events) foldPiles(piles, event);
  expect(piles).toEqual(table.piles);
  return { table, events, result };
}

test('gather: every card back into one pile, face down and unknown, holes forgotten', () => {
  const prepare = (): Table => {
    const table = laid();
    table.piles[0]![1] = HOLE;
    table.piles[2]!.push(1);
    table.seen.fill(EVERYONE);
    table.up.fill(1);
    return table;
  };
  const { table, events } = touch(prepare, (dealer, at) => dealer.gather(at, 1));
  expect(table.piles).toEqual([[], [0, 1, 2, 3, 4, 5], []]);
  expect(table.seen).toEqual([0, 0, 0, 0, 0, 0]);
  expect(table.up).toEqual([0, 0, 0, 0, 0, 0]);
  expect(table.faces).toEqual(FACES);
  expect(table.pots).toEqual([5, 2]);
  expect(events).toEqual([{ kind: 'gathered', into: 1 }]);
});

test('shuffle: faces travel, ids stay, and nobody knows a card of the pile any more', () => {
  const prepare = (): Table => {
    const table = newTable(
      Array.from({ length: 30 }, (_, i) => i),
      2,
      0,
    );
    table.piles[1]!.push(table.piles[0]!.pop()!);
    table.seen.fill(EVERYONE);
    table.up.fill(1);
    return table;
  };
  const { table, events } = touch(prepare, (dealer, at) => dealer.shuffle(at, 0));
  const ids = Array.from({ length: 29 }, (_, i) => i);
  expect(table.piles).toEqual([ids, [29]]);
  expect(table.faces.slice(0, 29)).not.toEqual(ids);
  expect(table.faces.slice(0, 29).sort((a, b) => a - b)).toEqual(ids);
  expect([table.faces[29], table.seen[29], table.up[29]]).toEqual([29, EVERYONE, 1]);
  expect(table.seen.slice(0, 29)).toEqual(ids.map(() => 0));
  expect(table.up.slice(0, 29)).toEqual(ids.map(() => 0));
  expect(events).toEqual([{ kind: 'shuffled', pile: 0 }]);
});

test('move: the top card onto another pile, face up for everyone', () => {
  const { table, events, result } = touch(laid, (dealer, at) => dealer.move(at, 0, 1, 1, 0));
  expect(result).toBe(2);
  expect(table.piles).toEqual([[0, 1], [3, 4, 2], [5]]);
  expect([table.seen[2], table.up[2]]).toEqual([EVERYONE, 1]);
  expect(events).toEqual([
    {
      kind: 'moved',
      from: 0,
      fromAt: 2,
      hole: false,
      to: 1,
      at: 2,
      fills: false,
      card: 2,
      face: 12,
      seen: EVERYONE,
      up: 1,
    },
  ]);
});

test('move: face down it adds to those who know it, and forgets nobody', () => {
  const prepare = (): Table => {
    const table = laid();
    table.seen[2] = seatBit(0);
    return table;
  };
  const { table } = touch(prepare, (dealer, at) => dealer.move(at, 0, 1, 0, seatBit(2)));
  expect([table.seen[2], table.up[2]]).toEqual([seatBit(0) | seatBit(2), 0]);
});

test('release: cards of a hidden hand trade ids, so that the last id always leaves', () => {
  const prepare = (): Table => {
    const table = laid();
    for (const card of [0, 1, 2]) table.seen[card] = seatBit(1);
    return table;
  };
  const { table, events, result } = touch(prepare, (dealer, at) => dealer.release(at, 0, 0, 2));
  expect(result).toBe(2);
  expect(table.piles).toEqual([
    [0, 1],
    [3, 4],
    [5, 2],
  ]);
  expect(table.faces).toEqual([12, 11, 10, 13, 14, 15]);
  expect([table.seen[2], table.up[2]]).toEqual([EVERYONE, 1]);
  expect(events.map(({ kind }) => kind)).toEqual(['relabelled', 'moved']);
  expect(events[0]).toEqual({ kind: 'relabelled', pile: 0, a: 0, b: 2, seen: seatBit(1) });
  expect(events[1]).toMatchObject({ card: 2, face: 10 });
});

test('release: the last card leaves as it is', () => {
  const { table, events, result } = touch(laid, (dealer, at) => dealer.release(at, 0, 2, 2));
  expect(result).toBe(2);
  expect(table.faces).toEqual(FACES);
  expect(events.map(({ kind }) => kind)).toEqual(['moved']);
});

test('lift: the place stays empty', () => {
  const { table, events, result } = touch(laid, (dealer, at) => dealer.lift(at, 0, 1, 2, 0, seatBit(3)));
  expect(result).toBe(1);
  expect(table.piles).toEqual([
    [0, HOLE, 2],
    [3, 4],
    [5, 1],
  ]);
  expect([table.seen[1], table.up[1]]).toEqual([seatBit(3), 0]);
  expect(events).toEqual([
    {
      kind: 'moved',
      from: 0,
      fromAt: 1,
      hole: true,
      to: 2,
      at: 1,
      fills: false,
      card: 1,
      face: 11,
      seen: seatBit(3),
      up: 0,
    },
  ]);
});

test('place: the top card into the empty place', () => {
  const prepare = (): Table => {
    const table = laid();
    table.piles[1]![0] = HOLE;
    table.piles[0]!.push(3);
    return table;
  };
  const { table, events, result } = touch(prepare, (dealer, at) => dealer.place(at, 0, 1, 0, 1, 0));
  expect(result).toBe(3);
  expect(table.piles).toEqual([[0, 1, 2], [3, 4], [5]]);
  expect([table.seen[3], table.up[3]]).toEqual([EVERYONE, 1]);
  expect(events[0]).toMatchObject({ kind: 'moved', from: 0, fromAt: 3, hole: false, to: 1, at: 0, fills: true });
});

test('close: the places behind an empty one move up', () => {
  const prepare = (): Table => {
    const table = laid();
    table.piles[2]!.push(table.piles[0]![1]!);
    table.piles[0]![1] = HOLE;
    return table;
  };
  const { table, events } = touch(prepare, (dealer, at) => dealer.close(at, 0, 1));
  expect(table.piles[0]).toEqual([0, 2]);
  expect(events).toEqual([{ kind: 'closed', pile: 0, at: 1 }]);
});

test('swap: two cards change places; who knew one still knows it', () => {
  const prepare = (): Table => {
    const table = laid();
    table.seen[1] = seatBit(0);
    table.seen[3] = seatBit(1);
    return table;
  };
  const { table, events } = touch(prepare, (dealer, at) => dealer.swap(at, 0, 1, 1, 0));
  expect(table.piles).toEqual([[0, 3, 2], [1, 4], [5]]);
  expect(table.faces).toEqual(FACES);
  expect([table.seen[1], table.seen[3]]).toEqual([seatBit(0), seatBit(1)]);
  expect(events).toEqual([{ kind: 'swapped', pile: 0, at: 1, with: 1, withAt: 0 }]);
});

test('turn: face up everybody knows it from then on, also when it is turned back', () => {
  const { table, events } = touch(laid, (dealer, at) => {
    dealer.turn(at, 4, 1);
    dealer.turn(at, 4, 0);
  });
  expect([table.seen[4], table.up[4]]).toEqual([EVERYONE, 0]);
  expect(events).toEqual([
    { kind: 'turned', card: 4, face: 14, seen: EVERYONE, up: 1 },
    { kind: 'turned', card: 4, face: 14, seen: EVERYONE, up: 0 },
  ]);
});

test('show: one player looks, the card stays face down', () => {
  const { table, events } = touch(laid, (dealer, at) => {
    dealer.show(at, 4, 0);
    dealer.show(at, 4, 2);
  });
  expect([table.seen[4], table.up[4]]).toEqual([seatBit(0) | seatBit(2), 0]);
  expect(events[1]).toEqual({ kind: 'shown', to: 2, card: 4, face: 14, seen: 5, up: 0 });
});

test.each([
  ['pot to pot', 0, 1, [2, 5]],
  ['out of the supply', null, 1, [5, 5]],
  ['into the supply', 0, null, [2, 2]],
] as const)('pay: %s', (_, from, to, pots) => {
  const { table, events } = touch(laid, (dealer, at) => dealer.pay(at, from, to, 3));
  expect(table.pots).toEqual(pots);
  expect(events).toEqual([{ kind: 'paid', from, to, count: 3 }]);
});

test('pay: nothing is not worth an event', () => {
  const { table, events } = touch(laid, (dealer, at) => dealer.pay(at, 0, 1, 0));
  expect(table.pots).toEqual([5, 2]);
  expect(events).toEqual([]);
});

test('note: says it, with a count of 0 unless told', () => {
  const { table, events } = touch(laid, (dealer) => {
    dealer.note('quit', 1);
    dealer.note('cleared', null, 3);
  });
  expect(table).toEqual(laid());
  expect(events).toEqual([
    { kind: 'noted', note: 'quit', seat: 1, count: 0 },
    { kind: 'noted', note: 'cleared', seat: null, count: 3 },
  ]);
});
