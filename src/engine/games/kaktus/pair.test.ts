/** Prickly Pair, made and failed. */
import { NOBODY, type Move } from '../../core/rules';
import { EVERYONE, seatBit } from '../../core/table';
import { cards, faceOf, FILLER, given, known, legal, notes, play, see } from './kaktus.testkit';
import type { PairMove } from './moves';
import { kaktus } from './rules';
import { END, NO_POWER, RANKS } from './shape';
import { cardName } from './trace';

describe('Prickly Pair', () => {
  test('pair of 7s called with a king on the discard pile, hand 7,2,7,A → hand K,2,A, discard top two are the sevens', () => {
    const at = given({ hands: ['7H 2S 7C AD', FILLER[2]!], discard: 'QS KH', stock: '5H 5D' });
    const events = play(at, { type: 'pair', places: [0, 2] });
    expect(see(at)).toMatchObject({
      phase: 'end',
      toAct: 0,
      drawn: null,
      discard: ['QS', '7H', '7C'],
      stock: ['5H', '5D'],
    });
    expect(see(at).hands[0]).toEqual(['KH', '2S', 'AD']);
    expect(notes(events)).toEqual(['pairMade 0 0']);
    expect(events.map((event) => event.kind)).toEqual([
      'turned',
      'turned',
      'noted',
      'moved',
      'moved',
      'moved',
      'moved',
      'closed',
    ]);
    for (const card of cards('7H 7C')) expect(at.table.up[card]).toBe(1);
  });

  test('everyone knows the card taken, which lies face down', () => {
    const at = given({ hands: [FILLER[2]!, '7H 2S 7C AD'], discard: 'KH', toAct: 1 });
    play(at, { type: 'pair', places: [0, 2] });
    expect(at.table.up[faceOf('KH')]).toBe(0);
    expect(at.table.seen[faceOf('KH')]).toBe(EVERYONE);
    expect([0, 1].map((seat) => known(at, seat))).toEqual([['1.0 KH'], ['1.0 KH']]);
    expect(see(at, NOBODY).hands[1]).toEqual(['KH', '?', '?']);
  });

  test('places to the right move up and the hand is one card smaller; knowledge moves along', () => {
    const at = given({ hands: ['2S 7H 7C AD 4D', '3S 3H'], discard: 'KH' });
    at.table.seen[faceOf('AD')] = seatBit(1);
    at.table.seen[faceOf('2S')] = seatBit(0);
    play(at, { type: 'pair', places: [1, 2] });
    expect(see(at).hands[0]).toEqual(['2S', 'KH', 'AD', '4D']);
    expect([0, 1].map((seat) => known(at, seat))).toEqual([
      ['0.0 2S', '0.1 KH'],
      ['0.1 KH', '0.2 AD'],
    ]);
  });

  test('pair called on 7,2: both shown, both go back, one stock card added: five cards', () => {
    const at = given({ hands: ['7H 2S 7C AD', FILLER[2]!], discard: 'KH', stock: '5H 5D' });
    const events = play(at, { type: 'pair', places: [0, 1] });
    expect(notes(events)).toEqual(['pairFailed 0 0']);
    expect(
      events.flatMap((event) => (event.kind === 'turned' ? [`${cardName(event.face!)} ${event.up}`] : [])),
    ).toEqual(['7H 1', '2S 1', '7H 0', '2S 0']);
    expect(see(at)).toMatchObject({ phase: 'end', toAct: 0, drawn: null, discard: ['KH'], stock: ['5H'] });
    expect(see(at).hands[0]).toEqual(['7H', '2S', '7C', 'AD', '5D']);
    for (const card of cards('7H 2S 5D')) expect(at.table.up[card]).toBe(0);
  });

  test('not equal: everyone has seen both, and the player looks at the new last card', () => {
    const at = given({ hands: ['7H 2S', FILLER[2]!], stock: '5D' });
    play(at, { type: 'pair', places: [0, 1] });
    expect(known(at, 0)).toEqual(['0.0 7H', '0.1 2S', '0.2 5D']);
    expect(known(at, 1)).toEqual(['0.0 7H', '0.1 2S']);
  });

  test('the option unseen: nobody looks at the penalty card', () => {
    const at = given({ hands: ['7H 2S', FILLER[2]!], stock: '5D', options: { penalty: 'unseen' } });
    play(at, { type: 'pair', places: [0, 1] });
    expect(see(at).hands[0]).toEqual(['7H', '2S', '5D']);
    expect(known(at, 0)).toEqual(['0.0 7H', '0.1 2S']);
    expect(at.table.seen[faceOf('5D')]).toBe(0);
  });

  test('equal in rank, not in points: jack and queen are no pair', () => {
    const at = given({ hands: ['JH QS', '3S 3H'], stock: '5D' });
    expect(notes(play(at, { type: 'pair', places: [0, 1] }))).toEqual(['pairFailed 0 0']);
  });

  test.each([...RANKS])('suits mean nothing: any two of rank %s are a pair', (rank) => {
    for (const [a, b] of ['SH', 'SD', 'SC', 'HD', 'HC', 'DC']) {
      const top = rank === '5' ? '4S' : '5S';
      const at = given({ hands: [`${rank}${a} ${rank}${b}`, '6S'], discard: top, stock: '' });
      expect(notes(play(at, { type: 'pair', places: [0, 1] }))).toEqual(['pairMade 0 0']);
      expect(see(at).hands[0]).toEqual([top]);
    }
  });

  test('a power card in a pair, or taken from the discard pile, has no power', () => {
    const at = given({ hands: ['7H 7S', '3S 3H'], discard: 'JS' });
    play(at, { type: 'pair', places: [0, 1] });
    expect(at.open).toMatchObject({ phase: END, power: NO_POWER });
  });

  test('needs two cards in hand', () => {
    const at = given({ hands: ['7H', '3S 3H'] });
    expect(legal(at)).toEqual([{ type: 'draw' }]);
    expect(kaktus.why(at, { type: 'pair', places: [0, 1] } as Move)).toBe('needTwoCards');
  });

  test('this is the turn’s draw', () => {
    const at = given({ hands: ['7H 2S', '3S 3H'] });
    play(at, { type: 'pair', places: [0, 1] });
    expect(legal(at)).toEqual([{ type: 'pass' }, { type: 'kaktus' }]);
    expect(kaktus.why(at, { type: 'draw' })).toBe('alreadyDrawn');
  });

  test('a large hand offers every pair of its places once, the same objects as before', () => {
    const large = given({ hands: ['AS AH AD AC 2S 2H 2D', '3S'] });
    const small = given({ hands: ['AS AH AD', '3S'] });
    const pairs = legal(large).slice(1) as PairMove[];
    expect(pairs.map(({ places: [a, b] }) => 10 * a + b).sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 12, 13, 14, 15, 16, 23, 24, 25, 26, 34, 35, 36, 45, 46, 56,
    ]);
    legal(small).forEach((move, index) => expect(move).toBe(legal(large)[index]));
    expect(legal(small)).toHaveLength(4);
  });
});
