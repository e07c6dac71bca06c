/** The back of a card in a browser: one image for all of them, because nothing is drawn as often. Same props as `CardBack.tsx`. */
import { cardColours, cardShape } from '../theme/tokens';
import { BACK_BOX, HANDS_FROM, meeting, sun } from './backDrawing';
import { imageOf, pathOf, StillImage } from './still.web';

interface CardBackProps {
  readonly width: number;
  readonly height: number;
}

const { back, paper, edge } = cardColours;
const [wide, high] = BACK_BOX;
const ground = pathOf({ d: `M0 0H${wide}V${high}H0z`, fill: back });
const large = imageOf(BACK_BOX, ground + meeting.map(pathOf).join(''));
const small = imageOf(BACK_BOX, ground + sun.map(pathOf).join(''));

export function CardBack({ width, height }: CardBackProps) {
  const tiny = width < HANDS_FROM;
  return (
    <StillImage
      src={tiny ? small : large}
      width={width}
      height={height}
      style={{
        padding: Math.max(1, width * 0.045),
        borderRadius: Math.max(2, width * cardShape.radius),
        border: tiny ? 'none' : `1px solid ${edge}`,
        backgroundColor: paper,
      }}
    />
  );
}
