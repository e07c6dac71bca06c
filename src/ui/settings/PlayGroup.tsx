/** How fast it goes, where the buttons are, and the memory aid. */
import { PACES } from '@/session/settings';
import { useT } from '../hooks/words';
import { Toggle } from '../kit/Toggle';
import { ChoiceRow, Group } from './Group';
import type { GroupProps } from './Group';

export function PlayGroup({ settings, set }: GroupProps) {
  const t = useT();
  return (
    <Group title={t('settings.groups.play')}>
      <ChoiceRow
        first
        label={t('settings.pace.label')}
        why={t('settings.pace.why')}
        value={settings.pace}
        choices={PACES.map((value) => ({ value, title: t(`settings.pace.${value}`) }))}
        onChange={(pace) => set({ pace })}
      />
      <Toggle
        label={t('settings.leftHanded.label')}
        why={t('settings.leftHanded.why')}
        on={settings.leftHanded}
        onChange={(leftHanded) => set({ leftHanded })}
      />
      <Toggle
        label={t('settings.memoryAid.label')}
        why={t('settings.memoryAid.why')}
        on={settings.memoryAid}
        onChange={(memoryAid) => set({ memoryAid })}
      />
    </Group>
  );
}
