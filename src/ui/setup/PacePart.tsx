/** How fast the table plays: the same setting as everywhere, at hand before a game begins. */
import { View } from 'react-native';

import { PACES } from '@/session/settings';
import type { Pace } from '@/session/settings';
import { useT } from '../hooks/words';
import { Row, RowWords } from '../kit/Row';
import { Segmented } from '../kit/Segmented';
import { Surface } from '../kit/Surface';
import { space } from '../theme/tokens';

interface PacePartProps {
  readonly pace: Pace;
  readonly onChange: (pace: Pace) => void;
}

export function PacePart({ pace, onChange }: PacePartProps) {
  const t = useT();
  return (
    <View style={{ gap: space.md }}>
      <Surface flush>
        <Row first stacked>
          <RowWords title={t('settings.pace.label')} why={t('settings.pace.why')} />
          <Segmented
            label={t('settings.pace.label')}
            value={pace}
            choices={PACES.map((value) => ({ value, title: t(`settings.pace.${value}`) }))}
            onChange={onChange}
          />
        </Row>
      </Surface>
    </View>
  );
}
