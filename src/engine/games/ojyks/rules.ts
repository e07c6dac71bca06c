/** ojyks: twelve cards, most of them face down; swap high for low, clear columns, and close the round while you are lowest. */
import type { Dealer } from '../../core/dealer';
import { BETWEEN, NOBODY, OVER, type OptionSpec, type Position, type Rules } from '../../core/rules';
import { settle } from '../../core/scoresheet';
import { HOLE, seatBit, type PileName, type Seat } from '../../core/table';
import { clearIfEqual, turnUpAll } from './columns';
import { closerIsBeaten, gridSums, highestOpening, ojyksParts } from './scoring';
import {
  COLUMNS,
  DECK,
  DECK_FACES,
  DISCARD,
  DRAW,
  DRAWN,
  DROP,
  FLIP,
  gridOf,
  HELD,
  PHASES,
  PLACES,
  REVEALS,
  SETUP,
  SLOTS,
  TAKES,
  TURN,
  UP_AT_START,
  type OjyksMove,
  type OjyksOpen,
  type OjyksOptions,
} from './shape';
import { ojyksTrace } from './trace';
import { canDraw, ojyksWhy, REASONS } from './why';

type OjyksPosition = Position<OjyksOpen, OjyksOptions>;

const optionSpecs = {
  zeros: { values: [15, 20], written: 20, box: 15 },
  reveal: { values: [true, false], written: true, box: false },
  starter: { values: ['highest', 'closer'], written: 'highest', box: 'closer' },
  end: { values: [50, 100, 200], written: 100, box: 100 },
} as const satisfies Record<string, OptionSpec>;

export const ojyks: Rules<OjyksOpen, OjyksMove, OjyksOptions> = {
  id: 'ojyks',
  rev: 1,
  optionSpecs,
  phases: PHASES,
  reasons: REASONS,
  notes: ['starts', 'cleared', 'closed', 'doubled', 'reshuffled'],
  partKinds: ['column', 'doubled'],
  drawsOrder: false,
  secret: 'nothing',

  seatRange: () => ({ min: 2, max: 8 }),
  deck: (options) => DECK_FACES[options.zeros],

  piles(seats) {
    const names: PileName[] = [
      { kind: 'deck', seat: null },
      { kind: 'discard', seat: null },
      { kind: 'held', seat: null },
    ];
    for (let seat = 0; seat < seats; seat++) names.push({ kind: 'grid', seat });
    return names;
  },

  pots: () => [],
  chipTotal: () => 0,

  open: (seats) => ({
    phase: SETUP,
    toAct: 0,
    round: 0,
    totals: new Array<number>(seats).fill(0),
    points: [],
    starter: NOBODY,
    closer: NOBODY,
    hidden: new Array<number>(seats).fill(0),
  }),

  deal(at, dealer) {
    const { table, open, seats } = at;
    dealer.gather(table, DECK);
    dealer.shuffle(table, DECK);
    for (let slot = 0; slot < SLOTS; slot++) {
      for (let seat = 0; seat < seats; seat++) dealer.move(table, DECK, gridOf(seat), 0, 0);
    }
    dealer.move(table, DECK, DISCARD, 1, 0);
    open.hidden.fill(SLOTS);
    // Nobody has closed before the first round, so there the two cards decide in every preset.
    open.starter = at.options.starter === 'closer' ? open.closer : NOBODY;
    open.closer = NOBODY;
    open.round++;
    open.toAct = 0;
    open.phase = SETUP;
  },

  legal(at, out) {
    const table = at.table;
    const up = table.up;
    const phase = at.open.phase;
    const grid = table.piles[gridOf(at.open.toAct)]!;
    const swaps = phase === TURN ? TAKES : phase === DRAWN ? PLACES : null;
    const reveals = phase !== DRAWN && (phase !== TURN || at.options.reveal);
    // Written by index: a call of push for each of up to 25 moves is what a VM without a JIT would spend its time on.
    let count = out.length;
    if (phase === DRAWN) out[count++] = DROP;
    else if (phase === TURN && canDraw(at)) out[count++] = DRAW;
    for (let slot = 0; slot < SLOTS; slot++) {
      const card = grid[slot]!;
      if (card === HOLE) continue;
      if (swaps !== null) out[count++] = swaps[slot]!;
      if (reveals && up[card] === 0) out[count++] = REVEALS[slot]!;
    }
  },

  why: ojyksWhy,

  play(at, move, dealer) {
    const table = at.table;
    const open = at.open;
    switch (move.type) {
      case 'reveal':
        reveal(at, open.toAct, move.slot, dealer);
        return;
      case 'take':
        dealer.move(table, DISCARD, HELD, 1, 0);
        putHeld(at, open.toAct, move.slot, dealer);
        return;
      case 'draw':
        if (table.piles[DECK]!.length === 0) reshuffle(at, dealer);
        dealer.move(table, DECK, HELD, 0, seatBit(open.toAct));
        open.phase = DRAWN;
        return;
      case 'place':
        putHeld(at, open.toAct, move.slot, dealer);
        return;
      case 'discard':
        dealer.move(table, HELD, DISCARD, 1, 0);
        open.phase = FLIP;
        return;
    }
  },

  parts: ojyksParts,
  trace: ojyksTrace,
};

function reveal(at: OjyksPosition, seat: Seat, slot: number, dealer: Dealer): void {
  const open = at.open;
  dealer.turn(at.table, at.table.piles[gridOf(seat)]![slot]!, 1);
  open.hidden[seat] = open.hidden[seat]! - 1;
  if (open.phase !== SETUP) endTurn(at, seat, slot, dealer);
  else if (open.hidden[seat] === SLOTS - UP_AT_START) endSetup(at, seat, dealer);
}

function endSetup(at: OjyksPosition, seat: Seat, dealer: Dealer): void {
  const open = at.open;
  if (seat + 1 < at.seats) {
    open.toAct = seat + 1;
    return;
  }
  if (open.starter === NOBODY) open.starter = highestOpening(at.table, at.seats, dealer.rng);
  dealer.note('starts', open.starter);
  open.toAct = open.starter;
  open.phase = TURN;
}

/** The held card, face up, in place of one of the grid. The replaced card goes down before a column can be cleared onto it. */
function putHeld(at: OjyksPosition, seat: Seat, slot: number, dealer: Dealer): void {
  const table = at.table;
  const pile = gridOf(seat);
  const wasHidden = table.up[table.piles[pile]![slot]!] === 0;
  dealer.lift(table, pile, slot, DISCARD, 1, 0);
  dealer.place(table, HELD, pile, slot, 1, 0);
  if (wasHidden) at.open.hidden[seat] = at.open.hidden[seat]! - 1;
  endTurn(at, seat, slot, dealer);
}

/** The discards below the top, shuffled into a new draw pile. */
function reshuffle(at: OjyksPosition, dealer: Dealer): void {
  const table = at.table;
  const discard = table.piles[DISCARD]!;
  dealer.note('reshuffled', null, discard.length - 1);
  dealer.move(table, DISCARD, HELD, 1, 0);
  while (discard.length > 0) dealer.move(table, DISCARD, DECK, 0, 0);
  dealer.move(table, HELD, DISCARD, 1, 0);
  dealer.shuffle(table, DECK);
}

function endTurn(at: OjyksPosition, seat: Seat, slot: number, dealer: Dealer): void {
  const open = at.open;
  clearIfEqual(at, seat, slot % COLUMNS, dealer);
  if (open.hidden[seat] === 0 && open.closer === NOBODY) {
    open.closer = seat;
    dealer.note('closed', seat);
  }
  const next = seat + 1 === at.seats ? 0 : seat + 1;
  if (next === open.closer) {
    endRound(at, dealer);
    return;
  }
  open.toAct = next;
  open.phase = TURN;
}

function endRound(at: OjyksPosition, dealer: Dealer): void {
  const open = at.open;
  const closer = open.closer;
  turnUpAll(at, dealer);
  const points = gridSums(at);
  if (closerIsBeaten(points, closer)) {
    points[closer] = points[closer]! * 2;
    dealer.note('doubled', closer, points[closer]);
  }
  settle(open, points);
  open.phase = Math.max(...open.totals) >= at.options.end ? OVER : BETWEEN;
}
