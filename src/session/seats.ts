/** A table plan as the machine needs it: the rules, the setup, and who sits where. */
import { seatingOf, type Setup } from '@/engine/core/match';
import type { Rules } from '@/engine/core/rules';
import type { Seat } from '@/engine/core/table';
import { rulesOf } from '@/engine/games/registry';
import type { TablePlan } from './home';
import type { Player } from './players';

/** Everything about a table that does not change while it is played. */
export interface Seats {
  readonly id: string;
  readonly plan: TablePlan;
  readonly rules: Rules;
  readonly setup: Setup;
  readonly botSeed: string;
  /** By seat: games that draw the order draw it from the seed. */
  readonly players: readonly Player[];
  readonly humans: readonly Seat[];
}

export function seatsOf(id: string, plan: TablePlan, seed: string, botSeed: string): Seats {
  const rules = rulesOf(plan.game);
  const setup: Setup = { game: plan.game, seats: plan.players.length, options: plan.options, seed };
  const players = seatingOf(rules, setup).map((player) => plan.players[player]!);
  const humans = players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
  return { id, plan, rules, setup, botSeed, players, humans };
}

export function isHumanSeat(seats: Seats, seat: Seat): boolean {
  return seats.players[seat]?.kind === 'human';
}
