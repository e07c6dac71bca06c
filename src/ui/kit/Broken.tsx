/** What is shown when a screen breaks: plain words, and a way on. */
import { StyleSheet, View } from 'react-native';

import { useT } from '../hooks/words';
import { layout, space } from '../theme/tokens';
import { Button } from './Button';
import { Ground } from './Screen';
import { Text } from './Text';

interface BrokenProps {
  readonly onResume: (() => void) | undefined;
  readonly onLobby: () => void;
}

export function Broken({ onResume, onLobby }: BrokenProps) {
  const t = useT();
  return (
    <Ground>
      <View role="main" style={styles.middle}>
        <Text step="title" heading={1} align="center">
          {t('errors.title')}
        </Text>
        <Text align="center" tone="muted">
          {t('errors.text')}
        </Text>
        {onResume !== undefined && <Button kind="primary" title={t('errors.resume')} onPress={onResume} />}
        <Button title={t('errors.lobby')} onPress={onLobby} />
      </View>
    </Ground>
  );
}

const styles = StyleSheet.create({
  middle: {
    flex: 1,
    width: '100%',
    maxWidth: layout.maxText,
    alignSelf: 'center',
    justifyContent: 'center',
    padding: space.xl,
    gap: space.lg,
  },
});
