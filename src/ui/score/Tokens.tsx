/** A total paid in tokens: blacks, whites, and what there were no tokens for. */
import { StyleSheet, View } from 'react-native';

import type { PotKind, Seat } from '@/engine/core/table';
import type { Frame } from '@/session/frame';
import { Chip } from '../art/Chip';
import { useT } from '../hooks/words';
import { Text } from '../kit/Text';
import { space } from '../theme/tokens';

const SIZE = 24;
const WORTH = { black: '10', white: '1' } as const;

/** null in games without tokens. */
function tokensOf({ pots, view }: Frame, seat: Seat): Readonly<Record<'black' | 'white' | 'note', number>> | null {
  if (!pots.some(({ kind }) => kind === 'black')) return null;
  const count = (kind: PotKind) => {
    const pot = pots.findIndex((name) => name.kind === kind && name.seat === seat);
    return (pot < 0 ? null : view.table.pots[pot]) ?? 0;
  };
  return { black: count('black'), white: count('white'), note: count('note') };
}

export function Tokens({ frame, seat }: { readonly frame: Frame; readonly seat: Seat }) {
  const t = useT();
  const tokens = tokensOf(frame, seat);
  if (tokens === null) return null;
  return (
    <View style={styles.line}>
      {(['black', 'white'] as const).map(
        (kind) =>
          tokens[kind] > 0 && (
            <View key={kind} style={styles.kind}>
              <Text step="label" tabular>
                {`${tokens[kind]} ×`}
              </Text>
              <Chip id={kind} size={SIZE} label={WORTH[kind]} />
            </View>
          ),
      )}
      {tokens.note > 0 && (
        <Text step="label" tone="muted">
          {t('score.note', { n: tokens.note })}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', gap: space.md, alignItems: 'center' },
  kind: { flexDirection: 'row', gap: space.xs, alignItems: 'center' },
});
