/** Bots in a browser think in a worker of their own; where there is none, in slices like on a phone. */
import type { Thinker } from '@/session/ports';
import type { Mind } from './slices';
import type { Wire } from './wire';
import { createWorkerThinker } from './workerThinker';

/** The build writes the worker's address into the page; a page in development has none. */
function connect(): Wire | null {
  const address = document.querySelector('meta[name="bot-worker"]')?.getAttribute('content');
  if (address == null || typeof Worker !== 'function') return null;
  return new Worker(address) as unknown as Wire;
}

export function createThinker(mind: Mind): Thinker {
  return createWorkerThinker(mind, connect);
}
