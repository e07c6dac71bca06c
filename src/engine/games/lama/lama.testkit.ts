/** A language for tests of L.A.M.A. and Alpaca: "given these hands on that card …", then moves, then what lies on the table. */
import { Dealer } from '../../core/dealer';
import type { TableEvent } from '../../core/events';
import { presetOptions } from '../../core/options';
import { newPosition } from '../../core/position';
import { rngAt } from '../../core/rng';
import { ALL_EYES, type Eyes, type Options, type Preset, type Rules, type View } from '../../core/rules';
import { EVERYONE, seatBit, type CardId, type Face, type Seat } from '../../core/table';
import { veil } from '../../core/veil';
import { lama, type LamaRules } from './rules';
import {
  blackOf,
  DECK,
  DISCARD,
  DRAW,
  GIVE_BLACK,
  GIVE_WHITE,
  handOf,
  noteOf,
  PLAYS,
  QUIT,
  RETURN_BLACK,
  RETURN_WHITE,
  whiteOf,
  type LamaMove,
  type LamaOpen,
  type LamaOptions,
  type LamaPosition,
} from './shape';

export const play = (face: Face): LamaMove => PLAYS[face - 1]!;
export const ALL_MOVES: readonly LamaMove[] = [
  ...PLAYS,
  DRAW,
  QUIT,
  RETURN_BLACK,
  RETURN_WHITE,
  GIVE_BLACK,
  GIVE_WHITE,
];
export const L = 7;

export type Holding = readonly [black: number, white: number, note?: number];

export interface Situation {
  readonly hands: readonly (readonly Face[])[];
  /** Bottom to top. */
  readonly discard?: readonly Face[];
  /** Bottom to top; all cards left over lie under the discards then. Without it they are the draw pile. */
  readonly draw?: readonly Face[];
  readonly quit?: readonly Seat[];
  readonly toAct?: Seat;
  readonly starter?: Seat;
  /** What is not held is in the supply. */
  readonly tokens?: readonly Holding[];
  readonly preset?: Preset;
  readonly options?: Partial<LamaOptions>;
}

export function optionsOf(rules: LamaRules, preset: Preset, wishes: Partial<LamaOptions> = {}): LamaOptions {
  return { ...presetOptions(rules as Rules, preset), ...(wishes as Options) } as LamaOptions;
}

export function given(rules: LamaRules, situation: Situation): LamaPosition {
  const { hands, discard = [1], draw, quit = [], toAct = 0, starter = 0, tokens = [] } = situation;
  const seats = hands.length;
  const at = newPosition(rules, seats, optionsOf(rules, situation.preset ?? 'written', situation.options));
  rules.deal(at, dealerOf([]));
  const { table, open } = at;
  const { faces, piles, pots } = table;
  const pool = faces.map((_, card) => card);
  const take = (face: Face): CardId =>
    pool.splice(
      pool.findIndex((card) => faces[card] === face),
      1,
    )[0]!;
  const lay = (pile: number, cards: readonly CardId[], seen: number, up: number): void => {
    piles[pile] = cards.slice();
    for (const card of cards) {
      table.seen[card] = seen;
      table.up[card] = up;
    }
  };
  hands.forEach((hand, seat) => lay(handOf(seat), hand.map(take), seatBit(seat), 0));
  const discarded = discard.map(take);
  const drawn = draw?.map(take) ?? pool.splice(0);
  lay(DISCARD, [...pool, ...discarded], EVERYONE, 1);
  lay(DECK, drawn, 0, 0);
  tokens.forEach(([black, white, note = 0], seat) => {
    pots[blackOf(seat)] = black;
    pots[whiteOf(seat)] = white;
    pots[noteOf(seat)] = note;
    open.totals[seat] = 10 * black + white + note;
    if (at.options.supply === 'limited') {
      pots[3 * seats]! -= black;
      pots[3 * seats + 1]! -= white;
    }
  });
  for (const seat of quit) open.quit |= seatBit(seat);
  open.toAct = toAct;
  open.starter = starter;
  return at;
}

export function dealerOf(events: TableEvent[], seed = 'test'): Dealer {
  return new Dealer(rngAt(seed, 0), events);
}

/** Plays moves and tells what the dealer did; a move that is not listed as legal is not found, and breaks the test. */
export function go(rules: LamaRules, at: LamaPosition, ...moves: readonly LamaMove[]): TableEvent[] {
  const events: TableEvent[] = [];
  for (const move of moves) {
    const legal = legalOf(rules, at).find((candidate) => candidate === move)!;
    rules.play(at, legal, dealerOf(events));
  }
  return events;
}

export function legalOf(rules: LamaRules, at: LamaPosition): LamaMove[] {
  const out: LamaMove[] = [];
  rules.legal(at, out);
  return out;
}

export function viewOf(
  rules: LamaRules,
  at: LamaPosition,
  eyes: Eyes = ALL_EYES,
): View<LamaOpen, LamaOptions, LamaMove> {
  return veil(rules, at, eyes, []);
}

export function facesIn(at: LamaPosition, pile: number): Face[] {
  return at.table.piles[pile]!.map((card) => at.table.faces[card]!);
}

export function tokensOf(at: LamaPosition, seat: Seat): Holding {
  const { pots } = at.table;
  return [pots[blackOf(seat)]!, pots[whiteOf(seat)]!, pots[noteOf(seat)]!];
}

/** Black and white, where the supply is limited. */
export function supplyOf(at: LamaPosition): readonly number[] {
  return at.table.pots.slice(3 * at.seats);
}

/** L.A.M.A.: all but the last seat have quit; the last one quits too, and everybody pays for the hand they hold. */
export function paying(
  hands: readonly (readonly Face[])[],
  tokens: readonly Holding[],
  options: Partial<LamaOptions> = {},
): { readonly at: LamaPosition; readonly events: readonly TableEvent[] } {
  const last = hands.length - 1;
  const at = given(lama, { hands, tokens, quit: hands.slice(1).map((_, seat) => seat), toAct: last, options });
  return { at, events: go(lama, at, QUIT) };
}

/** L.A.M.A.: seat 0 plays its last card while it holds these tokens; the others have a 1 in hand. */
export function goingOut(
  tokens: Holding,
  others: readonly Holding[] = [],
  options: Partial<LamaOptions> = {},
): LamaPosition {
  const at = given(lama, { hands: [[5], [1], [1], [1]], discard: [5], tokens: [tokens, ...others], options });
  go(lama, at, play(5));
  return at;
}
