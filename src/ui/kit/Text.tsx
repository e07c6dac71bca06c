/** All text of the app: a step of the scale, a tone, and a limit to how far the phone may stretch it. */
import { Text as NativeText } from 'react-native';
import type { StyleProp, TextStyle } from 'react-native';
import type { ReactNode } from 'react';

import { useTextFactor } from '../hooks/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { sizeFor } from '../theme/textWidth';
import { fonts, scaling, type } from '../theme/tokens';
import type { Palette, TypeStep } from '../theme/tokens';

export type Tone = 'text' | 'muted' | 'accent' | 'danger' | 'good' | 'onAccent' | 'onDanger' | 'ink' | 'inkMuted';
export type Weight = 'regular' | 'bold' | 'black';

interface TextProps {
  readonly children: ReactNode;
  readonly step?: TypeStep;
  readonly tone?: Tone & keyof Palette;
  readonly weight?: Weight;
  readonly align?: 'left' | 'center' | 'right';
  /** A heading of this level; a screen has exactly one of level 1. */
  readonly heading?: 1 | 2 | 3;
  readonly cap?: keyof typeof scaling;
  readonly lines?: number;
  /** So wide is its place, where nothing can make room: rather than being cut, letters get smaller, down to the floor of the scale. */
  readonly fit?: number;
  readonly tabular?: boolean;
  /** Read by the screen reader in place of the letters. */
  readonly label?: string;
  readonly id?: string;
  /** Not read at all: its words are in the label of the thing around it. */
  readonly mute?: boolean;
  readonly style?: StyleProp<TextStyle>;
}

const weightOf = (step: TypeStep, weight: Weight | undefined): Weight =>
  weight ?? (step === 'display' ? 'black' : step === 'title' || step === 'heading' ? 'bold' : 'regular');

function fittingScale(words: ReactNode, width: number, lines: number | undefined, fontSize: number): number {
  const size = sizeFor(String(words), width, lines ?? 1);
  return Math.max(size, type.floor.fontSize) / fontSize;
}

export function Text({
  children,
  step = 'body',
  tone = 'text',
  weight,
  align,
  heading,
  cap = 'body',
  lines,
  fit,
  tabular = false,
  label,
  id,
  mute = false,
  style,
}: TextProps) {
  const { palette } = useTheme();
  const { fontSize, lineHeight } = type[step];
  const fitting = fit === undefined ? Infinity : fittingScale(children, fit, lines, fontSize);
  const most = Math.max(1, Math.min(scaling[cap], fitting));
  const factor = useTextFactor(most) * Math.min(1, fitting);
  return (
    <NativeText
      {...(heading !== undefined && { role: 'heading', 'aria-level': heading })}
      {...(label !== undefined && { 'aria-label': label })}
      {...(id !== undefined && { nativeID: id })}
      {...(lines !== undefined && { numberOfLines: lines })}
      {...(mute && { 'aria-hidden': true })}
      maxFontSizeMultiplier={most}
      style={[
        {
          color: palette[tone],
          fontFamily: fonts[weightOf(step, weight)],
          fontSize: fontSize * factor,
          lineHeight: lineHeight * factor,
        },
        align !== undefined && { textAlign: align },
        tabular && { fontVariant: ['tabular-nums'] },
        style,
      ]}
    >
      {children}
    </NativeText>
  );
}
