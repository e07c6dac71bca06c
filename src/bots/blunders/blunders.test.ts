/** Every blunder of the written lists, shown by a position in which a move is one and a near position in which it is not. */
import { veil } from '@/engine/core/veil';
import type { Move, Position } from '@/engine/core/rules';
import { seatBit } from '@/engine/core/table';
import { given as kaktusGiven, type Given } from '@/engine/games/kaktus/kaktus.testkit';
import { DRAWN, END, handOf, POWER, SWAP } from '@/engine/games/kaktus/shape';
import { given as lamaGiven, L, type Situation } from '@/engine/games/lama/lama.testkit';
import { lama } from '@/engine/games/lama/rules';
import { RETURN } from '@/engine/games/lama/shape';
import { GAME_IDS, rulesOf, type GameId } from '@/engine/games/registry';
import { noThanksAt, ojyksAt } from '../bots.testkit';
import { BLUNDERS } from './registry';

interface Case {
  readonly blunder: string;
  readonly at: unknown;
  readonly move: object;
  /** Nearly the same, but sensible. */
  readonly near: readonly [at: unknown, move: object];
}

const judge = (game: GameId, at: unknown, move: object): string | null => {
  const position = at as Position;
  return BLUNDERS[game].judge(veil(rulesOf(game), position, position.open.toAct, []), move as Move);
};

const QUIT = { type: 'quit' };
const LAMA_DRAW = { type: 'draw' };
const lamaAt = (hand: readonly number[], more: Omit<Situation, 'hands'> = {}, phase?: number): unknown => {
  const at = lamaGiven(lama, { hands: [hand, [1, 2], [1, 2], [1, 2]], discard: [3], ...more });
  if (phase !== undefined) at.open.phase = phase;
  return at;
};

const LAMA_CASES: readonly Case[] = [
  { blunder: 'missesGoingOut', at: lamaAt([4]), move: QUIT, near: [lamaAt([5]), QUIT] },
  { blunder: 'missesGoingOut', at: lamaAt([3]), move: LAMA_DRAW, near: [lamaAt([3]), { type: 'play', card: 3 }] },
  { blunder: 'quitsDearWithPlay', at: lamaAt([4, L, 5]), move: QUIT, near: [lamaAt([5, L, 6]), QUIT] },
  {
    blunder: 'drawsAtNothing',
    at: lamaAt([1, 1]),
    move: LAMA_DRAW,
    near: [lamaAt([1, 1], { tokens: [[1, 0]] }), LAMA_DRAW],
  },
  {
    blunder: 'returnsLess',
    at: lamaAt([], { tokens: [[1, 2]] }, RETURN),
    move: { type: 'return', token: 'white' },
    near: [lamaAt([], { tokens: [[0, 2]] }, RETURN), { type: 'return', token: 'white' }],
  },
];

const PASS = { type: 'pass' };
const TAKE = { type: 'take' };
const NO_THANKS_CASES: readonly Case[] = [
  {
    blunder: 'refusesGift',
    at: noThanksAt({ offer: 5, pot: 5 }),
    move: PASS,
    near: [noThanksAt({ offer: 5, pot: 4 }), PASS],
  },
  {
    blunder: 'lastChipOnOwnRun',
    at: noThanksAt({ offer: 21, taken: [[20], [], []], chips: [1, 15, 15], pot: 2 }),
    move: PASS,
    near: [noThanksAt({ offer: 21, taken: [[20], [], []], chips: [2, 15, 14], pot: 2 }), PASS],
  },
  {
    blunder: 'takesDearForNothing',
    at: noThanksAt({ offer: 33, taken: [[20], [], []] }),
    move: TAKE,
    near: [noThanksAt({ offer: 33, taken: [[30], [], []] }), TAKE],
  },
];

const PLAIN = '5 6? 7? 8?  2? 3 4? 5?  1? 2? 3? 4?';
const ojyks = (grid: string, more: Omit<Parameters<typeof ojyksAt>[0], 'grids'>, other = PLAIN): unknown =>
  ojyksAt({ grids: [grid, other], ...more });
const take = (slot: number): object => ({ type: 'take', slot });
const place = (slot: number): object => ({ type: 'place', slot });
const LAST = '9 9 8 7  8 7 9 5  4 6 8 1?';
const LOW = '1 1 2 0  0 2 1 1  2 0 -1 3?';
const OJYKS_CASES: readonly Case[] = [
  {
    blunder: 'dearerForCheaper',
    at: ojyks(PLAIN, { discard: 8 }),
    move: take(0),
    near: [ojyks('5 6? 7? 8?  8 3 4? 5?  1? 2? 3? 4?', { discard: 8 }), take(0)],
  },
  {
    // A swap in the open may be the only way not to close.
    blunder: 'dearerForCheaper',
    at: ojyks(LAST, { discard: 8 }, LOW),
    move: take(7),
    near: [ojyks(LAST, { drawn: 8 }, LOW), place(7)],
  },
  {
    blunder: 'dearOnHidden',
    at: ojyks(PLAIN, { drawn: 11 }),
    move: place(2),
    near: [ojyks(PLAIN, { drawn: 8 }), place(2)],
  },
  {
    blunder: 'dropsGem',
    at: ojyks(PLAIN, { drawn: -1 }),
    move: { type: 'discard' },
    near: [ojyks(PLAIN, { drawn: 1 }), { type: 'discard' }],
  },
  {
    blunder: 'clearsNegative',
    at: ojyks('-2 6? 7? 8?  -2 3 4? 5?  1 2? 3? 4?', { discard: -2 }),
    move: take(8),
    near: [ojyks('-2 6? 7? 8?  -2 3 4? 5?  12 2? 3? 4?', { discard: -2 }), take(8)],
  },
  {
    blunder: 'closesBeaten',
    at: ojyks(LAST, { drawn: 2 }, LOW),
    move: place(11),
    near: [ojyks(LAST, { drawn: 2 }, '9 9 8 7  8 7 9 5  4 6 8 3?'), place(11)],
  },
];

const HANDS = ['2S 3S JH QH', '4S 5S 6S 7S'];
/** The seat to act has seen these places of the hands. */
const kaktus = (from: Partial<Given>, own: readonly number[], theirs: readonly number[] = []): unknown => {
  const at = kaktusGiven({ hands: HANDS, ...from });
  const see = (seat: number, place: number): void => {
    at.table.seen[at.table.piles[handOf(seat)]![place]!]! |= seatBit(0);
  };
  own.forEach((one) => see(0, one));
  theirs.forEach((one) => see(1, one));
  return at;
};
const ALL = [0, 1, 2, 3];
const CALL = { type: 'kaktus' };
const KAKTUS_CASES: readonly Case[] = [
  {
    blunder: 'keepsDearer',
    at: kaktus({ phase: DRAWN, drawn: '7H' }, [0, 1]),
    move: { type: 'keep', place: 0 },
    near: [kaktus({ phase: DRAWN, drawn: '3H' }, [0, 1]), { type: 'keep', place: 0 }],
  },
  {
    blunder: 'throwsGem',
    at: kaktus({ phase: DRAWN, drawn: 'KH' }, ALL),
    move: { type: 'discard' },
    near: [kaktus({ hands: ['2S 3S AH AD', HANDS[1]!], phase: DRAWN, drawn: 'KH' }, ALL), { type: 'discard' }],
  },
  {
    blunder: 'blindPair',
    at: kaktus({ hands: ['JS JH 2S 3S', HANDS[1]!] }, [0]),
    move: { type: 'pair', places: [0, 1] },
    near: [kaktus({ hands: ['JS JH 2S 3S', HANDS[1]!] }, [0, 1]), { type: 'pair', places: [0, 1] }],
  },
  {
    blunder: 'callsHigh',
    at: kaktus({ phase: END }, ALL),
    move: CALL,
    near: [kaktus({ hands: ['2S 3S 4H 5H', HANDS[1]!], phase: END }, ALL), CALL],
  },
  {
    blunder: 'callsBeaten',
    at: kaktus({ hands: ['2S 3S AS AH', 'KS KH AC 2H'], phase: END }, ALL, ALL),
    move: CALL,
    near: [kaktus({ hands: ['2S 3S AS AH', 'KS KH AC 2H'], phase: END }, ALL, [0, 1, 2]), CALL],
  },
  {
    blunder: 'givesCheaper',
    at: kaktus({ phase: POWER, power: SWAP }, ALL, [3]),
    move: { type: 'swap', place: 0, seat: 1, with: 3 },
    near: [kaktus({ phase: POWER, power: SWAP }, ALL, [3]), { type: 'swap', place: 3, seat: 1, with: 3 }],
  },
];

const CASES: Readonly<Record<GameId, readonly Case[]>> = {
  lama: LAMA_CASES,
  alpaca: LAMA_CASES,
  'no-thanks': NO_THANKS_CASES,
  ojyks: OJYKS_CASES,
  kaktus: KAKTUS_CASES,
};

describe.each(GAME_IDS)('the blunders of %s', (game) => {
  test.each(CASES[game])('$blunder is told from a sensible move', ({ blunder, at, move, near }) => {
    expect(judge(game, at, move)).toBe(blunder);
    expect(judge(game, ...near)).toBeNull();
  });

  test('every blunder of the list has its position', () => {
    expect(new Set(CASES[game].map(({ blunder }) => blunder))).toEqual(new Set(BLUNDERS[game].names));
  });
});
