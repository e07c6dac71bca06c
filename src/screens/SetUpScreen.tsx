/** Sets up a table. */
import { useNavigation, useRoute } from '@react-navigation/native';

import type { Navigation, RouteOf } from '@/navigation/routes';
import { useBegin } from '@/ui/hooks/begin';
import { useHall } from '@/ui/hooks/hall';
import { useT } from '@/ui/hooks/words';
import { Button } from '@/ui/kit/Button';
import { Screen } from '@/ui/kit/Screen';
import { firstTable } from '@/ui/setup/firstTable';

export function SetUpScreen() {
  const t = useT();
  const { game } = useRoute<RouteOf<'SetUp'>>().params;
  const navigation = useNavigation<Navigation>();
  const { home, catalogue } = useHall();
  const { begin } = useBegin();
  const plan = home.lastPlan(game) ?? firstTable(game, catalogue, home.people.get());
  return (
    <Screen
      title={t('setup.title', { game: t(`games.${game}.title`) })}
      onBack={() => navigation.goBack()}
      footer={<Button kind="primary" title={t('setup.start')} onPress={() => begin(plan)} />}
    >
      {null}
    </Screen>
  );
}
