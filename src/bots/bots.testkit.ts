/** A language for tests of the bots: positions laid by hand, questions asked of them, and whole matches among bots. */
import { Dealer } from '@/engine/core/dealer';
import { presetOptions } from '@/engine/core/options';
import { listLegal, newPosition, playInPlace } from '@/engine/core/position';
import { rngAt } from '@/engine/core/rng';
import { BETWEEN, NOBODY, OVER, type Move, type Ply, type Position, type Preset } from '@/engine/core/rules';
import { EVERYONE, HOLE, seatBit, type CardId, type Face, type Seat } from '@/engine/core/table';
import { veil } from '@/engine/core/veil';
import { noThanks } from '@/engine/games/no-thanks/rules';
import { chipsOf, DECK_FACES, OFFER, POT, REMOVED, takenOf } from '@/engine/games/no-thanks/shape';
import { ojyks } from '@/engine/games/ojyks/rules';
import { DECK, DISCARD, DRAWN, gridOf, HELD, TURN } from '@/engine/games/ojyks/shape';
import { rulesOf, type GameId } from '@/engine/games/registry';
import type { Question } from './contract';
import { think } from './think';

/** What the seat to act is asked in a position. Positions come in their own game's types. */
export function questionAt(
  game: GameId,
  at: unknown,
  bot: string,
  { stream = 'stream', log = [] }: { readonly stream?: string; readonly log?: readonly Ply[] } = {},
): Question {
  const rules = rulesOf(game);
  const position = at as Position;
  const legal: Move[] = [];
  listLegal(rules, position, legal);
  return { game, view: veil(rules, position, position.open.toAct, log.slice()), legal, bot, stream };
}

export function decide(question: Question): Move {
  const thinking = think(question);
  while (!thinking.step(1000));
  return question.legal[thinking.answer()]!;
}

/** The move of a bot in a position laid by hand. */
export const moveAt = (game: GameId, at: unknown, bot: string, stream = 'stream'): Move =>
  decide(questionAt(game, at, bot, { stream }));

export interface Played {
  readonly log: readonly Ply[];
  readonly totals: readonly number[];
  /** Every question with more than one answer, in order. */
  readonly questions: readonly Question[];
}

/** A whole match among bots, one word a seat; `rounds` stops it early. */
export function playMatch(
  game: GameId,
  bots: readonly string[],
  seed: string,
  { rounds = 1000, preset = 'box' as Preset } = {},
): Played {
  const rules = rulesOf(game);
  const at = newPosition(rules, bots.length, presetOptions(rules, preset));
  const rng = rngAt(seed, 0);
  const dealer = new Dealer(rng, null);
  rules.deal(at, dealer);
  const log: Ply[] = [];
  const legal: Move[] = [];
  const questions: Question[] = [];
  while (at.open.phase !== OVER && at.open.points.length < rounds * bots.length) {
    listLegal(rules, at, legal);
    const seat = at.open.phase === BETWEEN ? NOBODY : at.open.toAct;
    let move = legal[0]!;
    if (seat !== NOBODY && legal.length > 1) {
      const question = questionAt(game, at, bots[seat]!, { stream: `${seed}/${log.length}`, log });
      questions.push(question);
      move = decide(question);
    }
    log.push({ seat, move });
    rng.seek(log.length);
    playInPlace(rules, at, move, dealer);
    if (log.length > 20_000) throw new Error(`${game} ${seed} has no end`);
  }
  return { log, totals: at.open.totals.slice(), questions };
}

interface OjyksSituation {
  /** Row by row: `5` lies face up, `5?` face down, `.` is cleared. */
  readonly grids: readonly string[];
  readonly discard?: Face;
  /** A card the seat to act has drawn. */
  readonly drawn?: Face;
  readonly phase?: number;
  readonly closer?: Seat;
  readonly options?: Readonly<Record<string, number | boolean>>;
}

export function ojyksAt({ grids, discard = 6, drawn, phase, closer = NOBODY, options = {} }: OjyksSituation): Position {
  const rules = rulesOf('ojyks');
  const at = newPosition(ojyks, grids.length, { ...presetOptions(rules, 'written'), ...options } as never);
  const { table, open } = at;
  const free = table.piles[DECK]!.splice(0);
  const pick = (face: Face, up: 0 | 1, seen: number): CardId => {
    const card = free.splice(
      free.findIndex((id) => table.faces[id] === face),
      1,
    )[0]!;
    table.up[card] = up;
    table.seen[card] = seen;
    return card;
  };
  grids.forEach((text, seat) => {
    const words = text.trim().split(/\s+/);
    table.piles[gridOf(seat)] = words.map((word) => {
      if (word === '.') return HOLE;
      return word.endsWith('?') ? pick(Number(word.slice(0, -1)), 0, 0) : pick(Number(word), 1, EVERYONE);
    });
    open.hidden[seat] = words.filter((word) => word.endsWith('?')).length;
  });
  open.round = 1;
  open.phase = phase ?? (drawn === undefined ? TURN : DRAWN);
  open.closer = closer;
  table.piles[DISCARD] = [pick(discard, 1, EVERYONE)];
  if (drawn !== undefined) table.piles[HELD] = [pick(drawn, 0, seatBit(0))];
  table.piles[DECK] = free;
  return at as unknown as Position;
}

interface NoThanksSituation {
  readonly offer: Face;
  readonly pot?: number;
  /** By seat. */
  readonly taken?: readonly (readonly Face[])[];
  readonly chips?: readonly number[];
}

/** Sixteen cards are left to come, so that nobody plays as if it were the end. */
export function noThanksAt({
  offer,
  pot = 0,
  taken = [[], [], []],
  chips = [11, 11, 11],
}: NoThanksSituation): Position {
  const at = newPosition(noThanks, taken.length, presetOptions(rulesOf('no-thanks'), 'written') as never);
  const { table, open } = at;
  const lie = (pile: number, faces: readonly Face[], up: 0 | 1): void => {
    table.piles[pile] = faces.map((face) => DECK_FACES.indexOf(face));
    for (const card of table.piles[pile]) {
      table.up[card] = up;
      table.seen[card] = up === 1 ? EVERYONE : 0;
    }
  };
  const free = DECK_FACES.filter((face) => face !== offer && !taken.flat().includes(face));
  lie(REMOVED, free.slice(16), 0);
  lie(0, free.slice(0, 16), 0);
  lie(OFFER, [offer], 1);
  taken.forEach((faces, seat) => lie(takenOf(seat), faces, 1));
  table.pots[POT] = pot;
  chips.forEach((count, seat) => (table.pots[chipsOf(seat)] = count));
  open.round = 1;
  open.phase = 2;
  open.toAct = 0;
  return at as unknown as Position;
}
