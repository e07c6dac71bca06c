/** Two deals that one pair of eyes cannot tell apart: same seats, same moves, same view, and everything hidden different. Each comes as a save that the app opens. */
import { Dealer } from '@/engine/core/dealer';
import type { TableEvent } from '@/engine/core/events';
import { start, viewFor, type Match } from '@/engine/core/match';
import { presetOptions } from '@/engine/core/options';
import { listLegal, playInPlace, turnOf } from '@/engine/core/position';
import { rngAt } from '@/engine/core/rng';
import { NOBODY, type Eyes, type Move, type Ply } from '@/engine/core/rules';
import { knows } from '@/engine/core/veil';
import { rulesOf, type GameId } from '@/engine/games/registry';
import { CHARACTERS } from '@/bots/characters';
import { gameBase } from '@/session/save/keys';
import { plyLetters } from '@/session/save/plies';
import { FORMAT } from '@/session/save/record';
import { seal } from '@/session/save/seal';
import { recordOf } from '@/session/save/summary';
import type { TablePlan } from '@/session/home';
import type { Player } from '@/session/players';
import { isHumanSeat, seatsOf, type Seats } from '@/session/seats';

const ID = '00c0ffee00c0ffee';
const SAVED_AT = Date.UTC(2030, 0, 1);
const NAMES = ['Robin', 'Kim', 'Toni', 'Alex'];
const MOST_DEALS = 60_000;
/** What leads to a look at somebody's card. */
const TO_A_LOOK: ReadonlySet<string> = new Set(['draw', 'discard', 'spy', 'pass']);

export interface Wanted {
  readonly game: GameId;
  /** `H` is a person, `B` a computer. */
  readonly pattern: string;
  /** Moves made before the page is opened, at least. */
  readonly plies: number;
  /** Whose turn it is then. */
  readonly turn: 'person' | 'bot';
  /** Moves of computers that follow while the page is open. */
  readonly live: number;
  /** Who looks: the person whose turn it is (or the only one at the table), or nobody in particular. */
  readonly eyes: 'theirs' | 'nobody';
  /** Only where a computer looks at a card that a person knows. */
  readonly spied?: boolean;
}

export interface Twins {
  readonly id: string;
  /** What each puts on the disk, by key. */
  readonly disks: readonly (readonly [string, string])[];
  /** What the computers answer, by ply. */
  readonly answers: Readonly<Record<number, number>>;
  /** Cards in play whose faces differ between the two. */
  readonly differing: number;
}

interface Walk {
  readonly seats: Seats;
  readonly opened: Match;
  readonly plies: string;
  readonly answers: Readonly<Record<number, number>>;
  readonly key: string;
}

function planOf(game: GameId, pattern: string): TablePlan {
  const bots = CHARACTERS.values();
  const players = [...pattern].map((kind, i): Player => {
    if (kind === 'H') return { kind: 'human', name: NAMES[i]!, face: 'bob', colour: 'sky' };
    return { kind: 'bot', character: bots.next().value!.id };
  });
  return { game, players, preset: 'written', options: presetOptions(rulesOf(game), 'written') };
}

/** Plays the same throws of the dice on the deal of this seed; null when it comes to another kind of moment. */
function walk(wanted: Wanted, plan: TablePlan, seed: string): Walk | null {
  const seats = seatsOf(ID, plan, seed, 'TWINS');
  const { rules, setup } = seats;
  const started = start(rules, setup);
  if (!started.ok) return null;
  const { position } = started.match;
  const rng = rngAt(setup.seed, 0);
  const events: TableEvent[] = [];
  const quiet = new Dealer(rng, null);
  const loud = new Dealer(rng, events);
  const log: Ply[] = [];
  const legal: Move[] = [];
  const answers: Record<number, number> = {};
  const keys: string[] = [JSON.stringify(seats.players)];
  let plies = '';
  let opened: Match | null = null;
  let openedPlies = '';

  const look = (): void => {
    const turn = turnOf(position.open);
    const own = turn.kind === 'seat' && isHumanSeat(seats, turn.seat) ? turn.seat : NOBODY;
    const eyes: Eyes = wanted.eyes === 'nobody' ? NOBODY : seats.humans.length === 1 ? seats.humans[0]! : own;
    keys.push(JSON.stringify(viewFor(rules, { setup: { ...setup, seed: '' }, log, position }, eyes)));
  };

  for (let live = 0; ;) {
    const turn = turnOf(position.open);
    if (turn.kind !== 'seat') return null;
    const isBot = !isHumanSeat(seats, turn.seat);
    if (opened === null && log.length >= wanted.plies && isBot === (wanted.turn === 'bot')) {
      opened = structuredClone({ setup, log, position });
      openedPlies = plies;
    }
    if (opened !== null) {
      look();
      if (live === wanted.live) {
        const isSpied = events.some(
          (event) => event.kind === 'shown' && seats.humans.some((seat) => knows(seat, event.seen)),
        );
        if (wanted.spied === true && !isSpied) return null;
        return { seats, opened, plies: openedPlies, answers, key: keys.join('\n') };
      }
      if (!isBot) return null;
      live += 1;
    }
    listLegal(rules, position, legal);
    const towards = wanted.spied === true ? legal.findIndex(({ type }) => TO_A_LOOK.has(type)) : -1;
    const index = towards >= 0 ? towards : rngAt('twins', log.length).int(legal.length);
    const move = legal[index]!;
    if (opened !== null) answers[log.length] = index;
    rng.seek(log.length + 1);
    playInPlace(rules, position, move, opened === null ? quiet : loud);
    log.push({ seat: turn.seat, move });
    plies += plyLetters(index);
  }
}

function diskOf({ seats, opened, plies }: Walk): readonly [string, string] {
  const body = JSON.stringify(recordOf(seats, opened, plies, 0, SAVED_AT));
  return [`${gameBase(ID)}/a`, seal({ format: FORMAT, sequence: 0, writer: ID, body })];
}

/** Deals until two look the same. They are found soon: among n deals there are n²/2 pairs. */
export function twins(wanted: Wanted): Twins {
  const plan = planOf(wanted.game, wanted.pattern);
  const found = new Map<string, Walk>();
  for (let i = 0; i < MOST_DEALS; i += 1) {
    const one = walk(wanted, plan, `TWIN${i}`);
    if (one === null) continue;
    const other = found.get(one.key);
    if (other === undefined) {
      found.set(one.key, one);
      continue;
    }
    const [a, b] = [one, other].map(({ opened }) => opened.position.table.faces);
    const differing = a!.filter((face, card) => face !== b![card]).length;
    return { id: ID, disks: [diskOf(one), diskOf(other)], answers: one.answers, differing };
  }
  throw new Error(`No two deals of ${wanted.game} look the same.`);
}
