/** Screens that are fetched when somebody goes there, with the words they speak. */
import { createElement, use, useEffect } from 'react';
import type { ComponentType } from 'react';

import type { Area } from '@/i18n/languages';
import { whenIdle } from '@/platform/idle';
import { words } from './words';

type Rooms<N extends string> = Readonly<Record<N, ComponentType>>;

/** Does a thing once; what failed is done again at the next visit. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let doing: Promise<T> | null = null;
  return () => {
    doing ??= work().catch((error: unknown) => {
      doing = null;
      throw error;
    });
    return doing;
  };
}

interface Room {
  readonly Screen: ComponentType;
  readonly load: () => Promise<unknown>;
}

/** Fetches when there is nothing better to do. A fetch that fails is tried again by whoever goes there. */
function ahead(load: () => Promise<unknown>): void {
  whenIdle(() => void load().catch(() => undefined));
}

interface DoorProps {
  readonly load: () => Promise<ComponentType>;
  readonly next: (() => Promise<unknown>) | undefined;
}

/** Not React's own `lazy`, which would remember a failed fetch for ever. */
function Door({ load, next }: DoorProps) {
  useEffect(() => {
    if (next !== undefined) ahead(next);
  }, [next]);
  return createElement(use(load()));
}

/** Rooms that arrive together; each brings its own words, and knows where one goes from there. */
function wing<N extends string>(fetch: () => Promise<{ readonly rooms: Rooms<N> }>) {
  const arrive = once(async () => (await fetch()).rooms);
  return (name: N, areas: readonly Area[], next?: () => Promise<unknown>): Room => {
    const load = once(async () => {
      const [rooms] = await Promise.all([arrive(), ...areas.map((area) => words.need(area))]);
      return rooms[name];
    });
    const Screen = () => createElement(Door, { load, next });
    return { Screen, load };
  };
}

const side = wing(() => import('./sideRooms'));
const table = wing(() => import('./tableRooms'));

const Table = table('Table', ['rooms', 'table']);

export const ROOMS = {
  SetUp: side('SetUp', ['rooms'], Table.load),
  Settings: side('Settings', ['rooms']),
  About: side('About', ['rooms']),
  Table,
  Rules: table('Rules', ['rooms', 'table', 'rules']),
  Tutorial: table('Tutorial', ['rooms', 'table', 'tutorial']),
  History: table('History', ['rooms', 'table']),
} as const;

/** The table is big: it waits until whoever has just opened the app has looked round, or sets up a game. */
const LOOK_ROUND_MS = 5000;

/** Fetches what will be wanted next, while nobody waits for it. The returned function calls it off. */
export function fetchAhead(): () => void {
  ahead(ROOMS.SetUp.load);
  const timer = setTimeout(() => ahead(Table.load), LOOK_ROUND_MS);
  return () => clearTimeout(timer);
}
