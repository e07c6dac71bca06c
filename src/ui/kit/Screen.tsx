/** The frame of every screen but the table: a header with one heading of level 1, the landmark, and a middle that scrolls. */
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { TableSurface } from '../art/TableSurface';
import { useT } from '../hooks/words';
import { useTheme } from '../theme/ThemeProvider';
import { layout, space, stroke, target } from '../theme/tokens';
import { IconButton } from './IconButton';
import { Text } from './Text';

interface ScreenProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onBack: () => void;
  /** Beside the title. */
  readonly tools?: ReactNode;
  /** Stays in view below what scrolls: the thing to do next. */
  readonly footer?: ReactNode;
}

export function Screen({ title, children, onBack, tools, footer }: ScreenProps) {
  const t = useT();
  const { palette } = useTheme();
  const insets = useSafeAreaInsets();
  const sides = { paddingLeft: insets.left + space.lg, paddingRight: insets.right + space.lg };
  return (
    <Ground>
      <View
        role="banner"
        style={[
          styles.head,
          { paddingTop: insets.top, paddingLeft: insets.left + space.xs, paddingRight: insets.right + space.xs },
        ]}
      >
        <IconButton icon="back" label={t('common.back')} onPress={onBack} />
        <Text step="title" heading={1} cap="button" style={styles.title}>
          {title}
        </Text>
        {tools}
      </View>
      <View role="main" style={styles.main}>
        <ScrollView keyboardShouldPersistTaps="handled" contentContainerStyle={styles.scroll}>
          <View
            style={[
              styles.column,
              sides,
              { paddingBottom: footer === undefined ? insets.bottom + space.xl : space.xl },
            ]}
          >
            {children}
          </View>
        </ScrollView>
        {footer !== undefined && (
          <View
            style={[
              styles.footer,
              {
                backgroundColor: palette.table,
                borderTopColor: palette.divider,
                paddingBottom: insets.bottom + space.md,
              },
            ]}
          >
            <View style={[styles.column, sides, styles.footerColumn]}>{footer}</View>
          </View>
        )}
      </View>
    </Ground>
  );
}

/** The kitchen table under a screen. */
export function Ground({ children }: { readonly children: ReactNode }) {
  const { width, height } = useWindowDimensions();
  return (
    <View style={styles.ground}>
      <TableSurface width={width} height={height} />
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  ground: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.xs, minHeight: target.primary },
  title: { flex: 1, minWidth: space.none },
  main: { flex: 1 },
  scroll: { flexGrow: 1 },
  column: { width: '100%', maxWidth: layout.maxText, alignSelf: 'center', gap: space.lg, paddingTop: space.sm },
  footer: { borderTopWidth: stroke.hair, paddingTop: space.xs },
  footerColumn: { gap: space.sm },
});
