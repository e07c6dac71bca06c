/** The strip above the table: menu, what is played and whose turn it is, hint and undo, and a warning when a move is not saved. */
import { StyleSheet, View } from 'react-native';

import type { Frame } from '@/session/frame';
import { useT } from '../hooks/words';
import { IconButton } from '../kit/IconButton';
import { Text } from '../kit/Text';
import { space, target } from '../theme/tokens';
import type { Rect } from './contract';

interface HeaderProps {
  readonly rect: Rect;
  readonly frame: Frame;
  /** Whose turn it is, in words. */
  readonly turn: string;
  readonly leftHanded: boolean;
  readonly onMenu: () => void;
  readonly onHint: () => void;
  readonly onUndo: () => void;
  readonly onTrouble: () => void;
}

export function Header({ rect, frame, turn, leftHanded, onMenu, onHint, onUndo, onTrouble }: HeaderProps) {
  const t = useT();
  const { moment, canUndo, trouble, game, view } = frame;
  const keys = trouble === null ? 3 : 4;
  const words = {
    lines: 1,
    fit: rect.w - 4 * space.xs - keys * target.min,
    align: leftHanded ? 'right' : 'left',
  } as const;
  const title = t(`games.${game}.title`);
  return (
    <View
      style={[
        styles.header,
        { left: rect.x, top: rect.y, width: rect.w, height: rect.h },
        leftHanded && styles.mirrored,
      ]}
    >
      <IconButton icon="menu" label={t('table.menu.open')} onPress={onMenu} />
      <View style={styles.words}>
        <Text step="label" weight="bold" heading={1} cap="tableCaption" {...words}>
          {`${title} · ${t('table.round', { n: view.open.round })}`}
        </Text>
        <Text step="floor" tone="muted" cap="tableCaption" {...words}>
          {turn}
        </Text>
      </View>
      {trouble !== null && (
        <IconButton icon="info" tone="danger" label={t('table.trouble.title')} onPress={onTrouble} />
      )}
      <IconButton
        icon="undo"
        label={t('table.undo')}
        tone={canUndo ? 'text' : 'muted'}
        dimmed={!canUndo}
        onPress={onUndo}
      />
      <IconButton
        icon="hint"
        label={t('table.hint.ask')}
        tone={moment.kind === 'deciding' ? 'text' : 'muted'}
        dimmed={moment.kind !== 'deciding'}
        onPress={onHint}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  header: { position: 'absolute', flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.xs },
  mirrored: { flexDirection: 'row-reverse' },
  words: { flex: 1, paddingHorizontal: space.xs },
});
