/** One step of a match as the laws see it: what was, what happened, what is, and the shadows that are carried along. */
import { Dealer } from '../core/dealer';
import { foldPiles, type TableEvent } from '../core/events';
import { start, step, type Match, type Setup } from '../core/match';
import { moveKey } from '../core/moves';
import { listLegal, newPosition, playInPlace } from '../core/position';
import { Rng } from '../core/rng';
import { BETWEEN, NOBODY, type Move, type Position, type Rules } from '../core/rules';
import type { CardId, Face } from '../core/table';
import { checksum } from './compare';

/** What someone who only ever heard the events believes. */
export interface Heard {
  readonly piles: CardId[][];
  /** null since the last shuffle that nobody saw into. */
  readonly faces: (Face | null)[];
  readonly seen: number[];
  readonly up: number[];
  readonly pots: number[];
}

export interface Scene {
  readonly rules: Rules;
  readonly setup: Setup;
  readonly heard: Heard;
  /** Played in place by the quiet dealer, from the log alone. */
  readonly shadow: Position;
  readonly quiet: Dealer;
  /** Every move seen so far in this game (of rules), by its key. */
  readonly moves: Map<string, Move>;
  readonly deck: readonly Face[];
  /** For the laws' own samples; has nothing to do with the match. */
  readonly rng: Rng;
  match: Match;
  events: readonly TableEvent[];
  legal: Move[];
  /** The match before this step and its checksum then; null after the deal. */
  before: Match | null;
  beforeSum: number;
}

export function openScene(rules: Rules, setup: Setup, moves: Map<string, Move>): Scene {
  const started = start(rules, setup);
  if (!started.ok) throw new Error(`${rules.id} takes ${started.min} to ${started.max} seats`);
  const shadow = newPosition(rules, setup.seats, setup.options);
  const quiet = new Dealer(new Rng(setup.seed), null);
  const { table } = shadow;
  const heard: Heard = {
    piles: table.piles.map((pile) => pile.slice()),
    faces: table.faces.map(() => null),
    seen: table.seen.slice(),
    up: table.up.slice(),
    pots: table.pots.slice(),
  };
  rules.deal(shadow, quiet);
  const scene: Scene = {
    rules,
    setup,
    heard,
    shadow,
    quiet,
    moves,
    deck: rules.deck(setup.options),
    rng: new Rng(`laws of ${setup.seed}`),
    match: started.match,
    events: started.events,
    legal: [],
    before: null,
    beforeSum: 0,
  };
  listen(scene);
  return scene;
}

/** Plays one move through `step`, and the same move on the shadow. */
export function nextScene(scene: Scene, move: Move): void {
  const { rules, match, shadow, quiet } = scene;
  const seat = match.position.open.phase === BETWEEN ? NOBODY : match.position.open.toAct;
  scene.before = match;
  scene.beforeSum = checksum(match.position);
  const stepped = step(rules, match, seat, move);
  if (!stepped.ok) throw new Error(`legal move ${moveKey(move)} was refused: ${stepped.why}`);
  scene.match = stepped.match;
  scene.events = stepped.events;
  quiet.rng.seek(stepped.match.log.length);
  playInPlace(rules, shadow, move, quiet);
  listen(scene);
}

function listen(scene: Scene): void {
  for (const event of scene.events) hear(scene.heard, event);
  listLegal(scene.rules, scene.match.position, scene.legal);
}

function hear(heard: Heard, event: TableEvent): void {
  foldPiles(heard.piles, event);
  const { faces, seen, up, pots } = heard;
  switch (event.kind) {
    case 'gathered':
      faces.fill(null);
      seen.fill(0);
      up.fill(0);
      return;
    case 'shuffled':
      for (const card of heard.piles[event.pile]!) {
        faces[card] = null;
        seen[card] = 0;
        up[card] = 0;
      }
      return;
    case 'moved':
    case 'turned':
    case 'shown':
      faces[event.card] = event.face;
      seen[event.card] = event.seen;
      up[event.card] = event.up;
      return;
    case 'relabelled': {
      const face = faces[event.a]!;
      faces[event.a] = faces[event.b]!;
      faces[event.b] = face;
      return;
    }
    case 'paid':
      if (event.from !== null) pots[event.from] = pots[event.from]! - event.count;
      if (event.to !== null) pots[event.to] = pots[event.to]! + event.count;
      return;
    case 'closed':
    case 'swapped':
    case 'noted':
      return;
  }
}
