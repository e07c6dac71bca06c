/** The lobby: what waits to be continued, and the shelf of games. It is there before the hall is open. */
import { useNavigation } from '@react-navigation/native';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { Navigation } from '@/navigation/routes';
import { useBegin } from '@/ui/hooks/begin';
import { useDoor, useHallSoon } from '@/ui/hooks/hall';
import { useT } from '@/ui/hooks/words';
import { Button } from '@/ui/kit/Button';
import { SHELF_ORDER } from '@/ui/kit/games';
import { Ground } from '@/ui/kit/Screen';
import { Text } from '@/ui/kit/Text';
import { GameTile } from '@/ui/lobby/GameTile';
import { Masthead } from '@/ui/lobby/Masthead';
import { Waiting, WaitingSoon } from '@/ui/lobby/Waiting';
import { layout, space } from '@/ui/theme/tokens';

export function LobbyScreen() {
  const t = useT();
  const navigation = useNavigation<Navigation>();
  const insets = useSafeAreaInsets();
  const wide = useWindowDimensions().width >= layout.wideFrom;
  const hall = useHallSoon();
  const { expected = 0 } = useDoor();
  const { again } = useBegin();
  return (
    <Ground>
      <View role="main" style={styles.main}>
        <ScrollView>
          <View
            style={[
              styles.column,
              {
                paddingTop: insets.top + space.md,
                paddingBottom: insets.bottom + space.xl,
                paddingLeft: insets.left + space.lg,
                paddingRight: insets.right + space.lg,
              },
            ]}
          >
            <Masthead />
            {hall === null ? <WaitingSoon games={expected} /> : <Waiting hall={hall} />}
            <View style={styles.part}>
              <Text step="heading" heading={2}>
                {t('lobby.games')}
              </Text>
              <View style={[styles.shelf, wide && styles.shelfWide]}>
                {SHELF_ORDER.map((game) => (
                  <View key={game} style={wide && styles.half}>
                    <GameTile game={game} plan={hall?.home.lastPlan(game) ?? null} onPlay={() => again(game)} />
                  </View>
                ))}
              </View>
            </View>
            <Button kind="quiet" title={t('lobby.about')} onPress={() => navigation.navigate('About')} />
          </View>
        </ScrollView>
      </View>
    </Ground>
  );
}

const styles = StyleSheet.create({
  main: { flex: 1 },
  column: { width: '100%', maxWidth: layout.maxContent, alignSelf: 'center', gap: space.xl },
  part: { gap: space.md },
  shelf: { gap: space.md },
  shelfWide: { flexDirection: 'row', flexWrap: 'wrap' },
  half: { width: '48%', flexGrow: 1 },
});
