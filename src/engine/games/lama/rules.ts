/** L.A.M.A., and the maker of it and of Alpaca: play a card, draw one, or quit before it gets worse. */
import type { Dealer } from '../../core/dealer';
import { BETWEEN, OVER, type OptionSpec, type Rules, type SeatRange } from '../../core/rules';
import { seatBit, type Face, type PileName, type PotName, type Seat } from '../../core/table';
import { drawRefusal, LAMA_REASONS, lamaWhy } from './refusals';
import { handPoints, lamaParts } from './scoring';
import {
  afterFace,
  DECK,
  DECK_FACES,
  DISCARD,
  DRAW,
  GIVE_BLACK,
  GIVE_WHITE,
  HAND_SIZE,
  handOf,
  hasQuit,
  PHASES,
  PLAYS,
  QUIT,
  RETURN,
  RETURN_BLACK,
  RETURN_WHITE,
  TURN,
  type LamaMove,
  type LamaOpen,
  type LamaOptions,
  type LamaPosition,
} from './shape';
import { exchange, exchangeRefusal, fillSupply, payPoints, returnRefusal, returnToken } from './tokens';
import { lamaTrace } from './trace';

export type LamaRules = Rules<LamaOpen, LamaMove, LamaOptions>;

/** What tells the two games apart; all else follows from the options. */
interface Flavour {
  readonly id: string;
  readonly optionSpecs: Readonly<Record<string, OptionSpec>>;
}

const FOUR: SeatRange = { min: 4, max: 4 };
const ANY: SeatRange = { min: 2, max: 6 };

export function makeLamaRules(flavour: Flavour): LamaRules {
  return {
    id: flavour.id,
    rev: 1,
    optionSpecs: flavour.optionSpecs,
    phases: PHASES,
    reasons: LAMA_REASONS,
    notes: ['quit', 'wentOut', 'returned'],
    partKinds: ['value', 'duplicate', 'returned'],
    drawsOrder: false,
    secret: 'hands',

    seatRange: (options) => (options.seats === 'four' ? FOUR : ANY),
    deck: () => DECK_FACES,
    piles: pileNames,
    pots: potNames,
    chipTotal: () => 0,

    open: (seats) => ({
      phase: TURN,
      toAct: 0,
      round: 0,
      totals: new Array<number>(seats).fill(0),
      points: [],
      starter: 0,
      last: 0,
      quit: 0,
      paid: new Array<number>(seats).fill(0),
      returned: 0,
    }),

    deal,
    legal,
    why: lamaWhy,
    play,
    parts: lamaParts,
    trace: lamaTrace,
  };
}

export const lama: LamaRules = makeLamaRules({
  id: 'lama',
  optionSpecs: {
    seats: { values: ['four', 'open'], written: 'four', box: 'open' },
    starter: { values: ['left', 'last'], written: 'left', box: 'last' },
    exchange: { values: ['free', 'auto'], written: 'free', box: 'auto' },
    supply: { values: ['limited', 'unlimited'], written: 'limited', box: 'unlimited' },
    threshold: { values: [20, 40, 60], written: 40, box: 40 },
  },
});

function pileNames(seats: number): readonly PileName[] {
  const names: PileName[] = [
    { kind: 'deck', seat: null },
    { kind: 'discard', seat: null },
  ];
  for (let seat = 0; seat < seats; seat++) names.push({ kind: 'hand', seat });
  return names;
}

function potNames(seats: number, options: LamaOptions): readonly PotName[] {
  const names: PotName[] = [];
  for (let seat = 0; seat < seats; seat++) {
    names.push({ kind: 'black', seat, secret: false });
    names.push({ kind: 'white', seat, secret: false });
    names.push({ kind: 'note', seat, secret: false });
  }
  if (options.supply === 'limited') {
    names.push({ kind: 'black', seat: null, secret: false });
    names.push({ kind: 'white', seat: null, secret: false });
  }
  return names;
}

function deal(at: LamaPosition, dealer: Dealer): void {
  const { table, open, seats } = at;
  if (open.round === 0) {
    fillSupply(at, dealer);
    open.starter = dealer.rng.int(seats);
  } else open.starter = at.options.starter === 'last' ? open.last : (open.starter + 1) % seats;
  dealer.gather(table, DECK);
  dealer.shuffle(table, DECK);
  for (let seat = 0; seat < seats; seat++) {
    const hand = handOf(seat);
    const bit = seatBit(seat);
    for (let i = 0; i < HAND_SIZE; i++) dealer.move(table, DECK, hand, 0, bit);
  }
  dealer.move(table, DECK, DISCARD, 1, 0);
  open.quit = 0;
  open.returned = 0;
  open.round++;
  open.toAct = open.starter;
  open.phase = TURN;
}

function legal(at: LamaPosition, out: LamaMove[]): void {
  const open = at.open;
  const seat = open.toAct;
  if (open.phase === RETURN) {
    if (returnRefusal(at, seat, 'black') === null) out.push(RETURN_BLACK);
    if (returnRefusal(at, seat, 'white') === null) out.push(RETURN_WHITE);
    return;
  }
  const faces = at.table.faces;
  const piles = at.table.piles;
  const discard = piles[DISCARD]!;
  const hand = piles[handOf(seat)]!;
  const top = faces[discard[discard.length - 1]!]!;
  const next = afterFace(top);
  let same = false;
  let higher = false;
  for (let i = 0; i < hand.length; i++) {
    const face = faces[hand[i]!]!;
    if (face === top) same = true;
    else if (face === next) higher = true;
  }
  if (same) out.push(PLAYS[top - 1]!);
  if (higher) out.push(PLAYS[next - 1]!);
  if (drawRefusal(at) === null) out.push(DRAW);
  out.push(QUIT);
  if (exchangeRefusal(at, seat, 'black') === null) out.push(GIVE_BLACK);
  if (exchangeRefusal(at, seat, 'white') === null) out.push(GIVE_WHITE);
}

function play(at: LamaPosition, move: LamaMove, dealer: Dealer): void {
  const table = at.table;
  const open = at.open;
  const seat = open.toAct;
  switch (move.type) {
    case 'play': {
      const hand = table.piles[handOf(seat)]!;
      dealer.release(table, handOf(seat), indexOfFace(table.faces, hand, move.card), DISCARD);
      if (hand.length === 0) {
        dealer.note('wentOut', seat);
        payRound(at, dealer);
        if (open.totals[seat]! > 0) open.phase = RETURN;
        else settleRound(at);
      } else passOn(at);
      return;
    }
    case 'draw':
      dealer.move(table, DECK, handOf(seat), 0, seatBit(seat));
      passOn(at);
      return;
    case 'quit':
      dealer.note('quit', seat);
      open.quit |= seatBit(seat);
      if (open.quit === seatBit(at.seats) - 1) {
        payRound(at, dealer);
        settleRound(at);
      } else passOn(at);
      return;
    case 'exchange':
      exchange(at, seat, move.give, dealer);
      return;
    case 'return': {
      const worth = returnToken(at, seat, move.token, dealer);
      dealer.note('returned', seat, worth);
      open.returned = worth;
      open.totals[seat] = open.totals[seat]! - worth;
      open.paid[seat] = open.paid[seat]! - worth;
      settleRound(at);
    }
  }
}

function indexOfFace(faces: readonly Face[], hand: readonly number[], face: Face): number {
  let at = hand.length - 1;
  while (faces[hand[at]!] !== face) at--;
  return at;
}

/** Clockwise to the next player who has not quit; somebody always is left. */
function passOn(at: LamaPosition): void {
  const open = at.open;
  let seat: Seat = open.toAct;
  do seat = seat + 1 === at.seats ? 0 : seat + 1;
  while (hasQuit(open, seat));
  open.toAct = seat;
}

/** The hands are turned up and paid for, in seat order: with a limited supply the order matters. */
function payRound(at: LamaPosition, dealer: Dealer): void {
  const { table, open } = at;
  for (let seat = 0; seat < at.seats; seat++) {
    const hand = table.piles[handOf(seat)]!;
    for (let i = 0; i < hand.length; i++) dealer.turn(table, hand[i]!, 1);
  }
  for (let seat = 0; seat < at.seats; seat++) {
    const points = handPoints(table, handOf(seat));
    payPoints(at, seat, points, dealer);
    open.paid[seat] = points;
    open.totals[seat] = open.totals[seat]! + points;
  }
}

/** Only now is the round a row of the score sheet: a returned token belongs to it. */
function settleRound(at: LamaPosition): void {
  const open = at.open;
  open.last = open.toAct;
  open.phase = BETWEEN;
  for (let seat = 0; seat < at.seats; seat++) {
    open.points.push(open.paid[seat]!);
    if (open.totals[seat]! >= at.options.threshold) open.phase = OVER;
  }
}
