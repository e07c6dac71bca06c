/** Random games for proofs: every game, preset and number of seats, played by the machine itself. */
import { presetOptions } from '@/engine/core/options';
import { rngAt } from '@/engine/core/rng';
import { PRESETS } from '@/engine/core/rules';
import { GAME_IDS, rulesOf, type GameId } from '@/engine/games/registry';
import type { Manners } from '@/session/eyes';
import type { TablePlan } from '@/session/home';
import { advance, newSession, type Session } from '@/session/machine';
import { fingerprint } from '@/session/save/hash';
import { recordOf } from '@/session/save/summary';
import { seatsOf } from '@/session/seats';
import { MANNERS, nextInput, playersOf } from '@/session/session.testkit';

/** Plan number `n`: games in turn, then presets, seat counts and mixes of people and bots by chance. */
export function somePlan(seed: string, n: number, game: GameId = GAME_IDS[n % GAME_IDS.length]!): TablePlan {
  const rng = rngAt(`${seed}/plan`, n);
  const rules = rulesOf(game);
  const preset = PRESETS[rng.int(PRESETS.length)]!;
  const options = presetOptions(rules, preset);
  const { min, max } = rules.seatRange(options);
  const seats = min + rng.int(max - min + 1);
  const pattern = Array.from({ length: seats }, () => 'HHB'[rng.int(3)]!).join('');
  return { game, players: playersOf(pattern), preset, options };
}

export function someSession(seed: string, n: number, game?: GameId): Session {
  const plan = somePlan(seed, n, game);
  return newSession(seatsOf(fingerprint(`${seed}${n}`), plan, `${seed}/${n}`, `${seed}/bots/${n}`))!;
}

/** Every state of one game, the deal first. `limit` keeps the longest games of random play short. */
export function* statesOf(first: Session, seed: string, manners: Manners = MANNERS, limit = 4_000): Generator<Session> {
  const rng = rngAt(`${seed}/moves`, 0);
  let session = first;
  for (let i = 0; i < limit; i++) {
    yield session;
    const input = nextInput(session, (choices) => rng.int(choices));
    if (input === null) return;
    session = advance(session, manners, input).session;
  }
}

export const bodyOf = ({ seats, match, plies, undone }: Session, now = 1_000_000): string =>
  JSON.stringify(recordOf(seats, match, plies, undone, now + match.log.length));
