/** Saves of a new game, to be frozen: one that has just begun, one from its middle, one that is over. */
import { presetOptions } from '@/engine/core/options';
import { listLegal } from '@/engine/core/position';
import { rngAt } from '@/engine/core/rng';
import type { Move } from '@/engine/core/rules';
import { rulesOf, type GameId } from '@/engine/games/registry';
import { advance, newSession, stampOf, type Input, type Session } from '@/session/machine';
import type { Player } from '@/session/players';
import { fingerprint } from '@/session/save/hash';
import { FORMAT } from '@/session/save/record';
import { seal } from '@/session/save/seal';
import { recordOf } from '@/session/save/summary';
import { seatsOf } from '@/session/seats';

const MANNERS = { handover: 'never', sharedUndo: false, memoryAid: false } as const;
/** A person whose name is not plain ASCII, then bots. */
const PLAYERS: readonly Player[] = [
  { kind: 'human', name: 'Zoë', face: 'fox', colour: 'red' },
  ...Array.from({ length: 9 }, () => ({ kind: 'bot', character: 'vera' }) as const),
];

/** A random match, session by session, from the deal to its end. */
function playedOut(game: GameId, seed: string): readonly Session[] {
  const options = presetOptions(rulesOf(game), 'written');
  const players = PLAYERS.slice(0, rulesOf(game).seatRange(options).min);
  const plan = { game, players, preset: 'written', options } as const;
  const sessions = [newSession(seatsOf(fingerprint(`${game} ${seed}`), plan, seed, `${seed}/bots`))!];
  for (;;) {
    const now = sessions.at(-1)!;
    const { moment, match, seats } = now;
    if (moment.kind === 'over') return sessions;
    let input: Input;
    if (moment.kind === 'showing') input = { kind: 'shown', ply: match.log.length };
    else if (moment.kind === 'between') input = { kind: 'continued' };
    else {
      const legal: Move[] = [];
      listLegal(seats.rules, match.position, legal);
      const move = legal[rngAt(seed, match.log.length).int(legal.length)]!;
      const human = moment.kind === 'deciding';
      input = human ? { kind: 'chose', ply: match.log.length, move } : { kind: 'thought', stamp: stampOf(now), move };
    }
    sessions.push(advance(now, MANNERS, input).session);
  }
}

/** By file name. The times are made up and stay as they are. */
export function frozenSaves(game: GameId): ReadonlyMap<string, string> {
  const moments = [
    ['fresh', (sessions: readonly Session[]) => sessions[0]!],
    ['middle', (sessions: readonly Session[]) => sessions[sessions.length >> 1]!],
    ['over', (sessions: readonly Session[]) => sessions.at(-1)!],
  ] as const;
  const saves = moments.map(([name, pick], i) => {
    const { seats, match, plies } = pick(playedOut(game, `frozen-${name}`));
    const body = JSON.stringify(recordOf(seats, match, plies, 0, 1_795_000_000_000 + i));
    return [
      `${game}-${name}.save`,
      seal({ format: FORMAT, sequence: i + 1, writer: fingerprint('frozen'), body }),
    ] as const;
  });
  return new Map(saves);
}
