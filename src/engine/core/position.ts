/** Whole positions: making, copying, asking whose turn it is, listing and playing moves through any game's rules. */
import type { Dealer } from './dealer';
import { BETWEEN, NEXT, OVER, type Move, type Open, type Options, type Position, type Rules } from './rules';
import { copyNumbers, copyTable, newTable, type Seat } from './table';

export type Turn =
  { readonly kind: 'seat'; readonly seat: Seat } | { readonly kind: 'between' } | { readonly kind: 'over' };

const BETWEEN_TURN: Turn = { kind: 'between' };
const OVER_TURN: Turn = { kind: 'over' };
const SEAT_TURNS: readonly Turn[] = Array.from({ length: 32 }, (_, seat) => ({ kind: 'seat', seat }));

/** A position with all cards in pile 0 and nothing dealt. */
export function newPosition<S extends Open, M extends Move, O extends Options>(
  rules: Rules<S, M, O>,
  seats: number,
  options: O,
): Position<S, O> {
  const table = newTable(rules.deck(options), rules.piles(seats).length, rules.pots(seats, options).length);
  return { seats, options, table, open: rules.open(seats, options) };
}

export function turnOf(open: Readonly<Open>): Turn {
  if (open.phase === OVER) return OVER_TURN;
  if (open.phase === BETWEEN) return BETWEEN_TURN;
  return SEAT_TURNS[open.toAct]!;
}

/** Empties `out` and fills it with every legal move: none at the end, NEXT between rounds. */
export function listLegal<S extends Open, M extends Move, O extends Options>(
  rules: Rules<S, M, O>,
  at: Position<S, O>,
  out: (M | typeof NEXT)[],
): void {
  while (out.length > 0) out.pop();
  if (at.open.phase > BETWEEN) rules.legal(at, out as M[]);
  else if (at.open.phase === BETWEEN) out.push(NEXT);
}

/** Plays a legal move in place; NEXT deals the next round. */
export function playInPlace<S extends Open, M extends Move, O extends Options>(
  rules: Rules<S, M, O>,
  at: Position<S, O>,
  move: M | typeof NEXT,
  dealer: Dealer,
): void {
  if (at.open.phase === BETWEEN) rules.deal(at, dealer);
  else rules.play(at, move as M, dealer);
}

type OpenFields = Record<string, number | number[]>;

/** Copies number by number, so that a position can be a scratch pad for thousands of playouts. */
export function copyOpen(from: Readonly<Open>, into: Open): void {
  const source = from as unknown as OpenFields;
  const target = into as unknown as OpenFields;
  for (const key in source) {
    const value = source[key]!;
    if (typeof value === 'number') target[key] = value;
    else copyNumbers(value, target[key] as number[]);
  }
}

/** `into` must come from the same game, seats and options. */
export function copyPosition<S extends Open, O extends Options>(from: Position<S, O>, into: Position<S, O>): void {
  copyTable(from.table, into.table);
  copyOpen(from.open, into.open);
}

export function clonePosition<S extends Open, O extends Options>(at: Position<S, O>): Position<S, O> {
  const { faces, seen, up, piles, pots } = at.table;
  const open: OpenFields = {};
  const source = at.open as unknown as OpenFields;
  for (const key in source) {
    const value = source[key]!;
    open[key] = typeof value === 'number' ? value : value.slice();
  }
  return {
    seats: at.seats,
    options: at.options,
    table: {
      faces: faces.slice(),
      seen: seen.slice(),
      up: up.slice(),
      piles: piles.map((pile) => pile.slice()),
      pots: pots.slice(),
    },
    open: open as unknown as S,
  };
}
