/** A line to type in, with its label above it. */
import { StyleSheet, TextInput, View } from 'react-native';

import { useTextFactor } from '../hooks/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { fonts, radius, scaling, space, stroke, target, type } from '../theme/tokens';
import { Text } from './Text';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly maxLength: number;
  readonly onSubmit?: () => void;
  /** What is wrong with it, in words. */
  readonly problem?: string | undefined;
}

export function TextField({ label, value, onChange, maxLength, onSubmit, problem }: TextFieldProps) {
  const { palette } = useTheme();
  const factor = useTextFactor(scaling.body);
  return (
    <View style={styles.field}>
      <Text step="label" tone="muted" mute>
        {label}
      </Text>
      <TextInput
        aria-label={problem === undefined ? label : `${label}. ${problem}`}
        value={value}
        onChangeText={onChange}
        maxLength={maxLength}
        {...(onSubmit !== undefined && { onSubmitEditing: onSubmit })}
        autoComplete="off"
        autoCorrect={false}
        autoCapitalize="words"
        returnKeyType="done"
        maxFontSizeMultiplier={scaling.body}
        style={[
          styles.input,
          {
            color: palette.text,
            backgroundColor: palette.table,
            borderColor: problem === undefined ? palette.outline : palette.danger,
            fontSize: type.body.fontSize * factor,
          },
        ]}
      />
      {problem !== undefined && (
        <Text step="label" tone="danger">
          {problem}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.xs },
  input: {
    minHeight: target.primary,
    borderRadius: radius.md,
    borderWidth: stroke.hair,
    paddingHorizontal: space.lg,
    fontFamily: fonts.regular,
  },
});
