/** A licence in full, with whom it thanks. */
import { View } from 'react-native';

import { Sheet } from '../kit/Sheet';
import { Text } from '../kit/Text';
import { space } from '../theme/tokens';

interface LicenceSheetProps {
  readonly title: string;
  readonly copyrights: readonly string[];
  readonly paragraphs: readonly string[];
  readonly onClose: () => void;
}

export function LicenceSheet({ title, copyrights, paragraphs, onClose }: LicenceSheetProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      <View style={{ gap: space.xs }}>
        {copyrights.map((line) => (
          <Text key={line} step="label" weight="bold">
            {line}
          </Text>
        ))}
      </View>
      {paragraphs.map((paragraph, i) => (
        <Text key={i} step="caption">
          {paragraph}
        </Text>
      ))}
    </Sheet>
  );
}
