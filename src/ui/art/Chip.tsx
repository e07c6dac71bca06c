/** A chip or token from above, with its worth printed on it where it has one. */
import { View } from 'react-native';

import { chipDrawings } from './chipDrawings';
import type { ChipId } from './chipDrawings';
import { CardText } from './CardText';
import { inks } from './inks';
import { Picture } from './Picture';

interface ChipProps {
  readonly id: ChipId;
  readonly size: number;
  /** Printed in the middle: "10" on black, "1" on white. */
  readonly label?: string;
}

export function Chip({ id, size, label }: ChipProps) {
  return (
    <View aria-hidden style={{ width: size, height: size, alignItems: 'center', justifyContent: 'center' }}>
      <View style={{ position: 'absolute' }}>
        <Picture drawing={chipDrawings[id]} width={size} height={size} />
      </View>
      {label !== undefined && (
        <CardText
          label={label}
          size={size * (label.length > 1 ? 0.34 : 0.42)}
          color={id === 'black' ? inks.paper : inks.ink}
        />
      )}
    </View>
  );
}
