/** Random matches, position after position, for proofs that look at single moments rather than at whole games. */
import { start, step, type Match } from '../core/match';
import { moveKey } from '../core/moves';
import { listLegal } from '../core/position';
import { Rng } from '../core/rng';
import { BETWEEN, NOBODY, type Move, type Rules } from '../core/rules';
import { allEyes, interference, stepToCompare } from './interference';
import { attempt, FUZZ_KINDS, isAllowed, refuse, type FuzzGround, type FuzzKind } from './fuzz';
import { pickMove, type Mood } from './random';
import { nthTable } from './setups';

interface Moment {
  readonly match: Match;
  readonly legal: readonly Move[];
  /** The move that is made next; null at the end. */
  readonly move: Move | null;
}

/** Visits the positions of random matches, over all tables in turn, until `visit` has seen enough and says so. */
function wander(rules: Rules, seed: string, visit: (moment: Moment, rng: Rng) => boolean): void {
  for (let n = 0; ; n++) {
    const { setup } = nthTable(rules, n, `${seed}:${n}`);
    const rng = new Rng(`wandering ${setup.seed}`);
    const mood: Mood = new Map();
    const started = start(rules, setup);
    if (!started.ok) throw new Error(`${rules.id} takes ${started.min} to ${started.max} seats`);
    let { match } = started;
    for (;;) {
      const legal: Move[] = [];
      listLegal(rules, match.position, legal);
      const move = legal.length === 0 ? null : pickMove(legal, rng, mood);
      if (visit({ match, legal, move }, rng)) return;
      if (move === null) break;
      const { phase, toAct } = match.position.open;
      const stepped = step(rules, match, phase === BETWEEN ? NOBODY : toAct, move);
      if (!stepped.ok) throw new Error(`${moveKey(move)} was refused: ${stepped.why}`);
      match = stepped.match;
    }
  }
}

export interface MomentFault {
  readonly seed: string;
  readonly ply: number;
  readonly detail: string;
}

export interface FuzzTally {
  tried: number;
  readonly kinds: Record<FuzzKind, number>;
  readonly reasons: Record<string, number>;
  readonly faults: MomentFault[];
}

const FAULTS_KEPT = 20;
/** At one position; few, so that many positions are visited. */
const TRIES = 5;
const ENDINGS: readonly FuzzKind[] = [
  'after the end',
  'not an object',
  'borrowed prototype',
  'extra key',
  'wrong seat',
];

/** Tries so many moves that nobody may make. */
export function fuzz(rules: Rules, count: number, seed: string, heard: (tried: number) => void): FuzzTally {
  const kinds = Object.fromEntries(FUZZ_KINDS.map((kind) => [kind, 0])) as Record<FuzzKind, number>;
  const tally: FuzzTally = { tried: 0, kinds, reasons: {}, faults: [] };
  if (count === 0) return tally;
  const pool = new Map<string, Move>();
  wander(rules, seed, ({ match, legal, move }, rng) => {
    for (const one of legal) pool.set(moveKey(one), one);
    const ground: FuzzGround = { rules, match, legal, pool: [...pool.values()], rng };
    const over = move === null;
    for (let i = 0; i < TRIES * (over ? 4 : 1); i++) {
      const wanted = over ? ENDINGS : FUZZ_KINDS;
      const kind = wanted[rng.int(wanted.length)]!;
      if (kind === 'after the end' && !over) continue;
      const made = attempt(kind, ground);
      if (isAllowed(ground, made)) continue;
      tally.tried++;
      tally.kinds[kind]++;
      const fault = tryOut(ground, made, tally);
      if (fault !== null && tally.faults.length < FAULTS_KEPT) {
        tally.faults.push({ seed: match.setup.seed, ply: match.log.length, detail: `${kind}: ${fault}` });
      }
      if (tally.tried >= count) return true;
    }
    heard(tally.tried);
    return false;
  });
  return tally;
}

function tryOut(ground: FuzzGround, made: ReturnType<typeof attempt>, tally: FuzzTally): string | null {
  try {
    const refused = refuse(ground, made);
    if (!refused.ok) return refused.fault;
    tally.reasons[refused.why] = (tally.reasons[refused.why] ?? 0) + 1;
    return null;
  } catch (error) {
    return `threw ${String(error)}`;
  }
}

export interface StatesTally {
  states: number;
  /** One for each pair of eyes. */
  comparisons: number;
  readonly faults: MomentFault[];
}

/** Compares so many positions, each for every seat and for nobody. */
export function compareWorlds(rules: Rules, count: number, seed: string, heard: (states: number) => void): StatesTally {
  const tally: StatesTally = { states: 0, comparisons: 0, faults: [] };
  if (count === 0) return tally;
  wander(rules, seed, ({ match, legal, move }, rng) => {
    if (move === null) return false;
    const step = stepToCompare(rules, match, legal, move);
    for (const eyes of allEyes(match.setup.seats)) {
      const fault = interference(step, eyes, rng);
      tally.comparisons++;
      if (fault === null || tally.faults.length >= FAULTS_KEPT) continue;
      const detail = `${moveKey(move)} for eyes ${eyes}: ${fault}`;
      tally.faults.push({ seed: match.setup.seed, ply: match.log.length, detail });
    }
    tally.states++;
    heard(tally.states);
    return tally.states >= count;
  });
  return tally;
}
