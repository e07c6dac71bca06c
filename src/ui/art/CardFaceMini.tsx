/** A card as a tile in somebody else's row: one glance, one number. */
import { View } from 'react-native';

import { bands, cardColours, type } from '../theme/tokens';
import { BandCueMark } from './BandCueMark';
import type { CardFaceProps } from './cardFaceProps';
import { cardPictures, suits } from './cardPictures';
import { CardText } from './CardText';
import { Picture } from './Picture';

/** Under this width there is room for the number alone. */
const CUE_FROM = 22;

export function MiniCard({ label, band, picture, suit, points, width, height, plain }: CardFaceProps) {
  const tint = band == null || plain ? null : bands[band];
  const ink = tint?.on ?? cardColours.ink;
  const roomy = width >= CUE_FROM;
  const shown = label === '' && points !== undefined ? points : label;
  const size = Math.max(type.floor.fontSize, Math.min(height * 0.6, width * (shown.length > 1 ? 0.66 : 0.8)));
  // An animal is told by its face better than by a letter; a king is told by his K.
  const animal = roomy && (picture === 'llama' || picture === 'alpaca');
  return (
    <View
      aria-hidden
      style={{
        width,
        height,
        borderRadius: Math.max(2, width * 0.12),
        borderWidth: 1,
        borderColor: tint ? cardColours.paper : cardColours.edge,
        backgroundColor: tint?.fill ?? cardColours.paper,
        alignItems: 'center',
        justifyContent: 'center',
        overflow: 'hidden',
      }}
    >
      {animal ? (
        <Picture drawing={cardPictures[picture]} width={width * 0.9} height={width * 0.9} />
      ) : (
        <View style={{ marginBottom: roomy ? height * 0.2 : 0 }}>
          <CardText label={shown} size={size} color={ink} />
        </View>
      )}
      {roomy && (band != null || suit) && (
        <View style={{ position: 'absolute', bottom: height * 0.06 }}>
          {suit ? (
            <Picture drawing={suits[suit]} width={width * 0.3} height={width * 0.3} />
          ) : band != null ? (
            <BandCueMark cue={bands[band].cue} width={width * 0.44} color={ink} />
          ) : null}
        </View>
      )}
    </View>
  );
}
