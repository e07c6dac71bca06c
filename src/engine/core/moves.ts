/** Moves are plain JSON: comparing them, and naming them by a short text. */
import type { Move } from './rules';

type Field = string | number | readonly number[];

/** Exactly the same keys and values: no extra key, no inherited one, no lookalike number. */
export function sameMove(move: Move, raw: object): boolean {
  const fields = move as unknown as Readonly<Record<string, Field>>;
  const keys = Object.keys(fields);
  if (Object.getPrototypeOf(raw) !== Object.prototype) return false;
  if (Object.getOwnPropertyNames(raw).length !== keys.length) return false;
  return keys.every((key) => Object.hasOwn(raw, key) && sameField(fields[key]!, raw[key as keyof object]));
}

function sameField(field: Field, raw: unknown): boolean {
  if (typeof field !== 'object') return Object.is(field, raw);
  return (
    Array.isArray(raw) &&
    raw.length === field.length &&
    field.every((item, index) => Object.is(item, (raw as readonly unknown[])[index]))
  );
}

/** A text that is the same for the same move, for maps and saves. */
export function moveKey(move: Move): string {
  return JSON.stringify(move);
}
