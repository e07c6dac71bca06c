/** The edges that only a small change in the code would move: lists that end where the hand ends, and a deal without a caller. */
import { BETWEEN } from '../../core/rules';
import { given, legal, notes, play } from './kaktus.testkit';
import { keepMoves, lookMoves, pairMoves } from './moves';
import { DRAW, DRAWN, LOOK, PEEK, POWER, SPY, SWAP } from './shape';
import { kaktusWhy } from './why';

// Somebody at another table had a long hand: the shared lists of moves are longer than any hand here.
beforeAll(() => {
  keepMoves(9);
  lookMoves(9);
  pairMoves(9);
});

test('moves end where the hand ends', () => {
  const hands = ['AS AH AD', '2S 2H'];
  expect(legal(given({ hands: ['AS AH AD AC', '2S 2H 2D 2C'], phase: PEEK }))).toHaveLength(6);
  expect(legal(given({ hands, phase: DRAW }))).toHaveLength(1 + 3);
  expect(legal(given({ hands, phase: DRAWN, drawn: '5S' }))).toHaveLength(1 + 3);
  expect(legal(given({ hands, phase: POWER, power: LOOK }))).toHaveLength(3);
  expect(legal(given({ hands, phase: POWER, power: SPY }))).toHaveLength(2);
  expect(legal(given({ hands, phase: POWER, power: SWAP }))).toHaveLength(3 * 2);
  const all = [PEEK, DRAW, DRAWN].flatMap((phase) =>
    legal(given({ hands: ['AS AH AD AC', '2S 2H'], phase, drawn: '5S' })),
  );
  expect(all).not.toContain(undefined);
});

test('two cards are enough for a pair, one is not', () => {
  const pair = { type: 'pair', places: [0, 1] };
  expect(kaktusWhy(given({ hands: ['AS AH', '2S'] }), pair)).toBeNull();
  expect(kaktusWhy(given({ hands: ['AS', '2S'] }), pair)).toBe('needTwoCards');
});

test.each(['five', 'ten', 'double'] as const)(
  'nobody called: nobody pays, whatever a beaten caller would (%s)',
  (beaten) => {
    const at = given({ hands: ['7S', '2S'], discard: 'QC', stock: '', options: { beaten } });
    expect(notes(play(at, { type: 'draw' }))).toEqual(['stockOut 0 0']);
    expect(at.open.points).toEqual([7, 2]);
    expect(Object.keys(at.open.points)).toHaveLength(2);
    expect(at.open.phase).toBeLessThanOrEqual(BETWEEN);
  },
);

test('only cards are turned up at the end', () => {
  const at = given({ hands: ['7S', '2S'], discard: 'QC', stock: '' });
  play(at, { type: 'draw' });
  expect(Object.keys(at.table.up)).toHaveLength(40);
  expect(Object.keys(at.table.seen)).toHaveLength(40);
});
