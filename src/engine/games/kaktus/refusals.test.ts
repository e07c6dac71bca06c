/** Every reason why a move is refused. */
import { BETWEEN, OVER, type Move } from '../../core/rules';
import { given } from './kaktus.testkit';
import { kaktus } from './rules';
import { DRAW, DRAWN, END, LOOK, PEEK, POWER, SPY, SWAP, type KaktusPosition } from './shape';

describe('why a move is refused', () => {
  const hands = ['4H 2S 3D', 'AS AD', '5S'];
  const TYPES = ['peek', 'draw', 'pair', 'keep', 'discard', 'look', 'spy', 'swap', 'kaktus', 'pass'];
  /** Every field that any move has; each type reads its own. */
  const whole = (type: string): Move => ({ type, places: [0, 1], place: 0, seat: 1, with: 0 }) as Move;
  const whyAll = (at: KaktusPosition): (string | null)[] => TYPES.map((type) => kaktus.why(at, whole(type)));
  const why = (at: KaktusPosition, type: string, fields: object): string | null =>
    kaktus.why(at, { type, ...fields } as Move);

  test('the reasons, for translations', () => {
    expect(kaktus.reasons).toEqual([
      'peekFirst',
      'drawFirst',
      'keepOrDiscardFirst',
      'usePowerFirst',
      'peekOver',
      'alreadyDrawn',
      'noDrawnCard',
      'noPower',
      'otherPower',
      'alreadyCalled',
      'needTwoCards',
      'noSuchPlace',
      'samePlace',
      'notAscending',
      'noSuchSeat',
      'ownCard',
      'callerSafe',
    ]);
  });

  test('while peeking', () => {
    expect(whyAll(given({ hands, phase: PEEK }))).toEqual([null, ...new Array<string>(9).fill('peekFirst')]);
  });

  test('before the draw', () => {
    expect(whyAll(given({ hands }))).toEqual(['peekOver', null, null, ...new Array<string>(7).fill('drawFirst')]);
  });

  test('with a drawn card', () => {
    const first = 'keepOrDiscardFirst';
    expect(whyAll(given({ hands, phase: DRAWN, drawn: 'KS' }))).toEqual([
      'peekOver',
      'alreadyDrawn',
      'alreadyDrawn',
      null,
      null,
      first,
      first,
      first,
      first,
      first,
    ]);
  });

  test.each([
    [LOOK, [null, 'otherPower', 'otherPower']],
    [SPY, ['otherPower', null, 'otherPower']],
    [SWAP, ['otherPower', 'otherPower', null]],
  ])('with power %i to use', (power, three) => {
    expect(whyAll(given({ hands, phase: POWER, power }))).toEqual([
      'peekOver',
      'alreadyDrawn',
      'alreadyDrawn',
      'noDrawnCard',
      'noDrawnCard',
      ...three,
      'usePowerFirst',
      'usePowerFirst',
    ]);
  });

  test('at the end of the turn', () => {
    const before = ['peekOver', 'alreadyDrawn', 'alreadyDrawn', 'noDrawnCard', 'noDrawnCard'];
    const powers = ['noPower', 'noPower', 'noPower'];
    expect(whyAll(given({ hands, phase: END }))).toEqual([...before, ...powers, null, null]);
    expect(whyAll(given({ hands, phase: END, caller: 2 }))).toEqual([...before, ...powers, 'alreadyCalled', null]);
  });

  test('between deals and after the end', () => {
    expect(new Set(whyAll(given({ hands, phase: BETWEEN })))).toEqual(new Set(['roundOver']));
    expect(new Set(whyAll(given({ hands, phase: OVER })))).toEqual(new Set(['over']));
  });

  test.each(['', 'next', 'Draw', '__proto__', 'constructor'])('no such move: %j', (type) => {
    for (const phase of [PEEK, DRAW, DRAWN, END]) {
      expect(kaktus.why(given({ hands, phase, drawn: 'KS' }), { type })).toBe('unknownMove');
    }
  });

  test.each([
    [undefined, 'malformed'],
    ['01', 'malformed'],
    [{ 0: 0, 1: 1, length: 2 }, 'malformed'],
    [[], 'malformed'],
    [[0], 'malformed'],
    [[0, 1, 2], 'malformed'],
    [[0, 3], 'noSuchPlace'],
    [[-1, 0], 'noSuchPlace'],
    [[-0, 1], 'noSuchPlace'],
    [[0.5, 1], 'noSuchPlace'],
    [[0, '1'], 'noSuchPlace'],
    [['0', 1], 'noSuchPlace'],
    [[NaN, NaN], 'noSuchPlace'],
    [[0, Infinity], 'noSuchPlace'],
    [[3, 3], 'noSuchPlace'],
    [[1, 1], 'samePlace'],
    [[1, 0], 'notAscending'],
    [[2, 0], 'notAscending'],
    [[0, 2], null],
    [[1, 2], null],
  ])('two places %j: %s', (two, reason) => {
    expect(why(given({ hands, phase: PEEK }), 'peek', { places: two })).toBe(reason);
    expect(why(given({ hands }), 'pair', { places: two })).toBe(reason);
  });

  test.each([
    [0, null],
    [2, null],
    [3, 'noSuchPlace'],
    [-1, 'noSuchPlace'],
    [-0, 'noSuchPlace'],
    [1.5, 'noSuchPlace'],
    ['1', 'noSuchPlace'],
    [[1], 'noSuchPlace'],
    [undefined, 'noSuchPlace'],
  ])('own place %j: %s', (place, reason) => {
    expect(why(given({ hands, phase: DRAWN, drawn: 'KS' }), 'keep', { place })).toBe(reason);
    expect(why(given({ hands, phase: POWER, power: LOOK }), 'look', { place })).toBe(reason);
    expect(why(given({ hands, phase: POWER, power: SWAP }), 'swap', { place, seat: 1, with: 1 })).toBe(reason);
  });

  test.each([
    [1, 0, null],
    [1, 1, null],
    [2, 0, null],
    [1, 2, 'noSuchPlace'],
    [2, 1, 'noSuchPlace'],
    [1, -0, 'noSuchPlace'],
    [1, undefined, 'noSuchPlace'],
    [0, 0, 'ownCard'],
    [0, 9, 'ownCard'],
    [3, 0, 'noSuchSeat'],
    [-1, 0, 'noSuchSeat'],
    [NaN, 0, 'noSuchSeat'],
    ['1', 0, 'noSuchSeat'],
    [undefined, 0, 'noSuchSeat'],
  ])('seat %j, place %j: %s', (seat, place, reason) => {
    expect(why(given({ hands, phase: POWER, power: SPY }), 'spy', { seat, place })).toBe(reason);
    expect(why(given({ hands, phase: POWER, power: SWAP }), 'swap', { place: 2, seat, with: place })).toBe(reason);
  });

  test('the caller’s cards are safe by option only', () => {
    const power = { hands, phase: POWER, power: SPY, caller: 2 };
    const safe = given({ ...power, options: { safe: true } });
    expect(why(safe, 'spy', { seat: 2, place: 0 })).toBe('callerSafe');
    expect(why(safe, 'spy', { seat: 1, place: 0 })).toBeNull();
    expect(why(given(power), 'spy', { seat: 2, place: 0 })).toBeNull();
    safe.open.power = SWAP;
    expect(why(safe, 'swap', { place: 0, seat: 2, with: 0 })).toBe('callerSafe');
  });
});
