/** A chip that slides from one pot to another. */
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import { Chip } from '../../art/Chip';
import type { Motion } from '../../theme/motion';
import { space } from '../../theme/tokens';
import type { ChipFlight } from '../beats';

interface ChipInFlightProps {
  readonly flight: ChipFlight;
  readonly clock: SharedValue<number>;
  readonly motion: Motion;
}

const SIZE = space.xl;

export function ChipInFlight({ flight: { chip, from, to, start, ms }, clock, motion }: ChipInFlightProps) {
  const reduced = motion === 'reduced';
  const style = useAnimatedStyle(() => {
    const raw = ms === 0 ? 1 : (clock.get() - start) / ms;
    const part = reduced ? 1 : 1 - (1 - Math.min(1, Math.max(0, raw))) ** 3;
    return {
      opacity: raw <= 0 || raw >= 1 ? 0 : 1,
      transform: [
        { translateX: from.x + from.w / 2 + (to.x + to.w / 2 - from.x - from.w / 2) * part - SIZE / 2 },
        { translateY: from.y + from.h / 2 + (to.y + to.h / 2 - from.y - from.h / 2) * part - SIZE / 2 },
      ],
    };
  });
  return (
    <Animated.View style={[styles.chip, style]}>
      <Chip id={chip} size={SIZE} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({ chip: { position: 'absolute', left: 0, top: 0, width: SIZE, height: SIZE } });
