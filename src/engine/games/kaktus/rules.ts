/** Kaktus: four hidden cards, two of them peeked at; swap, spy and remember until someone calls. */
import type { Dealer } from '../../core/dealer';
import { NOBODY, type OptionSpec, type Rules } from '../../core/rules';
import { seatBit, type PileName } from '../../core/table';
import {
  DISCARD_MOVE,
  DRAW_MOVE,
  KAKTUS_MOVE,
  keepMoves,
  pairCount,
  pairMoves,
  PASS_MOVE,
  PEEKS,
  type KaktusMove,
  type KeepMove,
  type LookMove,
  type PairMove,
  type PeekMove,
  type SpyMove,
  type SwapMove,
} from './moves';
import { playPair } from './pair';
import { beginPower, listPower, playPower } from './powers';
import { finishDeal, kaktusParts, nextStarter, tieLoser } from './scoring';
import {
  DECK_FACES,
  DISCARD,
  DRAW,
  DRAWN,
  END,
  HAND_SIZE,
  handOf,
  HELD,
  MAX_SEATS,
  MIN_SEATS,
  NO_POWER,
  PEEK,
  PHASES,
  POWER,
  RANK_POWERS,
  rankOf,
  STOCK,
  type KaktusOpen,
  type KaktusOptions,
  type KaktusPosition,
} from './shape';
import { cardReady } from './stock';
import { kaktusTrace } from './trace';
import { kaktusWhy, REASONS } from './why';

const optionSpecs = {
  length: { values: [1, 3, 5, 9, 'to50', 'to100'], written: 1, box: 1 },
  beaten: { values: ['none', 'five', 'ten', 'double'], written: 'none', box: 'none' },
  safe: { values: [false, true], written: false, box: false },
  tie: { values: ['shared', 'callerLoses'], written: 'shared', box: 'shared' },
  penalty: { values: ['seen', 'unseen'], written: 'seen', box: 'seen' },
} as const satisfies Record<string, OptionSpec>;

export const kaktus: Rules<KaktusOpen, KaktusMove, KaktusOptions> = {
  id: 'kaktus',
  rev: 1,
  optionSpecs,
  phases: PHASES,
  reasons: REASONS,
  notes: [
    'kaktus',
    'pairMade',
    'pairFailed',
    'penaltySkipped',
    'powerLook',
    'powerSpy',
    'powerSwap',
    'powerLapsed',
    'reshuffled',
    'stockOut',
    'callerBeaten',
  ],
  partKinds: ['card', 'penalty'],
  drawsOrder: true,
  secret: 'peeks',

  seatRange: () => ({ min: MIN_SEATS, max: MAX_SEATS }),
  deck: () => DECK_FACES,

  piles(seats) {
    const names: PileName[] = [
      { kind: 'deck', seat: null },
      { kind: 'discard', seat: null },
      { kind: 'held', seat: null },
    ];
    for (let seat = 0; seat < seats; seat++) names.push({ kind: 'hand', seat });
    return names;
  },

  pots: () => [],
  chipTotal: () => 0,

  open: (seats) => ({
    phase: PEEK,
    toAct: 0,
    round: 0,
    totals: new Array<number>(seats).fill(0),
    points: [],
    starter: 0,
    caller: NOBODY,
    power: NO_POWER,
  }),

  deal(at, dealer) {
    const { table, open, seats } = at;
    dealer.gather(table, STOCK);
    dealer.shuffle(table, STOCK);
    for (let place = 0; place < HAND_SIZE; place++) {
      for (let seat = 0; seat < seats; seat++) dealer.move(table, STOCK, handOf(seat), 0, 0);
    }
    dealer.move(table, STOCK, DISCARD, 1, 0);
    if (open.round > 0) open.starter = nextStarter(open, seats);
    open.round++;
    open.caller = NOBODY;
    open.toAct = 0;
    open.phase = PEEK;
  },

  legal(at, out) {
    const { open } = at;
    switch (open.phase) {
      case PEEK:
        for (let i = 0; i < PEEKS.length; i++) out.push(PEEKS[i]!);
        return;
      case DRAW: {
        out.push(DRAW_MOVE);
        const cards = at.table.piles[handOf(open.toAct)]!.length;
        const count = pairCount(cards);
        const pairs = pairMoves(cards);
        for (let i = 0; i < count; i++) out.push(pairs[i]!);
        return;
      }
      case DRAWN: {
        out.push(DISCARD_MOVE);
        const cards = at.table.piles[handOf(open.toAct)]!.length;
        const keeps = keepMoves(cards);
        for (let place = 0; place < cards; place++) out.push(keeps[place]!);
        return;
      }
      case POWER:
        listPower(at, out);
        return;
      default:
        out.push(PASS_MOVE);
        if (open.caller === NOBODY) out.push(KAKTUS_MOVE);
    }
  },

  why: kaktusWhy,

  // By phase first: comparing numbers is cheaper than comparing words, and a phase has one or two kinds of move.
  play(at, move, dealer) {
    const { open } = at;
    switch (open.phase) {
      case PEEK:
        peek(at, (move as PeekMove).places, dealer);
        return;
      case DRAW:
        if (move.type === 'draw') {
          draw(at, dealer);
          return;
        }
        playPair(at, (move as PairMove).places[0], (move as PairMove).places[1], dealer);
        open.phase = END;
        return;
      case DRAWN:
        if (move.type === 'discard') discard(at, dealer);
        else keep(at, (move as KeepMove).place, dealer);
        return;
      case POWER:
        playPower(at, move as LookMove | SpyMove | SwapMove, dealer);
        return;
      default:
        if (move.type === 'kaktus') {
          open.caller = open.toAct;
          dealer.note('kaktus', open.toAct);
        }
        endTurn(at, dealer);
    }
  },

  tieLoser,
  parts: kaktusParts,
  trace: kaktusTrace,
};

function peek(at: KaktusPosition, places: readonly [number, number], dealer: Dealer): void {
  const { table, open, seats } = at;
  const hand = table.piles[handOf(open.toAct)]!;
  dealer.show(table, hand[places[0]]!, open.toAct);
  dealer.show(table, hand[places[1]]!, open.toAct);
  open.toAct++;
  if (open.toAct < seats) return;
  open.toAct = open.starter;
  open.phase = DRAW;
}

function draw(at: KaktusPosition, dealer: Dealer): void {
  const { table, open } = at;
  if (!cardReady(at, dealer)) {
    dealer.note('stockOut', open.toAct);
    finishDeal(at, dealer);
    return;
  }
  dealer.move(table, STOCK, HELD, 0, seatBit(open.toAct));
  open.phase = DRAWN;
}

function keep(at: KaktusPosition, place: number, dealer: Dealer): void {
  const { table, open } = at;
  const hand = handOf(open.toAct);
  dealer.lift(table, hand, place, DISCARD, 1, 0);
  dealer.place(table, HELD, hand, place, 0, 0);
  open.phase = END;
}

function discard(at: KaktusPosition, dealer: Dealer): void {
  const card = dealer.move(at.table, HELD, DISCARD, 1, 0);
  beginPower(at, RANK_POWERS[rankOf(at.table.faces[card]!)]!, dealer);
}

/** Once the turn comes back to the caller, everyone else has had one more. */
function endTurn(at: KaktusPosition, dealer: Dealer): void {
  const { open } = at;
  open.toAct = open.toAct + 1 === at.seats ? 0 : open.toAct + 1;
  if (open.toAct === open.caller) finishDeal(at, dealer);
  else open.phase = DRAW;
}
