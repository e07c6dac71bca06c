/** A sheet of something on the table: holds what belongs together. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { StyleProp, ViewStyle } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { lift, radius, space, stroke } from '../theme/tokens';

interface SurfaceProps {
  readonly children: ReactNode;
  /** No padding: for lists of rows that bring their own. */
  readonly flush?: boolean;
  readonly style?: StyleProp<ViewStyle>;
}

export function Surface({ children, flush = false, style }: SurfaceProps) {
  const { palette } = useTheme();
  return (
    <View
      style={[
        styles.surface,
        !flush && styles.padded,
        { backgroundColor: palette.surface, borderColor: palette.divider, boxShadow: lift.low(palette.shadow) },
        style,
      ]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  surface: { borderRadius: radius.lg, borderWidth: stroke.hair, overflow: 'hidden' },
  padded: { padding: space.lg, gap: space.md },
});
