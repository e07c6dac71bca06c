/** Hands the hall to the screens: at once to those that can wait for it, later to the lobby that cannot. */
import { createContext, use, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import type { Device } from '@/session/device';
import type { Hall } from '@/session/hall';
import type { Home } from '@/session/home';
import { DEFAULT_SETTINGS } from '@/session/settings';
import type { Settings } from '@/session/settings';
import { useStore } from './store';

/** A hall that is being opened. */
export interface HallDoor {
  /** The same promise until it fails; after that, asking tries again. */
  opened(): Promise<Hall>;
  /** How many games will wait behind it, so that room can be kept for them. */
  readonly expected?: number;
  /** null until it is open. */
  get(): Hall | null;
  subscribe(listener: () => void): () => void;
}

const closed: HallDoor = {
  opened: () => new Promise(() => undefined),
  get: () => null,
  subscribe: () => () => undefined,
};

/** For a hall that is open already. */
export function openDoor(hall: Hall): HallDoor {
  return { opened: () => Promise.resolve(hall), get: () => hall, subscribe: () => () => undefined };
}

const DoorContext = createContext(closed);

export function HallProvider({ door, children }: { readonly door: HallDoor; readonly children: ReactNode }) {
  return <DoorContext value={door}>{children}</DoorContext>;
}

/** For a screen that is there before the hall: it may knock when somebody taps. */
export function useDoor(): HallDoor {
  return use(DoorContext);
}

/** null while the hall is loading. */
export function useHallSoon(): Hall | null {
  return useStore(use(DoorContext));
}

/** Waits for the hall: the nearest Suspense shows its fallback meanwhile. */
export function useHall(): Hall {
  const door = use(DoorContext);
  return useStore(door) ?? use(door.opened());
}

export function useHome(): Home {
  return useHall().home;
}

export function useDevice(): Device {
  return useHall().device;
}

const defaults = () => DEFAULT_SETTINGS;
const nothing = () => () => undefined;

/** The settings in use; the defaults until they are read. */
export function useSettings(): Settings {
  const settings = useHallSoon()?.home.settings;
  return useSyncExternalStore(settings?.subscribe ?? nothing, settings?.get ?? defaults, defaults);
}
