/** One of several, drawn as one likes: a group of radio buttons with arrow keys between them. */
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { StyleProp, View, ViewStyle } from 'react-native';

import { Keys } from './Keys';
import { Tap } from './Tap';

export interface Choice<V> {
  readonly value: V;
  readonly title: string;
  /** Not to be had, and why. */
  readonly off?: string | undefined;
}

interface RadioProps<V, C extends Choice<V>> {
  readonly label: string;
  readonly choices: readonly C[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly draw: (choice: C, on: boolean) => ReactNode;
  readonly style?: StyleProp<ViewStyle>;
  readonly partStyle?: (on: boolean, choice: C) => StyleProp<ViewStyle>;
  readonly activeStyle?: StyleProp<ViewStyle>;
}

export function Radio<V extends string | number | boolean, C extends Choice<V>>({
  label,
  choices,
  value,
  onChange,
  draw,
  style,
  partStyle,
  activeStyle,
}: RadioProps<V, C>) {
  const parts = useRef(new Map<V, View>());
  const chosen = choices.findIndex((choice) => choice.value === value);
  const move = (by: number) => {
    // Past those that are not to be had, and round the end.
    for (let step = 1; step <= choices.length; step++) {
      const next = choices[(Math.max(chosen, 0) + by * step + choices.length * step) % choices.length];
      if (next === undefined || next.off !== undefined) continue;
      onChange(next.value);
      parts.current.get(next.value)?.focus();
      return;
    }
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
      style={style}
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
            off={on ? undefined : choice.off}
            tabIndex={on || (chosen < 0 && i === 0) ? 0 : -1}
            onPress={() => onChange(choice.value)}
            style={partStyle?.(on, choice)}
            activeStyle={on ? undefined : activeStyle}
          >
            {draw(choice, on)}
          </Tap>
        );
      })}
    </Keys>
  );
}
