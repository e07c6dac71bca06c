/** Cards that nobody saw while the game ran, laid open at its end. */
import { StyleSheet, View } from 'react-native';

import type { Frame } from '@/session/frame';
import { CardFace } from '../art/CardFace';
import { useSettings } from '../hooks/hall';
import { useT } from '../hooks/words';
import { Surface } from '../kit/Surface';
import { Text } from '../kit/Text';
import { FACES } from '../skins/faces';
import { cardShape, space } from '../theme/tokens';

const WIDTH = 32;

export function removedFaces({ piles, view }: Frame): readonly number[] {
  return piles
    .flatMap(({ kind }, pile) => (kind === 'removed' ? view.table.piles[pile]! : []))
    .flatMap((card) => view.table.faces[card] ?? [])
    .sort((a, b) => a - b);
}

export function RemovedCards({ frame }: { readonly frame: Frame }) {
  const t = useT();
  const { plainNumbers } = useSettings();
  const removed = removedFaces(frame);
  if (removed.length === 0) return null;
  const { print, say } = FACES[frame.game];
  return (
    <Surface>
      <Text step="heading" heading={2}>
        {t('score.removed')}
      </Text>
      <View accessible role="img" aria-label={removed.map((face) => say(face, t)).join(', ')} style={styles.cards}>
        {removed.map((face) => (
          <CardFace
            key={face}
            {...print(face, t)}
            width={WIDTH}
            height={WIDTH / cardShape.ratio}
            plain={plainNumbers}
          />
        ))}
      </View>
    </Surface>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
});
