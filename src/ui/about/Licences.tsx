/** The packages and the typeface that the app is built on, and their licences in full. */
import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '../hooks/words';
import { LinkRow, Row } from '../kit/Row';
import { Surface } from '../kit/Surface';
import { Text } from '../kit/Text';
import { space } from '../theme/tokens';
import { CREDITS, FONT_COPYRIGHT } from './credits';
import { LicenceSheet } from './LicenceSheet';
import { MIT, OFL } from './licences';

const PACKAGES = CREDITS.reduce((sum, { packages }) => sum + packages.length, 0);

export function Licences() {
  const t = useT();
  const [open, setOpen] = useState<'mit' | 'ofl' | null>(null);
  return (
    <View style={{ gap: space.sm }}>
      <Text step="heading" heading={2}>
        {t('about.licences')}
      </Text>
      <Surface flush>
        <LinkRow first title={t('about.ofl')} why={t('about.font')} onPress={() => setOpen('ofl')} />
        <LinkRow title={t('about.mit')} why={t('about.licencesWhy', { n: PACKAGES })} onPress={() => setOpen('mit')} />
        {CREDITS.map(({ copyright, packages }) => (
          <Row key={copyright} stacked>
            <View style={{ gap: space.hair }}>
              <Text step="label" weight="bold">
                {packages.join(', ')}
              </Text>
              <Text step="caption" tone="muted">
                {copyright}
              </Text>
            </View>
          </Row>
        ))}
      </Surface>
      {open === 'mit' && (
        <LicenceSheet
          title={t('about.mit')}
          copyrights={CREDITS.map(({ copyright }) => copyright)}
          paragraphs={MIT}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'ofl' && (
        <LicenceSheet
          title={t('about.ofl')}
          copyrights={[FONT_COPYRIGHT]}
          paragraphs={OFL}
          onClose={() => setOpen(null)}
        />
      )}
    </View>
  );
}
