/** Settings: remembered at once, and felt at once. */
import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { View } from 'react-native';

import type { Navigation } from '@/navigation/routes';
import { useHall, useSettings } from '@/ui/hooks/hall';
import { useBack } from '@/ui/hooks/back';
import { useT } from '@/ui/hooks/words';
import { Button } from '@/ui/kit/Button';
import { Confirm } from '@/ui/kit/Confirm';
import { useSay } from '@/ui/kit/Live';
import { LinkRow } from '@/ui/kit/Row';
import { Screen } from '@/ui/kit/Screen';
import { Surface } from '@/ui/kit/Surface';
import { CardsGroup } from '@/ui/settings/CardsGroup';
import { FeelGroup } from '@/ui/settings/FeelGroup';
import { LookGroup } from '@/ui/settings/LookGroup';
import { PlayGroup } from '@/ui/settings/PlayGroup';
import { ShareGroup } from '@/ui/settings/ShareGroup';
import { space } from '@/ui/theme/tokens';

export function SettingsScreen() {
  const t = useT();
  const say = useSay();
  const navigation = useNavigation<Navigation>();
  const { home, device } = useHall();
  const settings = useSettings();
  const [asking, setAsking] = useState(false);
  const group = { settings, set: home.settings.set };

  function reset(): void {
    setAsking(false);
    home.settings.reset();
    say(t('settings.reset.done'));
  }

  return (
    <Screen title={t('settings.title')} onBack={useBack()}>
      <View style={{ gap: space.xl }}>
        <LookGroup {...group} />
        <PlayGroup {...group} />
        <CardsGroup {...group} />
        <FeelGroup {...group} device={device} />
        <ShareGroup {...group} />
        <Surface flush>
          <LinkRow first title={t('lobby.about')} onPress={() => navigation.navigate('About')} />
        </Surface>
        <Button kind="danger" icon="undo" title={t('settings.reset.button')} onPress={() => setAsking(true)} />
      </View>
      {asking && (
        <Confirm
          title={t('settings.reset.title')}
          text={t('settings.reset.text')}
          yes={t('settings.reset.yes')}
          no={t('common.cancel')}
          onYes={reset}
          onNo={() => setAsking(false)}
        />
      )}
    </Screen>
  );
}
