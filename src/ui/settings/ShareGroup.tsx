/** Several people with one phone: when it is covered, and whether moves may be taken back. */
import { HANDOVERS } from '@/session/settings';
import { useT } from '../hooks/words';
import { Toggle } from '../kit/Toggle';
import { ChoiceRow, Group } from './Group';
import type { GroupProps } from './Group';

export function ShareGroup({ settings, set }: GroupProps) {
  const t = useT();
  return (
    <Group title={t('settings.groups.share')}>
      <ChoiceRow
        first
        label={t('settings.handover.label')}
        why={t(`settings.handover.why.${settings.handover}`)}
        value={settings.handover}
        choices={HANDOVERS.map((value) => ({ value, title: t(`settings.handover.${value}`) }))}
        onChange={(handover) => set({ handover })}
      />
      <Toggle
        label={t('settings.sharedUndo.label')}
        why={t('settings.sharedUndo.why')}
        on={settings.sharedUndo}
        onChange={(sharedUndo) => set({ sharedUndo })}
      />
    </Group>
  );
}
