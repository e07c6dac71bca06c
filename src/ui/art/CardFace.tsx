/** The front of any card in any game, drawn from what is printed on it. Knows no rules and no game. */
import { cardShape } from '../theme/tokens';
import { BigCard } from './CardFaceBig';
import { MiniCard } from './CardFaceMini';
import type { CardFaceProps } from './cardFaceProps';

export function CardFace(props: CardFaceProps) {
  return props.width < cardShape.miniBelow ? <MiniCard {...props} /> : <BigCard {...props} />;
}
