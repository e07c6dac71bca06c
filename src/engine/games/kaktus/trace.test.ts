/** Who knows what, and the trace that shows it. */
import { NOBODY } from '../../core/rules';
import { seatBit } from '../../core/table';
import { faceOf, given, known, play, see } from './kaktus.testkit';
import { DRAWN, END, POWER, STOCK, SWAP } from './shape';

describe('knowledge', () => {
  test('a swapped card’s known origin: who knew a card still knows it, and where it went', () => {
    const at = given({ hands: ['4H 2S', 'AS AD', '5S 5H'], phase: POWER, power: SWAP });
    at.table.seen[faceOf('4H')] = seatBit(0) | seatBit(2);
    at.table.seen[faceOf('AD')] = seatBit(1);
    play(at, { type: 'swap', place: 0, seat: 1, with: 1 });
    expect([0, 1, 2].map((seat) => known(at, seat))).toEqual([['1.1 4H'], ['0.0 AD'], ['1.1 4H']]);
  });

  test('a card that goes back through the stock is forgotten', () => {
    const at = given({ hands: ['4H', 'AS'], discard: '7S QS', stock: '' });
    play(at, { type: 'draw' }, { type: 'keep', place: 0 });
    const forgotten = at.table.piles[STOCK]!.map((card) => at.table.seen[card]);
    expect(forgotten).toEqual([]);
    expect(known(at, 1)).toEqual([]);
    expect(known(at, 0)).toHaveLength(1);
  });

  test('a seat’s view: what it does not know is "?", others’ knowledge is null, the stock is its length', () => {
    const at = given({ hands: ['4H 2S', 'AS AD'], discard: 'QS KS', stock: '5S 5H' });
    at.table.seen[faceOf('4H')] = seatBit(0);
    at.table.seen[faceOf('AD')] = seatBit(0);
    at.table.seen[faceOf('AS')] = seatBit(1);
    expect(see(at, 0)).toEqual({
      deal: 1,
      phase: 'draw',
      toAct: 0,
      drawn: null,
      caller: null,
      hands: [
        ['4H', '?'],
        ['?', 'AD'],
      ],
      known: [
        [
          { seat: 0, place: 0, card: '4H' },
          { seat: 1, place: 1, card: 'AD' },
        ],
        null,
      ],
      stock: 2,
      discard: ['QS', 'KS'],
      totals: [0, 0],
    });
    expect(see(at, 1).known).toEqual([null, [{ seat: 1, place: 0, card: 'AS' }]]);
    expect(see(at, NOBODY)).toMatchObject({ known: [null, null], stock: 2 });
  });

  test('an empty stock is a length too', () => {
    const at = given({ hands: ['4H', 'AS'], stock: '' });
    expect(see(at, 0).stock).toBe(0);
    expect(see(at).stock).toEqual([]);
  });

  test('the trace of the whole truth, in the shape of the rules', () => {
    const at = given({
      hands: ['4H 2S', 'AS AD'],
      discard: 'QS',
      stock: '5S 6H',
      phase: DRAWN,
      drawn: 'JS',
      caller: 1,
    });
    at.table.seen[faceOf('AS')] = seatBit(1);
    expect(see(at)).toEqual({
      deal: 1,
      phase: 'drawn',
      toAct: 0,
      drawn: 'JS',
      caller: 1,
      hands: [
        ['4H', '2S'],
        ['AS', 'AD'],
      ],
      known: [[], [{ seat: 1, place: 0, card: 'AS' }]],
      stock: ['5S', '6H'],
      discard: ['QS'],
      totals: [0, 0],
    });
  });

  test('between two deals nobody is to act', () => {
    const at = given({ hands: ['4H', 'AS'], phase: END, toAct: 1, caller: 0, options: { length: 3 } });
    play(at, { type: 'pass' });
    expect(see(at)).toMatchObject({ phase: 'between', toAct: null, caller: 0, totals: [4, 1] });
  });
});
