/** History. */
import { useNavigation } from '@react-navigation/native';

import type { Navigation } from '@/navigation/routes';
import { useT } from '@/ui/hooks/words';
import { Screen } from '@/ui/kit/Screen';

export function HistoryScreen() {
  const t = useT();
  const navigation = useNavigation<Navigation>();
  return (
    <Screen title={t('history.title')} onBack={() => navigation.goBack()}>
      {null}
    </Screen>
  );
}
