/** The coach above the table: one thing at a time, how far the lesson is, and the way out. */
import { useEffect } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import type { GameId } from '@/engine/games/registry';
import type { Coach as CoachNow } from '@/session/tutorial/lesson';
import { HouseMark } from '../art/HouseMark';
import { useT } from '../hooks/words';
import { IconButton } from '../kit/IconButton';
import { useSay } from '../kit/Live';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { layout, lift, radius, space, stroke } from '../theme/tokens';
import { COACH_FACE, COACH_TEXT, COACH_TITLE, coachBeside } from './room';

interface CoachProps {
  readonly game: GameId;
  readonly coach: CoachNow;
  /** What the coach says now. */
  readonly sentence: string;
  readonly place: { readonly top: number; readonly height: number; readonly left: number; readonly right: number };
  /** Goes on with somebody else's move. */
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

export function Coach({ game, coach: { done, of, waits }, sentence, place, onNext, onLeave }: CoachProps) {
  const t = useT();
  const { palette } = useTheme();
  const say = useSay();
  useEffect(() => {
    say(sentence, { shown: false });
    // The same sentence is said once, however often the table is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sentence]);
  const { width } = useWindowDimensions();
  const strip = Math.min(width - place.left - place.right, layout.maxContent);
  const room = strip - coachBeside(waits === 'others');
  const yours = waits === 'move' || waits === 'look';
  return (
    <View style={[styles.place, place]}>
      <View
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
          <View style={styles.words}>
            <Text step={COACH_TITLE} tone="muted" heading={1} cap="tableCaption" lines={1} fit={room}>
              {`${t('tutorial.title', { game: t(`games.${game}.title`) })} · ${t('tutorial.progress', { n: done + 1, of })}`}
            </Text>
            <Text
              step={COACH_TEXT}
              tone={yours ? 'text' : 'muted'}
              weight={yours ? 'bold' : 'regular'}
              cap="tableCaption"
            >
              {sentence}
            </Text>
          </View>
          {waits === 'others' && <IconButton icon="forward" tone="muted" label={t('tutorial.next')} onPress={onNext} />}
          <IconButton icon="close" tone="muted" label={t('tutorial.leave')} onPress={onLeave} />
        </View>
        <View aria-hidden style={[styles.track, { backgroundColor: palette.divider }]}>
          <View style={[styles.done, { width: `${(100 * (done + 1)) / of}%`, backgroundColor: palette.good }]} />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', alignItems: 'center', paddingVertical: space.hair },
  bubble: {
    flex: 1,
    width: '100%',
    maxWidth: layout.maxContent,
    borderRadius: radius.lg,
    borderWidth: stroke.hair,
    overflow: 'hidden',
  },
  inside: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.sm, paddingLeft: space.sm },
  words: { flex: 1, justifyContent: 'center' },
  track: { height: stroke.bold },
  done: { height: stroke.bold },
});
