/** What the others did since this person last moved, in public terms and by name. */
import { StyleSheet, View } from 'react-native';

import type { Frame } from '@/session/frame';
import { useT } from '../hooks/words';
import { Avatar } from '../kit/Avatar';
import { Surface } from '../kit/Surface';
import { Text } from '../kit/Text';
import { layout, space } from '../theme/tokens';
import { toldOf } from './told';

const FACE = 28;

export function SinceStrip({ frame, name }: { readonly frame: Frame; readonly name: string }) {
  const t = useT();
  const told = toldOf(frame, t);
  if (told.length === 0) return null;
  return (
    <View style={styles.strip}>
      <Surface>
        <Text step="label" tone="muted" heading={2}>
          {t('handover.since', { name })}
        </Text>
        <View role="list" style={styles.list}>
          {told.map(({ seat, sentence }, i) => (
            <View key={i} role="listitem" style={styles.line}>
              <Avatar player={frame.players[seat]!} size={FACE} />
              <Text step="label" style={styles.words}>
                {sentence}
              </Text>
            </View>
          ))}
        </View>
      </Surface>
    </View>
  );
}

const styles = StyleSheet.create({
  strip: {
    flexShrink: 1,
    flexGrow: 1,
    flexBasis: 'auto',
    width: '100%',
    maxWidth: layout.maxText,
    marginTop: space.lg,
  },
  list: { gap: space.sm },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  words: { flex: 1 },
});
