/** A language for tests of Kaktus: given these hands on that discard, these moves, then what lies where and who knows it. */
import { Dealer } from '../../core/dealer';
import type { TableEvent } from '../../core/events';
import { start, type Match } from '../../core/match';
import { sameMove } from '../../core/moves';
import { presetOptions } from '../../core/options';
import { listLegal, newPosition, playInPlace } from '../../core/position';
import { rngAt } from '../../core/rng';
import { ALL_EYES, NOBODY, type Eyes, type Move, type NEXT, type Rules } from '../../core/rules';
import { EVERYONE, seatBit } from '../../core/table';
import { veil } from '../../core/veil';
import type { KaktusMove } from './moves';
import { kaktus } from './rules';
import {
  DISCARD,
  DRAW,
  handOf,
  HELD,
  NO_POWER,
  RANKS,
  STOCK,
  SUITS,
  type KaktusOptions,
  type KaktusPosition,
} from './shape';

export interface Trace {
  deal: number;
  phase: string;
  toAct: number | null;
  drawn: string | null;
  caller: number | null;
  hands: string[][];
  known: ({ seat: number; place: number; card: string }[] | null)[];
  stock: string[] | number;
  discard: string[];
  totals: number[];
}

export interface Given {
  /** 'KS 2H': by seat, in order of place. */
  readonly hands: readonly string[];
  readonly discard?: string;
  /** Top last; all cards not named elsewhere when left out. */
  readonly stock?: string;
  readonly drawn?: string;
  readonly phase?: number;
  readonly power?: number;
  readonly toAct?: number;
  readonly caller?: number;
  readonly starter?: number;
  readonly options?: Wishes;
}

export const rules = kaktus as unknown as Rules;
/** The named options only: an index signature would let `undefined` in. */
export type Wishes = { readonly [K in 'length' | 'beaten' | 'safe' | 'tie' | 'penalty']?: KaktusOptions[K] };
export const WRITTEN = presetOptions(rules, 'written') as unknown as KaktusOptions;
const optionsWith = (wishes: Wishes): KaktusOptions => Object.assign({}, WRITTEN, wishes);
export const faceOf = (name: string): number => RANKS.indexOf(name[0]!) * 4 + SUITS.indexOf(name[1]!);
export const cards = (names: string): number[] => names.split(' ').filter(Boolean).map(faceOf);

/** A table laid by hand: before the first shuffle a card's id is its face. Discards are known to all, hands to nobody. */
export function given(from: Given): KaktusPosition {
  const at = newPosition(kaktus, from.hands.length, optionsWith(from.options ?? {}));
  const { table, open } = at;
  const used = new Set<number>();
  const lay = (pile: number, names: string): void => {
    table.piles[pile] = cards(names);
    table.piles[pile].forEach((card) => used.add(card));
  };
  from.hands.forEach((hand, seat) => lay(handOf(seat), hand));
  lay(DISCARD, from.discard ?? 'QC');
  lay(HELD, from.drawn ?? '');
  for (const card of table.piles[DISCARD]!) {
    table.up[card] = 1;
    table.seen[card] = EVERYONE;
  }
  open.toAct = from.toAct ?? 0;
  for (const card of table.piles[HELD]!) table.seen[card] = seatBit(open.toAct);
  if (from.stock === undefined) table.piles[STOCK] = table.faces.filter((face) => !used.has(face));
  else lay(STOCK, from.stock);
  open.round = 1;
  open.phase = from.phase ?? DRAW;
  open.power = from.power ?? NO_POWER;
  open.caller = from.caller ?? NOBODY;
  open.starter = from.starter ?? 0;
  return at;
}

export function legal(at: KaktusPosition): Move[] {
  const out: (KaktusMove | typeof NEXT)[] = [];
  listLegal(kaktus, at, out);
  return out;
}

/** Plays moves that must be legal and gives back what was noted on the way. */
export function play(at: KaktusPosition, ...moves: readonly object[]): TableEvent[] {
  const events: TableEvent[] = [];
  for (const wanted of moves) {
    const move = legal(at).find((candidate) => sameMove(candidate, wanted));
    if (move === undefined) throw new Error(`not legal: ${JSON.stringify(wanted)}`);
    playInPlace(kaktus, at, move as KaktusMove, new Dealer(rngAt('test', events.length), events));
  }
  return events;
}

export const notes = (events: readonly TableEvent[]): string[] =>
  events.flatMap((event) => (event.kind === 'noted' ? [`${event.note} ${event.seat} ${event.count}`] : []));

export const see = (at: KaktusPosition, eyes: Eyes = ALL_EYES): Trace =>
  kaktus.trace(veil(kaktus, at, eyes, [])) as Trace;

/** 'seat.place card' of everything a seat knows. */
export const known = (at: KaktusPosition, seat: number): string[] =>
  see(at).known[seat]!.map((one) => `${one.seat}.${one.place} ${one.card}`);

export const FILLER = ['AS AH AD AC', '2S 2H 2D 2C', '3S 3H 3D 3C', '4S 4H 4D 4C', '5S 5H 5D 5C', 'KS KH KD KC'];

export function begin(seats: number, seed = 'a', options: Wishes = {}): Match {
  const started = start(rules, { game: 'kaktus', seats, options: optionsWith(options), seed });
  if (!started.ok) throw new Error(started.why);
  return started.match;
}
export const truth = (match: Match): KaktusPosition => match.position as unknown as KaktusPosition;
