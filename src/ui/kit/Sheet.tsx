/** A dialog over the screen. Back, Esc and a tap beside it close it; on the web the focus stays inside until then. */
import type { ReactNode } from 'react';
import { Modal, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '../theme/ThemeProvider';
import { layout, lift, radius, space, stroke } from '../theme/tokens';
import { useT } from '../hooks/words';
import { IconButton } from './IconButton';
import { LiveProvider } from './Live';
import { Text } from './Text';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays in view below what scrolls. */
  readonly footer?: ReactNode;
}

export function Sheet({ title, onClose, children, footer }: SheetProps) {
  const { palette } = useTheme();
  const t = useT();
  const insets = useSafeAreaInsets();
  return (
    // A dialog needs a name; React Native's types do not know that the web's Modal passes it on.
    <Modal
      {...{ 'aria-label': title }}
      transparent
      visible
      animationType="fade"
      onRequestClose={onClose}
      supportedOrientations={['portrait', 'landscape']}
    >
      <LiveProvider>
        <View style={[styles.place, { paddingTop: insets.top + space.xl, paddingBottom: insets.bottom + space.lg }]}>
          <View
            // Not a Pressable: on the web that takes the focus, and what is hidden from screen readers must not have it.
            aria-hidden
            onStartShouldSetResponder={() => true}
            onResponderRelease={onClose}
            style={[StyleSheet.absoluteFill, { backgroundColor: palette.scrim }]}
          />
          <View
            // The web's Modal is one already.
            accessibilityViewIsModal
            style={[
              styles.sheet,
              { backgroundColor: palette.surface, borderColor: palette.divider, boxShadow: lift.high(palette.shadow) },
            ]}
          >
            <View style={styles.head}>
              <Text step="title" heading={2} cap="button" style={styles.title}>
                {title}
              </Text>
              <IconButton icon="close" label={t('common.close')} onPress={onClose} />
            </View>
            <ScrollView
              style={styles.scroll}
              contentContainerStyle={styles.content}
              keyboardShouldPersistTaps="handled"
            >
              {children}
            </ScrollView>
            {footer !== undefined && <View style={[styles.footer, { borderTopColor: palette.divider }]}>{footer}</View>}
          </View>
        </View>
      </LiveProvider>
    </Modal>
  );
}

const styles = StyleSheet.create({
  place: { flex: 1, justifyContent: 'center', alignItems: 'center', paddingHorizontal: space.lg },
  sheet: {
    width: '100%',
    maxWidth: layout.maxText,
    maxHeight: '100%',
    borderRadius: radius.xl,
    borderWidth: stroke.hair,
    overflow: 'hidden',
  },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingLeft: space.xl,
    paddingRight: space.sm,
    paddingTop: space.sm,
  },
  title: { flex: 1, minWidth: space.none },
  scroll: { flexGrow: 0, flexShrink: 1 },
  content: { paddingHorizontal: space.xl, paddingTop: space.xs, paddingBottom: space.xl, gap: space.lg },
  footer: {
    borderTopWidth: stroke.hair,
    paddingHorizontal: space.xl,
    paddingTop: space.md,
    paddingBottom: space.lg,
    gap: space.sm,
  },
});
