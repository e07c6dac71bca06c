/** A saved game that cannot be read: said, kept, and removed only when somebody wants it gone. */
import { StyleSheet, View } from 'react-native';

import type { Home, ShelfEntry } from '@/session/home';
import { Icon } from '../art/Icon';
import { useT } from '../hooks/words';
import { Surface } from '../kit/Surface';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { GiveUp } from './GiveUp';

interface OddEntryProps {
  readonly entry: Exclude<ShelfEntry, { readonly game: unknown }>;
  readonly home: Home;
}

export function OddEntry({ entry: { kind, id }, home }: OddEntryProps) {
  const t = useT();
  const { palette } = useTheme();
  return (
    <Surface style={styles.row}>
      <Icon id="info" color={palette.muted} />
      <View style={styles.words}>
        <Text step="label">{t(`lobby.odd.${kind}`)}</Text>
      </View>
      {/* A newer app, or a better moment, can still read the others. */}
      {kind === 'quarantined' && <GiveUp label={t('lobby.odd.remove')} onYes={() => void home.abandon(id)} />}
    </Surface>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  words: { flex: 1 },
});
