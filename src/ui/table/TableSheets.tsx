/** The table's own sheets: the menu, what happened, and why a move is not saved. */
import { View } from 'react-native';

import type { SaveTrouble } from '@/session/frame';
import { useT } from '../hooks/words';
import { Button } from '../kit/Button';
import { Sheet } from '../kit/Sheet';
import { Text } from '../kit/Text';
import { space } from '../theme/tokens';

interface MenuSheetProps {
  readonly onRules: () => void;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

export function MenuSheet({ onRules, onSettings, onLeave, onClose }: MenuSheetProps) {
  const t = useT();
  return (
    <Sheet title={t('table.menu.open')} onClose={onClose}>
      <View style={{ gap: space.sm }}>
        <Button icon="rules" title={t('table.menu.rules')} onPress={onRules} />
        <Button icon="gear" title={t('table.menu.settings')} onPress={onSettings} />
        <Button icon="out" title={t('table.menu.leave')} onPress={onLeave} />
      </View>
      <Text step="label" tone="muted">
        {t('table.menu.leaveWhy')}
      </Text>
    </Sheet>
  );
}

export function HappenedSheet({
  sentences,
  onClose,
}: {
  readonly sentences: readonly string[];
  readonly onClose: () => void;
}) {
  const t = useT();
  return (
    <Sheet title={t('table.happened')} onClose={onClose}>
      {sentences.length === 0 && <Text tone="muted">{t('table.nothingYet')}</Text>}
      {[...sentences].reverse().map((sentence, i) => (
        <Text key={i} tone={i === 0 ? 'text' : 'muted'}>
          {sentence}
        </Text>
      ))}
    </Sheet>
  );
}

export function TroubleSheet({ trouble, onClose }: { readonly trouble: SaveTrouble; readonly onClose: () => void }) {
  const t = useT();
  return (
    <Sheet title={t('table.trouble.title')} onClose={onClose}>
      <Text>{t(`table.trouble.${trouble}`)}</Text>
    </Sheet>
  );
}
