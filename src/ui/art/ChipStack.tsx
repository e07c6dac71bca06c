/** A stack of chips from the side: it grows with the count up to a height, and then only the number beside it grows. */
import { sideInks } from './chipDrawings';
import type { ChipId } from './chipDrawings';
import { inks } from './inks';
import { Ellipse, G, Path, Svg } from './svg';

interface ChipStackProps {
  readonly id: ChipId;
  readonly count: number;
  /** Width of the stack; its height follows from the count. */
  readonly size: number;
  readonly most?: number;
}

const STEP = 6;

// Chips are put down by hand: each lies a little off, always the same way for the same place in the stack.
const LEAN = [0, 1.2, -0.8, 0.5, -1.4, 0.9, -0.3, 1.5] as const;

export function ChipStack({ id, count, size, most = 10 }: ChipStackProps) {
  const shown = Math.min(count, most);
  if (shown === 0) return null;
  const [fill, inlay] = sideInks[id];
  const height = 20 + STEP * shown;
  return (
    <Svg width={size} height={(size * height) / 52} viewBox={`0 0 52 ${height}`}>
      {Array.from({ length: shown }, (_, i) => {
        const y = height - 11 - STEP * (i + 1);
        const x = LEAN[i % LEAN.length] ?? 0;
        return (
          <G key={i} transform={`translate(${x} ${y})`}>
            <Path
              d={`M4 0V${STEP}A22 9 0 0 0 48 ${STEP}V0`}
              fill={inks[fill]}
              stroke={inks.ink}
              strokeWidth={2}
              strokeLinejoin="round"
            />
            <Path
              d={`M12 ${6.8}V${STEP + 6}M26 ${9.6}V${STEP + 8.4}M40 ${6.8}V${STEP + 6}`}
              fill="none"
              stroke={inks[inlay]}
              strokeWidth={5}
            />
            <Ellipse cx={26} cy={0} rx={22} ry={9} fill={inks[fill]} stroke={inks.ink} strokeWidth={2} />
            {i === shown - 1 && (
              <>
                <Path
                  d="M26-8V-5.500M26 8V5.500M44.5-3.500L40-2M7.5-3.500L12-2M44.5 3.500L40 2M7.5 3.500L12 2"
                  fill="none"
                  stroke={inks[inlay]}
                  strokeWidth={4.5}
                />
                <Ellipse cx={26} cy={0} rx={22} ry={9} fill="none" stroke={inks.ink} strokeWidth={2} />
                <Ellipse cx={26} cy={0} rx={12} ry={4.5} fill={inks[inlay]} stroke={inks.ink} strokeWidth={1.5} />
              </>
            )}
          </G>
        );
      })}
    </Svg>
  );
}
