/** One scrap of confetti; whoever throws it moves and turns it. */
import { CONFETTI_INKS, CONFETTI_LINES, CONFETTI_SHAPES } from './confetti';
import { inks } from './inks';
import { Path, Svg } from './svg';

interface ConfettiPieceProps {
  /** Any whole number: it picks the shape and the colour. */
  readonly index: number;
  readonly size: number;
}

export function ConfettiPiece({ index, size }: ConfettiPieceProps) {
  const shape = index % CONFETTI_SHAPES.length;
  const color = inks[CONFETTI_INKS[index % CONFETTI_INKS.length] ?? 'amber'];
  const isLine = CONFETTI_LINES.has(shape);
  return (
    <Svg width={size} height={size} viewBox="-7 -7 14 14">
      <Path
        d={CONFETTI_SHAPES[shape] ?? ''}
        fill={isLine ? 'none' : color}
        stroke={isLine ? color : 'none'}
        strokeWidth={2.5}
        strokeLinecap="round"
      />
    </Svg>
  );
}
