/** The table under everything: a pool of lamp light, a little grain, and the rings of two glasses. A dozen paths, drawn once. */
import { View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { Circle, Ellipse, Path, Svg } from './svg';

interface TableSurfaceProps {
  readonly width: number;
  readonly height: number;
}

/** Boards of a table top, in hundredths of its size: long, calm, never quite straight. */
const GRAIN =
  'M0 19C18 17.5 30 20.5 52 19C70 17.8 84 19.6 100 18.600M0 43C26 44.5 48 41.8 100 43.400M0 68C22 66.8 44 69.6 66 68.200C80 67.3 90 68.4 100 67.600M0 90C30 91.3 62 88.8 100 90.400M14 0C15 6 12.5 12 13.5 18.300M71 20C69.5 28 72 36 70.5 42.800M31 44.500C32 52 29.5 60 31 67.800M83 68C82 76 84.5 82 83.5 90';

export function TableSurface({ width, height }: TableSurfaceProps) {
  const { palette } = useTheme();
  const lamp = Math.max(width, height);
  return (
    <View
      aria-hidden
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        width,
        height,
        backgroundColor: palette.table,
        pointerEvents: 'none',
      }}
    >
      <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <Ellipse
          cx={width / 2}
          cy={height * 0.46}
          rx={lamp * 0.62}
          ry={lamp * 0.5}
          fill={palette.tableGlow}
          opacity={0.45}
        />
        <Ellipse
          cx={width / 2}
          cy={height * 0.46}
          rx={lamp * 0.42}
          ry={lamp * 0.34}
          fill={palette.tableGlow}
          opacity={0.55}
        />
        <Path
          d={GRAIN}
          transform={`scale(${width / 100} ${height / 100})`}
          fill="none"
          stroke={palette.tableGrain}
          strokeWidth={0.5}
          strokeLinecap="round"
        />
        <Circle
          cx={width * 0.9}
          cy={height * 0.13}
          r={lamp * 0.055}
          fill="none"
          stroke={palette.tableGrain}
          strokeWidth={3}
        />
        <Circle
          cx={width * 0.08}
          cy={height * 0.8}
          r={lamp * 0.07}
          fill="none"
          stroke={palette.tableGrain}
          strokeWidth={4}
        />
      </Svg>
    </View>
  );
}
