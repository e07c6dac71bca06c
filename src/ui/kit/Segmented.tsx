/** One of a few, in words. */
import { StyleSheet, useWindowDimensions } from 'react-native';

import { useTextScale } from '../hooks/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { layout, radius, scaling, space, stroke, target, type } from '../theme/tokens';
import { Radio } from './Radio';
import type { Choice } from './Radio';
import { Text } from './Text';

interface SegmentedProps<V> {
  readonly label: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

export function Segmented<V extends string | number | boolean>({ label, choices, value, onChange }: SegmentedProps<V>) {
  const { palette } = useTheme();
  const basis = useBasis(choices.map(({ title }) => title));
  return (
    <Radio
      label={label}
      choices={choices}
      value={value}
      onChange={onChange}
      style={styles.group}
      partStyle={(on) => [
        styles.part,
        { flexBasis: basis },
        { backgroundColor: on ? palette.accent : palette.table, borderColor: on ? palette.accent : palette.outline },
      ]}
      activeStyle={{ backgroundColor: palette.surfaceRaised }}
      draw={({ title, off }, on) => (
        <Text
          step="label"
          weight="bold"
          align="center"
          cap="button"
          tone={on ? 'onAccent' : off === undefined ? 'text' : 'muted'}
        >
          {title}
        </Text>
      )}
    />
  );
}

/** Mean width of a bold letter, in parts of the font size. */
const LETTER = 0.56;

/** One line when everything fits, else two or three columns: never a lone button stretched over a line of its own. */
function useBasis(titles: readonly string[]): 'auto' | '45%' | '30%' | '100%' {
  const window = useWindowDimensions().width;
  const scale = Math.min(useTextScale(), scaling.button);
  const room = Math.min(window, layout.maxText) - 4 * space.lg;
  const widths = titles.map(
    (title) => Math.max(target.primary, title.length * LETTER * type.label.fontSize * scale + 2 * space.sm) + space.sm,
  );
  const widest = Math.max(...widths);
  if (widths.reduce((sum, width) => sum + width, 0) <= room) return 'auto';
  if (titles.length % 3 === 0 && widest * 3 <= room) return '30%';
  return widest * 2 <= room ? '45%' : '100%';
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  part: {
    flexGrow: 1,
    minWidth: target.primary,
    borderRadius: radius.md,
    borderWidth: stroke.hair,
    paddingHorizontal: space.sm,
    paddingVertical: space.xs,
  },
});
