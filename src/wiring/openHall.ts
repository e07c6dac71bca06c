/** Opens the hall: the session on this phone's storage, clock, dice and bots. Loaded after the first screen. */
import { advise, think } from '@/bots/think';
import { clock } from '@/platform/clock';
import { cover } from '@/platform/cover';
import { dice } from '@/platform/dice';
import { disk } from '@/platform/disk';
import { tick } from '@/platform/haptics';
import { onHide } from '@/platform/hidden';
import { keepAwake } from '@/platform/keepAwake';
import { play } from '@/platform/sounds';
import { createThinker } from '@/platform/thinker';
import { createCatalogue } from '@/session/catalogue';
import { createHome } from '@/session/createHome';
import type { Hall } from '@/session/hall';

export async function openHall(): Promise<Hall> {
  const home = createHome({ disk, clock, dice, thinker: createThinker({ think, advise }) });
  await home.ready();
  return {
    home,
    catalogue: createCatalogue(),
    device: { tick, play, keepAwake, cover, onHide },
    now: () => clock.now(),
  };
}
