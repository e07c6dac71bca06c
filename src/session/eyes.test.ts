/** Who sees what when: the settings and the kinds of secrets that the machine's tests do not come across. */
import { seatBit, EVERYONE } from '@/engine/core/table';
import type { TableEvent } from '@/engine/core/events';
import { NOBODY } from '@/engine/core/rules';
import { eyesOf, handsOver, isForgetful, isPrivate } from './eyes';
import { frameOf } from './frames';
import { learnedAlone, toldBy } from './information';
import { forgetful } from './memory';
import { advance } from './machine';
import { viewFor } from '@/engine/core/match';
import { begunSession, MANNERS, planOf, playedOut } from './session.testkit';

const turned = (card: number, seen: number, face: number | null = 5): TableEvent => ({
  kind: 'turned',
  card,
  face,
  seen,
  up: 1,
});
const SHUFFLED: TableEvent = { kind: 'shuffled', pile: 0 };
const GATHERED: TableEvent = { kind: 'gathered', into: 0 };
const PAID: TableEvent = { kind: 'paid', from: null, to: 0, count: 1 };

test('a table of bots is looked at by nobody', () => {
  const session = begunSession(planOf('lama', 'BBBB'));
  expect(eyesOf(session, MANNERS)).toBe(NOBODY);
  expect(handsOver(session.seats, MANNERS)).toBe(false);
});

test('one person sees with their own eyes at every moment', () => {
  const session = begunSession(planOf('lama', 'BHBB'));
  expect(eyesOf(session, MANNERS)).toBe(session.seats.humans[0]);
  expect(isPrivate(session, MANNERS)).toBe(false);
});

test('the screen is private while a hand or a pouch is open among several people, and not otherwise', () => {
  const lama = advance(begunSession(planOf('lama', 'HHHH')), MANNERS, { kind: 'shown', ply: 0 }).session;
  expect(isPrivate(lama, MANNERS)).toBe(false);
  expect(isPrivate(advance(lama, MANNERS, { kind: 'tookDevice' }).session, MANNERS)).toBe(true);
  const pouch = advance(begunSession(planOf('no-thanks', 'HHH')), MANNERS, { kind: 'shown', ply: 0 }).session;
  expect(isPrivate(pouch, MANNERS)).toBe(false);
  expect(isPrivate(advance(pouch, MANNERS, { kind: 'look', on: true }).session, MANNERS)).toBe(true);
  const ojyks = advance(begunSession(planOf('ojyks', 'HH')), MANNERS, { kind: 'shown', ply: 0 }).session;
  expect(isPrivate(ojyks, MANNERS)).toBe(false);
});

test('people have to remember in games of peeks; the aid is for practice alone', () => {
  const aid = { ...MANNERS, memoryAid: true };
  const [alone, shared] = ['HBB', 'HHB'].map((pattern) => begunSession(planOf('kaktus', pattern)).seats);
  expect([isForgetful(alone!, MANNERS), isForgetful(alone!, aid)]).toEqual([true, false]);
  expect([isForgetful(shared!, MANNERS), isForgetful(shared!, aid)]).toEqual([true, true]);
  expect(isForgetful(begunSession(planOf('lama', 'HBBB')).seats, MANNERS)).toBe(false);
});

test('a face that lies down is gone from the view unless it is held or just looked at', () => {
  const { seats, match } = playedOut(begunSession(planOf('kaktus', 'HBB')), 'forget', 8);
  const view = viewFor(seats.rules, match, seats.humans[0]!);
  const card = view.table.faces.findIndex((face, id) => face !== null && view.table.up[id] === 0);
  const face = view.table.faces[card]!;
  const piles = seats.rules.piles(3);
  expect(forgetful(view, piles, []).table.faces[card]).toBeNull();
  expect(forgetful(view, piles, [PAID, turned(card, 1, face)]).table.faces[card]).toBe(face);
  expect(forgetful(view, piles, [turned(card, 1, null)]).table.faces[card]).toBeNull();
  const held = piles.map((pile, id) => (view.table.piles[id]!.includes(card) ? { ...pile, kind: 'held' } : pile));
  expect(forgetful(view, held as typeof piles, []).table.faces[card]).toBe(face);
});

test('a rival’s look at a card does not show it again to whoever had seen it before', () => {
  const session = playedOut(begunSession(planOf('kaktus', 'HBB')), 'forget', 8);
  const me = session.seats.humans[0]!;
  const { faces, seen, up } = session.match.position.table;
  const card = seen.findIndex((mask, id) => (mask & seatBit(me)) !== 0 && up[id] === 0);
  const frameAfterLook = (to: number) => {
    const look: TableEvent = { kind: 'shown', to, card, face: faces[card]!, seen: seen[card]! | seatBit(to), up: 0 };
    const { view, events } = frameOf({ ...session, events: [look] }, MANNERS, null);
    return [view.table.faces[card], (events[0] as typeof look).face];
  };
  expect(frameAfterLook(me)).toEqual([faces[card], faces[card]]);
  expect(frameAfterLook((me + 1) % 3)).toEqual([null, null]);
});

describe('what a move brought to light', () => {
  const me = seatBit(0);
  const other = seatBit(1);
  test.each([
    ['nothing', 0, [0], [PAID], null],
    ['a hidden card, to everybody', 0, [0], [turned(0, EVERYONE)], 'seen'],
    ['a hidden card, to the mover', 0, [0], [turned(0, me)], 'seen'],
    ['a hidden card, to somebody else', 0, [0], [turned(0, other)], 'seen'],
    ['an own card, to everybody', 0, [me], [turned(0, EVERYONE)], null],
    ['a card of somebody else, to the mover', 0, [other], [turned(0, me | other)], 'seen'],
    ['a card that lay open', 0, [EVERYONE], [turned(0, EVERYONE)], null],
    ['a card turned by the table itself', NOBODY, [0], [turned(0, EVERYONE)], 'seen'],
    ['a new order', 0, [0], [turned(0, EVERYONE), SHUFFLED], 'shuffled'],
    ['a new deal', NOBODY, [0], [GATHERED], 'shuffled'],
  ] as const)('%s', (_, mover, seenBefore, events, told) => {
    expect(toldBy(mover, seenBefore, events)).toBe(told);
  });

  test.each([
    ['a hidden card seen by the mover alone', [0], [turned(0, me)], true],
    ['what everybody saw', [0], [turned(0, EVERYONE)], false],
    ['what somebody else saw', [0], [turned(0, other)], false],
    ['what the mover knew already', [me], [turned(0, me)], false],
    ['what the mover knew before a shuffle', [me], [SHUFFLED, turned(0, me)], true],
    ['what the mover knew before a deal', [me], [GATHERED, turned(0, me)], true],
    ['no card at all', [0], [PAID], false],
  ] as const)('learned alone: %s', (_, seenBefore, events, learned) => {
    expect(learnedAlone(seenBefore, events, 0)).toBe(learned);
  });
});
