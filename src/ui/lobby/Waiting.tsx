/** Unfinished games, the newest first, and whatever on the shelf could not be read. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Hall } from '@/session/hall';
import { useStore } from '../hooks/store';
import { useT } from '../hooks/words';
import { Button } from '../kit/Button';
import { Surface } from '../kit/Surface';
import { Text } from '../kit/Text';
import { space } from '../theme/tokens';
import { OddEntry } from './OddEntry';
import { WaitingGame } from './WaitingGame';

/** More than these would push the shelf of games out of sight; the rest is a tap away. */
const SHOWN = 3;

export function Waiting({ hall }: { readonly hall: Hall }) {
  const t = useT();
  const entries = useStore(hall.home.shelf) ?? [];
  const playable = entries.filter(({ kind }) => kind === 'playable').length;
  const [all, setAll] = useState(false);
  if (entries.length === 0) return null;
  const folded = !all && entries.length > SHOWN + 1;
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
      {entries
        .slice(0, folded ? SHOWN : entries.length)
        .map((entry, i) =>
          'game' in entry ? (
            <WaitingGame key={entry.id} entry={entry} now={hall.now()} home={hall.home} first={i === 0} />
          ) : (
            <OddEntry key={entry.id} entry={entry} home={hall.home} />
          ),
        )}
      {folded && <Button kind="quiet" title={t('lobby.all', { n: entries.length })} onPress={() => setAll(true)} />}
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
      {Array.from({ length: games > SHOWN + 1 ? SHOWN : games }, (_, i) => (
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
