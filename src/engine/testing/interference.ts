/**
 * Non-interference: whatever a pair of eyes cannot know is permuted, and the same move is played in both worlds.
 * View, legal moves and events must be the same, before and after, or something depends on a secret.
 */
import { Dealer } from '../core/dealer';
import { foldPiles, type TableEvent } from '../core/events';
import { guesserFor } from '../core/guess';
import type { Match } from '../core/match';
import { clonePosition, listLegal, playInPlace } from '../core/position';
import { Rng, rngAt } from '../core/rng';
import { BETWEEN, NOBODY, type Eyes, type Move, type Position, type Rules, type View } from '../core/rules';
import type { CardId, Face } from '../core/table';
import { veil, veilEvents } from '../core/veil';
import { difference } from './compare';

/** Hidden chips can leave the mover of the other world with none to pay; another world is drawn then. */
const WORLDS = 200;

interface Step {
  readonly rules: Rules;
  readonly before: Match;
  readonly legal: readonly Move[];
  readonly move: Move;
  readonly after: Position;
  readonly events: readonly TableEvent[];
}

/** The step as the match goes, played once for all pairs of eyes. */
export function stepToCompare(rules: Rules, before: Match, legal: readonly Move[], move: Move): Step {
  const after = clonePosition(before.position);
  const events: TableEvent[] = [];
  playInPlace(rules, after, move, new Dealer(rngAt(before.setup.seed, before.log.length + 1), events));
  return { rules, before, legal, move, after, events };
}

/** What is wrong for these eyes, or null. */
export function interference(step: Step, eyes: Eyes, rng: Rng): string | null {
  const { rules, before, move, after } = step;
  const { position, log, setup } = before;
  const view = veil(rules, position, eyes, log);
  const viewAfter = veil(rules, after, eyes, log);
  const shuffled = shuffledCards(step);
  const other = otherWorld(step, informed(step, view, viewAfter, shuffled), rng);
  if (other === null) return 'no other world';

  const wrong = difference(view, veil(rules, other, eyes, log));
  if (wrong !== null) return `the view before: ${wrong}`;
  const legal: Move[] = [];
  listLegal(rules, other, legal);
  const { phase, toAct } = position.open;
  if (phase <= BETWEEN || eyes === toAct) {
    if (legal.length !== step.legal.length || legal.some((one, i) => one !== step.legal[i])) return 'the legal moves';
  }

  const events: TableEvent[] = [];
  // Nobody knows the stream either: where cards are shuffled, the other world shuffles otherwise.
  const stream = shuffled.size === 0 ? rngAt(setup.seed, log.length + 1) : new Rng(`${rng.int(1_000_000)}`);
  playInPlace(rules, other, move, new Dealer(stream, events));
  const seen = JSON.stringify(withoutFaces(veilEvents(step.events, eyes), shuffled));
  if (seen !== JSON.stringify(withoutFaces(veilEvents(events, eyes), shuffled))) return 'the events';
  const otherAfter = veil(rules, other, eyes, log);
  const wrongAfter = difference(blind(viewAfter, shuffled), blind(otherAfter, shuffled));
  return wrongAfter === null ? null : `the view after: ${wrongAfter}`;
}

/** The eyes of everyone at the table, and nobody's. */
export function allEyes(seats: number): readonly Eyes[] {
  return [NOBODY, ...Array.from({ length: seats }, (_, seat) => seat)];
}

/** A world in which the move can be made as well. */
function otherWorld({ rules, move }: Step, view: View, rng: Rng): Position | null {
  const guesser = guesserFor(rules, view);
  const other = guesser.scratch();
  const legal: Move[] = [];
  for (let world = 0; world < WORLDS; world++) {
    guesser.into(other, rng);
    listLegal(rules, other, legal);
    if (legal.includes(move)) return other;
  }
  return null;
}

/** The view before the step, with the faces and purses that the step itself shows: those are no secret of the two worlds. */
function informed({ before }: Step, view: View, after: View, shuffled: ReadonlySet<CardId>): View {
  const faces: (Face | null)[] = view.table.faces.map(
    (face, card) => face ?? (shuffled.has(card) ? null : after.table.faces[card]!),
  );
  const pots = view.table.pots.map(
    (count, pot) => count ?? (after.table.pots[pot] === null ? null : before.position.table.pots[pot]!),
  );
  return { ...view, table: { ...view.table, faces, pots } };
}

/** Every card that went through a shuffle in this step. */
function shuffledCards({ before, events }: Step): ReadonlySet<CardId> {
  const piles = before.position.table.piles.map((pile) => pile.slice());
  const cards = new Set<CardId>();
  for (const event of events) {
    foldPiles(piles, event);
    if (event.kind === 'shuffled') for (const card of piles[event.pile]!) cards.add(card);
  }
  return cards;
}

function withoutFaces(events: readonly TableEvent[], cards: ReadonlySet<CardId>): readonly TableEvent[] {
  if (cards.size === 0) return events;
  return events.map((event) => ('face' in event && cards.has(event.card) ? { ...event, face: null } : event));
}

function blind(view: View, cards: ReadonlySet<CardId>): View {
  if (cards.size === 0) return view;
  const faces = view.table.faces.map((face, card) => (cards.has(card) ? null : face));
  return { ...view, table: { ...view.table, faces } };
}
