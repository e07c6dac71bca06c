/** The head of the lobby: the mark of the house, its name, and the way to settings and past games. */
import { useNavigation } from '@react-navigation/native';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import type { Navigation } from '@/navigation/routes';
import { HouseMark } from '../art/HouseMark';
import { useTextScale } from '../hooks/textScale';
import { useT } from '../hooks/words';
import { IconButton } from '../kit/IconButton';
import { Text } from '../kit/Text';
import { layout, space, target } from '../theme/tokens';

export function Masthead() {
  const t = useT();
  const navigation = useNavigation<Navigation>();
  const { width } = useWindowDimensions();
  // Big letters need the whole width: they go below.
  const stacked = useTextScale() >= layout.stackFrom;
  const words = (
    <View style={[styles.words, stacked && styles.wordsBelow]}>
      <Text step="display" heading={1} cap="button">
        {t('common.app')}
      </Text>
      <Text step="label" tone="muted">
        {t('lobby.tagline')}
      </Text>
    </View>
  );
  return (
    <View style={[styles.head, stacked && styles.stacked]}>
      <HouseMark size={target.primary + space.lg} />
      {!stacked && words}
      <View style={[styles.tools, (stacked || width >= layout.wideFrom) && styles.level]}>
        <IconButton icon="gear" label={t('lobby.settings')} onPress={() => navigation.navigate('Settings')} />
        <IconButton icon="trophy" label={t('lobby.history')} onPress={() => navigation.navigate('History')} />
      </View>
      {stacked && words}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  stacked: { flexWrap: 'wrap', justifyContent: 'space-between' },
  words: { flex: 1 },
  wordsBelow: { flexGrow: 0, flexShrink: 0, flexBasis: '100%' },
  level: { flexDirection: 'row' },
  tools: { alignSelf: 'flex-start' },
});
