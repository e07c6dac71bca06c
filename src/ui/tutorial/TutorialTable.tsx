/** A lesson on the screen: the real table, a little lower, and the coach above it. */
import { useEffect } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';

import { LESSON_REASON, type Lesson } from '@/session/tutorial/lesson';
import { useStore } from '../hooks/store';
import { useTextScale } from '../hooks/textScale';
import { useT } from '../hooks/words';
import { Table } from '../table/Table';
import { layout, space, target } from '../theme/tokens';
import { Coach } from './Coach';
import { Farewell } from './Farewell';
import { coachHeight } from './room';
import { sayStep } from './steps';
import { Welcome } from './Welcome';

interface TutorialTableProps {
  readonly lesson: Lesson;
  readonly onAgain: () => void;
  readonly onRules: () => void;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
}

export function TutorialTable({ lesson, onAgain, onLeave, ...ways }: TutorialTableProps) {
  const t = useT();
  const { host } = lesson;
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const scale = useTextScale();
  const frame = useStore({ get: host.getFrame, subscribe: host.subscribe });
  const coach = useStore(lesson.coach);
  const { game } = frame;

  useEffect(() => {
    lesson.enter();
    return () => void lesson.host.leave();
  }, [lesson]);

  const sentence = sayStep(t, game, 'steps', coach.step);
  if (coach.waits === 'end') return <Farewell frame={frame} sentence={sentence} onAgain={onAgain} onLeave={onLeave} />;

  const sides = { left: insets.left + space.sm, right: insets.right + space.sm };
  const width = Math.min(window.width - sides.left - sides.right, layout.maxContent);
  const longest = (ids: readonly string[]) => Math.max(...ids.map((id) => sayStep(t, game, 'steps', id).length));
  const height = coachHeight(longest(lesson.said.own), longest(lesson.said.others), { width, scale });
  const waiting = coach.waits === 'next';
  const head = waiting ? (
    <View />
  ) : (
    <Coach
      game={game}
      coach={coach}
      sentence={sentence}
      place={{ top: insets.top, height, ...sides }}
      onNext={lesson.next}
      onLeave={onLeave}
    />
  );
  return (
    <View style={styles.fill}>
      <SafeAreaInsetsContext value={{ ...insets, top: insets.top + height - target.min }}>
        <Table
          frame={frame}
          host={host}
          {...ways}
          onLeave={onLeave}
          guide={{
            head,
            move: waiting ? null : (coach.wanted[0] ?? null),
            answer: (why) => (why === LESSON_REASON ? sayStep(t, game, 'notNow', coach.step) : null),
          }}
        />
      </SafeAreaInsetsContext>
      {waiting && <Welcome game={game} sentence={sentence} onNext={lesson.next} />}
    </View>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
