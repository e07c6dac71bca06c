/** A small icon in one colour; without one it takes the theme's text colour. */
import { useTheme } from '../theme/ThemeProvider';
import { icons } from './icons';
import type { IconId } from './icons';
import { Path, Svg } from './svg';

interface IconProps {
  readonly id: IconId;
  readonly size?: number;
  readonly color?: string;
}

const GRID = 24;
const WEIGHT = 2;

export function Icon({ id, size = GRID, color }: IconProps) {
  const { palette } = useTheme();
  const paint = color ?? palette.text;
  const { d, f } = icons[id];
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${GRID} ${GRID}`}>
      {d !== undefined && (
        <Path d={d} fill="none" stroke={paint} strokeWidth={WEIGHT} strokeLinecap="round" strokeLinejoin="round" />
      )}
      {f !== undefined && <Path d={f} fill={paint} />}
    </Svg>
  );
}
