/** Screens that are fetched when somebody goes there, with the words they speak. */
import { lazy } from 'react';
import type { ComponentType } from 'react';

import type { Area } from '@/i18n/languages';
import { words } from './words';

type Rooms<N extends string> = Readonly<Record<N, ComponentType>>;

/** Loads once for all rooms of a wing; a failed fetch is tried again at the next visit. */
function wing<N extends string>(area: Area, fetch: () => Promise<{ readonly rooms: Rooms<N> }>) {
  let loading: Promise<Rooms<N>> | null = null;
  const load = () => {
    loading ??= Promise.all([fetch(), words.need(area)]).then(
      ([{ rooms }]) => rooms,
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return { load, room: (name: N) => lazy(async () => ({ default: (await load())[name] })) };
}

const side = wing('rooms', () => import('./sideRooms'));
const table = wing('table', () => import('./tableRooms'));

export const SetUp = side.room('SetUp');
export const Rules = side.room('Rules');
export const Settings = side.room('Settings');
export const About = side.room('About');
export const History = side.room('History');
export const Table = table.room('Table');

/** Fetches what will be wanted next, while nobody waits for it. */
export async function fetchAhead(): Promise<void> {
  await side.load();
  await table.load();
}
