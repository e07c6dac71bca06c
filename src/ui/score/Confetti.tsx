/** A win, once: scraps fly up from the middle and rain down. Nothing to tap, nothing to read, gone in a moment. */
import { useEffect, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import type { SharedValue } from 'react-native-reanimated';

import { ConfettiPiece } from '../art/ConfettiPiece';
import { CONFETTI_PIECES } from '../theme/motion';

const SIZE = 14;
/** Each piece has its own way, always the same: a fraction that looks like chance. */
const part = (index: number, salt: number) => {
  const wave = Math.sin(index * 12.9898 + salt * 78.233) * 43_758.5453;
  return wave - Math.floor(wave);
};

interface PieceProps {
  readonly index: number;
  readonly progress: SharedValue<number>;
  readonly width: number;
  readonly height: number;
}

function Piece({ index, progress, width, height }: PieceProps) {
  const aside = (part(index, 1) - 0.5) * width * 1.1;
  const up = height * (0.18 + 0.3 * part(index, 2));
  const down = height * (0.75 + 0.35 * part(index, 3));
  const turns = (part(index, 4) - 0.5) * 1440;
  const style = useAnimatedStyle(() => {
    const at = progress.get();
    return {
      opacity: at < 0.75 ? 1 : (1 - at) * 4,
      transform: [
        { translateX: aside * (1 - (1 - at) * (1 - at)) },
        { translateY: -up * 4 * at * (1 - at) + down * at * at },
        { rotate: `${turns * at}deg` },
      ],
    };
  });
  return (
    <Animated.View style={[styles.piece, { left: width / 2, top: height * 0.3 }, style]}>
      <ConfettiPiece index={index} size={SIZE} />
    </Animated.View>
  );
}

export function Confetti({ ms }: { readonly ms: number }) {
  const { width, height } = useWindowDimensions();
  const progress = useSharedValue(0);
  const [over, setOver] = useState(ms === 0);
  useEffect(() => {
    if (ms === 0) return;
    progress.set(withTiming(1, { duration: ms, easing: Easing.linear }));
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms, progress]);
  if (over) return null;
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, styles.air]}>
      {Array.from({ length: CONFETTI_PIECES }, (_, i) => (
        <Piece key={i} index={i} progress={progress} width={width} height={height} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  air: { pointerEvents: 'none', overflow: 'hidden' },
  piece: { position: 'absolute' },
});
