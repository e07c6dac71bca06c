/** The one polite live region, and the note at the bottom that shows the same sentence to eyes. */
import { createContext, use, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { AccessibilityInfo, Platform, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '../theme/ThemeProvider';
import { note } from '../theme/motion';
import { layout, lift, radius, space, stroke } from '../theme/tokens';
import { Text } from './Text';

/** Says a sentence: read out, and shown unless it is only for ears. */
export type Say = (sentence: string, options?: { readonly shown?: boolean }) => void;

const SayContext = createContext<Say>(() => undefined);

export function useSay(): Say {
  return use(SayContext);
}

interface Said {
  readonly sentence: string;
  readonly shown: boolean;
  readonly count: number;
}

const NOTHING: Said = { sentence: '', shown: false, count: 0 };

export function LiveProvider({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const say: Say = (sentence, { shown = true } = {}) => {
    setSaid(({ count }) => ({ sentence, shown, count: count + 1 }));
    // iOS knows no live regions.
    if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(sentence);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => setSaid(({ count }) => ({ ...NOTHING, count })),
      note.base + note.perLetter * sentence.length,
    );
  };

  return (
    <SayContext value={say}>
      {children}
      <Note said={said} />
    </SayContext>
  );
}

function Note({ said: { sentence, shown, count } }: { readonly said: Said }) {
  const { palette } = useTheme();
  const { bottom } = useSafeAreaInsets();
  return (
    <View role="status" aria-live="polite" style={[styles.place, { bottom: bottom + space.lg }]}>
      {sentence !== '' && (
        // The same sentence twice must be read twice.
        <View
          key={count}
          style={
            shown
              ? [
                  styles.note,
                  { backgroundColor: palette.paper, borderColor: palette.edge, boxShadow: lift.mid(palette.shadow) },
                ]
              : styles.unseen
          }
        >
          <Text step="label" weight="bold" tone="ink" align="center">
            {sentence}
          </Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', left: space.lg, right: space.lg, alignItems: 'center', pointerEvents: 'none' },
  note: {
    maxWidth: layout.maxText,
    borderRadius: radius.lg,
    borderWidth: stroke.hair,
    paddingVertical: space.md,
    paddingHorizontal: space.lg,
  },
  unseen: { position: 'absolute', width: stroke.hair, height: stroke.hair, overflow: 'hidden', opacity: 0 },
});
