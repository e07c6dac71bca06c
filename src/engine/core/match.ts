/** A match is setup + log. `step` is the only way to make a move that counts: it copies, plays, and never changes what it was given. */
import { Dealer } from './dealer';
import type { TableEvent } from './events';
import { sameMove } from './moves';
import { clonePosition, listLegal, newPosition, playInPlace, turnOf } from './position';
import { rngAt } from './rng';
import { NOBODY, type Eyes, type Move, type Options, type Ply, type Position, type Rules, type View } from './rules';
import type { Seat } from './table';
import { veil } from './veil';

export interface Setup {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
}

export interface Match {
  readonly setup: Setup;
  readonly log: readonly Ply[];
  /** The whole truth. Screens and bots get `viewFor`. */
  readonly position: Position;
}

/** Reasons that do not depend on the game; a game adds its own. */
export const CORE_REASONS = ['over', 'malformed', 'roundOver', 'notYourTurn', 'unknownMove'] as const;

export interface Refusal {
  readonly ok: false;
  readonly why: string;
}
export type Stepped = { readonly ok: true; readonly match: Match; readonly events: readonly TableEvent[] } | Refusal;

export type Started =
  | { readonly ok: true; readonly match: Match; readonly events: readonly TableEvent[] }
  | { readonly ok: false; readonly why: 'seats'; readonly min: number; readonly max: number };

/** The stream of ply 0 deals; the stream of ply n plays move n. */
export function start(rules: Rules, setup: Setup): Started {
  const { min, max } = rules.seatRange(setup.options);
  if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max) {
    return { ok: false, why: 'seats', min, max };
  }
  const position = newPosition(rules, setup.seats, setup.options);
  const events: TableEvent[] = [];
  rules.deal(position, new Dealer(rngAt(setup.seed, 0), events));
  return { ok: true, match: { setup, log: [], position }, events };
}

/** Which player sits where: player `seating[seat]`. Games that draw the order draw it from the seed. */
export function seatingOf(rules: Rules, setup: Setup): readonly number[] {
  const players = Array.from({ length: setup.seats }, (_, player) => player);
  if (!rules.drawsOrder) return players;
  const rng = rngAt(`${setup.seed}/order`, 0);
  for (let i = players.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    const player = players[i]!;
    players[i] = players[j]!;
    players[j] = player;
  }
  return players;
}

/** The typed reason why a raw move is refused, or the interned move itself. */
export function judge(
  rules: Rules,
  at: Position,
  seat: Seat,
  raw: unknown,
): { readonly ok: true; readonly move: Move } | Refusal {
  const turn = turnOf(at.open);
  if (turn.kind === 'over') return { ok: false, why: 'over' };
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { ok: false, why: 'malformed' };
  }
  const type: unknown = Object.hasOwn(raw, 'type') ? (raw as { type: unknown }).type : undefined;
  if (typeof type !== 'string') return { ok: false, why: 'malformed' };
  if (turn.kind === 'between' && seat !== NOBODY) return { ok: false, why: 'roundOver' };
  if (turn.kind === 'seat' && seat !== turn.seat) return { ok: false, why: 'notYourTurn' };
  const legal: Move[] = [];
  listLegal(rules, at, legal);
  const move = legal.find((candidate) => sameMove(candidate, raw));
  if (move !== undefined) return { ok: true, move };
  const why = turn.kind === 'seat' ? rules.why(at, raw as Move) : null;
  return { ok: false, why: why ?? 'unknownMove' };
}

export function step(rules: Rules, match: Match, seat: Seat, raw: unknown): Stepped {
  const judged = judge(rules, match.position, seat, raw);
  if (!judged.ok) return judged;
  const position = clonePosition(match.position);
  const events: TableEvent[] = [];
  const dealer = new Dealer(rngAt(match.setup.seed, match.log.length + 1), events);
  playInPlace(rules, position, judged.move, dealer);
  const log = [...match.log, { seat, move: judged.move }];
  return { ok: true, match: { setup: match.setup, log, position }, events };
}

export type Replayed =
  { readonly ok: true; readonly match: Match } | { readonly ok: false; readonly badPly: number; readonly why: string };

/** Plays a log again from the start, in place but for the first position: quick enough for every load. */
export function replay(rules: Rules, setup: Setup, log: readonly Ply[]): Replayed {
  const started = start(rules, setup);
  if (!started.ok) return { ok: false, badPly: 0, why: started.why };
  const { position } = started.match;
  const plies: Ply[] = [];
  const rng = rngAt(setup.seed, 0);
  const dealer = new Dealer(rng, null);
  for (let ply = 0; ply < log.length; ply++) {
    const { seat, move: raw } = log[ply]!;
    const judged = judge(rules, position, seat, raw);
    if (!judged.ok) return { ok: false, badPly: ply, why: judged.why };
    rng.seek(ply + 1);
    playInPlace(rules, position, judged.move, dealer);
    plies.push({ seat, move: judged.move });
  }
  return { ok: true, match: { setup, log: plies, position } };
}

export function viewFor(rules: Rules, match: Match, eyes: Eyes): View {
  return veil(rules, match.position, eyes, match.log);
}
