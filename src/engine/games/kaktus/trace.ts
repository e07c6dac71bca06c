/** The neutral trace state of Kaktus, whole or through one pair of eyes. */
import { ALL_EYES, BETWEEN, NOBODY, type View } from '../../core/rules';
import type { Face, Seat } from '../../core/table';
import { cardsOf, topOf, type TraceCard } from '../../core/trace';
import { knows } from '../../core/veil';
import {
  DISCARD,
  handOf,
  HELD,
  PHASES,
  RANKS,
  rankOf,
  STOCK,
  SUITS,
  type KaktusOpen,
  type KaktusOptions,
} from './shape';

type KaktusView = View<KaktusOpen, KaktusOptions>;

interface KnownCard {
  readonly seat: Seat;
  readonly place: number;
  readonly card: string;
}

export function cardName(face: TraceCard): string {
  return face === '?' ? face : `${RANKS[rankOf(face)]}${SUITS[face % SUITS.length]}`;
}

export function kaktusTrace(at: KaktusView): object {
  const { open, seats, eyes } = at;
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const held = topOf(at, HELD);
  const stock = cardsOf(at, STOCK).map(cardName);
  return {
    deal: open.round,
    phase: PHASES[open.phase],
    toAct: open.phase <= BETWEEN ? null : open.toAct,
    drawn: held === null ? null : cardName(held),
    caller: open.caller === NOBODY ? null : open.caller,
    hands: everySeat.map((seat) => cardsOf(at, handOf(seat)).map(cardName)),
    known: everySeat.map((seat) => (eyes === ALL_EYES || eyes === seat ? knownTo(at, seat) : null)),
    stock: eyes === ALL_EYES ? stock : stock.length,
    discard: cardsOf(at, DISCARD).map(cardName),
    totals: open.totals,
  };
}

/** What a seat has seen and where it is now, in order of seat and place. */
function knownTo(at: KaktusView, viewer: Seat): readonly KnownCard[] {
  const { faces, seen, piles } = at.table;
  const known: KnownCard[] = [];
  for (let seat = 0; seat < at.seats; seat++) {
    piles[handOf(seat)]!.forEach((card, place) => {
      if (knows(viewer, seen[card]!)) known.push({ seat, place, card: cardName(faces[card] as Face) });
    });
  }
  return known;
}
