/** The physical truth of a game: which cards and chips lie where. Never leaves the engine unveiled. */

export type Seat = number;
/** What is printed on a card; each game's deck gives it meaning. */
export type Face = number;
/** Which piece of cardboard; says nothing about its face, because a shuffle moves faces under fixed ids. */
export type CardId = number;
/** An index into a game's list of piles. */
export type PileId = number;
/** An index into a game's list of pots. */
export type PotId = number;

export const PILE_KINDS = ['deck', 'discard', 'offer', 'removed', 'held', 'hand', 'grid', 'taken'] as const;
export type PileKind = (typeof PILE_KINDS)[number];

/** The name of a pile: `seat` is null for piles that belong to the whole table. */
export interface PileName {
  readonly kind: PileKind;
  readonly seat: Seat | null;
}

export const POT_KINDS = ['pot', 'chips', 'black', 'white', 'note'] as const;
export type PotKind = (typeof POT_KINDS)[number];

export interface PotName {
  readonly kind: PotKind;
  /** null is the middle of the table: the pot on the offered card, or the supply. */
  readonly seat: Seat | null;
  /** A secret pot is counted by its owner alone. */
  readonly secret: boolean;
}

/** An empty place in a pile with fixed places (a cleared grid slot, a card just lifted). */
export const HOLE = -1;
/** The mask of a card that everybody has seen, onlookers included. */
export const EVERYONE = -1;

/** Arrays by card id (face, who has seen it, how it lies), piles (last = top) and pots. Changed in place by the dealer alone. */
export interface Table {
  readonly faces: Face[];
  /** A bit per seat that has seen the face; EVERYONE when all have. Knowing is apart from lying face up. */
  readonly seen: number[];
  /** 1 when the card lies face up. */
  readonly up: number[];
  readonly piles: CardId[][];
  readonly pots: number[];
}

/** The same table through one pair of eyes: unknown faces and secret pots are null. */
export interface VeiledTable {
  readonly faces: readonly (Face | null)[];
  readonly seen: readonly number[];
  readonly up: readonly number[];
  readonly piles: readonly (readonly CardId[])[];
  readonly pots: readonly (number | null)[];
}

export function seatBit(seat: Seat): number {
  return 1 << seat;
}

export function newTable(deck: readonly Face[], piles: number, pots: number): Table {
  const table: Table = {
    faces: deck.slice(),
    seen: new Array<number>(deck.length).fill(0),
    up: new Array<number>(deck.length).fill(0),
    piles: [],
    pots: new Array<number>(pots).fill(0),
  };
  for (let pile = 0; pile < piles; pile++) table.piles.push([]);
  for (let card = 0; card < deck.length; card++) table.piles[0]!.push(card);
  return table;
}

/** Makes `into` equal to `from` without allocating once it has grown to size. */
export function copyNumbers(from: readonly number[], into: number[]): void {
  const length = from.length;
  if (into.length > length) into.length = length;
  for (let i = 0; i < length; i++) into[i] = from[i]!;
}

export function copyTable(from: Table, into: Table): void {
  copyNumbers(from.faces, into.faces);
  copyNumbers(from.seen, into.seen);
  copyNumbers(from.up, into.up);
  copyNumbers(from.pots, into.pots);
  const piles = from.piles;
  for (let pile = 0; pile < piles.length; pile++) copyNumbers(piles[pile]!, into.piles[pile]!);
}
