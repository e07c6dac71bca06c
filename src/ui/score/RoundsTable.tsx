/** The score sheet: every round, every player, the totals at the bottom. */
import { StyleSheet, View } from 'react-native';

import { numeral } from '@/i18n/translate';
import type { Frame } from '@/session/frame';
import { useT } from '../hooks/words';
import { Avatar } from '../kit/Avatar';
import { Surface } from '../kit/Surface';
import { Text } from '../kit/Text';
import { namesOf } from '../table/telling';
import { useTheme } from '../theme/ThemeProvider';
import { space, stroke } from '../theme/tokens';

const FACE = 26;
const SMALL_FACE = 22;
/** More players than this have narrow columns. */
const FEW = 5;

export function RoundsTable({ frame }: { readonly frame: Pick<Frame, 'players' | 'sheet'> }) {
  const t = useT();
  const { palette } = useTheme();
  const { rounds, totals } = frame.sheet;
  const names = namesOf(frame.players, t);
  const small = frame.players.length > FEW;
  const best = (row: readonly number[]) => Math.min(...row);
  return (
    <Surface>
      <Text step="heading" heading={2} id="rounds">
        {t('score.sheet')}
      </Text>
      <View role="table" aria-label={t('score.sheet')} style={styles.table}>
        <View role="row" style={styles.row}>
          <View role="columnheader" style={styles.first}>
            <Text step="caption" tone="muted" cap="tableCaption">
              {t('score.roundNumber')}
            </Text>
          </View>
          {frame.players.map((player, seat) => (
            <View key={seat} role="columnheader" style={styles.cell}>
              <View role="img" aria-label={names[seat]!}>
                <Avatar player={player} size={small ? SMALL_FACE : FACE} />
              </View>
            </View>
          ))}
        </View>
        {rounds.map((row, round) => (
          <View key={round} role="row" style={[styles.row, { borderTopColor: palette.divider }, styles.lined]}>
            <View role="rowheader" style={styles.first}>
              <Text step="label" tone="muted" tabular cap="tableCaption">
                {String(round + 1)}
              </Text>
            </View>
            {row.map((points, seat) => (
              <Cell key={seat} points={points} best={points === best(row)} small={small} />
            ))}
          </View>
        ))}
        <View role="row" style={[styles.row, { borderTopColor: palette.outline }, styles.lined]}>
          <View role="rowheader" style={styles.first}>
            <Text step="caption" weight="bold" cap="tableCaption">
              {t('score.total')}
            </Text>
          </View>
          {totals.map((total, seat) => (
            <Cell key={seat} points={total} best={total === best(totals)} small={small} bold />
          ))}
        </View>
      </View>
    </Surface>
  );
}

interface CellProps {
  readonly points: number;
  readonly best: boolean;
  readonly small: boolean;
  readonly bold?: boolean;
}

function Cell({ points, best, small, bold = false }: CellProps) {
  return (
    <View role="cell" style={styles.cell}>
      <Text
        step={small ? 'caption' : 'label'}
        tone={best ? 'good' : 'text'}
        weight={bold || best ? 'bold' : 'regular'}
        align="center"
        tabular
        cap="tableCaption"
        lines={1}
      >
        {numeral(points)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  table: { gap: space.none },
  row: { flexDirection: 'row', alignItems: 'center', paddingVertical: space.xs },
  lined: { borderTopWidth: stroke.hair },
  first: { flexBasis: '24%', flexGrow: 0 },
  cell: { flex: 1, alignItems: 'center' },
});
