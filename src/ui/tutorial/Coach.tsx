/** The coach above the table: one thing at a time, how far the lesson is, and the way out. */
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Coach as CoachNow } from '@/session/tutorial/lesson';
import { HouseMark } from '../art/HouseMark';
import { useT } from '../hooks/words';
import { IconButton } from '../kit/IconButton';
import { useSay } from '../kit/Live';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { layout, lift, radius, space, stroke } from '../theme/tokens';
import { COACH_FACE, COACH_TEXT } from './room';

interface CoachProps {
  readonly coach: CoachNow;
  /** What the coach says now. */
  readonly sentence: string;
  readonly height: number;
  readonly top: number;
  readonly sides: { readonly left: number; readonly right: number };
  readonly onLeave: () => void;
}

export function Coach({ coach: { done, of, waits }, sentence, height, top, sides, onLeave }: CoachProps) {
  const t = useT();
  const { palette } = useTheme();
  const say = useSay();
  useEffect(() => {
    say(sentence, { shown: false });
    // The same sentence is said once, however often the table is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sentence]);
  const yours = waits === 'move' || waits === 'look';
  return (
    <View style={[styles.place, { top, height, paddingLeft: sides.left, paddingRight: sides.right }]}>
      <View
        role="group"
        aria-label={t('tutorial.coach')}
        style={[
          styles.bubble,
          {
            backgroundColor: palette.surfaceRaised,
            borderColor: yours ? palette.accent : palette.divider,
            boxShadow: lift.mid(palette.shadow),
          },
        ]}
      >
        <View style={styles.inside}>
          <HouseMark size={COACH_FACE} />
          <Text
            step={COACH_TEXT}
            tone={yours ? 'text' : 'muted'}
            weight={yours ? 'bold' : 'regular'}
            cap="tableCaption"
            style={styles.words}
          >
            {sentence}
          </Text>
          <IconButton icon="close" tone="muted" label={t('tutorial.leave')} onPress={onLeave} />
        </View>
        <View
          role="progressbar"
          aria-label={t('tutorial.progress', { n: done + 1, of })}
          aria-valuemin={0}
          aria-valuemax={of}
          aria-valuenow={done + 1}
          style={[styles.track, { backgroundColor: palette.divider }]}
        >
          <View style={[styles.done, { width: `${(100 * (done + 1)) / of}%`, backgroundColor: palette.good }]} />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', left: 0, right: 0, alignItems: 'center', pointerEvents: 'box-none' },
  bubble: {
    flex: 1,
    width: '100%',
    maxWidth: layout.maxContent,
    borderRadius: radius.lg,
    borderWidth: stroke.hair,
    overflow: 'hidden',
  },
  inside: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.sm, paddingLeft: space.sm },
  words: { flex: 1 },
  track: { height: stroke.bold },
  done: { height: stroke.bold },
});
