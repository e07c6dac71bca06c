/** What the arena counts: shared wins in parts, Wilson's interval, points a round, seat by seat. */
import { addTally, newTally, reportOf } from './stats';

test('two parts add up to one report', () => {
  const one = { ...newTally(2), games: 60, wins: 30, heroPoints: 120, fieldPoints: 240, rounds: 60 };
  one.seatWins = [20, 10];
  one.seatGames = [30, 30];
  const two = {
    ...one,
    games: 40,
    wins: 20,
    seatWins: [10, 10],
    seatGames: [20, 20],
    rounds: 40,
    heroPoints: 80,
    fieldPoints: 160,
  };
  const sum = newTally(2);
  addTally(sum, one);
  addTally(sum, two);
  const report = reportOf(sum);
  expect(report).toMatchObject({
    games: 100,
    winShare: 0.5,
    heroPointsPerRound: 2,
    fieldPointsPerRound: 4,
    roundsPerGame: 1,
  });
  expect(report.seatShares).toEqual([0.6, 0.4]);
  // Wilson, 50 of 100.
  expect(report.low).toBeCloseTo(0.4038, 4);
  expect(report.high).toBeCloseTo(0.5962, 4);
});

test('the interval stays within what can be, even for none of few', () => {
  const { low, high } = reportOf({ ...newTally(4), games: 10, rounds: 10 });
  expect(low).toBeCloseTo(0, 10);
  expect(high).toBeCloseTo(0.2775, 4);
});
