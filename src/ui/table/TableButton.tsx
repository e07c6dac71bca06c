/** How a button of the table looks: filled for the thing to do, outlined in the accent while it can be done, quiet otherwise. */
import { StyleSheet, View } from 'react-native';

import { Icon } from '../art/Icon';
import { useTextScale } from '../hooks/textScale';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { lift, radius, scaling, space, stroke, type } from '../theme/tokens';
import type { Act, ButtonLook } from './contract';

interface TableButtonProps {
  readonly look: ButtonLook;
  readonly off: boolean;
  readonly act: Act;
  readonly hinted: boolean;
  /** Of the whole button. */
  readonly width: number;
  readonly height: number;
}

const ICON = 22;

export function TableButton({ look: { title, icon, tone }, off, act, hinted, width, height }: TableButtonProps) {
  const { palette } = useTheme();
  // Two lines of stretched words do not fit into a low button.
  const low = useTextScale() > 1 && height < 2 * type.body.lineHeight * scaling.button;
  const filled = tone === 'primary' && !off;
  const ink = off ? 'muted' : filled ? 'onAccent' : tone === 'danger' ? 'danger' : 'text';
  const can = act.kind === 'play' || act.kind === 'pick';
  const border =
    hinted || (can && tone !== 'danger')
      ? palette.accent
      : tone === 'danger' && !off
        ? palette.danger
        : palette.divider;
  return (
    <View
      style={[
        StyleSheet.absoluteFill,
        styles.button,
        {
          backgroundColor: filled ? palette.accent : palette.surface,
          borderColor: border,
          borderWidth: hinted ? stroke.bold : stroke.line,
        },
        !off && { boxShadow: lift.low(palette.shadow) },
      ]}
    >
      {icon !== undefined && <Icon id={icon} size={ICON} color={palette[ink]} />}
      <Text
        step={low ? 'label' : 'body'}
        weight="bold"
        tone={ink}
        cap={low ? 'tableCaption' : 'button'}
        align="center"
        lines={2}
        fit={width - 2 * (space.sm + stroke.line) - (icon === undefined ? 0 : ICON + space.sm)}
        style={styles.words}
      >
        {title}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  button: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.sm,
    paddingHorizontal: space.sm,
    borderRadius: radius.lg,
  },
  words: { flexShrink: 1 },
});
