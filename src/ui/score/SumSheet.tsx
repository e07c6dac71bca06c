/** A seat's points of the round, opened into their parts. */
import { StyleSheet, View } from 'react-native';

import { numeral } from '@/i18n/translate';
import type { Frame } from '@/session/frame';
import { useT } from '../hooks/words';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { space, stroke, target } from '../theme/tokens';
import { PartCards } from './PartCards';
import { partWords } from './partWords';
import type { Standing } from './standings';
import { Tokens } from './Tokens';

interface SumSheetProps {
  readonly frame: Frame;
  readonly standing: Standing;
}

export function SumSheet({ frame, standing: { seat, round, total } }: SumSheetProps) {
  const t = useT();
  const { palette } = useTheme();
  const parts = frame.parts[seat] ?? [];
  return (
    <View style={styles.sheet}>
      {parts.map((part, i) => (
        <View key={i} style={styles.line}>
          <PartCards frame={frame} part={part} size="large" />
          <Text step="label" style={styles.words}>
            {partWords(t, frame, part)}
          </Text>
          <Points points={part.points} />
        </View>
      ))}
      {parts.length === 0 && (
        <Text step="label" tone="muted">
          {t('score.parts.none')}
        </Text>
      )}
      <View style={[styles.line, styles.sum, { borderTopColor: palette.outline }]}>
        <Text step="label" weight="bold" style={styles.words}>
          {t('score.sum', { n: frame.view.open.round })}
        </Text>
        <Points points={round} bold />
      </View>
      {frame.sheet.rounds.length > 1 && (
        <View style={styles.line}>
          <Text step="label" tone="muted" style={styles.words}>
            {t('score.before')}
          </Text>
          <Points points={total - round} />
        </View>
      )}
      <View style={styles.line}>
        <Text step="label" weight="bold">
          {t('score.total')}
        </Text>
        <View style={styles.words}>
          <Tokens frame={frame} seat={seat} />
        </View>
        <Points points={total} bold />
      </View>
    </View>
  );
}

function Points({ points, bold = false }: { readonly points: number; readonly bold?: boolean }) {
  return (
    <Text step="body" weight={bold ? 'black' : 'regular'} align="right" tabular style={styles.points}>
      {numeral(points)}
    </Text>
  );
}

const styles = StyleSheet.create({
  sheet: { paddingHorizontal: space.lg, paddingBottom: space.lg, gap: space.sm },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  sum: { borderTopWidth: stroke.hair, paddingTop: space.sm },
  words: { flex: 1 },
  points: { minWidth: target.min },
});
