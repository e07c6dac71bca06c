/** Screens that are fetched when somebody goes there, with the words they speak. */
import { createElement, use } from 'react';
import type { ComponentType } from 'react';

import type { Area } from '@/i18n/languages';
import { words } from './words';

type Rooms<N extends string> = Readonly<Record<N, ComponentType>>;

/** Loads once for all rooms of a wing; a failed fetch is tried again at the next visit. */
function wing<N extends string>(areas: readonly Area[], fetch: () => Promise<{ readonly rooms: Rooms<N> }>) {
  let loading: Promise<Rooms<N>> | null = null;
  const load = () => {
    loading ??= Promise.all([fetch(), ...areas.map((area) => words.need(area))]).then(
      ([{ rooms }]) => rooms,
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  // Not React's own `lazy`, which would remember a failed fetch for ever.
  const room = (name: N): ComponentType =>
    function Room() {
      return createElement(use(load())[name]);
    };
  return { load, room };
}

const side = wing(['rooms'], () => import('./sideRooms'));
const table = wing(['rooms', 'table'], () => import('./tableRooms'));

export const SetUp = side.room('SetUp');
export const Settings = side.room('Settings');
export const About = side.room('About');
export const Table = table.room('Table');
export const Rules = table.room('Rules');
export const History = table.room('History');

/** Fetches what will be wanted next, while nobody waits for it. */
export async function fetchAhead(): Promise<void> {
  await side.load();
  await table.load();
}
