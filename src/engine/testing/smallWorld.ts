/** Small worlds: a real game with a handful of cards, searched to the last position and the last move, chance included. */
import { Dealer } from '../core/dealer';
import { clonePosition, listLegal, newPosition, playInPlace } from '../core/position';
import { Rng } from '../core/rng';
import { ALL_EYES, BETWEEN, type Move, type Options, type Position, type Rules } from '../core/rules';
import { HOLE, type Face } from '../core/table';
import { veil } from '../core/veil';

export interface SmallWorld {
  readonly rules: Rules;
  readonly seats: number;
  readonly options: Options;
  readonly deck: readonly Face[];
  /** Lays the cards out by hand, in place of the game's own deal, which wants a whole deck. All cards lie in pile 0. */
  lay(at: Position, dealer: Dealer): void;
  /** Walks that are longer than this are not counted: players may go in circles. */
  readonly plies: number;
}

/** The frozen counts of a world. */
export interface Census {
  readonly deals: number;
  readonly positions: number;
  /** Positions in which the round is settled. */
  readonly ends: number;
  /** Moves by position, each outcome of chance for itself. */
  readonly moves: number;
  /** Ways from a deal to an end, up to the limit of plies; too many for a number. */
  readonly paths: string;
}

/** Chance that takes every turn there is: plays a script, and notes where the script could have gone on otherwise. */
class EveryChance extends Rng {
  readonly asked: number[] = [];
  private readonly script: readonly number[];

  constructor(script: readonly number[]) {
    super('every chance');
    this.script = script;
  }

  override int(below: number): number {
    this.asked.push(below);
    return this.script[this.asked.length - 1] ?? 0;
  }

  override shuffle(values: number[], at: readonly number[]): void {
    for (let i = at.length - 1; i > 0; i--) {
      const here = at[i]!;
      const there = at[this.int(i + 1)]!;
      const value = values[here]!;
      values[here] = values[there]!;
      values[there] = value;
    }
  }
}

/** Calls back with every outcome of a move, however often it asks for chance. */
function everyOutcome(rules: Rules, at: Position, move: Move, found: (after: Position) => void): void {
  const scripts: number[][] = [[]];
  for (let script = scripts.pop(); script !== undefined; script = scripts.pop()) {
    const chance = new EveryChance(script);
    const after = clonePosition(at);
    playInPlace(rules, after, move, new Dealer(chance, null));
    found(after);
    for (let i = script.length; i < chance.asked.length; i++) {
      const before = [...script, ...new Array<number>(i - script.length).fill(0)];
      for (let other = 1; other < chance.asked[i]!; other++) scripts.push([...before, other]);
    }
  }
}

/** Every different order of the cards. */
function orders(deck: readonly Face[]): readonly (readonly Face[])[] {
  if (deck.length === 0) return [[]];
  return [...new Set(deck)].flatMap((face) => {
    const rest = deck.slice();
    rest.splice(deck.indexOf(face), 1);
    return orders(rest).map((order) => [face, ...order]);
  });
}

interface Node {
  readonly position: Position;
  readonly next: number[];
}

/** Finds every position that can be reached from any deal; `visit` is asked about each of them once. */
export function explore(world: SmallWorld, visit: (at: Position, legal: readonly Move[]) => void): Census {
  const { rules, seats, options, deck, plies } = world;
  const tiny: Rules = { ...rules, deck: () => deck };
  const known = new Map<string, number>();
  const nodes: Node[] = [];
  const nodeOf = (position: Position): number => {
    const key = keyOf(rules, position);
    const old = known.get(key);
    if (old !== undefined) return old;
    known.set(key, nodes.length);
    nodes.push({ position, next: [] });
    return nodes.length - 1;
  };

  const roots = orders(deck).map((order) => {
    const at = newPosition(tiny, seats, options);
    order.forEach((face, card) => (at.table.faces[card] = face));
    at.open.round = 1;
    world.lay(at, new Dealer(new EveryChance([]), null));
    return nodeOf(at);
  });
  let ends = 0;
  let moves = 0;
  const legal: Move[] = [];
  for (let i = 0; i < nodes.length; i++) {
    const { position, next } = nodes[i]!;
    if (position.open.phase <= BETWEEN) legal.length = 0;
    else listLegal(rules, position, legal);
    visit(position, legal);
    if (legal.length === 0) ends++;
    for (const move of legal) everyOutcome(rules, position, move, (after) => next.push(nodeOf(after)));
    moves += next.length;
  }
  return { deals: roots.length, positions: nodes.length, ends, moves, paths: countPaths(nodes, roots, plies) };
}

/** Walks of every length up to the limit, summed over all deals. */
function countPaths(nodes: readonly Node[], roots: readonly number[], plies: number): string {
  let walks = new Map<number, bigint>();
  for (const root of roots) walks.set(root, (walks.get(root) ?? 0n) + 1n);
  let paths = 0n;
  for (let ply = 0; ply <= plies && walks.size > 0; ply++) {
    const longer = new Map<number, bigint>();
    for (const [node, count] of walks) {
      const { next } = nodes[node]!;
      if (next.length === 0) paths += count;
      for (const to of next) longer.set(to, (longer.get(to) ?? 0n) + count);
    }
    walks = longer;
  }
  return String(paths);
}

/** Cards are told apart by where they lie, how and for whom, never by their ids. */
function keyOf(rules: Rules, at: Position): string {
  const { faces, seen, up, piles, pots } = at.table;
  const cards = piles.map((pile) => pile.map((card) => (card === HOLE ? null : [faces[card], seen[card], up[card]])));
  return JSON.stringify([cards, pots, at.open, rules.trace(veil(rules, at, ALL_EYES, []))]);
}
