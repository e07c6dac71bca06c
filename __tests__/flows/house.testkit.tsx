/** A language for tests that walk through the app: a house with a hall in memory, and what a person does in it. */
import { configure, render, screen, userEvent } from '@testing-library/react-native';

import type { Area } from '@/i18n/languages';
import { createCatalogue } from '@/session/catalogue';
import { createHome } from '@/session/createHome';
import type { Device } from '@/session/device';
import type { Hall } from '@/session/hall';
import { createPorts } from '@/session/session.testkit';
import type { MapDisk } from '@/session/session.testkit';
import { openDoor } from '@/ui/hooks/hall';
import { House } from '@/wiring/House';
import { words } from '@/wiring/words';

/** A busy machine is no failure: how long a walk takes is measured elsewhere. */
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });

export interface TestHall extends Hall {
  readonly disk: MapDisk;
  /** What was asked of the phone, in order. */
  readonly felt: string[];
  /** Lets the table's own clock run on: bots think, beats end. */
  readonly pass: (ms: number) => void;
}

export async function createTestHall(seed = 'hall', disk?: MapDisk): Promise<TestHall> {
  const ports = createPorts(seed, disk === undefined ? {} : { disk });
  const home = createHome(ports);
  await home.ready();
  const felt: string[] = [];
  const device: Device = {
    tick: (kind) => void felt.push(`tick ${kind}`),
    play: (sound, volume) => void felt.push(`play ${sound} ${volume}`),
    keepAwake: (on) => void felt.push(`awake ${on}`),
    cover: (on) => void felt.push(`cover ${on}`),
    onHide: () => () => undefined,
  };
  const { clock, disk: kept } = ports;
  return { home, catalogue: createCatalogue(), device, now: () => clock.now(), disk: kept, felt, pass: clock.pass };
}

const AREAS: readonly Area[] = ['rooms', 'table', 'rules'];

/** Opens the house in English and waits for the lobby. */
export async function enter(hall: Hall) {
  await words.speak('en');
  for (const area of AREAS) await words.need(area);
  hall.home.settings.set({ language: 'en' });
  await render(<House door={openDoor(hall)} links={false} />);
  await screen.findByRole('heading', { name: 'Low Five' });
  return userEvent.setup();
}
