/** A round button with a picture and no words: the label is all that a screen reader has. */
import { StyleSheet, View } from 'react-native';

import { Icon } from '../art/Icon';
import type { IconId } from '../art/icons';
import { useTheme } from '../theme/ThemeProvider';
import { radius, target } from '../theme/tokens';
import { Tap } from './Tap';

interface IconButtonProps {
  readonly icon: IconId;
  readonly label: string;
  readonly onPress: () => void;
  readonly off?: string | undefined;
  readonly tone?: 'text' | 'muted' | 'danger';
  /** Said to be off, but answers the tap itself. */
  readonly dimmed?: boolean;
  readonly testID?: string;
}

export function IconButton({ icon, label, onPress, off, tone = 'text', dimmed = false, testID }: IconButtonProps) {
  const { palette } = useTheme();
  return (
    <Tap
      label={label}
      onPress={onPress}
      off={off}
      dimmed={dimmed}
      {...(testID !== undefined && { testID })}
      style={styles.button}
      activeStyle={{ backgroundColor: palette.surfaceRaised }}
    >
      <View style={(off !== undefined || dimmed) && styles.off}>
        <Icon id={icon} color={palette[tone]} />
      </View>
    </Tap>
  );
}

const styles = StyleSheet.create({
  button: { width: target.min, height: target.min, borderRadius: radius.pill, alignItems: 'center' },
  off: { opacity: 0.35 },
});
