/** One of a few: a group of radio buttons. Arrows move between them on a keyboard. */
import { useRef } from 'react';
import { StyleSheet } from 'react-native';
import type { View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { radius, space, stroke, target } from '../theme/tokens';
import { Keys } from './Keys';
import { Tap } from './Tap';
import { Text } from './Text';

export interface Choice<V> {
  readonly value: V;
  readonly title: string;
  /** Not to be had, and why. */
  readonly off?: string | undefined;
}

interface SegmentedProps<V> {
  readonly label: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

export function Segmented<V extends string | number | boolean>({ label, choices, value, onChange }: SegmentedProps<V>) {
  const { palette } = useTheme();
  const parts = useRef(new Map<V, View>());
  const chosen = choices.findIndex((choice) => choice.value === value);
  const move = (by: number) => {
    const next = choices[(Math.max(chosen, 0) + by + choices.length) % choices.length];
    if (next === undefined || next.off !== undefined) return;
    onChange(next.value);
    parts.current.get(next.value)?.focus();
  };
  return (
    <Keys
      role="radiogroup"
      aria-label={label}
      handlers={{
        ArrowRight: () => move(1),
        ArrowDown: () => move(1),
        ArrowLeft: () => move(-1),
        ArrowUp: () => move(-1),
      }}
      style={styles.group}
    >
      {choices.map((choice, i) => {
        const on = choice.value === value;
        return (
          <Tap
            key={String(choice.value)}
            ref={(part) => {
              if (part === null) parts.current.delete(choice.value);
              else parts.current.set(choice.value, part);
            }}
            role="radio"
            label={choice.title}
            checked={on}
            off={choice.off}
            tabIndex={on || (chosen < 0 && i === 0) ? 0 : -1}
            onPress={() => onChange(choice.value)}
            style={[
              styles.part,
              {
                backgroundColor: on ? palette.accent : palette.table,
                borderColor: on ? palette.accent : palette.outline,
              },
            ]}
            activeStyle={on ? undefined : { backgroundColor: palette.surfaceRaised }}
          >
            <Text
              step="label"
              weight="bold"
              align="center"
              cap="button"
              tone={on ? 'onAccent' : choice.off === undefined ? 'text' : 'muted'}
            >
              {choice.title}
            </Text>
          </Tap>
        );
      })}
    </Keys>
  );
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  part: {
    flexGrow: 1,
    minWidth: target.primary,
    borderRadius: radius.md,
    borderWidth: stroke.hair,
    paddingHorizontal: space.md,
    paddingVertical: space.xs,
  },
});
