/** Whether things may fly: the player's choice, or else the phone's. */
import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

import type { Motion as MotionChoice } from '@/session/settings';
import type { Motion } from '../theme/motion';

export function useMotion(choice: MotionChoice): Motion {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    let here = true;
    AccessibilityInfo.isReduceMotionEnabled()
      .then((on) => here && setReduced(on))
      .catch(() => undefined);
    const watch = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      here = false;
      watch.remove();
    };
  }, []);
  if (choice !== 'system') return choice;
  return reduced ? 'reduced' : 'full';
}
