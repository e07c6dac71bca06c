/** Sums over finished games: who played how often, and how often they won. */
import type { FinishedGame } from '@/session/home';
import type { Player } from '@/session/players';

export interface PlayerRecord {
  readonly player: Player;
  readonly games: number;
  readonly wins: number;
}

const keyOf = (player: Player) => (player.kind === 'bot' ? `bot ${player.character}` : `person ${player.name}`);

/** The best share of wins first; shared wins count for everybody who shared them. The newest face of a person is shown. */
export function recordsOf(games: readonly FinishedGame[]): readonly PlayerRecord[] {
  const records = new Map<string, { player: Player; games: number; wins: number }>();
  for (const { players, winners } of games) {
    players.forEach((player, seat) => {
      const record = records.get(keyOf(player)) ?? { player, games: 0, wins: 0 };
      record.games += 1;
      if (winners.includes(seat)) record.wins += 1;
      records.set(keyOf(player), record);
    });
  }
  return [...records.values()].sort((a, b) => b.wins / b.games - a.wins / a.games || b.games - a.games);
}
