/** The laws: what must be true of every game after every step, whatever was played. A law answers null, or what is wrong. */
import { guesserFor } from '../core/guess';
import { replay } from '../core/match';
import { moveKey } from '../core/moves';
import { listLegal } from '../core/position';
import { ALL_EYES, BETWEEN, NOBODY, OVER, type Eyes, type Move } from '../core/rules';
import { winners } from '../core/scoresheet';
import { EVERYONE, HOLE } from '../core/table';
import { veil } from '../core/veil';
import { checksum, difference } from './compare';
import { GAME_LAWS } from './gameLaws';
import type { Scene } from './scene';

export type Law = (scene: Scene) => string | null;

/** Legal moves judged by `why` at every step, from all that this game has ever offered. */
const MOVES_JUDGED = 4;

export const LAWS = {
  'the turn is a known phase, and a seat’s': ({ rules, match }) => {
    const { phase, toAct, round, totals, points } = match.position.open;
    const { seats } = match.setup;
    if (rules.phases[phase] === undefined) return `phase ${phase}`;
    if (!Number.isInteger(toAct) || toAct < 0 || toAct >= seats) return `toAct ${toAct}`;
    if (round < 1 || totals.length !== seats || points.length % seats !== 0) return `round ${round}`;
    const settled = phase <= BETWEEN ? round : round - 1;
    return points.length === settled * seats ? null : `${points.length / seats} settled rounds in round ${round}`;
  },

  'legal is empty exactly at the end, and has no duplicates': ({ match, legal }) => {
    if ((legal.length === 0) !== (match.position.open.phase === OVER)) return `${legal.length} moves`;
    return new Set(legal).size === legal.length ? null : 'a move twice';
  },

  'every move is one object for ever': ({ legal, moves }) => {
    for (const move of legal) {
      const key = moveKey(move);
      const known = moves.get(key);
      if (known === undefined) moves.set(key, move);
      else if (known !== move) return `${key} is another object`;
    }
    return null;
  },

  'a move is refused exactly when it is not legal': ({ rules, match, legal, moves, rng }) => {
    if (match.position.open.phase <= BETWEEN) return null;
    for (const move of legal) {
      if (rules.why(match.position, move) !== null) return `${moveKey(move)} is legal and refused`;
    }
    const pool = [...moves.values()];
    for (let i = 0; i < MOVES_JUDGED; i++) {
      const move = pool[rng.int(pool.length)]!;
      const why = rules.why(match.position, move);
      if ((why === null) !== legal.includes(move)) return `${moveKey(move)}: ${why}`;
      if (why !== null && why !== 'unknownMove' && !rules.reasons.includes(why)) return `undeclared reason ${why}`;
    }
    return null;
  },

  'every card lies in exactly one place': ({ match, deck }) => {
    const found = new Uint8Array(deck.length);
    let cards = 0;
    for (const pile of match.position.table.piles) {
      for (const card of pile) {
        if (card === HOLE) continue;
        if (found[card] !== 0) return `card ${card}`;
        found[card] = 1;
        cards++;
      }
    }
    return cards === deck.length ? null : `${cards} of ${deck.length} cards`;
  },

  'faces are conserved': ({ match, deck }) => {
    const count = new Map<number, number>();
    for (const face of deck) count.set(face, (count.get(face) ?? 0) + 1);
    for (const face of match.position.table.faces) count.set(face, (count.get(face) ?? 0) - 1);
    for (const [face, left] of count) if (left !== 0) return `face ${face}: ${-left} too many`;
    return null;
  },

  'chips and tokens are conserved': ({ rules, match, heard }) => {
    const { pots } = match.position.table;
    const { seats, options } = match.setup;
    if (pots.some((count) => count < 0)) return `pots ${pots.join(' ')}`;
    if (pots.some((count, pot) => count !== heard.pots[pot])) return 'the events paid otherwise';
    const chips = rules.chipTotal(seats, options);
    const sum = pots.reduce((all, count) => all + count, 0);
    if (chips > 0 && sum !== chips) return `${sum} of ${chips} chips`;
    return null;
  },

  'face up is seen by all': ({ match }) => {
    const { up, seen } = match.position.table;
    for (let card = 0; card < up.length; card++) {
      if (up[card] === 1 && seen[card] !== EVERYONE) return `card ${card}`;
    }
    return null;
  },

  'events fold to the table': ({ match, heard }) => {
    const { faces, seen, up, piles } = match.position.table;
    for (let pile = 0; pile < piles.length; pile++) {
      const cards = piles[pile]!;
      const told = heard.piles[pile]!;
      if (cards.length !== told.length) return `pile ${pile}`;
      for (let i = 0; i < cards.length; i++) if (cards[i] !== told[i]) return `pile ${pile}, place ${i}`;
    }
    for (let card = 0; card < faces.length; card++) {
      if (seen[card] !== heard.seen[card] || up[card] !== heard.up[card]) return `card ${card} lies otherwise`;
      if (heard.faces[card] !== null && heard.faces[card] !== faces[card]) return `card ${card} has another face`;
    }
    return null;
  },

  'notes are declared': ({ rules, events }) => {
    for (const event of events) {
      if (event.kind === 'noted' && !rules.notes.includes(event.note)) return event.note;
    }
    return null;
  },

  'step leaves the old match alone': ({ before, beforeSum, match }) => {
    if (before === null) return null;
    if (checksum(before.position) !== beforeSum) return 'position changed';
    return before.log.length + 1 === match.log.length ? null : 'log changed';
  },

  'playing in place without events is the same': ({ match, shadow }) => difference(match.position, shadow),

  'the match survives JSON': ({ match }) => {
    const text = JSON.stringify({ position: match.position, ply: match.log.at(-1) ?? null });
    const back = JSON.parse(text) as { position: typeof match.position; ply: { move: Move } | null };
    if (back.ply !== null && moveKey(back.ply.move) !== moveKey(match.log.at(-1)!.move)) return 'the last move';
    return difference(match.position, back.position);
  },

  'the view of a guess is the view': (scene) => {
    const { match, rng } = scene;
    const { toAct } = match.position.open;
    // The player to act every time, and one more pair of eyes in turn, an onlooker's among them.
    return guessFault(scene, toAct) ?? guessFault(scene, rng.int(match.setup.seats + 1) - 1);
  },

  'parts sum to points, for all eyes': ({ rules, match, rng }) => {
    const { phase, points } = match.position.open;
    if (phase > BETWEEN) return null;
    const { seats } = match.setup;
    const all = veil(rules, match.position, ALL_EYES, match.log);
    const some = veil(rules, match.position, rng.int(seats + 1) - 1, match.log);
    for (let seat = 0; seat < seats; seat++) {
      const parts = rules.parts(all, seat);
      const sum = parts.reduce((left, part) => left + part.points, 0);
      if (sum !== points.at(seat - seats)) return `seat ${seat}: ${sum} for ${points.at(seat - seats)}`;
      if (JSON.stringify(parts) !== JSON.stringify(rules.parts(some, seat))) return `seat ${seat} for other eyes`;
      if (parts.some(({ kind }) => !rules.partKinds.includes(kind))) return 'undeclared kind';
    }
    return null;
  },

  'totals are the sum of the rounds': ({ match }) => {
    const { phase, totals, points } = match.position.open;
    if (phase > BETWEEN) return null;
    const sums = totals.map(() => 0);
    points.forEach((count, i) => (sums[i % sums.length]! += count));
    return sums.every((sum, seat) => sum === totals[seat]) ? null : `${sums.join(' ')} for ${totals.join(' ')}`;
  },

  'the trace is whole for all eyes': ({ rules, match }) => {
    const { phase } = match.position.open;
    const text = JSON.stringify(rules.trace(veil(rules, match.position, ALL_EYES, match.log)));
    if (text.includes('"?"')) return 'a hidden card';
    return phase === OVER && !text.includes('"toAct":null') ? 'somebody to act at the end' : null;
  },

  'the log replays to the same end, and the lowest win': ({ rules, setup, match }) => {
    const { position, log } = match;
    if (position.open.phase !== OVER) return null;
    const again = replay(rules, setup, JSON.parse(JSON.stringify(log)) as typeof log);
    if (!again.ok) return `ply ${again.badPly}: ${again.why}`;
    const best = Math.min(...position.open.totals);
    const won = winners(rules, position);
    if (won.length === 0 || won.some((seat) => position.open.totals[seat] !== best)) return 'the winners';
    return difference(position, again.match.position);
  },

  'the game’s own law': (scene) => GAME_LAWS[scene.rules.id]?.(scene.match) ?? null,
} as const satisfies Record<string, Law>;

export type LawName = keyof typeof LAWS;
export const LAW_NAMES = Object.keys(LAWS) as readonly LawName[];

/** A guess must look the same to these eyes, and offer the same moves when they are the ones to act: nothing depends on a secret. */
function guessFault(scene: Scene, eyes: Eyes): string | null {
  const { rules, match, legal, rng } = scene;
  const view = veil(rules, match.position, eyes, match.log);
  const guesser = guesserFor(rules, view);
  const guess = guesser.scratch();
  guesser.into(guess, rng);
  const field = difference(view, veil(rules, guess, eyes, match.log));
  if (field !== null) return `${field} for eyes ${eyes}`;
  if (eyes === NOBODY || eyes !== match.position.open.toAct) return null;
  const again: Move[] = [];
  listLegal(rules, guess, again);
  const same = again.length === legal.length && again.every((move, i) => move === legal[i]);
  return same ? null : `legal moves of seat ${eyes}`;
}
