/** A pile being shuffled: its two halves go apart and come together again. */
import { StyleSheet, useWindowDimensions } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import { CardBack } from '../../art/CardBack';
import { space } from '../../theme/tokens';
import type { Timeline } from '../beats';
import type { Rect } from '../contract';

interface ShuffleProps {
  readonly shuffle: Timeline['shuffles'][number];
  readonly clock: SharedValue<number>;
}

const APART = 0.45;
/** In degrees: each half leans away from the other. */
const TILT = 6;

/** How far both go to one side, so that neither leaves the screen where the pile lies at its edge. */
function inwards({ x, w, h }: Rect, screen: number): number {
  const corner = (h / 2) * Math.sin((TILT * Math.PI) / 180);
  const reach = w * APART + corner + space.xs;
  return Math.max(0, reach - x) - Math.max(0, x + w + reach - screen);
}

function Half({ shuffle: { at, start, ms }, clock, side }: ShuffleProps & { readonly side: 1 | -1 }) {
  const { width } = useWindowDimensions();
  const shift = inwards(at, width);
  const style = useAnimatedStyle(() => {
    const raw = ms === 0 ? 1 : Math.min(1, Math.max(0, (clock.get() - start) / ms));
    const away = Math.sin(Math.PI * raw);
    return {
      opacity: raw <= 0 || raw >= 1 ? 0 : 1,
      transform: [
        { translateX: at.x + away * (shift + side * at.w * APART) },
        { translateY: at.y },
        { rotate: `${side * away * TILT}deg` },
      ],
    };
  });
  return (
    <Animated.View style={[styles.half, style]}>
      <CardBack width={at.w} height={at.h} />
    </Animated.View>
  );
}

export function Shuffle(props: ShuffleProps) {
  return (
    <>
      <Half {...props} side={-1} />
      <Half {...props} side={1} />
    </>
  );
}

const styles = StyleSheet.create({ half: { position: 'absolute', left: 0, top: 0 } });
