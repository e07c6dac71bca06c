/** What the app is, what its computer players may see, and whose work it stands on. */
import { StyleSheet, View } from 'react-native';

import { VERSION } from '@/ui/about/credits';
import { Licences } from '@/ui/about/Licences';
import { HouseMark } from '@/ui/art/HouseMark';
import { useBack } from '@/ui/hooks/back';
import { useT } from '@/ui/hooks/words';
import { Screen } from '@/ui/kit/Screen';
import { Surface } from '@/ui/kit/Surface';
import { Text } from '@/ui/kit/Text';
import { space } from '@/ui/theme/tokens';

const MARK = 112;

export function AboutScreen() {
  const t = useT();
  return (
    <Screen title={t('about.title')} onBack={useBack()}>
      <View style={styles.mark}>
        <HouseMark size={MARK} />
        <Text step="title">{t('common.app')}</Text>
        <Text step="label" tone="muted">
          {t('about.version', { version: VERSION })}
        </Text>
      </View>
      <Surface>
        <Text>{t('about.made')}</Text>
      </Surface>
      <Surface>
        <Text step="heading" heading={2}>
          {t('about.fairTitle')}
        </Text>
        <Text>{t('about.fair')}</Text>
        <Text>{t('about.seed')}</Text>
      </Surface>
      <Surface>
        <Text>{t('about.names')}</Text>
      </Surface>
      <Licences />
    </Screen>
  );
}

const styles = StyleSheet.create({
  mark: { alignItems: 'center', gap: space.xs },
});
