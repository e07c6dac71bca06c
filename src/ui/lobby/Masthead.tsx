/** The head of the lobby: the mark of the house, its name, and the way to settings and past games. */
import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import type { Navigation } from '@/navigation/routes';
import { HouseMark } from '../art/HouseMark';
import { useT } from '../hooks/words';
import { IconButton } from '../kit/IconButton';
import { Text } from '../kit/Text';
import { space, target } from '../theme/tokens';

export function Masthead() {
  const t = useT();
  const navigation = useNavigation<Navigation>();
  return (
    <View style={styles.head}>
      <HouseMark size={target.primary + space.lg} />
      <View style={styles.words}>
        <Text step="display" heading={1}>
          {t('common.app')}
        </Text>
        <Text step="label" tone="muted">
          {t('lobby.tagline')}
        </Text>
      </View>
      <View style={styles.tools}>
        <IconButton icon="gear" label={t('lobby.settings')} onPress={() => navigation.navigate('Settings')} />
        <IconButton icon="trophy" label={t('lobby.history')} onPress={() => navigation.navigate('History')} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  words: { flex: 1 },
  tools: { alignSelf: 'flex-start' },
});
