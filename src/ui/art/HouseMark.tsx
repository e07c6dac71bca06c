/** The mark of the house, for the lobby's head and the splash. */
import { lamp, lowFive } from './houseDrawings';
import { Shapes } from './Shapes';
import { Svg } from './svg';

interface HouseMarkProps {
  readonly size: number;
}

export function HouseMark({ size }: HouseMarkProps) {
  return (
    <Svg width={size} height={size} viewBox="-6 -4 108 108">
      <Shapes {...lamp} />
      <Shapes {...lowFive} />
    </Svg>
  );
}
