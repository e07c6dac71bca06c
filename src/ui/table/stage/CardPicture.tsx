/** A card at rest or in the air: its face or its back, and how it stands out. */
import { StyleSheet, View } from 'react-native';

import type { Face } from '@/engine/core/table';
import { CardBack } from '../../art/CardBack';
import { CardFace } from '../../art/CardFace';
import { useTheme } from '../../theme/ThemeProvider';
import { cardShape, lift, stroke } from '../../theme/tokens';
import type { Mark } from '../contract';
import { useTableLook } from './look';

interface CardPictureProps {
  readonly face: Face | null;
  readonly width: number;
  readonly height: number;
  readonly mark?: Mark | undefined;
}

const RING_GAP = 1;

export function CardPicture({ face, width, height, mark }: CardPictureProps) {
  const { palette } = useTheme();
  const { print, plain } = useTableLook();
  const mini = width < cardShape.miniBelow;
  const ring = mini ? stroke.line : stroke.bold;
  const colour = mark === 'can' || mark === 'picked' ? palette.accent : mark === 'last' ? palette.text : null;
  return (
    <View style={[{ width, height }, !mini && { boxShadow: lift.low(palette.shadow) }, styles.round(width)]}>
      {face === null ? (
        <CardBack width={width} height={height} />
      ) : (
        <CardFace {...print(face)} width={width} height={height} plain={plain} />
      )}
      {mark === 'dim' && (
        <View style={[StyleSheet.absoluteFill, styles.round(width), { backgroundColor: palette.table }, styles.dim]} />
      )}
      {colour !== null && (
        <View
          style={[
            styles.ring,
            {
              margin: -ring - RING_GAP,
              borderWidth: ring,
              borderColor: colour,
              borderRadius: Math.max(stroke.line, width * cardShape.radius) + ring + RING_GAP,
            },
            mark === 'last' && styles.last,
          ]}
        />
      )}
    </View>
  );
}

const styles = {
  ...StyleSheet.create({
    ring: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0 },
    dim: { opacity: 0.5 },
    last: { opacity: 0.6 },
  }),
  round: (width: number) => ({ borderRadius: Math.max(stroke.line, width * cardShape.radius) }),
};
