/** Unfinished games, the newest first, and whatever on the shelf could not be read. */
import { StyleSheet, View } from 'react-native';

import type { Hall } from '@/session/hall';
import { useStore } from '../hooks/store';
import { useT } from '../hooks/words';
import { Surface } from '../kit/Surface';
import { Text } from '../kit/Text';
import { space } from '../theme/tokens';
import { OddEntry } from './OddEntry';
import { WaitingGame } from './WaitingGame';

export function Waiting({ hall }: { readonly hall: Hall }) {
  const t = useT();
  const entries = useStore(hall.home.shelf) ?? [];
  const playable = entries.filter(({ kind }) => kind === 'playable').length;
  if (entries.length === 0) return null;
  return (
    <View style={styles.part}>
      <View style={styles.head}>
        <Text step="heading" heading={2}>
          {t('lobby.continue')}
        </Text>
        {playable > 1 && (
          <Text step="label" tone="muted">
            {t('lobby.waiting', { n: playable })}
          </Text>
        )}
      </View>
      {entries.map((entry, i) =>
        'game' in entry ? (
          <WaitingGame key={entry.id} entry={entry} now={hall.now()} home={hall.home} first={i === 0} />
        ) : (
          <OddEntry key={entry.id} entry={entry} home={hall.home} />
        ),
      )}
    </View>
  );
}

/** Room for the games that will appear in a moment, so that nothing jumps away under a finger. */
export function WaitingSoon({ games }: { readonly games: number }) {
  const t = useT();
  if (games <= 0) return null;
  return (
    <View aria-busy style={styles.part}>
      <Text step="heading" heading={2}>
        {t('lobby.continue')}
      </Text>
      {Array.from({ length: games }, (_, i) => (
        <Surface key={i} style={styles.soon}>
          {null}
        </Surface>
      ))}
    </View>
  );
}

/** As tall as a waiting game with one line of faces. */
const SOON = 131;
const styles = StyleSheet.create({
  part: { gap: space.md },
  soon: { minHeight: SOON },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.md },
});
