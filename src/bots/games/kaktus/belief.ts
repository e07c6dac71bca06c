/** What the others' choices tell: a guessed deal is redealt until their hands look like hands they would have kept. */
import type { Rng } from '@/engine/core/rng';
import { NOBODY } from '@/engine/core/rules';
import type { Seat } from '@/engine/core/table';
import { handOf, type KaktusOpen, type KaktusOptions, type KaktusPosition } from '@/engine/games/kaktus/shape';
import type { Belief } from '../../brain';
import { expectedHand, pointsOf } from './knowledge';
import { DEAREST, readRecord, type KaktusView } from './record';

/** In so many of a hundred guesses a choice is taken at its word: people err, and some hunt pairs. */
const TRUST = 92;
/** Tries to find a fitting card for a place before the guess is left as it lies. */
const TRIES = 8;
/** Hardly anybody holds this little and does not call. */
const WOULD_CALL = 5;
/** Hardly anybody calls with more than this. */
const CALLED_AT = 8;

export function keptAreLow(view: KaktusView): Belief<KaktusOpen, KaktusOptions> {
  const { eyes, seats, open } = view;
  const { faces, piles } = view.table;
  const record = readRecord(view);
  if (record === null) return () => undefined;
  const hidden = faces.flatMap((face, card) => (face === null ? [card] : []));
  const capOf = new Array<number>(faces.length).fill(DEAREST);
  const hiddenIn: number[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    const hand = piles[handOf(seat)]!;
    hiddenIn.push(hand.filter((card) => faces[card] === null));
    if (seat !== eyes) hand.forEach((card, place) => (capOf[card] = record.caps[seat]![place]!));
  }
  // The tightest first, while there is most to choose from.
  const capped = hidden.filter((card) => capOf[card]! < DEAREST).sort((a, b) => capOf[a]! - capOf[b]!);
  const free = hidden.filter((card) => capOf[card] === DEAREST);

  /** Tries to trade one hidden card of the seat for a dearer or cheaper one, within what both places bear. */
  const shift = (guess: KaktusPosition, seat: Seat, up: boolean, rng: Rng): void => {
    const own = hiddenIn[seat]!;
    if (own.length === 0) return;
    const card = own[rng.int(own.length)]!;
    const other = hidden[rng.int(hidden.length)]!;
    const gain = pointsOf(guess, other) - pointsOf(guess, card);
    if (gain === 0 || gain > 0 !== up) return;
    if (pointsOf(guess, other) <= capOf[card]! && pointsOf(guess, card) <= capOf[other]!) trade(guess, card, other);
  };

  return (guess, rng) => {
    if (free.length === 0) return;
    for (const card of capped) {
      if (pointsOf(guess, card) <= capOf[card]! || rng.int(100) >= TRUST) continue;
      for (let tries = 0; tries < TRIES; tries++) {
        const other = free[rng.int(free.length)]!;
        if (pointsOf(guess, other) > capOf[card]!) continue;
        trade(guess, card, other);
        break;
      }
    }
    for (let seat = 0; seat < seats; seat++) {
      if (seat === eyes) continue;
      if (seat === open.caller) {
        for (let i = 0; i < 2 * TRIES && expectedHand(guess, seat, 1, rng) > CALLED_AT; i++) {
          shift(guess, seat, false, rng);
        }
      } else if (open.caller === NOBODY && record.passed[seat]!) {
        for (let i = 0; i < TRIES && expectedHand(guess, seat, 1, rng) <= WOULD_CALL; i++)
          shift(guess, seat, true, rng);
      }
    }
  };
}

function trade(guess: KaktusPosition, a: number, b: number): void {
  const { faces } = guess.table;
  const face = faces[a]!;
  faces[a] = faces[b]!;
  faces[b] = face;
}
