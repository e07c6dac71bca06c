/** Long games for the bench of the saves: the longest of many, played at random and by bots, at tables of every size. */
import { think } from '@/bots/think';
import { presetOptions } from '@/engine/core/options';
import { listLegal } from '@/engine/core/position';
import { rngAt } from '@/engine/core/rng';
import { PRESETS, type Move } from '@/engine/core/rules';
import { GAME_IDS, rulesOf, type GameId } from '@/engine/games/registry';
import { questionFor } from '@/session/asking';
import type { TablePlan } from '@/session/home';
import { advance, newSession, stampOf, type Input, type Session } from '@/session/machine';
import { fingerprint } from '@/session/save/hash';
import { FORMAT } from '@/session/save/record';
import { seal } from '@/session/save/seal';
import { recordOf } from '@/session/save/summary';
import { seatsOf } from '@/session/seats';
import type { BenchSave } from './savesScript';

const MANNERS = { handover: 'never', sharedUndo: false, memoryAid: false } as const;
/** As long as a name can be. */
const NAME = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'.repeat(20);

/** How many games are played to find the longest. */
export interface Sizes {
  readonly random: number;
  readonly played: number;
}

type Choose = (session: Session, legal: readonly Move[]) => number;

/** The session one move before its end: the longest that is ever saved and restored. */
function playLong(first: Session, choose: Choose): Session {
  let now = first;
  let lastTurn = first;
  for (;;) {
    const { moment, match, seats } = now;
    let input: Input;
    if (moment.kind === 'over') return lastTurn;
    if (moment.kind === 'showing') input = { kind: 'shown', ply: match.log.length };
    else if (moment.kind === 'between') input = { kind: 'continued' };
    else {
      lastTurn = now;
      const legal: Move[] = [];
      listLegal(seats.rules, match.position, legal);
      input = { kind: 'thought', stamp: stampOf(now), move: legal[choose(now, legal)]! };
    }
    now = advance(now, MANNERS, input).session;
  }
}

function planFor(game: GameId, n: number): TablePlan {
  const rules = rulesOf(game);
  const preset = PRESETS[n % PRESETS.length]!;
  const options = presetOptions(rules, preset);
  const { min, max } = rules.seatRange(options);
  const seats = min + (Math.floor(n / PRESETS.length) % (max - min + 1));
  return { game, players: Array.from({ length: seats }, () => ({ kind: 'bot', character: 'pip' })), preset, options };
}

const byBot: Choose = (session, legal) => {
  if (legal.length === 1) return 0;
  const thinking = think(questionFor(session, session.match.position.open.toAct, 'easy'));
  while (!thinking.step(100));
  return thinking.answer();
};

function sealed(how: string, { seats, match, plies, undone }: Session, longNames = false): BenchSave {
  const body = JSON.stringify(recordOf(seats, match, plies, undone, 1_700_000_000_000));
  const text = seal({ format: FORMAT, sequence: match.log.length, writer: fingerprint(how), body });
  return { game: seats.plan.game, how, longNames, id: seats.id, text };
}

function longest(game: GameId, games: number, chooser: (n: number) => Choose): Session {
  let best: Session | null = null;
  for (let n = 0; n < games; n++) {
    const seats = seatsOf(fingerprint(`bench ${n}`), planFor(game, n), `bench-${n}`, `bots-${n}`);
    const long = playLong(newSession(seats)!, chooser(n));
    if (best === null || long.plies.length > best.plies.length) best = long;
  }
  return best!;
}

export function longGames({ random, played }: Sizes, heard: (done: number) => void): readonly BenchSave[] {
  const saves: BenchSave[] = [];
  for (const [i, game] of GAME_IDS.entries()) {
    const atRandom = longest(game, random, (n) => {
      const rng = rngAt(`bench-moves-${n}`, 0);
      return (_, legal) => rng.int(legal.length);
    });
    saves.push(
      sealed(
        `longest of ${played} by bots`,
        longest(game, played, () => byBot),
      ),
    );
    saves.push(sealed(`longest of ${random} at random`, atRandom));
    saves.push(sealed('the same, longest names', withLongNames(atRandom), true));
    heard(i + 1);
  }
  return saves;
}

/** Same match, other people: names are no part of the position. */
function withLongNames(session: Session): Session {
  const { id, plan, setup, botSeed } = session.seats;
  const players = plan.players.map(() => ({ kind: 'human', name: NAME, face: 'fox', colour: 'red' }) as const);
  return { ...session, seats: seatsOf(id, { ...plan, players }, setup.seed, botSeed) };
}
