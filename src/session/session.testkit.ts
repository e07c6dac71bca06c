/** A language for session tests: a table with people and bots, fakes for every port, and hands that play. */
import { presetOptions } from '@/engine/core/options';
import { listLegal } from '@/engine/core/position';
import { rngAt } from '@/engine/core/rng';
import type { Move, Options, Preset } from '@/engine/core/rules';
import { GAME_IDS, rulesOf, type GameId } from '@/engine/games/registry';
import type { Manners } from './eyes';
import type { Frame, TableHost } from './frame';
import type { TablePlan } from './home';
import { advance, newSession, stampOf, type Input, type Session } from './machine';
import type { Bot, Human, Player } from './players';
import type { Clock, Dice, Disk, Pending, Ports, Thinker } from './ports';
import { fingerprint } from './save/hash';
import { recordOf } from './save/summary';
import { seatsOf } from './seats';

export const human = (name: string): Human => ({ kind: 'human', name, face: 'fox', colour: 'red' });
export const bot = (character = 'pip'): Bot => ({ kind: 'bot', character });

/** `'HBB'`: a person and two bots. */
export function playersOf(pattern: string): readonly Player[] {
  return [...pattern].map((letter, i) => (letter === 'H' ? human(`Person ${i}`) : bot()));
}

export function planOf(
  game: GameId,
  pattern: string,
  preset: Preset = 'written',
  wishes: Partial<Options> = {},
): TablePlan {
  const options = { ...presetOptions(rulesOf(game), preset), ...wishes } as Options;
  return { game, players: playersOf(pattern), preset, options };
}

/** Seat counts that every game takes, as patterns: one person, several, nobody. */
const everyGame = (pattern: string): Readonly<Record<GameId, string>> =>
  Object.fromEntries(GAME_IDS.map((id) => [id, pattern])) as Record<GameId, string>;
export const SOLO: Readonly<Record<GameId, string>> = { ...everyGame('HBB'), lama: 'HBBB', ojyks: 'HB' };
export const SHARED: Readonly<Record<GameId, string>> = { ...everyGame('HHB'), lama: 'HBHB' };

export interface MapDisk extends Disk {
  readonly map: Map<string, string>;
}

export function createMapDisk(map: Map<string, string> = new Map()): MapDisk {
  return {
    map,
    read: (key) => Promise.resolve(map.get(key) ?? null),
    write(key, text) {
      map.set(key, text);
      return Promise.resolve();
    },
    remove(key) {
      map.delete(key);
      return Promise.resolve();
    },
    keys: () => Promise.resolve([...map.keys()]),
  };
}

export interface TestClock extends Clock {
  /** Moves the time on and runs what is due, in order. */
  pass(ms: number): void;
  /** How many timers are armed. */
  armed(): number;
}

export function createTestClock(from = 1_000_000): TestClock {
  let time = from;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => time,
    after(ms, run) {
      const timer = { at: time + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass(ms) {
      const until = time + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers = timers.filter((other) => other !== due);
        time = Math.max(time, due.at);
        due.run();
      }
      time = until;
    },
    armed: () => timers.length,
  };
}

const ready = <T>(value: T): Pending<T> => ({ answer: Promise.resolve(value), cancel() {} });

/** Answers at once: a move drawn from the question's own stream. */
export const randomThinker: Thinker = {
  choose: ({ legal, stream }) => ready(rngAt(stream, 0).int(legal.length)),
  advise: ({ legal }) => ready(legal.map((move) => ({ move, points: 0, reason: 'any', args: {} }))),
};

export function createDice(seed: string): Dice {
  let rolls = 0;
  return { seed: () => `${seed}-${rolls++}` };
}

export function createPorts(seed: string, changes: Partial<Ports> = {}): Ports & { clock: TestClock; disk: MapDisk } {
  return {
    disk: createMapDisk(),
    clock: createTestClock(),
    thinker: randomThinker,
    dice: createDice(seed),
    ...changes,
  } as Ports & { clock: TestClock; disk: MapDisk };
}

/** Lets every promise that can settle now do so. */
export async function settle(rounds = 12): Promise<void> {
  for (let i = 0; i < rounds; i++) await Promise.resolve();
}

/** Does what the frame asks a person for: take the phone, look, choose by `pick`, go on. False when there is nothing to do. */
export function actOn(host: TableHost, pick: (frame: Frame, choices: number) => number): boolean {
  const frame = host.getFrame();
  switch (frame.moment.kind) {
    case 'handover':
      host.tookDevice();
      return true;
    case 'deciding':
      return host.choose(frame.ply, frame.moment.legal[pick(frame, frame.moment.legal.length)]!).ok;
    case 'showing':
      host.shown(frame.ply);
      return true;
    case 'between':
      host.continued();
      return true;
    default:
      return false;
  }
}

/** Plays until the frame fits, or the match is over; people choose by a stream of their own. */
export async function playUntil(
  host: TableHost,
  clock: TestClock,
  seed: string,
  stop: (frame: Frame) => boolean,
): Promise<Frame> {
  const rng = rngAt(`${seed}/people`, 0);
  for (let i = 0; i < 50_000; i++) {
    const frame = host.getFrame();
    if (stop(frame) || frame.moment.kind === 'over') return frame;
    if (!actOn(host, (_, choices) => rng.int(choices))) {
      await settle(2);
      clock.pass(1_000);
    }
  }
  throw new Error('this game does not end');
}

export const MANNERS: Manners = { handover: 'needed', sharedUndo: true, memoryAid: false };

/** A fresh session of the machine, showing its deal. */
export function begunSession(plan: TablePlan, seed = 'seed'): Session {
  const session = newSession(seatsOf(fingerprint(`${plan.game} ${seed}`), plan, seed, `${seed}/bots`));
  if (session === null) throw new Error(`${plan.game} does not seat ${plan.players.length}`);
  return session;
}

/** The input that this moment waits for; `pick` chooses among the legal moves. null at the end. */
export function nextInput(session: Session, pick: (choices: number) => number): Input | null {
  const { moment, match, seats } = session;
  const ply = match.log.length;
  const legal: Move[] = [];
  listLegal(seats.rules, match.position, legal);
  switch (moment.kind) {
    case 'handover':
      return { kind: 'tookDevice' };
    case 'deciding':
      return { kind: 'chose', ply, move: legal[pick(legal.length)]! };
    case 'thinking':
      return { kind: 'thought', stamp: stampOf(session), move: legal[pick(legal.length)]! };
    case 'showing':
      return { kind: 'shown', ply };
    case 'between':
      return { kind: 'continued' };
    case 'over':
      return null;
  }
}

/** Until one more move is made, whoever makes it; people and bots take the move that `pick` names. */
export function decide(
  session: Session,
  pick: (choices: number) => number = () => 0,
  manners: Manners = MANNERS,
): Session {
  const ply = session.match.log.length;
  let now = session;
  while (now.match.log.length === ply) now = advance(now, manners, nextInput(now, pick)!).session;
  return now;
}

/** Random moves to the end, or until so many plies are made. */
export function playedOut(session: Session, seed: string, plies = Number.POSITIVE_INFINITY): Session {
  const rng = rngAt(`${seed}/moves`, 0);
  let now = session;
  while (now.match.log.length < plies) {
    const input = nextInput(now, (choices) => rng.int(choices));
    if (input === null) break;
    now = advance(now, MANNERS, input).session;
  }
  return now;
}

/** The session as it would be saved. */
export function recordBody({ seats, match, plies, undone }: Session, savedAt = 1_000): string {
  return JSON.stringify(recordOf(seats, match, plies, undone, savedAt));
}
