/** Guarded flat Monte-Carlo: every candidate is tried on the same guessed deals, and only a clear gain overrules the rule of thumb. */
import { Dealer } from '@/engine/core/dealer';
import { guesserFor } from '@/engine/core/guess';
import { clonePosition, copyPosition, playInPlace } from '@/engine/core/position';
import { rngAt, type Rng } from '@/engine/core/rng';
import {
  BETWEEN,
  OVER,
  type Move,
  type Open,
  type Options,
  type Position,
  type Rules,
  type View,
} from '@/engine/core/rules';
import type { Brain, Style } from './brain';
import type { Thinking } from './contract';

/** A move and what the playouts say of it. */
export interface Tried<M extends Move = Move> {
  readonly move: M;
  readonly samples: number;
  /** Mean of (others' mean points − own points), with a bonus for a won match: more is better. */
  readonly reward: number;
  /** Mean own points of the round. */
  readonly points: number;
}

export interface Verdict<M extends Move = Move> {
  readonly move: M;
  readonly tried: readonly Tried<M>[];
}

/** A playout longer than this is scored as it lies: rules put no limit on how long players may go on. */
const LONGEST = 600;
/** Samples before a candidate may be dropped or the search may stop. */
const PATIENCE = 10;
/** Standard errors by which a candidate must trail the best one to be dropped. */
const HOPELESS = 2.6;
/** Standard errors by which a candidate must beat the rule's choice to overrule it. */
const GUARD = 0.9;

interface Arm<M extends Move> {
  readonly move: M;
  alive: boolean;
  samples: number;
  sum: number;
  points: number;
  /** Reward of the sample under way. */
  now: number;
  /** Against the rule's choice, on the same samples. */
  lead: number;
  leadSquares: number;
}

export interface SearchOptions<T extends Style> {
  readonly playouts: number;
  readonly stream: string;
  /** The searching seat's own style: decides the default move and its own play in playouts. */
  readonly style: T;
  /** Moves left out of the search, and not played even if the rule of thumb asks for them, as long as there is another. */
  readonly avoid?: (move: Move) => boolean;
  /** True for advice: every candidate keeps its samples, nothing is dropped. */
  readonly thorough?: boolean;
}

export function search<T extends Style, S extends Open, M extends Move, O extends Options>(
  rules: Rules<S, M, O>,
  brain: Brain<T, S, M, O>,
  view: View<S, O, M>,
  legal: readonly M[],
  options: SearchOptions<T>,
): Thinking<Verdict<M>> {
  const { playouts, stream, style, avoid, thorough = false } = options;
  const { patience = PATIENCE, hopeless = HOPELESS } = brain;
  const seat = view.open.toAct;
  const rng = rngAt(stream, 0);
  const guesser = guesserFor(rules, view);
  const belief = brain.believe?.(view, style);
  const guess = guesser.scratch();
  const board = clonePosition(guess);
  const dealer = new Dealer(rng, null);
  const before = view.open.totals.slice();

  const deal = (sample: number): void => {
    rng.seek(sample * 2 + 1);
    guesser.into(guess, rng);
    belief?.(guess, rng);
  };

  deal(0);
  copyPosition(guess, board);
  const choice = brain.policy(board, style, rng);
  const listed = thorough || brain.candidates === undefined ? legal : brain.candidates(guess, legal, choice, view);
  const moves = avoid === undefined ? listed : sensible(listed, legal, avoid);
  const arms: Arm<M>[] = moves.map((move) => ({
    move,
    alive: true,
    samples: 0,
    sum: 0,
    points: 0,
    now: 0,
    lead: 0,
    leadSquares: 0,
  }));
  const home = Math.max(0, moves.indexOf(choice));
  const guard = brain.guard?.(guess) ?? GUARD;
  const ended = new Array<number>(view.seats).fill(0);

  let done = playouts <= 0 || arms.length < 2;
  let spent = 0;
  let sample = 0;
  let next = 0;

  function tryArm(arm: Arm<M>): void {
    copyPosition(guess, board);
    rng.seek(sample * 2 + 2);
    brain.inStep?.(board, arm.move);
    playInPlace(rules, board, arm.move, dealer);
    playout(rules, brain, board, dealer, { seat, sample, style, rng, ended, before });
    const own = ended[seat]!;
    let others = 0;
    for (let i = 0; i < ended.length; i++) if (i !== seat) others += ended[i]!;
    arm.now = others / (ended.length - 1) - own + matchBonus(board.open, seat, brain.winBonus);
    arm.sum += arm.now;
    arm.points += own;
    arm.samples++;
  }

  function closeSample(): void {
    const base = arms[home]!;
    for (const arm of arms) {
      if (!arm.alive || arm === base) continue;
      const lead = arm.now - base.now;
      arm.lead += lead;
      arm.leadSquares += lead * lead;
    }
    sample++;
    if (thorough || sample < patience) return;
    const best = bestArm(arms, home);
    let alive = 0;
    for (const arm of arms) {
      if (!arm.alive) continue;
      // The rule's choice stays to the end: every lead is measured against it.
      if (arm !== arms[home] && arm !== best && trails(arm, best, hopeless)) arm.alive = false;
      else alive++;
    }
    if (alive === 1) done = true;
    else if (alive === 2 && best !== base && clearly(best, hopeless)) done = true;
  }

  return {
    step(count) {
      for (let i = 0; i < count && !done; i++) {
        if (next === 0) deal(sample);
        while (!arms[next]!.alive) next++;
        tryArm(arms[next]!);
        spent++;
        next++;
        while (next < arms.length && !arms[next]!.alive) next++;
        if (next >= arms.length) {
          next = 0;
          closeSample();
          if (spent + aliveCount(arms) > playouts) done = true;
        }
      }
      return done;
    },
    answer() {
      const best = bestArm(arms, home);
      const overrules = best === arms[home] || clearly(best, guard);
      return {
        move: overrules ? best.move : arms[home]!.move,
        tried: arms.map((arm) => ({
          move: arm.move,
          samples: arm.samples,
          reward: arm.samples === 0 ? 0 : arm.sum / arm.samples,
          points: arm.samples === 0 ? 0 : arm.points / arm.samples,
        })),
      };
    },
  };
}

/** What is left without the moves to avoid: of the listed ones, else of all legal ones, else the list as it is. */
function sensible<M extends Move>(
  listed: readonly M[],
  legal: readonly M[],
  avoid: (move: M) => boolean,
): readonly M[] {
  const good = (move: M): boolean => !avoid(move);
  for (const moves of [listed, legal]) if (moves.some(good)) return moves.filter(good);
  return listed;
}

function aliveCount(arms: readonly Arm<Move>[]): number {
  let count = 0;
  for (const arm of arms) if (arm.alive) count++;
  return count;
}

/** The arm with the best mean lead over the rule's choice, which itself leads by nothing. */
function bestArm<M extends Move>(arms: readonly Arm<M>[], home: number): Arm<M> {
  let best = arms[home]!;
  let lead = 0;
  for (const arm of arms) {
    if (!arm.alive || arm === arms[home] || arm.samples === 0) continue;
    if (arm.lead / arm.samples > lead) {
      best = arm;
      lead = arm.lead / arm.samples;
    }
  }
  return best;
}

function spread(arm: Arm<Move>): number {
  const mean = arm.lead / arm.samples;
  const variance = Math.max(0, arm.leadSquares / arm.samples - mean * mean);
  return Math.sqrt(variance / arm.samples);
}

function clearly(arm: Arm<Move>, errors: number): boolean {
  return arm.samples > 1 && arm.lead / arm.samples > errors * spread(arm);
}

function trails(arm: Arm<Move>, best: Arm<Move>, errors: number): boolean {
  const gap = best.lead / Math.max(1, best.samples) - arm.lead / arm.samples;
  return gap > errors * Math.max(spread(arm), 1e-9);
}

interface Run<T extends Style> {
  readonly seat: number;
  readonly sample: number;
  readonly style: T;
  readonly rng: Rng;
  readonly ended: number[];
  readonly before: readonly number[];
}

/** Plays the round to its end with rules of thumb and writes each seat's points of the round. */
function playout<T extends Style, S extends Open, M extends Move, O extends Options>(
  rules: Rules<S, M, O>,
  brain: Brain<T, S, M, O>,
  board: Position<S, O>,
  dealer: Dealer,
  run: Run<T>,
): void {
  const { open } = board;
  const { field } = brain;
  for (let plies = 0; plies < LONGEST && open.phase > BETWEEN; plies++) {
    const actor = open.toAct;
    const style = actor === run.seat ? run.style : field[(run.sample + actor * 7) % field.length]!;
    const move = brain.policy(board, style, run.rng);
    brain.inStep?.(board, move);
    playInPlace(rules, board, move, dealer);
  }
  for (let i = 0; i < run.ended.length; i++) run.ended[i] = open.totals[i]! - run.before[i]!;
}

/** Counted by hand, because it runs once per playout. */
function matchBonus(open: Readonly<Open>, seat: number, bonus: number): number {
  if (open.phase !== OVER) return 0;
  const { totals } = open;
  const own = totals[seat]!;
  let shared = 1;
  for (let i = 0; i < totals.length; i++) {
    if (totals[i]! < own) return 0;
    if (i !== seat && totals[i] === own) shared++;
  }
  return bonus / shared;
}
