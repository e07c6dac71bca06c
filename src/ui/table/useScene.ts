/** The scene of a frame on this screen: viewport, wishes, names, and who sits at the near edge. */
import { useState } from 'react';
import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { Seat } from '@/engine/core/table';
import type { Frame } from '@/session/frame';
import { useSettings } from '../hooks/hall';
import { useTextScale } from '../hooks/textScale';
import { useT } from '../hooks/words';
import type { Scene } from './contract';
import { companyOf } from './telling';

/** Whoever looks or decides; otherwise nobody changes places. */
export function nearSeat(frame: Frame, before: Seat | null): Seat {
  const { eyes, moment, players } = frame;
  if (eyes >= 0) return eyes;
  const isHuman = (seat: Seat): boolean => players[seat]?.kind === 'human';
  if (moment.kind === 'deciding') return moment.seat;
  if ((moment.kind === 'showing' || moment.kind === 'thinking') && isHuman(moment.seat)) return moment.seat;
  return (
    before ??
    Math.max(
      0,
      players.findIndex(({ kind }) => kind === 'human'),
    )
  );
}

export function useScene(frame: Frame, picked: readonly string[]): Scene {
  const t = useT();
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const text = useTextScale();
  const { largeCards, plainNumbers, leftHanded, memoryAid } = useSettings();
  const [before, setBefore] = useState<Seat | null>(null);
  const near = nearSeat(frame, before);
  if (near !== before) setBefore(near);
  return {
    ...companyOf(frame, t),
    viewport: { width, height, insets, text },
    wishes: { largeCards, plainNumbers, leftHanded, memoryAid },
    near,
    picked,
  };
}
