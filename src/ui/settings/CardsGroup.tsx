/** How cards look, with three of them to see it on. */
import { StyleSheet, View } from 'react-native';

import { useT } from '../hooks/words';
import { Toggle } from '../kit/Toggle';
import { space } from '../theme/tokens';
import { Group } from './Group';
import type { GroupProps } from './Group';
import { SampleCards } from './SampleCards';

export function CardsGroup({ settings, set }: GroupProps) {
  const t = useT();
  return (
    <Group title={t('settings.groups.cards')}>
      <View aria-hidden style={styles.sample}>
        <SampleCards large={settings.largeCards} plain={settings.plainNumbers} />
      </View>
      <Toggle
        label={t('settings.largeCards.label')}
        why={t('settings.largeCards.why')}
        on={settings.largeCards}
        onChange={(largeCards) => set({ largeCards })}
      />
      <Toggle
        label={t('settings.plainNumbers.label')}
        why={t('settings.plainNumbers.why')}
        on={settings.plainNumbers}
        onChange={(plainNumbers) => set({ plainNumbers })}
      />
    </Group>
  );
}

const styles = StyleSheet.create({
  sample: { alignItems: 'center', padding: space.lg },
});
