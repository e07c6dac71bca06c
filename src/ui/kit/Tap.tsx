/** The only thing that can be tapped. It cannot be written without a label, is never smaller than a finger, and says why when it is off. */
import { Platform, Pressable } from 'react-native';
import type { Role, StyleProp, View, ViewStyle } from 'react-native';
import type { ReactNode, Ref } from 'react';

import { PRESS_SCALE } from '../theme/motion';
import { target } from '../theme/tokens';
import { useSay } from './Live';

export interface TapProps {
  /** What the screen reader says. */
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
  readonly role?: Role;
  readonly hint?: string;
  /** The id of a text that says more (web). */
  readonly describedBy?: string;
  /** Off, and this sentence says why: the tap is answered with it. */
  readonly off?: string | undefined;
  readonly checked?: boolean;
  readonly selected?: boolean;
  readonly expanded?: boolean;
  /** Other keys than Tab reach it: -1. */
  readonly tabIndex?: 0 | -1;
  readonly onLongPress?: () => void;
  /** For what lasts as long as the finger stays. */
  readonly onPressIn?: () => void;
  readonly onPressOut?: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  /** Said to be off, but answers the tap itself. */
  readonly dimmed?: boolean;
  readonly testID?: string;
  readonly style?: StyleProp<ViewStyle>;
  /** Laid over `style` while a finger or a mouse is on it. */
  readonly activeStyle?: StyleProp<ViewStyle>;
  readonly ref?: Ref<View>;
}

interface State {
  readonly pressed: boolean;
  readonly hovered?: boolean;
}

/** On the web a button cannot be selected, only pressed; and one that is not should not be called a switch. */
function chosen(role: Role, selected: boolean) {
  if (Platform.OS !== 'web' || role !== 'button') return { 'aria-selected': selected };
  return selected ? { 'aria-pressed': true } : {};
}

/** The web's Pressable drops `aria-disabled`, and its `disabled` would swallow the tap that asks why: so the page is told directly. */
function noteOff(part: View | null, off: boolean): void {
  if (part === null || Platform.OS !== 'web') return;
  const element = part as unknown as Pick<Element, 'setAttribute' | 'removeAttribute'>;
  if (off) element.setAttribute('aria-disabled', 'true');
  else element.removeAttribute('aria-disabled');
}

function hand(ref: Ref<View> | undefined, part: View | null): void {
  if (typeof ref === 'function') ref(part);
  else if (ref != null) ref.current = part;
}

export function Tap({
  label,
  onPress,
  children,
  role = 'button',
  hint,
  describedBy,
  off,
  checked,
  selected,
  expanded,
  tabIndex,
  onLongPress,
  onPressIn,
  onPressOut,
  onFocus,
  onBlur,
  dimmed = false,
  testID,
  style,
  activeStyle,
  ref,
}: TapProps) {
  const say = useSay();
  const isOff = off !== undefined || dimmed;
  return (
    <Pressable
      ref={(part) => {
        hand(ref, part);
        noteOff(part, isOff);
      }}
      {...(testID !== undefined && { testID })}
      role={role}
      aria-label={label}
      {...(hint !== undefined && { accessibilityHint: hint })}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      {...(isOff && { 'aria-disabled': true })}
      {...(checked !== undefined && { 'aria-checked': checked })}
      {...(selected !== undefined && chosen(role, selected))}
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      {...(tabIndex !== undefined && { tabIndex })}
      {...(onLongPress !== undefined && { onLongPress })}
      {...(onPressIn !== undefined && { onPressIn })}
      {...(onPressOut !== undefined && { onPressOut })}
      {...(onFocus !== undefined && { onFocus })}
      {...(onBlur !== undefined && { onBlur })}
      onPress={() => (off === undefined ? onPress() : say(off))}
      style={(state: State) => [
        { minHeight: target.min, minWidth: target.min, justifyContent: 'center' },
        style,
        (state.pressed || state.hovered === true) && activeStyle,
        state.pressed && { transform: [{ scale: PRESS_SCALE }] },
      ]}
    >
      {children}
    </Pressable>
  );
}
