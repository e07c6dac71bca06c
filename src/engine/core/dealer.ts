/** The only hands that touch a table. A recording dealer notes an event per touch, a quiet one (for the search) notes nothing. */
import type { TableEvent } from './events';
import type { Rng } from './rng';
import { EVERYONE, HOLE, seatBit, type CardId, type PileId, type PotId, type Seat, type Table } from './table';

export class Dealer {
  /** Replaceable, so that a search can keep one dealer for all its playouts. */
  rng: Rng;
  readonly events: TableEvent[] | null;

  constructor(rng: Rng, events: TableEvent[] | null) {
    this.rng = rng;
    this.events = events;
  }

  /** Every card back into one pile, face down and unknown. Shuffle afterwards: ids come back in order. */
  gather(table: Table, into: PileId): void {
    const { seen, up, piles } = table;
    for (let pile = 0; pile < piles.length; pile++) piles[pile]!.length = 0;
    const pile = piles[into]!;
    for (let card = 0; card < seen.length; card++) {
      seen[card] = 0;
      up[card] = 0;
      pile[card] = card;
    }
    if (this.events !== null) this.events.push({ kind: 'gathered', into });
  }

  /** Faces travel, ids stay: nobody can follow a card through a shuffle. */
  shuffle(table: Table, pileId: PileId): void {
    const { faces, seen, up } = table;
    const pile = table.piles[pileId]!;
    for (let i = 0; i < pile.length; i++) {
      const card = pile[i]!;
      seen[card] = 0;
      up[card] = 0;
    }
    this.rng.shuffle(faces, pile);
    if (this.events !== null) this.events.push({ kind: 'shuffled', pile: pileId });
  }

  /** The top card of one pile onto another. `seenBy` is added to those who know it; a card laid face up is known to all. */
  move(table: Table, from: PileId, to: PileId, up: 0 | 1, seenBy: number): CardId {
    const source = table.piles[from]!;
    const card = source.pop()!;
    const target = table.piles[to]!;
    target.push(card);
    this.lay(table, card, up, seenBy);
    if (this.events !== null) {
      this.recordMove(table, card, from, source.length, false, to, target.length - 1, false);
    }
    return card;
  }

  /** A card out of a hidden hand, face up. The hand's cards first trade ids, so that always the last id leaves: which id went says nothing about the rest. */
  release(table: Table, hand: PileId, at: number, to: PileId): CardId {
    const pile = table.piles[hand]!;
    const last = pile[pile.length - 1]!;
    const card = pile[at]!;
    if (card !== last) {
      const { faces, seen } = table;
      const face = faces[card]!;
      faces[card] = faces[last]!;
      faces[last] = face;
      if (this.events !== null) {
        this.events.push({ kind: 'relabelled', pile: hand, a: card, b: last, seen: seen[card]! });
      }
    }
    return this.move(table, hand, to, 1, EVERYONE);
  }

  /** Takes a card out of a fixed place, which stays empty, and puts it on top of another pile. */
  lift(table: Table, from: PileId, at: number, to: PileId, up: 0 | 1, seenBy: number): CardId {
    const source = table.piles[from]!;
    const card = source[at]!;
    source[at] = HOLE;
    const target = table.piles[to]!;
    target.push(card);
    this.lay(table, card, up, seenBy);
    if (this.events !== null) {
      this.recordMove(table, card, from, at, true, to, target.length - 1, false);
    }
    return card;
  }

  /** The top card of a pile into an empty place. */
  place(table: Table, from: PileId, to: PileId, at: number, up: 0 | 1, seenBy: number): CardId {
    const source = table.piles[from]!;
    const card = source.pop()!;
    table.piles[to]![at] = card;
    this.lay(table, card, up, seenBy);
    if (this.events !== null) {
      this.recordMove(table, card, from, source.length, false, to, at, true);
    }
    return card;
  }

  /** Takes an empty place out; the places behind it move up. */
  close(table: Table, pileId: PileId, at: number): void {
    table.piles[pileId]!.splice(at, 1);
    if (this.events !== null) this.events.push({ kind: 'closed', pile: pileId, at });
  }

  /** Two cards change places unseen: who knew a card still knows it, and where it went. */
  swap(table: Table, pileId: PileId, at: number, withId: PileId, withAt: number): void {
    const pile = table.piles[pileId]!;
    const other = table.piles[withId]!;
    const card = pile[at]!;
    pile[at] = other[withAt]!;
    other[withAt] = card;
    if (this.events !== null) {
      this.events.push({ kind: 'swapped', pile: pileId, at, with: withId, withAt });
    }
  }

  /** Turns a card over where it lies; face up, everybody knows it from then on. */
  turn(table: Table, card: CardId, up: 0 | 1): void {
    this.lay(table, card, up, 0);
    if (this.events !== null) {
      this.events.push({ kind: 'turned', card, face: table.faces[card]!, seen: table.seen[card]!, up });
    }
  }

  /** One player looks at a card that stays face down. */
  show(table: Table, card: CardId, to: Seat): void {
    table.seen[card] = table.seen[card]! | seatBit(to);
    if (this.events !== null) {
      this.events.push({
        kind: 'shown',
        to,
        card,
        face: table.faces[card]!,
        seen: table.seen[card]!,
        up: table.up[card]!,
      });
    }
  }

  /** Chips or tokens from pot to pot; null is an unlimited supply. */
  pay(table: Table, from: PotId | null, to: PotId | null, count: number): void {
    if (count === 0) return;
    const { pots } = table;
    if (from !== null) pots[from] = pots[from]! - count;
    if (to !== null) pots[to] = pots[to]! + count;
    if (this.events !== null) this.events.push({ kind: 'paid', from, to, count });
  }

  note(note: string, seat: Seat | null, count = 0): void {
    if (this.events !== null) this.events.push({ kind: 'noted', note, seat, count });
  }

  private lay(table: Table, card: CardId, up: 0 | 1, seenBy: number): void {
    table.up[card] = up;
    table.seen[card] = up === 1 ? EVERYONE : table.seen[card]! | seenBy;
  }

  private recordMove(
    table: Table,
    card: CardId,
    from: PileId,
    fromAt: number,
    hole: boolean,
    to: PileId,
    at: number,
    fills: boolean,
  ): void {
    this.events!.push({
      kind: 'moved',
      from,
      fromAt,
      hole,
      to,
      at,
      fills,
      card,
      face: table.faces[card]!,
      seen: table.seen[card]!,
      up: table.up[card]!,
    });
  }
}
