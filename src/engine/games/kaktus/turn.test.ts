/** A turn that draws from the stock, and the powers of six, seven and jack. */
import { NOBODY } from '../../core/rules';
import { EVERYONE } from '../../core/table';
import { faceOf, given, known, legal, notes, play, see, type Given } from './kaktus.testkit';
import { kaktus } from './rules';
import { DRAWN, END, LOOK, NO_POWER, POWER, SPY, SWAP, type KaktusPosition } from './shape';

describe('drawing from the stock', () => {
  const table = (more: Partial<Given> = {}): KaktusPosition =>
    given({ hands: ['7H 2S 4D AC', '3S 3H 3D 3C', '5S 5H 5D 5C'], discard: 'QS', stock: 'KS JS', ...more });

  test('a turn: draw in one of two ways', () => {
    expect(legal(table())).toEqual([
      { type: 'draw' },
      { type: 'pair', places: [0, 1] },
      { type: 'pair', places: [0, 2] },
      { type: 'pair', places: [1, 2] },
      { type: 'pair', places: [0, 3] },
      { type: 'pair', places: [1, 3] },
      { type: 'pair', places: [2, 3] },
    ]);
  });

  test('look at the card: the drawer alone knows it', () => {
    const at = table({ toAct: 1 });
    play(at, { type: 'draw' });
    expect(at.open).toMatchObject({ phase: DRAWN, toAct: 1 });
    expect(see(at).stock).toEqual(['KS']);
    expect(see(at).drawn).toBe('JS');
    expect([0, 1, 2, NOBODY].map((eyes) => see(at, eyes).drawn)).toEqual(['?', 'JS', '?', '?']);
    expect(known(at, 1)).toEqual([]);
  });

  test('the drawn card may be kept in any place or discarded', () => {
    expect(legal(table({ phase: DRAWN, drawn: 'AS' }))).toEqual([
      { type: 'discard' },
      { type: 'keep', place: 0 },
      { type: 'keep', place: 1 },
      { type: 'keep', place: 2 },
      { type: 'keep', place: 3 },
    ]);
  });

  test('keep: it goes face down in the place of one own card, which is discarded face up', () => {
    const at = table();
    play(at, { type: 'draw' }, { type: 'keep', place: 2 });
    expect(see(at)).toMatchObject({ phase: 'end', toAct: 0, drawn: null, discard: ['QS', '4D'] });
    expect(see(at).hands[0]).toEqual(['7H', '2S', 'JS', 'AC']);
    expect(at.table.up[faceOf('JS')]).toBe(0);
    expect([at.table.up[faceOf('4D')], at.table.seen[faceOf('4D')]]).toEqual([1, EVERYONE]);
    expect([0, 1, 2].map((seat) => known(at, seat))).toEqual([['0.2 JS'], [], []]);
  });

  test('discard: it lies on the discard pile', () => {
    const at = table({ stock: 'KS QD' });
    expect(notes(play(at, { type: 'draw' }, { type: 'discard' }))).toEqual([]);
    expect(see(at)).toMatchObject({ phase: 'end', toAct: 0, drawn: null, discard: ['QS', 'QD'] });
    expect(at.table.up[faceOf('QD')]).toBe(1);
    expect(at.open.power).toBe(NO_POWER);
  });

  test.each(['AS', '2H', '3S', '4S', '5H', 'QH', 'KH'])('a discarded %s has no power', (card) => {
    const at = given({ hands: ['7H 2S', '3D 3C'], stock: card });
    play(at, { type: 'draw' }, { type: 'discard' });
    expect(at.open).toMatchObject({ phase: END, power: NO_POWER });
  });

  test.each([...'SHDC'])('suits mean nothing: every six, seven and jack has its power (%s)', (suit) => {
    const power = (rank: string): number => {
      const at = given({ hands: ['AS AH', '3D 3C'], stock: rank + suit });
      play(at, { type: 'draw' }, { type: 'discard' });
      expect(at.open.phase).toBe(POWER);
      return at.open.power;
    };
    expect(['6', '7', 'J'].map(power)).toEqual([LOOK, SPY, SWAP]);
  });

  test('a jack kept and discarded later from hand: no power', () => {
    const at = given({ hands: ['7H 2S', '3D 3C'], stock: 'KH KD JS' });
    play(at, { type: 'draw' }, { type: 'keep', place: 0 }, { type: 'pass' });
    play(at, { type: 'draw' }, { type: 'discard' }, { type: 'pass' });
    expect(notes(play(at, { type: 'draw' }, { type: 'keep', place: 0 }))).toEqual([]);
    expect(at.open).toMatchObject({ phase: END, power: NO_POWER });
    expect(see(at).discard.at(-1)).toBe('JS');
  });

  test('only a card drawn from the stock has a power: keeping a king over a seven gives none', () => {
    const at = table({ phase: DRAWN, drawn: 'KS', stock: '' });
    play(at, { type: 'keep', place: 0 });
    expect(see(at).discard.at(-1)).toBe('7H');
    expect(at.open.phase).toBe(END);
  });
});

describe('powers', () => {
  const table = (drawn: string, more: Partial<Given> = {}): KaktusPosition =>
    given({ hands: ['4H 2S', 'AS AD 3D', '5S'], phase: DRAWN, drawn, toAct: 1, ...more });

  test('six: look at one own card', () => {
    const at = table('6S');
    expect(notes(play(at, { type: 'discard' }))).toEqual(['powerLook 1 0']);
    expect(see(at)).toMatchObject({ phase: 'power', toAct: 1, drawn: null });
    expect(legal(at)).toEqual([0, 1, 2].map((place) => ({ type: 'look', place })));
    const [event, ...more] = play(at, { type: 'look', place: 2 });
    expect(more).toEqual([]);
    expect(event).toEqual({ kind: 'shown', to: 1, card: faceOf('3D'), face: faceOf('3D'), seen: 2, up: 0 });
    expect(at.open).toMatchObject({ phase: END, toAct: 1, power: NO_POWER });
    expect([0, 1, 2].map((seat) => known(at, seat))).toEqual([[], ['1.2 3D'], []]);
  });

  test('seven: look at one card of another player', () => {
    const at = table('7S');
    expect(notes(play(at, { type: 'discard' }))).toEqual(['powerSpy 1 0']);
    expect(legal(at)).toEqual([
      { type: 'spy', seat: 0, place: 0 },
      { type: 'spy', seat: 0, place: 1 },
      { type: 'spy', seat: 2, place: 0 },
    ]);
    play(at, { type: 'spy', seat: 0, place: 1 });
    expect(at.open).toMatchObject({ phase: END, toAct: 1, power: NO_POWER });
    expect([0, 1, 2].map((seat) => known(at, seat))).toEqual([[], ['0.1 2S'], []]);
  });

  test('jack: swap one own card with one of another player', () => {
    const at = table('JS');
    expect(notes(play(at, { type: 'discard' }))).toEqual(['powerSwap 1 0']);
    expect(legal(at)).toEqual([
      { type: 'swap', place: 0, seat: 0, with: 0 },
      { type: 'swap', place: 0, seat: 0, with: 1 },
      { type: 'swap', place: 1, seat: 0, with: 0 },
      { type: 'swap', place: 1, seat: 0, with: 1 },
      { type: 'swap', place: 2, seat: 0, with: 0 },
      { type: 'swap', place: 2, seat: 0, with: 1 },
      { type: 'swap', place: 0, seat: 2, with: 0 },
      { type: 'swap', place: 1, seat: 2, with: 0 },
      { type: 'swap', place: 2, seat: 2, with: 0 },
    ]);
    play(at, { type: 'swap', place: 2, seat: 0, with: 1 });
    expect(see(at).hands).toEqual([['4H', '3D'], ['AS', 'AD', '2S'], ['5S']]);
    expect(at.open).toMatchObject({ phase: END, toAct: 1, power: NO_POWER });
  });

  test('a jack’s swap is unseen by both', () => {
    const at = table('JS', { phase: POWER, power: SWAP, drawn: '' });
    play(at, { type: 'swap', place: 0, seat: 0, with: 0 });
    expect([0, 1, 2].map((seat) => known(at, seat))).toEqual([[], [], []]);
  });

  test('its power must then be used: no call and no pass before', () => {
    const at = table('6S');
    play(at, { type: 'discard' });
    expect(kaktus.why(at, { type: 'pass' })).toBe('usePowerFirst');
    expect(kaktus.why(at, { type: 'kaktus' })).toBe('usePowerFirst');
  });

  describe('the option that makes the caller’s cards safe', () => {
    const safe = { options: { safe: true }, caller: 0 } as const;

    test('sevens and jacks leave the caller’s cards alone', () => {
      const seven = table('7S', safe);
      play(seven, { type: 'discard' });
      expect(legal(seven)).toEqual([{ type: 'spy', seat: 2, place: 0 }]);
      const jack = table('JS', safe);
      play(jack, { type: 'discard' });
      expect(legal(jack)).toEqual([0, 1, 2].map((place) => ({ type: 'swap', place, seat: 2, with: 0 })));
    });

    test('as written the caller’s cards are like any others', () => {
      const at = table('7S', { caller: 0 });
      play(at, { type: 'discard' });
      expect(legal(at)).toContainEqual({ type: 'spy', seat: 0, place: 0 });
    });

    test.each(['7S', 'JS'])('the power of %s lapses only if it has no possible target', (drawn) => {
      const two = { hands: ['4H 2S', 'AS AD 3D'] };
      const at = table(drawn, { ...safe, ...two });
      expect(notes(play(at, { type: 'discard' }))).toEqual(['powerLapsed 1 0']);
      expect(at.open).toMatchObject({ phase: END, toAct: 1, power: NO_POWER });
      for (const more of [{ options: { safe: true } }, { caller: 0 }]) {
        const other = table(drawn, { ...more, ...two });
        play(other, { type: 'discard' });
        expect(other.open.phase).toBe(POWER);
      }
    });

    test('a six never lapses: the own cards are there', () => {
      const at = table('6S', { ...safe, hands: ['4H 2S', 'AS'] });
      play(at, { type: 'discard' });
      expect(legal(at)).toEqual([{ type: 'look', place: 0 }]);
    });
  });
});
