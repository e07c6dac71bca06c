/** The very things that a line of the sum is about: its cards, chips or tokens, drawn small. */
import { StyleSheet, View } from 'react-native';

import type { Part } from '@/engine/core/rules';
import type { Frame } from '@/session/frame';
import { CardFace } from '../art/CardFace';
import { Chip } from '../art/Chip';
import { useSettings } from '../hooks/hall';
import { useT } from '../hooks/words';
import { Text } from '../kit/Text';
import { FACES } from '../skins/faces';
import { cardShape, radius, space } from '../theme/tokens';
import { facesOf, signed } from './partWords';

const WIDTHS = { small: 20, middle: 25, large: 30 } as const;
const MOST_CHIPS = 11;
const TWICE = '×2';

interface PartCardsProps {
  readonly frame: Frame;
  readonly part: Part;
  readonly size: keyof typeof WIDTHS;
}

export function PartCards({ frame, part, size }: PartCardsProps) {
  const t = useT();
  const { plainNumbers } = useSettings();
  const width = WIDTHS[size];
  const height = width / cardShape.ratio;
  // What costs nothing stands back.
  const free = part.points === 0 && part.kind === 'duplicate';
  return (
    <View aria-hidden style={[styles.group, free && styles.free]}>
      {facesOf(frame, part).map((face, i) => (
        <View key={i} style={part.kind === 'run' && i > 0 && styles.free}>
          <CardFace {...FACES[frame.game].print(face, t)} width={width} height={height} plain={plainNumbers} />
        </View>
      ))}
      <Extra part={part} width={width} />
    </View>
  );
}

/** What a part shows that is no card. */
function Extra({ part, width }: { readonly part: Part; readonly width: number }) {
  if (part.kind === 'chips') {
    const count = Math.min(MOST_CHIPS, Math.abs(part.points));
    return (
      <View style={styles.chips}>
        {Array.from({ length: count }, (_, i) => (
          <View key={i} style={i > 0 && { marginLeft: -width * 0.6 }}>
            <Chip id="chip" size={width} />
          </View>
        ))}
      </View>
    );
  }
  if (part.kind === 'returned') {
    return <Chip id={part.points === -10 ? 'black' : 'white'} size={width} label={String(-part.points)} />;
  }
  const price = part.kind === 'doubled' ? TWICE : part.kind === 'penalty' ? signed(part.points) : null;
  if (price === null) return null;
  return (
    <Text step="label" weight="black" tone="danger" mute>
      {price}
    </Text>
  );
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: space.hair, alignItems: 'center', borderRadius: radius.sm },
  free: { opacity: 0.45 },
  chips: { flexDirection: 'row', alignItems: 'center' },
});
