/** Sets up a table: who plays, by which rules, and how fast. It begins with the last table of this game. */
import { useNavigation, useRoute } from '@react-navigation/native';
import { useState } from 'react';
import { View } from 'react-native';

import type { Translate } from '@/i18n/translate';
import type { Navigation, RouteOf } from '@/navigation/routes';
import type { GameOffer } from '@/session/catalogue';
import type { TablePlan } from '@/session/home';
import { useBegin } from '@/ui/hooks/begin';
import { useHall, useSettings } from '@/ui/hooks/hall';
import { useStore } from '@/ui/hooks/store';
import { useBack } from '@/ui/hooks/back';
import { useT } from '@/ui/hooks/words';
import { Button } from '@/ui/kit/Button';
import { nameOf } from '@/ui/kit/people';
import { Screen } from '@/ui/kit/Screen';
import { Text } from '@/ui/kit/Text';
import { LearnRow } from '@/ui/rules/LearnRow';
import { PacePart } from '@/ui/setup/PacePart';
import { obstacle } from '@/ui/setup/draft';
import { firstTable } from '@/ui/setup/firstTable';
import { RuleSet } from '@/ui/setup/RuleSet';
import { Seats } from '@/ui/setup/Seats';
import { space } from '@/ui/theme/tokens';

export function SetUpScreen() {
  const t = useT();
  const { game } = useRoute<RouteOf<'SetUp'>>().params;
  const navigation = useNavigation<Navigation>();
  const { home, catalogue } = useHall();
  const people = useStore(home.people);
  const { pace } = useSettings();
  const { busy, begin } = useBegin();
  const [plan, setPlan] = useState(() => home.lastPlan(game) ?? firstTable(game, catalogue, people));
  const offer = catalogue[game];
  const learned = useStore(home.learned);
  const isNew = home.lastPlan(game) === null && !learned.includes(game);
  const off = obstacleWords(t, plan, offer);
  const alone = plan.players.every(({ kind }) => kind === 'bot');

  function start(): void {
    for (const player of plan.players) if (player.kind === 'human') home.people.save(player);
    begin(plan);
  }

  return (
    <Screen
      title={t('setup.title', { game: t(`games.${game}.title`) })}
      onBack={useBack()}
      footer={
        <>
          {(off !== undefined || alone) && (
            <Text step="label" tone={off === undefined ? 'muted' : 'danger'} align="center">
              {off ?? t('setup.noPerson')}
            </Text>
          )}
          <Button kind="primary" title={t(busy ? 'setup.starting' : 'setup.start')} off={off} onPress={start} />
        </>
      }
    >
      <View style={{ gap: space.xl }}>
        {isNew && <LearnRow game={game} onPress={() => navigation.navigate('Tutorial', { game })} />}
        <Seats plan={plan} offer={offer} people={people} onChange={setPlan} />
        <RuleSet plan={plan} offer={offer} onChange={setPlan} onRead={() => navigation.navigate('Rules', { game })} />
        <PacePart pace={pace} onChange={(next) => home.settings.set({ pace: next })} />
      </View>
    </Screen>
  );
}

function obstacleWords(t: Translate, plan: TablePlan, offer: GameOffer): string | undefined {
  const names = plan.players.map((player) => nameOf(t, player));
  const found = obstacle(plan, names, offer);
  const title = t(`games.${plan.game}.title`);
  if (found === null) return undefined;
  switch (found.kind) {
    case 'nameMissing':
      return t('setup.nameMissing');
    case 'namesTwice':
      return t('setup.namesTwice', { name: found.name });
    default:
      return t(`setup.${found.kind}`, { game: title, n: found.n });
  }
}
