/** Faces and points in one line, the lowest first: who leads is the first in the row and wears the crown. */
import { StyleSheet, View } from 'react-native';

import type { Player } from '@/session/players';
import { numeral } from '@/i18n/translate';
import { Icon } from '../art/Icon';
import { Avatar } from '../kit/Avatar';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { space } from '../theme/tokens';

interface StandingsProps {
  readonly players: readonly Player[];
  readonly totals: readonly number[];
}

export function Standings({ players, totals }: StandingsProps) {
  const { palette } = useTheme();
  const best = Math.min(...totals);
  const even = totals.every((total) => total === best);
  const order = players
    .map((player, seat) => ({ player, seat, total: totals[seat] ?? 0 }))
    .sort((a, b) => a.total - b.total);
  return (
    // Who leads is in the label of the game.
    <View aria-hidden style={styles.row}>
      {order.map(({ player, seat, total }) => (
        <View key={seat} style={styles.one}>
          <Avatar player={player} size={FACE} />
          <Text step="caption" weight="bold" tabular tone={total === best && !even ? 'text' : 'muted'}>
            {numeral(total)}
          </Text>
          {total === best && !even && <Icon id="crown" size={CROWN} color={palette.accent} />}
        </View>
      ))}
    </View>
  );
}

const FACE = 28;
const CROWN = 14;
const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space.md,
    rowGap: space.xs,
    paddingHorizontal: space.md,
    paddingBottom: space.md,
  },
  one: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
