/** The very things that a line of the sum is about: its cards, chips or tokens, drawn small. */
import { StyleSheet, View } from 'react-native';

import type { Part } from '@/engine/core/rules';
import type { Frame } from '@/session/frame';
import { CardFace } from '../art/CardFace';
import { Chip } from '../art/Chip';
import { Icon } from '../art/Icon';
import { useSettings } from '../hooks/hall';
import { useT } from '../hooks/words';
import { FACES } from '../skins/faces';
import { useTheme } from '../theme/ThemeProvider';
import { cardShape, radius, space } from '../theme/tokens';
import { facesOf } from './partWords';

const WIDTHS = { small: 21, large: 30 } as const;
const MOST_CHIPS = 11;

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
  const { palette } = useTheme();
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
  if (part.kind === 'doubled') return <Icon id="up" size={width} color={palette.danger} />;
  if (part.kind === 'penalty') return <Icon id="up" size={width} color={palette.danger} />;
  return null;
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: space.hair, alignItems: 'center', borderRadius: radius.sm },
  free: { opacity: 0.45 },
  chips: { flexDirection: 'row', alignItems: 'center' },
});
