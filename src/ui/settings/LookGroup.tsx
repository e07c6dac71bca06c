/** Theme, language and motion. */
import { LANGUAGES, MOTIONS, THEMES } from '@/session/settings';
import { useT } from '../hooks/words';
import { ChoiceRow, Group } from './Group';
import type { GroupProps } from './Group';

/** A language is always written in itself. */
const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch' } as const;

export function LookGroup({ settings, set }: GroupProps) {
  const t = useT();
  return (
    <Group title={t('settings.groups.look')}>
      <ChoiceRow
        first
        label={t('settings.theme.label')}
        value={settings.theme}
        choices={THEMES.map((value) => ({ value, title: t(`settings.theme.${value}`) }))}
        onChange={(theme) => set({ theme })}
      />
      <ChoiceRow
        label={t('settings.language.label')}
        value={settings.language}
        choices={LANGUAGES.map((value) => ({
          value,
          title: value === 'system' ? t('settings.language.system') : LANGUAGE_NAMES[value],
        }))}
        onChange={(language) => set({ language })}
      />
      <ChoiceRow
        label={t('settings.motion.label')}
        why={t('settings.motion.why')}
        value={settings.motion}
        choices={MOTIONS.map((value) => ({ value, title: t(`settings.motion.${value}`) }))}
        onChange={(motion) => set({ motion })}
      />
    </Group>
  );
}
