/** Settings. */
import { useNavigation } from '@react-navigation/native';

import type { Navigation } from '@/navigation/routes';
import { useT } from '@/ui/hooks/words';
import { Screen } from '@/ui/kit/Screen';

export function SettingsScreen() {
  const t = useT();
  const navigation = useNavigation<Navigation>();
  return (
    <Screen title={t('settings.title')} onBack={() => navigation.goBack()}>
      {null}
    </Screen>
  );
}
