/** Kaktus as an onlooker with a good memory followed it: every card of the deal as a slip of paper that says who knows it and how dear it can be. */
import { NOBODY, type View } from '@/engine/core/rules';
import { EVERYONE, seatBit, type Seat } from '@/engine/core/table';
import type { KaktusMove } from '@/engine/games/kaktus/moves';
import {
  DECK_FACES,
  DISCARD,
  HAND_SIZE,
  handOf,
  RANK_POINTS,
  rankOf,
  type KaktusOpen,
  type KaktusOptions,
} from '@/engine/games/kaktus/shape';

export type KaktusView = View<KaktusOpen, KaktusOptions, KaktusMove>;

/** What a sensible player takes an unseen card for. */
const UNSEEN = 4.8;
/** No card is dearer. */
export const DEAREST = 10;

/** One card. `points` is null while the viewer does not know it. */
interface Slip {
  /** Seats that have seen it, as bits. */
  known: number;
  points: number | null;
  /** A sensible owner would not have kept it if it were dearer. */
  cap: number;
}

/** A choice that tells something: what the seat held then, and the card it threw away. */
interface Choice {
  readonly seat: Seat;
  readonly kept: Slip | null;
  readonly thrown: Slip;
  readonly thrownKnown: boolean;
  /** The other cards the seat had seen. */
  readonly seen: readonly Slip[];
}

export interface DealRecord {
  /** By seat and place: the most points a sensible owner would keep there. */
  readonly caps: readonly (readonly number[])[];
  /** Seats that could have called at their latest chance and did not. */
  readonly passed: readonly boolean[];
}

/** Reads the public record of the running deal, or null when it cannot be followed. */
export function readRecord(view: KaktusView): DealRecord | null {
  const { seats, open } = view;
  const hands: Slip[][] = Array.from({ length: seats }, () => Array.from({ length: HAND_SIZE }, newSlip));
  let discard: Slip[] = [newSlip()];
  let stock = DECK_FACES.length - HAND_SIZE * seats - 1;
  let held = newSlip();
  const choices: Choice[] = [];
  const passed = new Array<boolean>(seats).fill(false);
  let called = false;
  const takeCard = (): void => {
    if (stock === 0) {
      stock = discard.length - 1;
      discard = [newSlip()];
    }
    stock--;
  };

  for (let ply = dealBegins(view); ply < view.log.length; ply++) {
    const { seat, move } = view.log[ply]!;
    const hand = hands[seat]!;
    const bit = seatBit(seat);
    const seenBut = (but: Slip | null): Slip[] => hand.filter((slip) => slip !== but && (slip.known & bit) !== 0);
    switch (move.type) {
      case 'peek':
        for (const place of move.places) hand[place]!.known |= bit;
        break;
      case 'draw':
        takeCard();
        held = newSlip();
        held.known = bit;
        break;
      case 'keep': {
        const thrown = hand[move.place]!;
        const thrownKnown = (thrown.known & bit) !== 0;
        choices.push({ seat, kept: held, thrown, thrownKnown, seen: seenBut(thrown) });
        hand[move.place] = held;
        discard.push(thrown);
        break;
      }
      case 'discard':
        choices.push({ seat, kept: null, thrown: held, thrownKnown: true, seen: seenBut(null) });
        discard.push(held);
        break;
      case 'look':
        hand[move.place]!.known |= bit;
        break;
      case 'spy':
        hands[move.seat]![move.place]!.known |= bit;
        break;
      case 'swap': {
        const theirs = hands[move.seat]!;
        const own = hand[move.place]!;
        hand[move.place] = theirs[move.with]!;
        theirs[move.with] = own;
        break;
      }
      case 'pair': {
        const [left, right] = move.places;
        const made = pairWasMade(view, seat);
        if (made === null) return null;
        if (made) {
          const top = discard.pop()!;
          discard.push(hand[left]!, hand[right]!);
          top.known = EVERYONE;
          hand[left] = top;
          hand.splice(right, 1);
        } else {
          hand[left]!.known = EVERYONE;
          hand[right]!.known = EVERYONE;
          takeCard();
          const penalty = newSlip();
          penalty.known = view.options.penalty === 'seen' ? bit : 0;
          hand.push(penalty);
        }
        break;
      }
      case 'kaktus':
        called = true;
        passed[seat] = false;
        break;
      case 'pass':
        if (!called) passed[seat] = true;
        break;
      default:
    }
  }
  if (!fits(view, hands, discard)) return null;
  for (const choice of choices) if (choice.seat !== view.eyes) tell(choice);
  if (open.caller !== NOBODY) passed[open.caller] = false;
  return { caps: hands.map((hand) => hand.map(({ cap }) => cap)), passed };
}

function newSlip(): Slip {
  return { known: 0, points: null, cap: DEAREST };
}

function dealBegins({ log }: KaktusView): number {
  for (let ply = log.length - 1; ply >= 0; ply--) if ((log[ply]!.move.type as string) === 'next') return ply + 1;
  return 0;
}

/** A hand that shrank made its pairs, one that grew failed them; where both happened, nobody can say from the places alone. */
function pairWasMade(view: KaktusView, seat: Seat): boolean | null {
  let pairs = 0;
  for (let ply = dealBegins(view); ply < view.log.length; ply++) {
    if (view.log[ply]!.seat === seat && view.log[ply]!.move.type === 'pair') pairs++;
  }
  const change = view.table.piles[handOf(seat)]!.length - HAND_SIZE;
  if (change === -pairs) return true;
  return change === pairs ? false : null;
}

/** Lays the slips beside the cards on the table and writes down what the viewer knows; false when they do not match. */
function fits(view: KaktusView, hands: readonly (readonly Slip[])[], discard: readonly Slip[]): boolean {
  const { faces, piles } = view.table;
  const write = (slips: readonly Slip[], pile: readonly number[]): boolean => {
    if (slips.length !== pile.length) return false;
    slips.forEach((slip, place) => {
      const face = faces[pile[place]!] ?? null;
      if (face !== null) slip.points = RANK_POINTS[rankOf(face)]!;
    });
    return true;
  };
  return write(discard, piles[DISCARD]!) && hands.every((hand, seat) => write(hand, piles[handOf(seat)]!));
}

/** Whoever throws a card away holds, as far as they know, nothing dearer; and what they keep for it is cheaper. */
function tell({ kept, thrown, thrownKnown, seen }: Choice): void {
  if (thrown.points === null) return;
  const limit = thrownKnown ? thrown.points : UNSEEN;
  if (kept !== null) kept.cap = Math.min(kept.cap, thrownKnown ? Math.max(0, limit - 1) : limit);
  for (const slip of seen) slip.cap = Math.min(slip.cap, limit);
}
