/** Reuses what is the same as before, so that only what changed on the table is drawn again. */
import { useState } from 'react';

import type { Layout, Thing, Touch } from './contract';

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** `after`, in which every part that equals the same part of `before` is that very part. */
export function keepSame<T>(before: T, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.map((part: unknown, i) => (i < before.length ? keepSame<unknown>(before[i], part) : part));
    return (
      before.length === after.length && parts.every((part, i) => Object.is(part, before[i])) ? before : parts
    ) as T;
  }
  if (!isPlain(before) || !isPlain(after)) return after;
  const keys = Object.keys(after);
  const parts = Object.fromEntries(keys.map((key) => [key, keepSame(before[key], after[key])]));
  const same =
    keys.length === Object.keys(before).length &&
    keys.every((key) => key in before && Object.is(parts[key], before[key]));
  return (same ? before : parts) as T;
}

/** The same for a list whose parts have names: one that comes or goes does not make the others new. */
function keepNamed<T>(before: readonly T[], after: readonly T[], nameOf: (parts: readonly T[]) => readonly string[]) {
  const names = nameOf(before);
  const known = new Map(before.map((part, i) => [names[i], part] as const));
  const wanted = nameOf(after);
  const parts = after.map((part, i) => {
    const found = known.get(wanted[i]);
    return found === undefined ? part : keepSame(found, part);
  });
  return before.length === parts.length && parts.every((part, i) => part === before[i]) ? before : parts;
}

/** What a thing is called among the others of its layout: its kind, and the how many-th of it. */
export function thingNames(things: readonly Thing[]): readonly string[] {
  const times = new Map<string, number>();
  return things.map(({ kind }) => {
    const n = times.get(kind) ?? 0;
    times.set(kind, n + 1);
    return `${kind} ${n}`;
  });
}

export function keepLayout<L extends Layout>(before: L, after: L): L {
  const over = after.over && keepNamed(before.over ?? [], after.over, thingNames);
  return {
    ...after,
    header: keepSame(before.header, after.header),
    prompt: keepSame(before.prompt, after.prompt),
    cards: keepNamed(before.cards, after.cards, (spots) => spots.map(({ card }) => String(card))),
    things: keepNamed(before.things, after.things, thingNames),
    ...(over !== undefined && { over }),
  };
}

export function keepTouches(before: readonly Touch[], after: readonly Touch[]): readonly Touch[] {
  return keepNamed(before, after, (touches) => touches.map(({ id }) => id));
}

/** The value, with everything in it that has not changed since the last time. */
export function useKept<T>(value: T, keep: (before: T, after: T) => T): T {
  const [kept] = useState(() => createShelf(value));
  return kept.put(value, keep);
}

interface Shelf<T> {
  put(value: T, keep: (before: T, after: T) => T): T;
}

/** A cache and nothing else: whatever it hands out equals what it was given. */
function createShelf<T>(first: T): Shelf<T> {
  let last = first;
  return {
    put(value, keep) {
      last = keep(last, value);
      return last;
    },
  };
}
