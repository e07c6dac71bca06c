import { advance } from '../machine';
import { rulesOf } from '@/engine/games/registry';
import { begunSession, decide, MANNERS, planOf } from '../session.testkit';
import { isRecord, type SaveRecord } from './record';
import { recordOf } from './summary';

/** A kaktus game of three after its first move, as it is saved. */
function goodRecord(): SaveRecord {
  const session = decide(begunSession(planOf('kaktus', 'HHB')));
  return recordOf(session.seats, session.match, session.plies, session.undone, 1_700_000_000_000);
}
const GOOD = goodRecord();
const changed = (changes: Partial<Record<keyof SaveRecord | 'more', unknown>>): unknown => ({ ...GOOD, ...changes });

test('a record of a running game is sound, and so is what JSON makes of it', () => {
  expect(isRecord(GOOD)).toBe(true);
  expect(isRecord(JSON.parse(JSON.stringify(GOOD)))).toBe(true);
  expect(GOOD.rev).toBe(rulesOf('kaktus').rev);
});

test('every field is needed, and no other is taken', () => {
  for (const key of Object.keys(GOOD)) {
    expect(isRecord(Object.fromEntries(Object.entries(GOOD).filter(([other]) => other !== key)))).toBe(false);
  }
  expect(isRecord(changed({ more: 1 }))).toBe(false);
  expect(isRecord(null)).toBe(false);
  expect(isRecord([])).toBe(false);
});

const word = (length: number): string => 's'.repeat(length);
const rows = (count: number): number[][] => Array.from({ length: count }, () => [0, 0, 0]);

test.each<[string, Partial<Record<keyof SaveRecord, unknown>>]>([
  ['a seed of 64 letters', { seed: word(64) }],
  ['a bot seed of 64 letters', { botSeed: word(64) }],
  ['revision 1', { rev: 1 }],
  ['a save at the beginning of time', { savedAt: 0 }],
  ['a save at the end of time', { savedAt: 8.64e15 }],
  ['no plies', { plies: '' }],
  ['20,000 letters of plies', { plies: word(20_000) }],
  ['a million undone moves', { undone: 1_000_000 }],
  ['round 1,000', { round: 1_000 }],
  ['nobody to move', { turn: null }],
  ['the last seat to move', { turn: 2 }],
  ['one winner', { winners: [0] }],
  ['all seats winning', { winners: [0, 1, 2] }],
  ['points up to a million, either way', { sheet: { rounds: rows(1_000), totals: [1_000_000, -1_000_000, 0] } }],
])('%s is allowed', (_, changes) => {
  expect(isRecord(changed(changes))).toBe(true);
});

test.each<[string, Partial<Record<keyof SaveRecord, unknown>>]>([
  ['an id that is no fingerprint', { id: 'mine' }],
  ['a digest that is no fingerprint', { digest: 'x' }],
  ['no plan', { plan: null }],
  ['an empty seed', { seed: '' }],
  ['a seed too long', { seed: word(65) }],
  ['an empty bot seed', { botSeed: '' }],
  ['a bot seed too long', { botSeed: word(65) }],
  ['revision 0', { rev: 0 }],
  ['a revision too high', { rev: 1_000_001 }],
  ['a time before the beginning', { savedAt: -1 }],
  ['a time after the end', { savedAt: 8.64e15 + 2 }],
  ['a broken time', { savedAt: 1.5 }],
  ['plies that are no text', { plies: ['0'] }],
  ['too many plies', { plies: word(20_001) }],
  ['fewer than none undone', { undone: -1 }],
  ['too many undone', { undone: 1_000_001 }],
  ['round 0', { round: 0 }],
  ['round 1,001', { round: 1_001 }],
  ['a seat before the first', { turn: -1 }],
  ['a seat behind the last', { turn: 3 }],
  ['no winner in a list', { winners: [] }],
  ['more winners than seats', { winners: [0, 1, 2, 0] }],
  ['a winner who is not there', { winners: [3] }],
  ['winners that are no list', { winners: 0 }],
  ['no sheet', { sheet: null }],
  ['a sheet with more in it', { sheet: { rounds: [], totals: [0, 0, 0], more: 1 } }],
  ['totals for too few', { sheet: { rounds: [], totals: [0, 0] } }],
  ['totals for too many', { sheet: { rounds: [], totals: [0, 0, 0, 0] } }],
  ['half a point', { sheet: { rounds: [], totals: [0, 0, 0.5] } }],
  ['too many points', { sheet: { rounds: [], totals: [0, 0, 1_000_001] } }],
  ['too few points', { sheet: { rounds: [], totals: [0, 0, -1_000_001] } }],
  ['a round for too few', { sheet: { rounds: [[0, 0]], totals: [0, 0, 0] } }],
  ['too many rounds', { sheet: { rounds: rows(1_001), totals: [0, 0, 0] } }],
])('%s is refused', (_, changes) => {
  expect(isRecord(changed(changes))).toBe(false);
});

test('an undone move is in the record', () => {
  const session = begunSession(planOf('no-thanks', 'HHH'));
  const back = advance(decide(session), MANNERS, { kind: 'undo' });
  expect(back.why).toBeNull();
  const { seats, match, plies, undone } = back.session;
  expect(recordOf(seats, match, plies, undone, 5)).toMatchObject({ undone: 1, plies: '', savedAt: 5, winners: null });
});
