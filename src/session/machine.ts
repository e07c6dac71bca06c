/** The pure machine of moments: (session, input) → session. It has no clock, no disk and no screen; an input that does not fit changes nothing. */
import type { TableEvent } from '@/engine/core/events';
import { start, step, type Match } from '@/engine/core/match';
import { sameMove } from '@/engine/core/moves';
import { listLegal, turnOf } from '@/engine/core/position';
import { NEXT, NOBODY, type Move } from '@/engine/core/rules';
import type { Seat } from '@/engine/core/table';
import { eyesOf, handsOver, holdsAfter, type Manners } from './eyes';
import { toldBy, type Told } from './information';
import type { Gaze } from './moments';
import { plyLetters, withoutLast } from './save/plies';
import { rebuild, RECAP, type Played, type Rebuilt } from './save/rebuild';
import { isHumanSeat, type Seats } from './seats';

/** The whole truth of a running table: it stays between machine and host. Screens get frames. */
export interface Session extends Gaze {
  readonly match: Match;
  /** The log as it is saved, see save/plies.ts. */
  readonly plies: string;
  readonly undone: number;
  /** Of the last move, unveiled; empty after a hand-over, a hold or a reload. */
  readonly events: readonly TableEvent[];
  /** Why the last move cannot be taken back without an advantage. */
  readonly told: Told | null;
  /** The last plies, for the recap. */
  readonly played: readonly Played[];
}

export type Input =
  | { readonly kind: 'tookDevice' }
  | { readonly kind: 'chose'; readonly ply: number; readonly move: Move }
  /** A bot's answer to the question of this stamp. */
  | { readonly kind: 'thought'; readonly stamp: number; readonly move: Move }
  | { readonly kind: 'shown'; readonly ply: number }
  | { readonly kind: 'continued' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'look'; readonly on: boolean }
  /** Background, lock or idleness. */
  | { readonly kind: 'hide' };

export const UNDO_REASONS = ['over', 'nothing', 'several', 'answered', 'seen', 'shuffled'] as const;
export type UndoReason = (typeof UNDO_REASONS)[number];

/** Reasons of the session itself, each with its words at the table; `choose` may also give any reason of the rules. */
export const SESSION_REASONS = ['notNow', 'stale', 'left', 'noAdvice', ...UNDO_REASONS] as const;

/** `why` is null when the input counted. A refused input leaves the very same session. */
export interface Advanced {
  readonly session: Session;
  readonly why: string | null;
}

/** A number that no two states of one match share, undone ones included: an answer that carries an older one is stale. */
export function stampOf({ match, undone }: Session): number {
  return match.log.length + 2 * undone;
}

/** A fresh table, showing the deal; null when the game does not take so many players. */
export function newSession(seats: Seats): Session | null {
  const started = start(seats.rules, seats.setup);
  if (!started.ok) return null;
  return {
    seats,
    match: started.match,
    plies: '',
    undone: 0,
    moment: { kind: 'showing', seat: NOBODY, hold: false },
    events: started.events,
    told: null,
    played: [],
    holder: NOBODY,
    looking: false,
  };
}

/** A table taken up again: nothing is shown twice, and nobody is known to hold the phone. */
export function resumedSession(
  seats: Seats,
  rebuilt: Rebuilt,
  plies: string,
  undone: number,
  manners: Manners,
): Session {
  const base = { seats, undone, moment: { kind: 'over' } as const, holder: NOBODY, looking: false };
  return arrive({ ...base, ...restored(rebuilt, plies) }, manners);
}

function restored({ match, played, seenBefore }: Rebuilt, plies: string) {
  const last = played.at(-1);
  const told = last === undefined ? null : toldBy(last.ply.seat, seenBefore, last.events);
  return { match, plies, played, told, events: [] };
}

export function advance(session: Session, manners: Manners, input: Input): Advanced {
  const { moment } = session;
  switch (input.kind) {
    case 'tookDevice':
      if (moment.kind !== 'handover') return refuse(session, 'notNow');
      return accept(
        moment.then === null
          ? { ...session, holder: moment.to, events: [], moment: { kind: 'deciding', seat: moment.to } }
          : { ...session, holder: moment.to, moment: moment.then },
      );
    case 'chose':
      if (input.ply !== session.match.log.length) return refuse(session, 'stale');
      if (moment.kind !== 'deciding') return refuse(session, 'notNow');
      return move(session, manners, moment.seat, input.move);
    case 'thought':
      if (input.stamp !== stampOf(session)) return refuse(session, 'stale');
      if (moment.kind !== 'thinking') return refuse(session, 'notNow');
      return move(session, manners, moment.seat, input.move);
    case 'shown':
      if (input.ply !== session.match.log.length) return refuse(session, 'stale');
      if (moment.kind !== 'showing') return refuse(session, 'notNow');
      // What had to be tapped away is away.
      return accept(arrive(moment.hold ? { ...session, events: [] } : session, manners));
    case 'continued':
      if (moment.kind !== 'between') return refuse(session, 'notNow');
      return move(session, manners, NOBODY, NEXT);
    case 'undo':
      return undo(session, manners);
    case 'look':
      if (moment.kind !== 'deciding' || session.looking === input.on) return refuse(session, 'notNow');
      return accept({ ...session, looking: input.on });
    case 'hide':
      return hide(session, manners);
  }
}

const accept = (session: Session): Advanced => ({ session, why: null });
const refuse = (session: Session, why: string): Advanced => ({ session, why });

/** The moment that follows from whose turn it is. */
function arrive(session: Session, manners: Manners): Session {
  const { seats, match } = session;
  const turn = turnOf(match.position.open);
  if (turn.kind !== 'seat') return { ...session, moment: { kind: turn.kind } };
  const { seat } = turn;
  if (!isHumanSeat(seats, seat)) return { ...session, moment: { kind: 'thinking', seat } };
  // "Always" means every turn, so whoever moved last does not count as holding the phone for the next one.
  const newTurn = manners.handover === 'always' && match.log.at(-1)?.seat !== seat;
  const holder = newTurn ? NOBODY : session.holder;
  if (handsOver(seats, manners) && holder !== seat) {
    return { ...session, holder, events: [], moment: { kind: 'handover', to: seat, then: null } };
  }
  return { ...session, holder, moment: { kind: 'deciding', seat } };
}

function move(session: Session, manners: Manners, seat: Seat, raw: Move): Advanced {
  const { seats, match } = session;
  const stepped = step(seats.rules, match, seat, raw);
  if (!stepped.ok) return refuse(session, stepped.why);
  const ply = stepped.match.log.at(-1)!;
  const legal: Move[] = [];
  listLegal(seats.rules, match.position, legal);
  const index = legal.findIndex((candidate) => sameMove(candidate, ply.move));
  const { seen } = match.position.table;
  const hold = holdsAfter(seats, manners, seat, seen, stepped.events, stepped.match.position);
  return accept({
    ...session,
    match: stepped.match,
    plies: session.plies + plyLetters(index),
    moment: { kind: 'showing', seat, hold },
    events: stepped.events,
    told: toldBy(seat, seen, stepped.events),
    played: [...session.played, { ply, events: stepped.events }].slice(-RECAP),
    looking: false,
  });
}

/** Why the last decision cannot be taken back, or null when it can. */
export function undoRefusal({ seats, match, told }: Session, manners: Manners): UndoReason | null {
  const last = match.log.at(-1);
  if (turnOf(match.position.open).kind === 'over') return 'over';
  if (last === undefined || !match.log.some(({ seat }) => isHumanSeat(seats, seat))) return 'nothing';
  if (seats.humans.length > 1 && !manners.sharedUndo) return 'several';
  if (last.seat !== NOBODY && !isHumanSeat(seats, last.seat)) return 'answered';
  return told;
}

function undo(session: Session, manners: Manners): Advanced {
  const why = undoRefusal(session, manners);
  if (why !== null) return refuse(session, why);
  const plies = withoutLast(session.plies);
  const rebuilt = rebuild(session.seats, plies)!;
  const undone = session.undone + 1;
  return accept(arrive({ ...session, ...restored(rebuilt, plies), undone, looking: false }, manners));
}

function hide(session: Session, manners: Manners): Advanced {
  const { seats, moment } = session;
  const down: Session = session.looking ? { ...session, looking: false } : session;
  if (!handsOver(seats, manners)) return accept(down);
  const put: Session = { ...down, holder: NOBODY };
  if (moment.kind === 'deciding') {
    return accept({ ...put, events: [], moment: { kind: 'handover', to: moment.seat, then: null } });
  }
  if (moment.kind !== 'showing' || eyesOf(session, manners) === NOBODY) return accept(put);
  // What was not looked at to the end is looked at by the same person again.
  if (moment.hold) return accept({ ...put, moment: { kind: 'handover', to: moment.seat, then: moment } });
  return accept(arrive(put, manners));
}
