/** About. */
import { useNavigation } from '@react-navigation/native';

import type { Navigation } from '@/navigation/routes';
import { useT } from '@/ui/hooks/words';
import { Screen } from '@/ui/kit/Screen';

export function AboutScreen() {
  const t = useT();
  const navigation = useNavigation<Navigation>();
  return (
    <Screen title={t('about.title')} onBack={() => navigation.goBack()}>
      {null}
    </Screen>
  );
}
