/** Finished games, and what they say about everybody who played. */
import { useRoute } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { View } from 'react-native';

import type { RouteOf } from '@/navigation/routes';
import type { FinishedGame } from '@/session/home';
import { PastGame } from '@/ui/history/PastGame';
import { PastSheet } from '@/ui/history/PastSheet';
import { Records } from '@/ui/history/Records';
import { useHall } from '@/ui/hooks/hall';
import { useBack } from '@/ui/hooks/back';
import { useT } from '@/ui/hooks/words';
import { Button } from '@/ui/kit/Button';
import { Screen } from '@/ui/kit/Screen';
import { Surface } from '@/ui/kit/Surface';
import { Text } from '@/ui/kit/Text';
import { space } from '@/ui/theme/tokens';

/** As many as one reads; the rest is a tap away. */
const SHOWN = 10;

type Found = readonly FinishedGame[] | 'reading' | 'failed';

export function HistoryScreen() {
  const t = useT();
  const { home, now } = useHall();
  const [found, setFound] = useState<Found>('reading');
  const wished = useRoute<RouteOf<'History'>>().params?.open;
  const [open, setOpen] = useState<FinishedGame | null>(null);
  const [all, setAll] = useState(false);

  useEffect(() => {
    let here = true;
    home.finished().then(
      (games) => {
        if (!here) return;
        setFound(games);
        setOpen(games.find(({ id }) => id === wished) ?? null);
      },
      () => here && setFound('failed'),
    );
    return () => {
      here = false;
    };
  }, [home, wished]);

  const games = typeof found === 'string' ? [] : found;
  return (
    <Screen title={t('history.title')} onBack={useBack()}>
      {games.length === 0 && (
        <Surface>
          <Text>
            {t(found === 'reading' ? 'common.loading' : found === 'failed' ? 'history.failed' : 'history.none')}
          </Text>
        </Surface>
      )}
      {games.length > 0 && (
        <View style={{ gap: space.xl }}>
          <View style={{ gap: space.sm }}>
            <Text step="heading" heading={2}>
              {t('history.recent')}
            </Text>
            <Surface flush>
              {games.slice(0, all ? games.length : SHOWN).map((game, i) => (
                <PastGame key={game.id} game={game} now={now()} first={i === 0} onOpen={() => setOpen(game)} />
              ))}
            </Surface>
            {!all && games.length > SHOWN && (
              <Button kind="quiet" title={t('history.all', { n: games.length })} onPress={() => setAll(true)} />
            )}
          </View>
          <Records games={games} />
        </View>
      )}
      {open !== null && <PastSheet game={open} onClose={() => setOpen(null)} />}
    </Screen>
  );
}
