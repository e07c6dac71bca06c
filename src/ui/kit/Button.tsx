/** A button with words on it. One `primary` a screen: it carries the accent and is the thing to do next. */
import { StyleSheet, View } from 'react-native';

import { Icon } from '../art/Icon';
import type { IconId } from '../art/icons';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space, stroke, target } from '../theme/tokens';
import { Tap } from './Tap';
import { Text } from './Text';
import type { Tone } from './Text';

type Kind = 'primary' | 'plain' | 'quiet' | 'danger';

interface ButtonProps {
  readonly title: string;
  readonly onPress: () => void;
  readonly kind?: Kind;
  readonly icon?: IconId;
  /** When the words alone do not say it all. */
  readonly label?: string;
  readonly off?: string | undefined;
  readonly expanded?: boolean;
  readonly testID?: string;
}

const tones: Readonly<Record<Kind, Tone>> = { primary: 'onAccent', plain: 'text', quiet: 'text', danger: 'danger' };

export function Button({ title, onPress, kind = 'plain', icon, label = title, off, expanded, testID }: ButtonProps) {
  const { palette } = useTheme();
  const tone = off === undefined ? tones[kind] : 'muted';
  const filled = kind === 'primary' && off === undefined;
  return (
    <Tap
      label={label}
      onPress={onPress}
      off={off}
      {...(expanded !== undefined && { expanded })}
      {...(testID !== undefined && { testID })}
      style={[
        styles.button,
        kind === 'primary' && styles.primary,
        kind !== 'quiet' && { borderColor: filled ? palette.accent : palette.outline, borderWidth: stroke.hair },
        { backgroundColor: filled ? palette.accent : kind === 'quiet' ? undefined : palette.surface },
      ]}
      activeStyle={filled ? styles.glow : { backgroundColor: palette.surfaceRaised }}
    >
      <View style={styles.inside}>
        {icon !== undefined && <Icon id={icon} size={target.min / 2} color={palette[tone]} />}
        <Text
          step={kind === 'primary' ? 'heading' : 'body'}
          weight="bold"
          tone={tone}
          cap="button"
          align="center"
          style={styles.words}
        >
          {title}
        </Text>
      </View>
    </Tap>
  );
}

const styles = StyleSheet.create({
  button: { maxWidth: '100%', borderRadius: radius.lg, paddingHorizontal: space.md, paddingVertical: space.sm },
  primary: { minHeight: target.primary },
  inside: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.sm },
  words: { flexShrink: 1 },
  glow: { opacity: 0.9 },
});
