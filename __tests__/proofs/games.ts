/** Random games for proofs: every game, preset and number of seats, played by the machine itself. */
import { listLegal } from '@/engine/core/position';
import { presetOptions } from '@/engine/core/options';
import { rngAt, type Rng } from '@/engine/core/rng';
import { PRESETS, type Move } from '@/engine/core/rules';
import { GAME_IDS, rulesOf, type GameId } from '@/engine/games/registry';
import type { Manners } from '@/session/eyes';
import type { TablePlan } from '@/session/home';
import { advance, newSession, stampOf, type Input, type Session } from '@/session/machine';
import { fingerprint } from '@/session/save/hash';
import { recordOf } from '@/session/save/summary';
import { seatsOf } from '@/session/seats';
import { playersOf } from '@/session/session.testkit';

export const MANNERS: Manners = { handover: 'needed', sharedUndo: true, memoryAid: false };

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

/** The input that brings this session on; null at the end. Moves are drawn, and now and then a person says nothing new. */
export function nextInput(session: Session, rng: Rng): Input | null {
  const { moment, match, seats } = session;
  const ply = match.log.length;
  const legal: Move[] = [];
  listLegal(seats.rules, match.position, legal);
  const move = (): Move => legal[rng.int(legal.length)]!;
  switch (moment.kind) {
    case 'handover':
      return { kind: 'tookDevice' };
    case 'deciding':
      return { kind: 'chose', ply, move: move() };
    case 'thinking':
      return { kind: 'thought', stamp: stampOf(session), move: move() };
    case 'showing':
      return { kind: 'shown', ply };
    case 'between':
      return { kind: 'continued' };
    case 'over':
      return null;
  }
}

/** Every state of one game, the deal first. `limit` keeps the longest games of random play short. */
export function* statesOf(first: Session, seed: string, manners: Manners = MANNERS, limit = 4_000): Generator<Session> {
  const rng = rngAt(`${seed}/moves`, 0);
  let session = first;
  for (let i = 0; i < limit; i++) {
    yield session;
    const input = nextInput(session, rng);
    if (input === null) return;
    session = advance(session, manners, input).session;
  }
}

export const bodyOf = ({ seats, match, plies, undone }: Session, now = 1_000_000): string =>
  JSON.stringify(recordOf(seats, match, plies, undone, now + match.log.length));
