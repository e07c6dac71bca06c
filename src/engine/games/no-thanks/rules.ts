/** No Thanks!: put a chip on the card, or take it with all its chips. */
import type { Dealer } from '../../core/dealer';
import { BETWEEN, OVER, type Move, type OptionSpec, type Position, type Rules } from '../../core/rules';
import { settle } from '../../core/scoresheet';
import type { PileName, PotName } from '../../core/table';
import { noThanksParts, noThanksPoints } from './scoring';
import {
  chipsEach,
  chipsOf,
  DECK,
  DECK_FACES,
  OFFER,
  PASS,
  POT,
  REMOVED,
  TAKE,
  takenOf,
  TURN,
  type NoThanksMove,
  type NoThanksOpen,
  type NoThanksOptions,
} from './shape';
import { noThanksTrace } from './trace';

const optionSpecs = {
  removed: { values: [5, 9], written: 5, box: 9 },
  chips: { values: ['hidden', 'open'], written: 'hidden', box: 'hidden' },
  deals: { values: [1, 2, 3, 4, 5], written: 1, box: 1 },
} as const satisfies Record<string, OptionSpec>;

export const noThanks: Rules<NoThanksOpen, NoThanksMove, NoThanksOptions> = {
  id: 'no-thanks',
  rev: 1,
  optionSpecs,
  phases: ['over', 'between', 'turn'],
  reasons: ['noChips'],
  notes: ['mustTake'],
  partKinds: ['run', 'chips'],
  drawsOrder: false,
  secret: 'chips',

  seatRange: () => ({ min: 3, max: 7 }),
  deck: () => DECK_FACES,

  piles(seats) {
    const names: PileName[] = [
      { kind: 'deck', seat: null },
      { kind: 'offer', seat: null },
      { kind: 'removed', seat: null },
    ];
    for (let seat = 0; seat < seats; seat++) names.push({ kind: 'taken', seat });
    return names;
  },

  pots(seats, options) {
    const names: PotName[] = [{ kind: 'pot', seat: null, secret: false }];
    for (let seat = 0; seat < seats; seat++) {
      names.push({ kind: 'chips', seat, secret: options.chips === 'hidden' });
    }
    return names;
  },

  chipTotal: (seats) => seats * chipsEach(seats),

  open: (seats) => ({
    phase: TURN,
    toAct: 0,
    round: 0,
    totals: new Array<number>(seats).fill(0),
    points: [],
    starter: 0,
  }),

  deal(at, dealer) {
    const { table, open, seats, options } = at;
    dealer.gather(table, DECK);
    dealer.shuffle(table, DECK);
    for (let i = 0; i < options.removed; i++) dealer.move(table, DECK, REMOVED, 0, 0);
    for (let seat = 0; seat < seats; seat++) {
      dealer.pay(table, chipsOf(seat), null, table.pots[chipsOf(seat)]!);
      dealer.pay(table, null, chipsOf(seat), chipsEach(seats));
    }
    dealer.move(table, DECK, OFFER, 1, 0);
    open.starter = open.round === 0 ? dealer.rng.int(seats) : (open.starter + 1) % seats;
    open.round++;
    open.toAct = open.starter;
    open.phase = TURN;
  },

  legal(at, out) {
    if (at.table.pots[chipsOf(at.open.toAct)]! > 0) out.push(PASS);
    out.push(TAKE);
  },

  why(at, move: Move) {
    if (move.type === 'take') return null;
    if (move.type !== 'pass') return 'unknownMove';
    return at.table.pots[chipsOf(at.open.toAct)]! > 0 ? null : 'noChips';
  },

  play(at, move, dealer) {
    const { table, open, seats, options } = at;
    const seat = open.toAct;
    if (move.type === 'pass') {
      dealer.pay(table, chipsOf(seat), POT, 1);
      open.toAct = seat + 1 === seats ? 0 : seat + 1;
      return;
    }
    // Said aloud only where chips lie open: an empty purse is its owner's secret.
    if (table.pots[chipsOf(seat)] === 0 && options.chips === 'open') dealer.note('mustTake', seat);
    dealer.move(table, OFFER, takenOf(seat), 1, 0);
    dealer.pay(table, POT, chipsOf(seat), table.pots[POT]!);
    if (table.piles[DECK]!.length > 0) dealer.move(table, DECK, OFFER, 1, 0);
    else finish(at, dealer);
  },

  parts: noThanksParts,
  trace: noThanksTrace,
};

function finish(at: Position<NoThanksOpen, NoThanksOptions>, dealer: Dealer): void {
  const { table, open, seats, options } = at;
  const removed = table.piles[REMOVED]!;
  for (let i = 0; i < removed.length; i++) dealer.turn(table, removed[i]!, 1);
  const points: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    points.push(noThanksPoints(table, takenOf(seat), chipsOf(seat)));
  }
  settle(open, points);
  open.phase = open.round >= options.deals ? OVER : BETWEEN;
}
