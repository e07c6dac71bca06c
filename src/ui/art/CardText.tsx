/** A number or letter on a card. Six and nine get a bar, because cards lie upside down for half the table. */
import { Text, View } from 'react-native';

import { fonts, scaling } from '../theme/tokens';

const AMBIGUOUS: ReadonlySet<string> = new Set(['6', '9']);

interface CardTextProps {
  readonly label: string;
  readonly size: number;
  readonly color: string;
}

export function CardText({ label, size, color }: CardTextProps) {
  const tight = label.length > 1 ? -size * 0.03 : 0;
  return (
    <View style={{ alignItems: 'center' }}>
      <Text
        numberOfLines={1}
        maxFontSizeMultiplier={scaling.cardNumeral}
        style={{
          color,
          fontFamily: fonts.black,
          fontSize: size,
          lineHeight: size,
          letterSpacing: tight,
          fontVariant: ['tabular-nums'],
          includeFontPadding: false,
          textAlign: 'center',
        }}
      >
        {label}
      </Text>
      {AMBIGUOUS.has(label) && (
        <View
          style={{
            // Out of the flow: a six is centred like any other number.
            position: 'absolute',
            bottom: -size * 0.03,
            width: size * 0.5,
            height: Math.max(1, size * 0.075),
            borderRadius: size * 0.04,
            backgroundColor: color,
          }}
        />
      )}
    </View>
  );
}
