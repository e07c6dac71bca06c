/** The frame to draw now. A new one is drawn in small steps, so that what moves goes on moving; but when other eyes look, nothing old is shown for a moment longer. */
import { useDeferredValue } from 'react';

import type { Frame, TableHost } from '@/session/frame';
import { useStore } from './store';

export function useFrame(host: TableHost): Frame {
  const latest = useStore({ get: host.getFrame, subscribe: host.subscribe });
  const drawn = useDeferredValue(latest);
  return drawn.eyes === latest.eyes ? drawn : latest;
}
