/** The back of every card. The same upside down, so a back tells nothing. */
import { View } from 'react-native';

import { cardColours, cardShape } from '../theme/tokens';
import { BACK_BOX, HANDS_FROM, meeting, sun } from './backDrawing';
import { Path, Svg } from './svg';

interface CardBackProps {
  readonly width: number;
  readonly height: number;
}

const { back, paper, edge } = cardColours;

export function CardBack({ width, height }: CardBackProps) {
  const rim = Math.max(1, width * 0.045);
  return (
    <View
      aria-hidden
      style={{
        width,
        height,
        padding: rim,
        borderRadius: Math.max(2, width * cardShape.radius),
        borderWidth: width < HANDS_FROM ? 0 : 1,
        borderColor: edge,
        backgroundColor: paper,
        overflow: 'hidden',
      }}
    >
      <View
        style={{
          flex: 1,
          borderRadius: width * cardShape.radius * 0.6,
          backgroundColor: back,
          overflow: 'hidden',
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Svg width={width} height={width / cardShape.ratio} viewBox={`0 0 ${BACK_BOX[0]} ${BACK_BOX[1]}`}>
          {(width < HANDS_FROM ? sun : meeting).map((shape, i) => (
            <Path key={i} {...shape} strokeLinecap="round" />
          ))}
        </Svg>
      </View>
    </View>
  );
}
