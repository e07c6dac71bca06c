/** No Thanks!: what a card would cost, who else wants it, and how many chips are left to say no with. */
import type { Rng } from '@/engine/core/rng';
import type { Position, View } from '@/engine/core/rules';
import type { Seat } from '@/engine/core/table';
import {
  chipsEach,
  chipsOf,
  DECK,
  OFFER,
  PASS,
  POT,
  TAKE,
  takenOf,
  type NoThanksMove,
  type NoThanksOpen,
  type NoThanksOptions,
} from '@/engine/games/no-thanks/shape';
import type { Brain, Style } from '../../brain';

export interface NoThanksStyle extends Style {
  /** Points a card may cost beyond its chips and still be taken. */
  readonly base: number;
  /** More of that for every chip missing below `low`: without chips one cannot choose. */
  readonly poor: number;
  readonly low: number;
  /** What a card two away from an own one is worth: the gap may close. */
  readonly near: number;
  /** 1: leaves an own run's card on the table for more chips while nobody else wants it. */
  readonly milk: number;
  /** What each passing chip on the card is believed to be worth. */
  readonly chip: number;
  /** Chance to notice that a card fits an own run. */
  readonly runs: number;
  /** 1: counts everybody's chips from the public record; 0: forgets them. */
  readonly counts: number;
}

type At = Position<NoThanksOpen, NoThanksOptions>;

/** What taking `face` adds to the cards' points of a seat, runs counted. */
export function costOf(at: At, seat: Seat, face: number): number {
  const { faces } = at.table;
  const pile = at.table.piles[takenOf(seat)]!;
  let below = false;
  let above = false;
  for (let i = 0; i < pile.length; i++) {
    const other = faces[pile[i]!]!;
    if (other === face - 1) below = true;
    else if (other === face + 1) above = true;
  }
  if (below) return above ? -(face + 1) : 0;
  return above ? -1 : face;
}

function nearby(at: At, seat: Seat, face: number): boolean {
  const { faces } = at.table;
  const pile = at.table.piles[takenOf(seat)]!;
  for (let i = 0; i < pile.length; i++) {
    const gap = faces[pile[i]!]! - face;
    if (gap === 2 || gap === -2) return true;
  }
  return false;
}

/** How much a seat would accept to pay for the card now: its own cost less the chips, against what its purse allows. */
function wants(at: At, seat: Seat, face: number, pot: number, style: NoThanksStyle, purse: number): boolean {
  const cost = costOf(at, seat, face);
  let limit = style.base;
  if (purse < style.low) limit += style.poor * (style.low - purse);
  if (cost > 0 && style.near > 0 && nearby(at, seat, face)) limit += style.near;
  return cost - pot * style.chip <= limit;
}

const policy = (at: At, style: NoThanksStyle, rng: Rng): NoThanksMove => {
  const { table, open, seats } = at;
  const seat = open.toAct;
  const purse = table.pots[chipsOf(seat)]!;
  if (purse === 0) return TAKE;
  const face = table.faces[table.piles[OFFER]![0]!]!;
  const pot = table.pots[POT]!;
  if (style.runs < 1 && rng.int(100) >= style.runs * 100) {
    return face - pot * style.chip <= style.base ? TAKE : PASS;
  }
  if (!wants(at, seat, face, pot, style, purse)) return PASS;
  if (style.milk === 0 || purse < 2 || costOf(at, seat, face) > 0) return TAKE;
  // A card that costs nobody else less than its chips goes round once more and comes back richer.
  for (let turn = 1; turn < seats; turn++) {
    const rival = seat + turn < seats ? seat + turn : seat + turn - seats;
    if (wants(at, rival, face, pot + turn, style, style.low)) return TAKE;
  }
  return PASS;
};

/** Everybody's chips by adding up the public record: what a careful player remembers. */
function countedChips(view: View<NoThanksOpen, NoThanksOptions, NoThanksMove>): number[] {
  const { seats, log } = view;
  const chips = new Array<number>(seats).fill(chipsEach(seats));
  let pot = 0;
  for (const { seat, move } of log) {
    if ((move.type as string) === 'next') {
      chips.fill(chipsEach(seats));
      pot = 0;
    } else if (move.type === 'pass') {
      chips[seat] = chips[seat]! - 1;
      pot++;
    } else {
      chips[seat] = chips[seat]! + pot;
      pot = 0;
    }
  }
  return chips;
}

const SOUND: NoThanksStyle = {
  base: 1,
  poor: 1.4,
  low: 7.9,
  near: 2,
  milk: 1,
  chip: 2.5,
  runs: 1,
  counts: 1,
};

export const noThanksBrain: Brain<NoThanksStyle, NoThanksOpen, NoThanksMove, NoThanksOptions> = {
  levels: {
    easy: { base: 14, poor: 0, low: 2, near: 0, milk: 0, chip: 0.8, runs: 0.35, counts: 0 },
    medium: SOUND,
    hard: SOUND,
  },
  tempers: {
    hasty: { base: 18 },
    forgetful: { base: 16, runs: 0.15 },
    cautious: { base: 9 },
    hunter: { near: 6 },
    bold: { base: 4, poor: 2 },
    steady: { near: 0 },
    counter: { near: 3, chip: 2.2 },
    miser: { base: 6, low: 6 },
    patient: { base: 4 },
    master: { poor: 1.7, low: 8.5 },
  },
  playouts: { easy: 0, medium: 0, hard: 220 },
  winBonus: 10,
  field: [
    SOUND,
    { base: 3, poor: 3, low: 4, near: 2, milk: 1, chip: 1.2, runs: 1, counts: 1 },
    { base: 8, poor: 1.5, low: 3, near: 0, milk: 0, chip: 1, runs: 1, counts: 1 },
    { base: 1, poor: 4, low: 6, near: 6, milk: 1, chip: 1.8, runs: 1, counts: 1 },
  ],
  policy,
  believe(view, style) {
    if (style.counts === 0) return () => undefined;
    const chips = countedChips(view);
    const { pots } = view.table;
    return (guess) => {
      // What lies open needs no counting.
      for (let seat = 0; seat < chips.length; seat++) {
        if (pots[chipsOf(seat)] === null) guess.table.pots[chipsOf(seat)] = chips[seat]!;
      }
    };
  },
  reasons: ['extendsRun', 'worthChips', 'tooDear', 'milk', 'noChips'],
  reason(view, move, points) {
    const seat = view.open.toAct;
    const at = view as unknown as At;
    const face = view.table.faces[view.table.piles[OFFER]![0]!]!;
    const pot = view.table.pots[POT]!;
    const cost = costOf(at, seat, face);
    const args = { card: face, chips: pot, cost, points, left: view.table.piles[DECK]!.length };
    if (move.type === 'take') {
      if (view.table.pots[chipsOf(seat)] === 0) return { reason: 'noChips', args };
      return { reason: cost <= 0 ? 'extendsRun' : 'worthChips', args };
    }
    return { reason: cost <= 0 ? 'milk' : 'tooDear', args };
  },
};
