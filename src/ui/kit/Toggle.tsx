/** A switch with its words: the whole row is the target. */
import { StyleSheet, View } from 'react-native';

import { useTextScale } from '../hooks/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { layout, radius, space, stroke, target } from '../theme/tokens';
import { RowWords } from './Row';
import { Tap } from './Tap';

interface ToggleProps {
  readonly label: string;
  readonly why?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly first?: boolean;
}

export function Toggle({ label, why, on, onChange, first = false }: ToggleProps) {
  const { palette } = useTheme();
  const stacked = useTextScale() >= layout.stackFrom;
  return (
    <Tap
      label={label}
      {...(why !== undefined && { hint: why })}
      role="switch"
      checked={on}
      onPress={() => onChange(!on)}
      style={[
        styles.row,
        stacked && styles.stacked,
        !first && { borderTopWidth: stroke.hair, borderTopColor: palette.divider },
      ]}
      activeStyle={{ backgroundColor: palette.surfaceRaised }}
    >
      <RowWords title={label} why={why} />
      <View
        style={[
          styles.track,
          { backgroundColor: on ? palette.accent : palette.table, borderColor: on ? palette.accent : palette.outline },
        ]}
      >
        <View
          style={[styles.knob, on && styles.knobOn, { backgroundColor: on ? palette.onAccent : palette.outline }]}
        />
      </View>
    </Tap>
  );
}

const TRACK = { width: 52, height: 32, knob: 20 } as const;
const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    paddingHorizontal: space.lg,
    paddingVertical: space.md,
    minHeight: target.primary,
  },
  stacked: { flexDirection: 'column', alignItems: 'stretch' },
  track: {
    width: TRACK.width,
    height: TRACK.height,
    borderRadius: radius.pill,
    borderWidth: stroke.line,
    justifyContent: 'center',
    paddingHorizontal: space.xs,
  },
  knob: { width: TRACK.knob, height: TRACK.knob, borderRadius: radius.pill },
  knobOn: { alignSelf: 'flex-end' },
});
