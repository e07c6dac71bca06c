// The first screen. For now it only says hello; the shelf of games comes with the app itself.
import { StyleSheet, Text, View } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';

import { useTheme } from '@/ui/theme/ThemeProvider';
import { space, type } from '@/ui/theme/tokens';

export function LobbyScreen() {
  const { palette } = useTheme();
  return (
    <SafeAreaView style={[styles.screen, { backgroundColor: palette.table }]}>
      <View role="main" style={styles.middle}>
        <Text role="heading" aria-level={1} style={[type.display, { color: palette.text }]}>
          Low Five
        </Text>
        <Text style={[type.body, styles.line, { color: palette.muted }]}>
          Five card games on one phone. The fewest points win.
        </Text>
      </View>
    </SafeAreaView>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: space.xl, gap: space.sm },
  line: { textAlign: 'center' },
});
