/** Ticks under the finger. A phone in low power, or without a motor, refuses: that is no error. */
import * as Haptics from 'expo-haptics';

import type { Tick } from '@/session/device';

const { ImpactFeedbackStyle, NotificationFeedbackType } = Haptics;

const play: Readonly<Record<Tick, () => Promise<void>>> = {
  select: () => Haptics.selectionAsync(),
  light: () => Haptics.impactAsync(ImpactFeedbackStyle.Light),
  soft: () => Haptics.impactAsync(ImpactFeedbackStyle.Soft),
  medium: () => Haptics.impactAsync(ImpactFeedbackStyle.Medium),
  success: () => Haptics.notificationAsync(NotificationFeedbackType.Success),
};

export function tick(kind: Tick): void {
  play[kind]().catch(() => undefined);
}
