/** The phone changes hands: one calm screen with a face, a name and one button. Nobody's eyes are set, so there is nothing here to hide. */
import { useEffect, useRef } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { Frame, TableHost } from '@/session/frame';
import { useTextScale } from '../hooks/textScale';
import { useT } from '../hooks/words';
import { Avatar } from '../kit/Avatar';
import { Button } from '../kit/Button';
import { IconButton } from '../kit/IconButton';
import { Ground } from '../kit/Screen';
import { Text } from '../kit/Text';
import { HANDOVER_GUARD } from '../theme/motion';
import { layout, space, target } from '../theme/tokens';
import { namesOf } from '../table/telling';
import { SinceStrip } from './SinceStrip';

export interface HandoverScreenProps {
  readonly frame: Frame;
  readonly host: TableHost;
  readonly onMenu: () => void;
}

const FACE = { tall: 168, low: 96 } as const;
const LOW_BELOW = 560;
const LARGE_TEXT = 1.4;

export function HandoverScreen({ frame, host, onMenu }: HandoverScreenProps) {
  const t = useT();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const scale = useTextScale();
  const low = height < LOW_BELOW || scale > LARGE_TEXT;
  const beside = width > height && height < LOW_BELOW;
  const { moment } = frame;
  const to = moment.kind === 'handover' ? moment.to : null;
  const take = useGuarded(() => host.tookDevice(), `${frame.ply} ${to}`);
  if (moment.kind !== 'handover') return null;
  const player = frame.players[moment.to]!;
  const name = namesOf(frame.players, t)[moment.to]!;
  const hasHand = frame.piles.some(({ kind }) => kind === 'hand');
  return (
    <Ground>
      <View
        role="main"
        style={[
          styles.fill,
          {
            paddingTop: insets.top,
            paddingBottom: insets.bottom + space.lg,
            paddingLeft: insets.left + space.lg,
            paddingRight: insets.right + space.lg,
          },
        ]}
      >
        <View style={styles.tools}>
          <IconButton icon="menu" label={t('handover.menu')} onPress={onMenu} />
        </View>
        <ScrollView contentContainerStyle={[styles.middle, beside && styles.beside]}>
          <View style={styles.who}>
            <Avatar player={player} size={low ? FACE.low : FACE.tall} />
            <Text step="heading" weight="regular" tone="muted" align="center" mute>
              {t('handover.to')}
            </Text>
            <Text step="display" heading={1} align="center" label={t('handover.heading', { name })}>
              {name}
            </Text>
          </View>
          <SinceStrip frame={frame} name={name} />
        </ScrollView>
        <View style={styles.foot}>
          {hasHand && (
            <Text step="label" tone="muted" align="center">
              {t('handover.away')}
            </Text>
          )}
          <Button
            kind="primary"
            title={t(hasHand ? 'handover.showCards' : 'handover.myTurn', { name })}
            onPress={take}
          />
        </View>
      </View>
    </Ground>
  );
}

/** A tap that comes this soon is the end of the one before, by the hands that held the phone until now. */
function useGuarded(run: () => void, since: string): () => void {
  const shownAt = useRef(Infinity);
  useEffect(() => {
    shownAt.current = performance.now();
  }, [since]);
  return () => {
    if (performance.now() - shownAt.current >= HANDOVER_GUARD) run();
  };
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  tools: { minHeight: target.primary, justifyContent: 'center', alignItems: 'flex-start' },
  middle: { flexGrow: 1, justifyContent: 'center', alignItems: 'center', gap: space.sm, paddingVertical: space.md },
  who: { alignItems: 'center', gap: space.sm },
  // Lying on its side there is width to spare, and no height.
  beside: { flexDirection: 'row', gap: space.xl },
  foot: { width: '100%', maxWidth: layout.maxText, alignSelf: 'center', gap: space.sm },
});
