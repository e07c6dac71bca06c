/** The words after a bench: what is unknown is refused with what would do, never left out in silence. */
import { gamesOf, someOf, wholeOf } from './words';

describe('the words of a bench', () => {
  test('a list may name some of what there is, in any order', () => {
    expect(gamesOf('ojyks,lama')).toEqual(['lama', 'ojyks']);
    expect(someOf('vm', 'hermes', ['node', 'hermes'])).toEqual(['hermes']);
  });

  test.each(['', 'chess', 'lama,chess', '__proto__'])('a list with %p in it is refused as a whole', (text) => {
    expect(() => gamesOf(text)).toThrow('--games is some of lama,alpaca,no-thanks,ojyks,kaktus');
  });

  test.each(['', ' ', '0', '-3', '1.5', 'NaN', 'ten'])('%p is no count', (text) => {
    expect(() => wholeOf('runs', text)).toThrow('--runs is a whole number from 1');
  });

  test('a count may begin at nothing where that makes sense', () => {
    expect([wholeOf('hard', '0', 0), wholeOf('runs', '12')]).toEqual([0, 12]);
  });
});
