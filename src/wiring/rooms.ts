/** Screens that are fetched when somebody goes there, with the words they speak. */
import { createElement, use } from 'react';
import type { ComponentType } from 'react';

import type { Area } from '@/i18n/languages';
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

/** Rooms that arrive together; each brings its own words. */
function wing<N extends string>(fetch: () => Promise<{ readonly rooms: Rooms<N> }>) {
  const arrive = once(async () => (await fetch()).rooms);
  return (name: N, areas: readonly Area[]): Room => {
    const load = once(async () => {
      const [rooms] = await Promise.all([arrive(), ...areas.map((area) => words.need(area))]);
      return rooms[name];
    });
    // Not React's own `lazy`, which would remember a failed fetch for ever.
    const Screen = () => createElement(use(load()));
    return { Screen, load };
  };
}

const side = wing(() => import('./sideRooms'));
const table = wing(() => import('./tableRooms'));

export const ROOMS = {
  SetUp: side('SetUp', ['rooms']),
  Settings: side('Settings', ['rooms']),
  About: side('About', ['rooms']),
  Table: table('Table', ['rooms', 'table']),
  Rules: table('Rules', ['rooms', 'table', 'rules']),
  Tutorial: table('Tutorial', ['rooms', 'table', 'tutorial']),
  History: table('History', ['rooms', 'table']),
} as const;

/** Fetches what will be wanted next, while nobody waits for it. */
export async function fetchAhead(): Promise<void> {
  await ROOMS.SetUp.load();
  await ROOMS.Table.load();
}
