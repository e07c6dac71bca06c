/** A number between two ends, changed in steps: two buttons and a bar, no dragging needed. */
import { StyleSheet, View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
import { IconButton } from './IconButton';
import { Text } from './Text';

interface StepperProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /** The value in words. */
  readonly said: string;
  readonly onChange: (value: number) => void;
}

export function Stepper({ value, min, max, step, lessLabel, moreLabel, said, onChange }: StepperProps) {
  const { palette } = useTheme();
  const clamp = (next: number) => Math.min(max, Math.max(min, next));
  const share = (value - min) / (max - min);
  return (
    <View style={styles.row}>
      <IconButton icon="minus" label={lessLabel} onPress={() => onChange(clamp(value - step))} />
      <View aria-hidden style={[styles.bar, { backgroundColor: palette.divider }]}>
        <View style={[styles.filled, { width: `${share * 100}%`, backgroundColor: palette.accent }]} />
      </View>
      <IconButton icon="plus" label={moreLabel} onPress={() => onChange(clamp(value + step))} />
      <Text step="label" tabular style={styles.said}>
        {said}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.sm, flexWrap: 'wrap' },
  bar: { flex: 1, minWidth: space.huge, height: space.sm, borderRadius: radius.pill, overflow: 'hidden' },
  filled: { height: '100%', borderRadius: radius.pill },
  said: { minWidth: space.huge },
});
