/** What the phone does while a table is open: stays awake, keeps hands out of pictures, and covers them when nobody looks. */
import { useEffect } from 'react';

import type { Frame, TableHost } from '@/session/frame';
import { useDevice } from '../hooks/hall';

/** Several people and something between them that is not for all eyes. */
function keepsSecrets({ players, piles, pots }: Frame): boolean {
  const people = players.filter(({ kind }) => kind === 'human').length;
  return people > 1 && (piles.some(({ kind }) => kind === 'hand') || pots.some(({ secret }) => secret));
}

export function useCare(host: TableHost, frame: Frame): void {
  const device = useDevice();
  const secret = keepsSecrets(frame);
  useEffect(() => {
    device.keepAwake(true);
    const off = device.onHide(() => host.hide());
    return () => {
      off();
      device.keepAwake(false);
    };
  }, [device, host]);
  useEffect(() => {
    if (!secret) return;
    device.cover(true);
    return () => device.cover(false);
  }, [device, secret]);
}
