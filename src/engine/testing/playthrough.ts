/** Golden playthroughs: whole matches frozen move by move, with digests of the truth and of what eyes saw. */
import type { TableEvent } from '../core/events';
import { start, step, viewFor, type Match } from '../core/match';
import { moveKey } from '../core/moves';
import { presetOptions } from '../core/options';
import { listLegal } from '../core/position';
import { Rng } from '../core/rng';
import { ALL_EYES, BETWEEN, NOBODY, PRESETS, type Move, type Preset, type Rules } from '../core/rules';
import { winners } from '../core/scoresheet';
import { veilEvents } from '../core/veil';
import { allEyes } from './interference';
import { pickMove, type Mood } from './random';

export interface Playthrough {
  readonly preset: Preset;
  readonly rev: number;
  readonly seed: string;
  /** The digest of the deal, then one line a ply: who, what, and the digest of what came of it. */
  readonly plies: readonly string[];
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

/** A 53-bit digest of a text, in base 36: long enough to tell any two states apart. */
export function digest(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** The whole truth, and what one pair of eyes saw and heard: every seat's and an onlooker's in turn. */
function momentDigest(rules: Rules, match: Match, events: readonly TableEvent[]): string {
  const all = allEyes(match.setup.seats);
  const eyes = [ALL_EYES, all[match.log.length % all.length]!];
  return digest(
    JSON.stringify([
      match.position,
      eyes.map((who) => [rules.trace(viewFor(rules, match, who)), veilEvents(events, who)]),
    ]),
  );
}

/** Plays by `choose`, and freezes what happens. */
function record(rules: Rules, preset: Preset, seats: number, seed: string, choose: Choose): Playthrough {
  const started = start(rules, { game: rules.id, seats, options: presetOptions(rules, preset), seed });
  if (!started.ok) throw new Error(`${rules.id} takes ${started.min} to ${started.max} seats`);
  let { match } = started;
  const plies = [momentDigest(rules, match, started.events)];
  for (;;) {
    const { phase, toAct } = match.position.open;
    const move = choose(match, plies.length);
    if (move === null) break;
    const seat = phase === BETWEEN ? NOBODY : toAct;
    const stepped = step(rules, match, seat, move);
    if (!stepped.ok) throw new Error(`ply ${plies.length}: ${moveKey(move as Move)} is refused: ${stepped.why}`);
    match = stepped.match;
    plies.push(`${seat} ${moveKey(move as Move)} ${momentDigest(rules, match, stepped.events)}`);
  }
  const { totals } = match.position.open;
  return { preset, rev: rules.rev, seed, plies, totals, winners: winners(rules, match.position) };
}

type Choose = (match: Match, ply: number) => unknown;

/** A new playthrough by random players. */
export function newPlaythrough(rules: Rules, preset: Preset, seats: number, seed: string): Playthrough {
  const rng = new Rng(`players of ${seed}`);
  const mood: Mood = new Map();
  return record(rules, preset, seats, seed, (match) => {
    const legal: Move[] = [];
    listLegal(rules, match.position, legal);
    return legal.length === 0 ? null : pickMove(legal, rng, mood);
  });
}

/** Plays the very moves of an old playthrough again. */
export function playAgain(rules: Rules, seats: number, old: Playthrough): Playthrough {
  return record(rules, old.preset, seats, old.seed, (_, ply) => {
    const line = old.plies[ply];
    return line === undefined ? null : (JSON.parse(line.slice(line.indexOf('{'), line.lastIndexOf(' '))) as unknown);
  });
}

/** Every table that must have a playthrough: a file a game and seat count, with each preset that seats so many. */
export function goldenTables(rules: Rules): readonly { readonly seats: number; readonly presets: readonly Preset[] }[] {
  const tables: { seats: number; presets: Preset[] }[] = [];
  for (const preset of PRESETS) {
    const { min, max } = rules.seatRange(presetOptions(rules, preset));
    for (let seats = min; seats <= max; seats++) {
      const table = tables.find((one) => one.seats === seats);
      if (table === undefined) tables.push({ seats, presets: [preset] });
      else table.presets.push(preset);
    }
  }
  return tables;
}
