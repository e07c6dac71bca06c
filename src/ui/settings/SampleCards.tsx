/** Three cards as they will look at the table, to see a setting by. */
import { StyleSheet, View } from 'react-native';

import { CardFace } from '../art/CardFace';
import { cardShape, space } from '../theme/tokens';
import type { BandIndex } from '../theme/tokens';

const SAMPLES: readonly { readonly label: string; readonly band: BandIndex }[] = [
  { label: '−2', band: 0 },
  { label: '3', band: 2 },
  { label: '11', band: 4 },
];
const HEIGHT = { usual: 84, large: 112 } as const;

interface SampleCardsProps {
  readonly large: boolean;
  readonly plain: boolean;
}

export function SampleCards({ large, plain }: SampleCardsProps) {
  const height = large ? HEIGHT.large : HEIGHT.usual;
  return (
    <View style={styles.row}>
      {SAMPLES.map((sample) => (
        <CardFace key={sample.label} {...sample} plain={plain} width={height * cardShape.ratio} height={height} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: HEIGHT.large },
});
