/** Plays a saved log again. Every index must name a legal move; the last plies are recorded for the recap. */
import { Dealer } from '@/engine/core/dealer';
import type { TableEvent } from '@/engine/core/events';
import { start, type Match } from '@/engine/core/match';
import { playInPlace, turnOf } from '@/engine/core/position';
import { rngAt } from '@/engine/core/rng';
import { NEXT, NOBODY, type Move, type Ply } from '@/engine/core/rules';
import type { Seats } from '../seats';
import { readPlies } from './plies';

/** One ply as it happened, unveiled: stays inside the session. */
export interface Played {
  readonly ply: Ply;
  readonly events: readonly TableEvent[];
}

export interface Rebuilt {
  readonly match: Match;
  /** The last plies, oldest first, at most RECAP of them. */
  readonly played: readonly Played[];
  /** What everybody knew before the last ply; empty at the start. */
  readonly seenBefore: readonly number[];
}

/** As far back as a recap goes; a turn in the games of the house has one to four plies. */
export const RECAP = 40;

/** null when the log is not a legal game. */
export function rebuild({ rules, setup }: Seats, plies: string): Rebuilt | null {
  const indices = readPlies(plies);
  const started = start(rules, setup);
  if (indices === null || !started.ok) return null;
  const { position } = started.match;
  const rng = rngAt(setup.seed, 0);
  const quiet = new Dealer(rng, null);
  const legal: Move[] = [];
  const log: Ply[] = [];
  const played: Played[] = [];
  let seenBefore: readonly number[] = [];
  for (let i = 0; i < indices.length; i++) {
    const turn = turnOf(position.open);
    // Listed here and not by the engine's own lister: emptying the list at one stroke is a third of the whole time.
    legal.length = 0;
    if (turn.kind === 'seat') rules.legal(position, legal);
    else if (turn.kind === 'between') legal.push(NEXT);
    const move = legal[indices[i]!];
    if (move === undefined) return null;
    const ply: Ply = { seat: turn.kind === 'seat' ? turn.seat : NOBODY, move };
    if (i === indices.length - 1) seenBefore = position.table.seen.slice();
    rng.seek(i + 1);
    if (i < indices.length - RECAP) playInPlace(rules, position, move, quiet);
    else {
      const events: TableEvent[] = [];
      playInPlace(rules, position, move, new Dealer(rng, events));
      played.push({ ply, events });
    }
    log.push(ply);
  }
  return { match: { setup, log, position }, played, seenBefore };
}
