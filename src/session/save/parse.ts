/** Small strict readers for data that may be damaged or made by hand: exact keys, own values, bounded numbers. */

export type Fields = Readonly<Record<string, unknown>>;

/** A plain object with exactly these keys: no more, no fewer, none inherited. */
export function hasExactly(raw: unknown, keys: readonly string[]): raw is Fields {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return false;
  return Object.keys(raw).length === keys.length && keys.every((key) => Object.hasOwn(raw, key));
}

export function isWhole(raw: unknown, min: number, max: number): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max;
}

export function isOneOf<T>(raw: unknown, values: readonly T[]): raw is T {
  return (values as readonly unknown[]).includes(raw);
}

export function isListOf<T>(raw: unknown, max: number, isItem: (item: unknown) => item is T): raw is T[] {
  return Array.isArray(raw) && raw.length <= max && raw.every((item) => isItem(item));
}

/** A short word of printable ASCII. */
export function isWord(raw: unknown, max: number): raw is string {
  return typeof raw === 'string' && raw.length <= max && /^[\x21-\x7e]+$/.test(raw);
}

/** undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
