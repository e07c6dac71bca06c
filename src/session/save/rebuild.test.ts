import { replay } from '@/engine/core/match';
import { NOBODY } from '@/engine/core/rules';
import { GAME_IDS } from '@/engine/games/registry';
import { seatsOf } from '../seats';
import { begunSession, planOf, playedOut, SOLO } from '../session.testkit';
import { rebuild, RECAP } from './rebuild';

test.each(GAME_IDS)('%s: a log played again gives the same match and the last plies as they happened', (game) => {
  const { seats, match, plies, played } = playedOut(begunSession(planOf(game, SOLO[game])), game);
  const rebuilt = rebuild(seats, plies)!;
  expect(rebuilt.match).toEqual(match);
  expect(replay(seats.rules, match.setup, rebuilt.match.log)).toEqual({ ok: true, match });
  expect(rebuilt.played).toEqual(played);
  expect(rebuilt.played).toHaveLength(Math.min(RECAP, match.log.length));
});

test('a fresh table: nothing was played', () => {
  const { seats, match } = begunSession(planOf('lama', 'HBBB'));
  expect(rebuild(seats, '')).toEqual({ match, played: [], seenBefore: [] });
});

test('what was known before the last ply comes along', () => {
  const { seats, match, plies } = playedOut(begunSession(planOf('ojyks', 'HB')), 'before', 9);
  const { seenBefore } = rebuild(seats, plies)!;
  expect(seenBefore).toEqual(rebuild(seats, plies.slice(0, -1))!.match.position.table.seen);
  expect(seenBefore).not.toEqual(match.position.table.seen);
});

test('the table’s own moves are nobody’s', () => {
  const { seats, match, plies } = playedOut(begunSession(planOf('lama', 'HBBB')), 'own');
  expect(match.log.some(({ seat }) => seat === NOBODY)).toBe(true);
  expect(rebuild(seats, plies)!.match.log).toEqual(match.log);
});

test('a move that is not legal, a letter that is none, a table too large: no game', () => {
  const { seats, plies } = playedOut(begunSession(planOf('no-thanks', 'HBB')), 'bad', 6);
  expect(rebuild(seats, `${plies}z`)).toBeNull();
  expect(rebuild(seats, `${plies}!`)).toBeNull();
  const ended = playedOut(begunSession(planOf('no-thanks', 'HBB')), 'bad');
  expect(rebuild(ended.seats, `${ended.plies}0`)).toBeNull();
  const small = seatsOf(seats.id, planOf('no-thanks', 'HB'), 's', 'b');
  expect(rebuild(small, '')).toBeNull();
});
