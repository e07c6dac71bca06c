/** What to do next: always in view, the likeliest thing largest. */
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '../hooks/words';
import { Button } from '../kit/Button';
import { useTheme } from '../theme/ThemeProvider';
import { layout, space, stroke } from '../theme/tokens';

interface ScoreFooterProps {
  readonly over: boolean;
  readonly onNext: () => void;
  readonly onAgain: () => void;
  readonly onChangePlayers: () => void;
  readonly onLobby: () => void;
}

export function ScoreFooter({ over, onNext, onAgain, onChangePlayers, onLobby }: ScoreFooterProps) {
  const t = useT();
  const { palette } = useTheme();
  const insets = useSafeAreaInsets();
  return (
    <View
      style={[
        styles.footer,
        { backgroundColor: palette.table, borderTopColor: palette.divider, paddingBottom: insets.bottom + space.md },
      ]}
    >
      <View style={[styles.column, { paddingLeft: insets.left + space.lg, paddingRight: insets.right + space.lg }]}>
        {over ? (
          <>
            <Button kind="primary" title={t('score.again')} onPress={onAgain} />
            <View style={styles.row}>
              <View style={styles.half}>
                <Button title={t('score.players')} onPress={onChangePlayers} />
              </View>
              <View style={styles.half}>
                <Button title={t('common.lobby')} onPress={onLobby} />
              </View>
            </View>
          </>
        ) : (
          <Button kind="primary" title={t('score.next')} onPress={onNext} />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  footer: { borderTopWidth: stroke.hair, paddingTop: space.md },
  column: { width: '100%', maxWidth: layout.maxText, alignSelf: 'center', gap: space.sm },
  row: { flexDirection: 'row', gap: space.sm },
  half: { flex: 1 },
});
