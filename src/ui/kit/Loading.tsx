/** The empty table, for the moment a screen takes to arrive. Words appear only for those who cannot see that it is empty. */
import { StyleSheet, View } from 'react-native';

import { useT } from '../hooks/words';
import { Ground } from './Screen';
import { Text } from './Text';

export function Loading() {
  const t = useT();
  return (
    <Ground>
      <View role="main" aria-busy style={styles.middle}>
        <Text step="label" tone="muted">
          {t('common.loading')}
        </Text>
      </View>
    </Ground>
  );
}

const styles = StyleSheet.create({
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
