/** One line of a list: words on the left, a thing on the right; tappable as a whole when it leads somewhere. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon } from '../art/Icon';
import { useTheme } from '../theme/ThemeProvider';
import { space, stroke, target } from '../theme/tokens';
import { Tap } from './Tap';
import { Text } from './Text';

interface RowWordsProps {
  readonly title: string;
  readonly why?: string | undefined;
}

/** A title and, smaller, one line that explains it. */
export function RowWords({ title, why }: RowWordsProps) {
  return (
    <View style={styles.words}>
      <Text weight="bold">{title}</Text>
      {why !== undefined && (
        <Text step="label" tone="muted">
          {why}
        </Text>
      )}
    </View>
  );
}

interface RowProps {
  readonly children: ReactNode;
  /** The first row of a surface has no line above it. */
  readonly first?: boolean;
  /** Words above, control below: for controls that need the whole width. */
  readonly stacked?: boolean;
}

export function Row({ children, first = false, stacked = false }: RowProps) {
  const { palette } = useTheme();
  return (
    <View
      style={[
        styles.row,
        stacked ? styles.stacked : styles.level,
        !first && { borderTopWidth: stroke.hair, borderTopColor: palette.divider },
      ]}
    >
      {children}
    </View>
  );
}

interface LinkRowProps extends RowWordsProps {
  readonly onPress: () => void;
  readonly first?: boolean;
}

/** A row that leads to another screen. */
export function LinkRow({ title, why, onPress, first = false }: LinkRowProps) {
  const { palette } = useTheme();
  return (
    <Tap
      label={why === undefined ? title : `${title}. ${why}`}
      role="link"
      onPress={onPress}
      style={[styles.row, styles.level, !first && { borderTopWidth: stroke.hair, borderTopColor: palette.divider }]}
      activeStyle={{ backgroundColor: palette.surfaceRaised }}
    >
      <RowWords title={title} why={why} />
      <Icon id="chevron" color={palette.muted} />
    </Tap>
  );
}

const styles = StyleSheet.create({
  row: { paddingHorizontal: space.lg, paddingVertical: space.md, gap: space.md, minHeight: target.primary },
  level: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  stacked: { alignItems: 'stretch' },
  words: { flex: 1, gap: space.hair },
});
