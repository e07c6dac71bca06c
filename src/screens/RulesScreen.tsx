/** The rules of a game: as the house plays it, or as it is played at a running table. */
import { useNavigation, useRoute } from '@react-navigation/native';

import type { Options } from '@/engine/core/rules';
import type { Navigation, RouteOf } from '@/navigation/routes';
import { useBack } from '@/ui/hooks/back';
import { useHome } from '@/ui/hooks/hall';
import { useStore } from '@/ui/hooks/store';
import { useT } from '@/ui/hooks/words';
import { Screen } from '@/ui/kit/Screen';
import { LearnRow } from '@/ui/rules/LearnRow';
import { RulesText } from '@/ui/rules/RulesText';

/** null without a table, or when it is no longer there. */
function useTableOptions(table: string | undefined): Options | null {
  const shelf = useStore(useHome().shelf);
  const entry = shelf?.find(({ id }) => id === table);
  return entry !== undefined && 'options' in entry ? entry.options : null;
}

export function RulesScreen() {
  const t = useT();
  const { game, table } = useRoute<RouteOf<'Rules'>>().params;
  const navigation = useNavigation<Navigation>();
  const options = useTableOptions(table);
  return (
    <Screen title={t('lobby.rules', { game: t(`games.${game}.title`) })} onBack={useBack()}>
      <LearnRow game={game} onPress={() => navigation.navigate('Tutorial', { game })} />
      <RulesText game={game} options={options} />
    </Screen>
  );
}
