/** Moves that nobody may make: wrong in seat, phase, card, type or shape. All of them must be refused, with a reason, and change nothing. */
import { CORE_REASONS, step, type Match } from '../core/match';
import type { Rng } from '../core/rng';
import { BETWEEN, NEXT, NOBODY, OVER, type Move, type Rules } from '../core/rules';
import { checksum } from './compare';

export const FUZZ_KINDS = [
  'wrong seat',
  'wrong phase or card',
  'odd value',
  'huge value',
  'odd type',
  'missing key',
  'extra key',
  'borrowed prototype',
  'not an object',
  'after the end',
] as const;
export type FuzzKind = (typeof FUZZ_KINDS)[number];

export interface Attempt {
  readonly kind: FuzzKind;
  readonly seat: unknown;
  readonly raw: unknown;
}

/** What an attempt can be made from. */
export interface FuzzGround {
  readonly rules: Rules;
  readonly match: Match;
  readonly legal: readonly Move[];
  /** Every move this game has ever offered. */
  readonly pool: readonly Move[];
  readonly rng: Rng;
}

const ODD_SEATS = [NOBODY, -2, -0.5, 0.5, 99, 2 ** 31, NaN, Infinity, null, undefined, '0', '1', [0], {}, true];
const ODD_VALUES = [NaN, -0, 0.5, -1, '0', '1', '', null, undefined, true, [], [0], {}, [0, 1, 2], [1, 0], [0, 0]];
const HUGE_VALUES = [
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  Infinity,
  -Infinity,
  123456789n,
  'x'.repeat(5000),
  new Array<number>(5000).fill(0),
];
const ODD_TYPES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  'PLAY',
  'Take',
  'next ',
  'x'.repeat(5000),
  0,
  NaN,
  null,
  undefined,
  true,
  [],
  ['take'],
  {},
];
const NOT_OBJECTS = [null, undefined, 0, 1, NaN, '', 'take', '{"type":"take"}', true, 7n, [], [{ type: 'take' }], [0]];
const EXTRA_KEYS = ['x', '', '0', 'seat', 'card', 'slot', 'place', 'places', 'token', 'toString', 'length', 'Type'];

type Loose = Record<string, unknown>;

function pick<T>(list: readonly T[], rng: Rng): T {
  return list[rng.int(list.length)]!;
}

/** Somebody who is not asked now. */
function strangerTo({ match, rng }: FuzzGround): unknown {
  const { seats } = match.setup;
  const { phase, toAct } = match.position.open;
  const seat = rng.int(2) === 0 ? rng.int(seats) : pick(ODD_SEATS, rng);
  if (phase === BETWEEN) return seat === NOBODY ? 0 : seat;
  return seat === toAct ? (toAct + 1) % seats : seat;
}

function withField(move: Move, values: readonly unknown[], rng: Rng): Loose {
  const fields = Object.keys(move).filter((key) => key !== 'type');
  const raw: Loose = { ...move };
  const field = fields.length === 0 ? 'type' : pick(fields, rng);
  const value = pick(values, rng);
  const old = raw[field];
  // A list of places is spoilt as a whole, or in one of its places.
  raw[field] = Array.isArray(old) && rng.int(2) === 0 ? old.map((item, i) => (i === 0 ? value : item)) : value;
  return raw;
}

function proto(move: Move, rng: Rng): unknown {
  switch (rng.int(5)) {
    case 0:
      return Object.create(move) as object;
    case 1:
      return Object.assign(Object.create(null) as object, move);
    case 2:
      return JSON.parse(`{"__proto__":${JSON.stringify(move)}}`);
    case 3:
      return JSON.parse(`${JSON.stringify(move).slice(0, -1)},"__proto__":{"admin":true}}`);
    default:
      return Object.assign(new (class Lookalike {})(), move);
  }
}

/** One attempt of a kind; by chance it can be a move that is allowed, which the caller must leave out. */
export function attempt(kind: FuzzKind, ground: FuzzGround): Attempt {
  const { match, legal, pool, rng } = ground;
  const { open } = match.position;
  const seat = open.phase === BETWEEN ? NOBODY : open.toAct;
  const move: Move = legal.length > 0 ? pick(legal, rng) : pick(pool, rng);
  switch (kind) {
    case 'wrong seat':
      return { kind, seat: strangerTo(ground), raw: move };
    case 'wrong phase or card':
    case 'after the end':
      return { kind, seat, raw: rng.int(20) === 0 ? NEXT : pick(pool, rng) };
    case 'odd value':
      return { kind, seat, raw: withField(rng.int(2) === 0 ? move : pick(pool, rng), ODD_VALUES, rng) };
    case 'huge value':
      return { kind, seat, raw: withField(rng.int(2) === 0 ? move : pick(pool, rng), HUGE_VALUES, rng) };
    case 'odd type':
      return { kind, seat, raw: { ...move, type: pick(ODD_TYPES, rng) } };
    case 'missing key': {
      const raw: Loose = { ...pick(pool, rng) };
      delete raw[pick(Object.keys(raw), rng)];
      return { kind, seat, raw };
    }
    case 'extra key':
      return { kind, seat, raw: { [pick(EXTRA_KEYS, rng)]: pick(ODD_VALUES, rng), ...move } };
    case 'borrowed prototype':
      return { kind, seat, raw: proto(move, rng) };
    case 'not an object':
      return { kind, seat, raw: pick(NOT_OBJECTS, rng) };
  }
}

/** True when the attempt happens to be one of the moves on offer, by the one who is asked. */
export function isAllowed({ match, legal }: FuzzGround, { seat, raw }: Attempt): boolean {
  const { phase, toAct } = match.position.open;
  if (phase === OVER || !Object.is(seat, phase === BETWEEN ? NOBODY : toAct)) return false;
  return legal.some((move) => isCopy(move, raw));
}

/** Written apart from the engine's own comparison, which is on trial here. */
function isCopy(original: unknown, raw: unknown): boolean {
  if (typeof original !== 'object' || original === null) return Object.is(original, raw);
  if (typeof raw !== 'object' || raw === null) return false;
  if (Reflect.getPrototypeOf(raw) !== Reflect.getPrototypeOf(original)) return false;
  const keys = Reflect.ownKeys(original);
  return (
    keys.length === Reflect.ownKeys(raw).length &&
    keys.every((key) => Reflect.has(raw, key) && isCopy(Reflect.get(original, key), Reflect.get(raw, key)))
  );
}

export type Refused = { readonly ok: true; readonly why: string } | { readonly ok: false; readonly fault: string };

/** Makes the attempt, which must be refused for a reason from the list and leave the match as it was. */
export function refuse({ rules, match }: FuzzGround, { seat, raw }: Attempt): Refused {
  const sum = checksum(match.position);
  const { length } = match.log;
  const stepped = step(rules, match, seat as number, raw);
  if (stepped.ok) return { ok: false, fault: 'was played' };
  if (checksum(match.position) !== sum || match.log.length !== length) return { ok: false, fault: 'changed the match' };
  const { why } = stepped;
  const known = rules.reasons.includes(why) || (CORE_REASONS as readonly string[]).includes(why);
  return known ? { ok: true, why } : { ok: false, fault: `was refused for "${why}", which is no declared reason` };
}
