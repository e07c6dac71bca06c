/** Numbers in a line: what somebody owns is filled, neighbours join to a bar with their lowest number above, which is all that counts. */
import { StyleSheet, View } from 'react-native';

import { Text } from '../../kit/Text';
import { useTheme } from '../../theme/ThemeProvider';
import { radius, stroke, type } from '../../theme/tokens';
import { runsOf } from './runs';

interface RulerProps {
  readonly from: number;
  readonly to: number;
  readonly owned: readonly number[];
  readonly wanted?: number | null;
  readonly width: number;
  readonly height: number;
}

/** Faint marks to find one's way by. */
const TICKS = [5, 10, 15, 20, 25, 30] as const;
const LABEL = type.floor.lineHeight;
/** Wide enough for two figures. */
const LABEL_WIDTH = 20;

export function Ruler({ from, to, owned, wanted = null, width, height }: RulerProps) {
  const { palette } = useTheme();
  const step = width / (to - from + 1);
  const bar = Math.max(stroke.bold * 2, height - LABEL);
  const left = (value: number) => (value - from) * step;
  return (
    <View style={{ width, height }}>
      <View style={[styles.bar, { top: LABEL, left: 0, width, height: bar, backgroundColor: palette.table }]} />
      {TICKS.filter((tick) => tick > from && tick < to).map((tick) => (
        <View
          key={`tick ${tick}`}
          style={[
            styles.tick,
            { top: LABEL, left: left(tick), width: stroke.hair, height: bar, backgroundColor: palette.divider },
          ]}
        />
      ))}
      {wanted !== null && (
        <View
          style={[
            styles.bar,
            {
              top: LABEL,
              left: left(wanted),
              width: step,
              height: bar,
              borderColor: palette.accent,
              borderWidth: stroke.line,
            },
          ]}
        />
      )}
      {runsOf(owned).map(([low, high]) => (
        <View key={low}>
          <View
            style={[
              styles.bar,
              {
                top: LABEL,
                left: left(low),
                width: step * (high - low + 1),
                height: bar,
                backgroundColor: palette.text,
              },
            ]}
          />
          <View style={[styles.label, { left: left(low) + step / 2 - LABEL_WIDTH / 2 }]}>
            <Text step="floor" weight="bold" cap="cardNumeral" align="center" tabular>
              {low}
            </Text>
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { position: 'absolute', borderRadius: radius.sm / 2 },
  tick: { position: 'absolute' },
  label: { position: 'absolute', top: 0, width: LABEL_WIDTH },
});
