/** The call, the scores, and matches of several deals. */
import { BETWEEN, NEXT, NOBODY, OVER } from '../../core/rules';
import { places, winners } from '../../core/scoresheet';
import { EVERYONE } from '../../core/table';
import { veil } from '../../core/veil';
import { begin, cards, FILLER, given, legal, notes, play, truth, type Given, type Wishes } from './kaktus.testkit';
import { kaktus } from './rules';
import { DRAW, END, handOf, PEEK, STOCK, type KaktusOptions, type KaktusPosition } from './shape';
import { cardName } from './trace';

describe('the call', () => {
  const turn = [{ type: 'draw' }, { type: 'discard' }];
  /** Four seats, a stock of queens and fives only: no powers come in the way. */
  const table = (more: Partial<Given> = {}): KaktusPosition =>
    given({ hands: FILLER.slice(0, 4), discard: '6S', stock: '5S 5H 5D 5C QS QH', ...more });

  test('before passing on, the player may call Kaktus', () => {
    const at = table();
    play(at, ...turn);
    expect(legal(at)).toEqual([{ type: 'pass' }, { type: 'kaktus' }]);
  });

  test('pass: the next seat draws, and after the last comes seat 0', () => {
    const at = table({ toAct: 2 });
    play(at, ...turn, { type: 'pass' });
    expect(at.open).toMatchObject({ phase: DRAW, toAct: 3, caller: NOBODY });
    play(at, ...turn, { type: 'pass' });
    expect(at.open).toMatchObject({ phase: DRAW, toAct: 0, caller: NOBODY });
  });

  test('each other player has one more turn, then all cards are turned up', () => {
    const at = table({ toAct: 2 });
    expect(notes(play(at, ...turn, { type: 'kaktus' }))).toEqual(['kaktus 2 0']);
    for (const seat of [3, 0, 1]) {
      expect(at.open).toMatchObject({ phase: DRAW, toAct: seat, caller: 2, totals: [0, 0, 0, 0] });
      play(at, ...turn, { type: 'pass' });
    }
    expect(at.open).toMatchObject({ phase: OVER, caller: 2, totals: [4, 8, 12, 16], points: [4, 8, 12, 16] });
    for (let seat = 0; seat < 4; seat++) {
      for (const card of at.table.piles[handOf(seat)]!) {
        expect([at.table.up[card], at.table.seen[card]]).toEqual([1, EVERYONE]);
      }
    }
    expect(at.table.piles[STOCK]!.map((card) => at.table.up[card])).toEqual([0, 0]);
    expect(legal(at)).toEqual([]);
  });

  test('in which the end of the turn offers only pass: nobody can call again', () => {
    const at = table();
    play(at, ...turn, { type: 'kaktus' }, ...turn);
    expect(legal(at)).toEqual([{ type: 'pass' }]);
    expect(kaktus.why(at, { type: 'kaktus' })).toBe('alreadyCalled');
    expect(kaktus.why(at, { type: 'pass' })).toBeNull();
  });

  test('lowest sum wins', () => {
    const at = table({ toAct: 3, caller: 0, phase: END });
    play(at, { type: 'pass' });
    expect(winners(kaktus, at)).toEqual([0]);
    expect(places(kaktus, at)).toEqual([1, 2, 3, 4]);
  });
});

describe('scores', () => {
  /** The last pass of a deal that seat 0 has called. */
  const finished = (hands: readonly string[], options: Wishes = {}, caller = 0): KaktusPosition => {
    const at = given({ hands, phase: END, caller, options, toAct: (caller + hands.length - 1) % hands.length });
    play(at, { type: 'pass' });
    return at;
  };
  const parts = (at: KaktusPosition, seat: number): string[] =>
    kaktus
      .parts(veil(kaktus, at, NOBODY, []), seat)
      .map((part) => `${part.kind} ${part.cards.map(cardName).join()} ${part.points}`);

  test.each([
    ['KS KH AS 2D', 3],
    ['JS QS 7S 7D', 34],
    ['AS 2S 3S 4S', 10],
    ['5S 6S 7S', 18],
    ['KS', 0],
    ['JC QC', 20],
  ])('King 0, ace 1, 2–7 their number, queen and jack 10: %s → %i', (hand, points) => {
    expect(finished([hand, '4D']).open.points).toEqual([points, 4]);
  });

  test('the parts are the cards one by one', () => {
    const at = finished(['KS QH AS 2D', '4D']);
    expect(parts(at, 0)).toEqual(['card KS 0', 'card QH 10', 'card AS 1', 'card 2D 2']);
    expect(parts(at, 1)).toEqual(['card 4D 4']);
  });

  test('tied players share the win', () => {
    const at = finished(['2S 2H', '4D', '5D']);
    expect(winners(kaktus, at)).toEqual([0, 1]);
    expect(places(kaktus, at)).toEqual([1, 1, 3]);
  });

  describe('caller strictly beaten', () => {
    test.each([
      ['none', 12, []],
      ['five', 17, ['callerBeaten 1 5']],
      ['ten', 22, ['callerBeaten 1 10']],
      ['double', 24, ['callerBeaten 1 12']],
    ] as const)('%s: 12 points count %i', (beaten, points, said) => {
      const at = given({ hands: ['7H', 'QS 2D', '4D'], phase: END, caller: 1, toAct: 0, options: { beaten } });
      expect(notes(play(at, { type: 'pass' }))).toEqual(said);
      expect(at.open.points).toEqual([7, points, 4]);
      expect(at.open.totals).toEqual([7, points, 4]);
      const penalty = points - 12;
      expect(parts(at, 1)).toEqual(['card QS 10', 'card 2D 2', ...(penalty > 0 ? [`penalty  ${penalty}`] : [])]);
      expect(parts(at, 0)).toEqual(['card 7H 7']);
    });

    test.each(['five', 'ten', 'double'] as const)('%s: a caller who ties or is lowest pays nothing', (beaten) => {
      expect(finished(['4S', '4D', '5D'], { beaten }).open.points).toEqual([4, 4, 5]);
      expect(finished(['3S', '4D', '5D'], { beaten }).open.points).toEqual([3, 4, 5]);
      expect(parts(finished(['4S', '4D', '5D'], { beaten }), 0)).toEqual(['card 4S 4']);
    });

    test('nobody pays when nobody has called', () => {
      const at = given({ hands: ['7H', 'QS'], discard: '2S', stock: '', options: { beaten: 'ten' } });
      play(at, { type: 'draw' });
      expect(at.open.points).toEqual([7, 10]);
      expect([parts(at, 0), parts(at, 1)]).toEqual([['card 7H 7'], ['card QS 10']]);
    });
  });

  describe('tie with the caller', () => {
    test('the option: the caller loses ties', () => {
      const at = finished(['2S 2H', '4D', '5D', '4C'], { tie: 'callerLoses' });
      expect(winners(kaktus, at)).toEqual([1, 3]);
      expect(places(kaktus, at)).toEqual([3, 1, 4, 1]);
    });

    test('a caller who is strictly lowest still wins', () => {
      expect(winners(kaktus, finished(['2S', '4D', '5D'], { tie: 'callerLoses' }))).toEqual([0]);
    });

    test('ties without the caller are shared', () => {
      expect(winners(kaktus, finished(['QS', '4D', '4C'], { tie: 'callerLoses' }))).toEqual([1, 2]);
    });

    test('nobody loses ties when nobody has called', () => {
      const at = given({ hands: ['4H', '4S'], discard: '2S', stock: '', options: { tie: 'callerLoses' } });
      play(at, { type: 'draw' });
      expect(winners(kaktus, at)).toEqual([0, 1]);
    });

    test('it is for one-deal games: over several deals ties are shared', () => {
      const at = finished(['2S 2H', '4D'], { tie: 'callerLoses', length: 3 });
      at.open.phase = OVER;
      expect(winners(kaktus, at)).toEqual([0, 1]);
    });
  });
});

describe('length', () => {
  /** The deal ends with these points: kings, aces and so on give seat by seat what is wanted. */
  const HANDS: Readonly<Record<number, string>> = { 0: 'KS', 1: 'AS', 2: '2S', 10: 'QS', 20: 'QH JH', 30: 'QD JD JC' };
  const ALSO: Readonly<Record<number, string>> = { 0: 'KH', 1: 'AH', 2: '2H' };
  const endDeal = (at: KaktusPosition, points: readonly number[]): void => {
    const taken = new Set<number>();
    points.forEach((count, seat) => {
      const hand = taken.has(count) ? ALSO[count]! : HANDS[count]!;
      taken.add(count);
      at.table.piles[handOf(seat)] = cards(hand).map((face) => at.table.faces.indexOf(face));
    });
    at.open.phase = END;
    at.open.caller = 0;
    at.open.toAct = at.seats - 1;
    play(at, { type: 'pass' });
  };
  const dealt = (seats: number, length: KaktusOptions['length']): KaktusPosition =>
    truth(begin(seats, 'l', { length }));

  test('as written one deal', () => {
    const at = dealt(3, 1);
    endDeal(at, [0, 1, 2]);
    expect(at.open.phase).toBe(OVER);
  });

  test.each([3, 5, 9] as const)('%i deals added up', (length) => {
    const at = dealt(3, length);
    for (let deal = 1; deal < length; deal++) {
      endDeal(at, [30, 10, 20]);
      expect(at.open).toMatchObject({ phase: BETWEEN, round: deal });
      expect(legal(at)).toEqual([NEXT]);
      play(at, NEXT);
    }
    endDeal(at, [30, 10, 20]);
    expect(at.open).toMatchObject({ phase: OVER, round: length, totals: [30 * length, 10 * length, 20 * length] });
    expect(at.open.points).toEqual(Array.from({ length }, () => [30, 10, 20]).flat());
    expect(winners(kaktus, at)).toEqual([1]);
  });

  test.each([
    ['to50', 30, 20],
    ['to100', 90, 10],
  ] as const)('%s: over as soon as someone has that many points', (length, before, last) => {
    const at = dealt(2, length);
    at.open.totals = [before, 0];
    endDeal(at, [last - (last % 10), 0]);
    expect(at.open.phase).toBe(OVER);
    const short = dealt(2, length);
    short.open.totals = [0, before + last - 11];
    endDeal(short, [0, 10]);
    expect(short.open).toMatchObject({ phase: BETWEEN, totals: [0, before + last - 1] });
    play(short, NEXT);
    endDeal(short, [0, 2]);
    expect(short.open).toMatchObject({ phase: OVER, totals: [0, before + last + 1] });
  });

  test('winner of the last deal starts', () => {
    const at = dealt(4, 9);
    endDeal(at, [10, 20, 1, 30]);
    play(at, NEXT);
    expect(at.open).toMatchObject({ starter: 2, toAct: 0, phase: PEEK, round: 2, caller: NOBODY });
    for (let seat = 0; seat < 4; seat++) {
      expect(at.open.toAct).toBe(seat);
      play(at, { type: 'peek', places: [2, 3] });
    }
    expect(at.open).toMatchObject({ toAct: 2, phase: DRAW });
    endDeal(at, [0, 20, 1, 30]);
    play(at, NEXT);
    expect(at.open.starter).toBe(0);
  });

  test.each([
    [0, [0, 10, 0, 20], 2],
    [0, [0, 0, 10, 20], 1],
    [2, [0, 10, 20, 0], 3],
    [2, [0, 0, 10, 20], 0],
    [3, [10, 0, 20, 0], 1],
    [3, [10, 1, 20, 0], 3],
  ])('of several, the one nearest left of the last starter: after %i, %j → %i', (starter, points, next) => {
    const at = dealt(4, 9);
    at.open.starter = starter;
    endDeal(at, points);
    play(at, NEXT);
    expect(at.open.starter).toBe(next);
  });

  test('a new deal takes all cards back: four unseen cards each, one open discard', () => {
    const at = dealt(2, 3);
    endDeal(at, [0, 1]);
    play(at, NEXT);
    const { piles, seen } = at.table;
    expect(piles.map((pile) => pile.length)).toEqual([31, 1, 0, 4, 4]);
    expect(seen.filter((mask) => mask !== 0)).toEqual([EVERYONE]);
  });
});
