/** Whether things may fly: the player's choice, or else the phone's. */
import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';
import { useReducedMotion } from 'react-native-reanimated';

import type { Motion as MotionChoice } from '@/session/settings';
import type { Motion } from '../theme/motion';

export function useMotion(choice: MotionChoice): Motion {
  // The phone answers late, and the first cards fly at once: what held when the app was opened holds until then.
  const [reduced, setReduced] = useState(useReducedMotion());
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
