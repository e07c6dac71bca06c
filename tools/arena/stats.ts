/** Shares of wins with Wilson intervals, points a round, seat bias: what a run of the arena says. */

export interface Tally {
  games: number;
  /** Shared wins count in parts. */
  wins: number;
  heroPoints: number;
  fieldPoints: number;
  rounds: number;
  decisions: number;
  /** The hero's wins and games by seat. */
  seatWins: number[];
  seatGames: number[];
}

export interface Report {
  readonly games: number;
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
  readonly heroPointsPerRound: number;
  readonly fieldPointsPerRound: number;
  readonly roundsPerGame: number;
  readonly seatShares: readonly number[];
}

export function newTally(seats: number): Tally {
  return {
    games: 0,
    wins: 0,
    heroPoints: 0,
    fieldPoints: 0,
    rounds: 0,
    decisions: 0,
    seatWins: new Array<number>(seats).fill(0),
    seatGames: new Array<number>(seats).fill(0),
  };
}

export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.wins += part.wins;
  sum.heroPoints += part.heroPoints;
  sum.fieldPoints += part.fieldPoints;
  sum.rounds += part.rounds;
  sum.decisions += part.decisions;
  part.seatWins.forEach((wins, seat) => (sum.seatWins[seat]! += wins));
  part.seatGames.forEach((games, seat) => (sum.seatGames[seat]! += games));
}

/** The 95 % interval of a share; shared wins make it a little cautious. */
function wilson(wins: number, games: number): { readonly low: number; readonly high: number } {
  const z = 1.96;
  const share = wins / games;
  const base = 1 + (z * z) / games;
  const middle = share + (z * z) / (2 * games);
  const reach = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return { low: (middle - reach) / base, high: (middle + reach) / base };
}

export function reportOf(tally: Tally): Report {
  const { games, wins, rounds } = tally;
  const { low, high } = wilson(wins, games);
  return {
    games,
    winShare: wins / games,
    low,
    high,
    heroPointsPerRound: tally.heroPoints / rounds,
    fieldPointsPerRound: tally.fieldPoints / (rounds * (tally.seatGames.length - 1)),
    roundsPerGame: rounds / games,
    seatShares: tally.seatWins.map((won, seat) => won / Math.max(1, tally.seatGames[seat]!)),
  };
}
