/** Sounds and vibration. Turning one on lets one hear or feel it at once. */
import type { Device } from '@/session/device';
import { useT } from '../hooks/words';
import { Row, RowWords } from '../kit/Row';
import { Stepper } from '../kit/Stepper';
import { Toggle } from '../kit/Toggle';
import { Group } from './Group';
import type { GroupProps } from './Group';

const VOLUME = { min: 0, max: 100, step: 10 } as const;

export function FeelGroup({ settings, set, device }: GroupProps & { readonly device: Device }) {
  const t = useT();
  return (
    <Group title={t('settings.groups.feel')}>
      <Toggle
        first
        label={t('settings.sound.label')}
        why={t('settings.sound.why')}
        on={settings.sound}
        onChange={(sound) => {
          set({ sound });
          if (sound) device.play('place', settings.volume);
        }}
      />
      {settings.sound && (
        <Row stacked>
          <RowWords title={t('settings.volume.label')} />
          <Stepper
            {...VOLUME}
            value={settings.volume}
            lessLabel={t('common.lessOf', { what: t('settings.volume.label') })}
            moreLabel={t('common.moreOf', { what: t('settings.volume.label') })}
            said={t('settings.volume.value', { n: settings.volume })}
            onChange={(volume) => {
              set({ volume });
              device.play('place', volume);
            }}
          />
        </Row>
      )}
      <Toggle
        label={t('settings.haptics.label')}
        why={t('settings.haptics.why')}
        on={settings.haptics}
        onChange={(haptics) => {
          set({ haptics });
          if (haptics) device.tick('light');
        }}
      />
    </Group>
  );
}
