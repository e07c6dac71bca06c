/** What happens when the stock is empty. */
import { Dealer } from '../../core/dealer';
import { playInPlace } from '../../core/position';
import { rngAt } from '../../core/rng';
import { NOBODY, OVER } from '../../core/rules';
import { EVERYONE, seatBit } from '../../core/table';
import { given, known, legal, notes, play, see } from './kaktus.testkit';
import { kaktus } from './rules';
import { DISCARD, HELD, STOCK } from './shape';

describe('stock empty when a card is needed', () => {
  test('the whole discard pile is shuffled into a new stock and its top card turned up as the new discard pile', () => {
    const at = given({ hands: ['AS AH', '2S 2H'], discard: 'KS KH 4S 4H 4D', stock: '' });
    const events = play(at, { type: 'draw' });
    const { piles, up, seen } = at.table;
    expect(notes(events)).toEqual(['reshuffled null 4']);
    expect(events.map((event) => event.kind)).toEqual([
      ...new Array<string>(5).fill('moved'),
      'shuffled',
      'moved',
      'noted',
      'moved',
    ]);
    expect([piles[STOCK]!.length, piles[DISCARD]!.length, piles[HELD]!.length]).toEqual([3, 1, 1]);
    expect([see(at).stock, see(at).discard, see(at).drawn].flat().sort()).toEqual(['4D', '4H', '4S', 'KH', 'KS']);
    expect(piles[STOCK]!.map((card) => [up[card], seen[card]])).toEqual(new Array(3).fill([0, 0]));
    expect([up[piles[DISCARD]![0]!], seen[piles[DISCARD]![0]!]]).toEqual([1, EVERYONE]);
    expect(seen[piles[HELD]![0]!]).toBe(seatBit(0));
  });

  test('the new stock is shuffled', () => {
    const tops = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const at = given({ hands: ['AS AH', '2S 2H'], discard: 'KS KH 4S', stock: '' });
      playInPlace(kaktus, at, { type: 'draw' }, new Dealer(rngAt(`shuffle ${seed}`, 1), null));
      tops.add([see(at).stock, see(at).discard, see(at).drawn].flat().join());
    }
    expect(tops.size).toBe(6);
  });

  test('not before a card is needed: drawing the last card leaves the stock empty', () => {
    const at = given({ hands: ['AS AH', '2S 2H'], discard: 'KS KH', stock: '5S' });
    expect(notes(play(at, { type: 'draw' }, { type: 'discard' }, { type: 'pass' }))).toEqual([]);
    expect(see(at)).toMatchObject({ phase: 'draw', stock: [], discard: ['KS', 'KH', '5S'] });
  });

  test('a penalty card comes from the new stock too', () => {
    const at = given({ hands: ['AS 2S', '4S 2H'], discard: 'KS KH', stock: '' });
    expect(notes(play(at, { type: 'pair', places: [0, 1] }))).toEqual(['pairFailed 0 0', 'reshuffled null 1']);
    expect(at.table.piles.map((pile) => pile.length)).toEqual([0, 1, 0, 3, 2]);
    expect(see(at).known[0]).toHaveLength(3);
  });

  test('if no card can be had even so, a penalty card is skipped', () => {
    const at = given({ hands: ['AS 2S', '4S 2H'], discard: 'KS', stock: '' });
    expect(notes(play(at, { type: 'pair', places: [0, 1] }))).toEqual(['pairFailed 0 0', 'penaltySkipped 0 0']);
    expect(see(at)).toMatchObject({ phase: 'end', toAct: 0, discard: ['KS'], stock: [] });
    expect(see(at).hands[0]).toEqual(['AS', '2S']);
    expect(known(at, 1)).toEqual(['0.0 AS', '0.1 2S']);
  });

  test('draw stays offered, and choosing it ends the deal there, which is scored', () => {
    const at = given({ hands: ['AS 2S', '4S 2H'], discard: 'KS', stock: '' });
    expect(legal(at)).toEqual([{ type: 'draw' }, { type: 'pair', places: [0, 1] }]);
    expect(notes(play(at, { type: 'draw' }))).toEqual(['stockOut 0 0']);
    expect(at.open).toMatchObject({ phase: OVER, caller: NOBODY, totals: [3, 6] });
    expect(see(at)).toMatchObject({ phase: 'over', toAct: null, caller: null, drawn: null, discard: ['KS'] });
    expect(see(at, NOBODY).hands).toEqual([
      ['AS', '2S'],
      ['4S', '2H'],
    ]);
  });

  test('after a call it ends the deal too, and a beaten caller pays', () => {
    const at = given({
      hands: ['AS 2S', '4S 2H', '5S'],
      discard: 'KS',
      stock: '',
      caller: 1,
      toAct: 2,
      options: { beaten: 'five' },
    });
    expect(notes(play(at, { type: 'draw' }))).toEqual(['stockOut 2 0', 'callerBeaten 1 5']);
    expect(at.open).toMatchObject({ phase: OVER, totals: [3, 11, 5] });
  });
});
