/** Everybody's record: people first, then the computer players, each with an honest count. */
import { StyleSheet, View } from 'react-native';

import type { FinishedGame } from '@/session/home';
import { useT } from '../hooks/words';
import { Avatar } from '../kit/Avatar';
import { nameOf } from '../kit/people';
import { Row } from '../kit/Row';
import { Surface } from '../kit/Surface';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space, target } from '../theme/tokens';
import { recordsOf } from './records';
import type { PlayerRecord } from './records';

export function Records({ games }: { readonly games: readonly FinishedGame[] }) {
  const t = useT();
  const all = recordsOf(games);
  const groups = [
    { title: t('history.people'), records: all.filter(({ player }) => player.kind === 'human') },
    { title: t('history.bots'), records: all.filter(({ player }) => player.kind === 'bot') },
  ];
  return groups
    .filter(({ records }) => records.length > 0)
    .map(({ title, records }) => (
      <View key={title} style={styles.part}>
        <Text step="heading" heading={2}>
          {title}
        </Text>
        <Surface flush>
          {records.map((record, i) => (
            <Row key={i} first={i === 0}>
              <RecordLine {...record} />
            </Row>
          ))}
        </Surface>
      </View>
    ));
}

function RecordLine({ player, games, wins }: PlayerRecord) {
  const t = useT();
  const { palette } = useTheme();
  return (
    <View style={styles.line}>
      <Avatar player={player} size={target.min} />
      <View style={styles.words}>
        <Text weight="bold">{nameOf(t, player)}</Text>
        <Text step="label" tone="muted">
          {t('history.won', { n: wins })} · {t('history.games', { n: games })}
        </Text>
        <View aria-hidden style={[styles.bar, { backgroundColor: palette.divider }]}>
          <View style={[styles.filled, { width: `${(100 * wins) / games}%`, backgroundColor: palette.good }]} />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: space.sm },
  line: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.md },
  words: { flex: 1, gap: space.hair },
  bar: { height: space.xs, borderRadius: radius.pill, overflow: 'hidden', marginTop: space.xs },
  filled: { height: '100%', borderRadius: radius.pill },
});
