/** The rules of a game. */
import { useNavigation, useRoute } from '@react-navigation/native';

import type { Navigation, RouteOf } from '@/navigation/routes';
import { useT } from '@/ui/hooks/words';
import { Screen } from '@/ui/kit/Screen';

export function RulesScreen() {
  const t = useT();
  const { game } = useRoute<RouteOf<'Rules'>>().params;
  const navigation = useNavigation<Navigation>();
  return (
    <Screen title={t('lobby.rules', { game: t(`games.${game}.title`) })} onBack={() => navigation.goBack()}>
      {null}
    </Screen>
  );
}
