/** Rules of thumb in small named positions: what each level and each temper does there, and why. */
import type { Move, Position } from '@/engine/core/rules';
import { seatBit } from '@/engine/core/table';
import { given as kaktusAt } from '@/engine/games/kaktus/kaktus.testkit';
import { DRAWN as K_DRAWN, END, handOf, LOOK, PEEK, POWER, SPY, SWAP } from '@/engine/games/kaktus/shape';
import { given as lamaAt, L } from '@/engine/games/lama/lama.testkit';
import { lama } from '@/engine/games/lama/rules';
import { RETURN } from '@/engine/games/lama/shape';

import { DECK, DISCARD, DRAW, DRAWN, FLIP, SETUP, TAKES } from '@/engine/games/ojyks/shape';
import { moveAt, noThanksAt, ojyksAt } from './bots.testkit';
import { ojyksBrain } from './games/ojyks/brain';
import type { OjyksPosition } from './games/ojyks/slots';

describe('L.A.M.A.', () => {
  const nothingFits = (hand: readonly number[]) =>
    lamaAt(lama, {
      hands: [hand, [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]],
      discard: [6],
    });

  test('a beginner quits early where a sound player draws on', () => {
    expect(moveAt('lama', nothingFits([5, 4, 3]), 'easy')).toEqual({ type: 'quit' });
    expect(moveAt('lama', nothingFits([5, 4, 3]), 'medium')).toEqual({ type: 'draw' });
  });

  test('a cheap hand is left when nothing fits', () => {
    expect(moveAt('lama', nothingFits([3, 3]), 'medium')).toEqual({ type: 'quit' });
  });

  test('hasty quits a hand that a plain beginner plays on with', () => {
    expect(moveAt('lama', nothingFits([5, 4, 3, 2]), 'easy')).toEqual({ type: 'draw' });
    expect(moveAt('lama', nothingFits([5, 4, 3, 2]), 'pip')).toEqual({ type: 'quit' });
  });

  test('others with few cards left make it quit sooner', () => {
    const close = lamaAt(lama, { hands: [[5, 2], [1], [1], [1, 2, 3, 4]], discard: [3] });
    const far = lamaAt(lama, {
      hands: [
        [5, 2],
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 3, 4],
      ],
      discard: [3],
    });
    expect(moveAt('lama', close, 'medium')).toEqual({ type: 'quit' });
    expect(moveAt('lama', far, 'medium')).toEqual({ type: 'draw' });
  });

  test('of two cards that fit, care plays the llama; no care plays the first', () => {
    const both = lamaAt(lama, {
      hands: [
        [6, L, 3, 2],
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 3],
      ],
      discard: [6],
    });
    expect(moveAt('lama', both, 'medium')).toEqual({ type: 'play', card: L });
    const streams = ['a', 'b', 'c', 'd', 'e', 'f'].map((stream) => moveAt('lama', both, 'easy', stream));
    expect(streams).not.toContainEqual({ type: 'play', card: L });
    expect(streams).toContainEqual({ type: 'play', card: 6 });
  });

  test('a twin is kept while its like can still go', () => {
    const twins = lamaAt(lama, {
      hands: [
        [4, 5, 5],
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 3],
      ],
      discard: [4],
    });
    expect(moveAt('lama', twins, 'medium')).toEqual({ type: 'play', card: 4 });
  });

  test('alone at the table plays what fits and quits when nothing does', () => {
    const alone = (hand: readonly number[]) =>
      lamaAt(lama, { hands: [hand, [2], [2], [2]], quit: [1, 2, 3], discard: [3] });
    const streams = Array.from({ length: 20 }, (_, i) => String(i));
    for (const stream of streams) {
      expect(moveAt('lama', alone([4, L]), 'easy', stream).type).toBe('play');
      expect(moveAt('lama', alone([3, L]), 'easy', stream).type).toBe('play');
      expect(moveAt('lama', alone([L, L, 1]), 'medium', stream)).toEqual({ type: 'quit' });
    }
  });

  test('gives back the token that counts most', () => {
    const returning = (black: number, white: number): Position => {
      const at = lamaAt(lama, { hands: [[], [2], [2], [2]], tokens: [[black, white]] });
      at.open.phase = RETURN;
      return at as unknown as Position;
    };
    for (const bot of ['easy', 'medium', 'hard', 'r1']) {
      expect(moveAt('lama', returning(1, 3), bot)).toEqual({ type: 'return', token: 'black' });
      expect(moveAt('lama', returning(0, 3), bot)).toEqual({ type: 'return', token: 'white' });
    }
  });

  test('the hard one goes out when it can', () => {
    const last = lamaAt(lama, { hands: [[4], [1, 2], [1, 2], [1, 2]], discard: [3] });
    expect(moveAt('lama', last, 'hard')).toEqual({ type: 'play', card: 4 });
  });
});

describe('No Thanks!', () => {
  const taken = [[20], [], []];

  test('a card far too dear is refused, by beginners too', () => {
    for (const bot of ['easy', 'medium', 'hard', 'r1']) {
      expect(moveAt('no-thanks', noThanksAt({ offer: 33 }), bot)).toEqual({ type: 'pass' });
    }
  });

  test('a beginner takes a middling card that a sound player refuses', () => {
    expect(moveAt('no-thanks', noThanksAt({ offer: 13 }), 'easy')).toEqual({ type: 'take' });
    expect(moveAt('no-thanks', noThanksAt({ offer: 13 }), 'medium')).toEqual({ type: 'pass' });
  });

  test('a sound player milks a card of its own run, a beginner grabs it or never sees that it fits', () => {
    const own = noThanksAt({ offer: 21, taken });
    expect(moveAt('no-thanks', own, 'medium')).toEqual({ type: 'pass' });
    expect(moveAt('no-thanks', own, 'r1')).toEqual({ type: 'pass' });
    const beginners = Array.from({ length: 30 }, (_, i) => moveAt('no-thanks', own, 'easy', String(i)).type);
    expect(new Set(beginners)).toEqual(new Set(['take', 'pass']));
  });

  test('an own run is not milked when somebody else wants the card too', () => {
    const wanted = noThanksAt({ offer: 21, taken: [[20], [22], []] });
    expect(moveAt('no-thanks', wanted, 'medium')).toEqual({ type: 'take' });
    expect(moveAt('no-thanks', wanted, 'r1')).toEqual({ type: 'take' });
  });

  test('nor with the last chip', () => {
    const poor = noThanksAt({ offer: 21, taken, chips: [1, 15, 15], pot: 2 });
    for (const bot of ['medium', 'hard', 'r1']) expect(moveAt('no-thanks', poor, bot)).toEqual({ type: 'take' });
  });

  test('an empty purse makes a dear card acceptable, a full one does not', () => {
    const at = (purse: number) => noThanksAt({ offer: 14, pot: 2, chips: [purse, 15, 15] });
    expect(moveAt('no-thanks', at(1), 'medium')).toEqual({ type: 'take' });
    expect(moveAt('no-thanks', at(11), 'medium')).toEqual({ type: 'pass' });
    expect(moveAt('no-thanks', at(3), 'r1')).toEqual({ type: 'take' });
  });

  test('a hunter of runs takes a card two away from its own', () => {
    const near = noThanksAt({ offer: 14, pot: 3, taken: [[16], [], []] });
    expect(moveAt('no-thanks', near, 'medium')).toEqual({ type: 'pass' });
    expect(moveAt('no-thanks', near, 'juno')).toEqual({ type: 'take' });
  });

  test('a card that closes a gap is milked while it is dear to the others, and taken once chips tempt them', () => {
    const gap = (pot: number) => noThanksAt({ offer: 21, taken: [[20, 22], [], []], pot });
    expect(moveAt('no-thanks', gap(1), 'medium')).toEqual({ type: 'pass' });
    for (const bot of ['medium', 'hard', 'r1']) expect(moveAt('no-thanks', gap(9), bot)).toEqual({ type: 'take' });
  });
});

describe('ojyks', () => {
  const plain = '5 6? 7? 8?  2? 3 4? 5?  1? 2? 3? 4?';
  const others = [plain, plain];

  test('turns up two cards at the start', () => {
    const fresh = '5? 6? 7? 8?  2? 3? 4? 5?  1? 2? 3? 4?';
    const at = ojyksAt({ grids: [fresh, fresh], phase: SETUP });
    for (const bot of ['easy', 'medium', 'hard', 'r1']) expect(moveAt('ojyks', at, bot).type).toBe('reveal');
  });

  test('takes a card that completes a column', () => {
    const grid = '9 6? 7? 8?  9 3 4? 5?  1? 2? 3? 4?';
    const at = ojyksAt({ grids: [grid, ...others], discard: 9 });
    for (const bot of ['medium', 'hard', 'r1']) expect(moveAt('ojyks', at, bot)).toEqual({ type: 'take', slot: 8 });
  });

  test('a beginner does not see columns', () => {
    const grid = '9 6? 7? 8?  9 3 4? 5?  1? 2? 3? 4?';
    const at = ojyksAt({ grids: [grid, ...others], discard: 9 });
    expect(moveAt('ojyks', at, 'easy')).not.toEqual({ type: 'take', slot: 8 });
  });

  test('swaps the dearest open card for a cheap one', () => {
    const grid = '12 6? 7? 8?  2? 3 4? 5?  1? 2? 3? 4?';
    const at = ojyksAt({ grids: [grid, ...others], discard: 0 });
    for (const bot of ['medium', 'hard', 'r1']) expect(moveAt('ojyks', at, bot)).toEqual({ type: 'take', slot: 0 });
  });

  test('drops a dear drawn card and turns one up', () => {
    const at = ojyksAt({ grids: [plain, ...others], drawn: 12 });
    for (const bot of ['medium', 'hard', 'r1']) expect(moveAt('ojyks', at, bot)).toEqual({ type: 'discard' });
    const flip = ojyksAt({ grids: [plain, ...others], phase: FLIP });
    for (const bot of ['medium', 'hard', 'r1']) expect(moveAt('ojyks', flip, bot).type).toBe('reveal');
  });

  test('does not close while another is lower: it swaps in the open instead', () => {
    const own = '9 9 8 7  8 7 9 5  4 6 8 1?';
    const low = '1 1 2 0  0 2 1 1  2 0 -1 3?';
    const at = ojyksAt({ grids: [own, low], drawn: 7 });
    for (const bot of ['hard', 'r1']) {
      const move = moveAt('ojyks', at, bot) as { readonly type: string; readonly slot?: number };
      expect([move.type, move.slot === 11]).toEqual(['place', false]);
    }
  });

  test('closes when far ahead', () => {
    const own = '1 0 2 0  0 1 0 1  2 2 -1 1?';
    const high = '9 9 8 7  8 7 9 5  4 6? 8? 1?';
    const at = ojyksAt({ grids: [own, high], drawn: 0 });
    for (const bot of ['medium', 'hard', 'r1']) expect(moveAt('ojyks', at, bot)).toEqual({ type: 'place', slot: 11 });
  });
});

describe('ojyks, cards to come in step', () => {
  const grid = '9 9 8 7  8 7 9 5  4 6? 8? 1?';
  /** The deck and the discard pile after a move was announced. */
  const after = (move: Move, phase?: number) => {
    const at = ojyksAt({ grids: [grid, grid], discard: 4, ...(phase !== undefined && { phase }) });
    const { piles } = at.table;
    const before = { deck: [...piles[DECK]!], discard: [...piles[DISCARD]!] };
    ojyksBrain.inStep!(at as unknown as OjyksPosition, move as never);
    return { before, deck: piles[DECK]!, discard: piles[DISCARD]! };
  };

  test('whoever takes the discard uses up the card they would have drawn, below the one they take', () => {
    const { before, deck, discard } = after(TAKES[0]!);
    expect(deck).toEqual(before.deck.slice(0, -1));
    expect(discard.at(-1)).toBe(before.discard.at(-1));
    expect(discard.at(-2)).toBe(before.deck.at(-1));
  });

  test('whoever draws does that by drawing', () => {
    const { before, deck, discard } = after(DRAW);
    expect([deck, discard]).toEqual([before.deck, before.discard]);
  });

  test('a card already drawn moves nothing more', () => {
    const { before, deck, discard } = after(TAKES[0]!, DRAWN);
    expect([deck, discard]).toEqual([before.deck, before.discard]);
  });
});

describe('Kaktus', () => {
  const HANDS = ['2S 3S JH QH', '4S 5S 6S 7S', '4H 5H 6H 7H'];

  /** Lets the seat to act see its places. */
  function seeing(at: ReturnType<typeof kaktusAt>, places: readonly number[], of = 0): ReturnType<typeof kaktusAt> {
    for (const place of places) at.table.seen[at.table.piles[handOf(of)]![place]!]! |= seatBit(at.open.toAct);
    return at;
  }

  test('looks at two cards first', () => {
    const at = kaktusAt({ hands: HANDS, phase: PEEK });
    for (const bot of ['easy', 'medium', 'hard', 'r1']) expect(moveAt('kaktus', at, bot).type).toBe('peek');
  });

  test('keeps a king in the place of the dearest card it knows', () => {
    const at = seeing(kaktusAt({ hands: HANDS, phase: K_DRAWN, drawn: 'KS' }), [0, 1, 2]);
    for (const bot of ['medium', 'r1']) expect(moveAt('kaktus', at, bot)).toEqual({ type: 'keep', place: 2 });
    expect(moveAt('kaktus', at, 'hard').type).toBe('keep');
  });

  test('calls with a low hand it knows and not with a high one', () => {
    const low = seeing(kaktusAt({ hands: ['AS KS KH 2S', ...HANDS.slice(1)], phase: END }), [0, 1, 2, 3]);
    const high = seeing(kaktusAt({ hands: HANDS, phase: END }), [0, 1, 2, 3]);
    for (const bot of ['hard', 'r1']) {
      expect(moveAt('kaktus', low, bot)).toEqual({ type: 'kaktus' });
      expect(moveAt('kaktus', high, bot)).toEqual({ type: 'pass' });
    }
  });

  test('turns up a dear pair that it has seen', () => {
    const at = seeing(kaktusAt({ hands: ['JS JD 2S 3S', ...HANDS.slice(1)], discard: 'AC' }), [0, 1]);
    for (const bot of ['ines', 'hard']) expect(moveAt('kaktus', at, bot)).toEqual({ type: 'pair', places: [0, 1] });
  });

  test('a six looks where it has not looked yet, a seven wants news, a jack gives the dearest card', () => {
    const powers = (power: number) => seeing(kaktusAt({ hands: HANDS, phase: POWER, power }), [0, 1, 2]);
    expect(moveAt('kaktus', powers(LOOK), 'medium')).toEqual({ type: 'look', place: 3 });
    expect(moveAt('kaktus', seeing(powers(SPY), [0], 1), 'medium')).toEqual({ type: 'spy', seat: 1, place: 1 });
    const jack = seeing(
      kaktusAt({ hands: ['2S 3S JH AS', ...HANDS.slice(1)], phase: POWER, power: SWAP }),
      [0, 1, 2, 3],
    );
    for (const bot of ['medium', 'hard', 'r1'])
      expect(moveAt('kaktus', jack, bot)).toMatchObject({ type: 'swap', place: 2 });
  });
});
