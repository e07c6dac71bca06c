/** Totals over the rounds as lines, a face at the end of each. A picture only: the table below it says the same to everyone. */
import { StyleSheet, View } from 'react-native';

import { numeral } from '@/i18n/translate';
import type { Frame } from '@/session/frame';
import { faces } from '../art/faces';
import { inks } from '../art/inks';
import { Circle, Path, Svg } from '../art/svg';
import { useT } from '../hooks/words';
import { Avatar } from '../kit/Avatar';
import { colourOf, faceOf } from '../kit/people';
import { Surface } from '../kit/Surface';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { stroke, type } from '../theme/tokens';
import { chartOf, pathOf } from './chart';
import type { Point } from './chart';

const FACE = 24;
const MARGIN = { left: 34, right: 36, top: 14, bottom: 22 } as const;
const BASE_HEIGHT = 160;
const NUMBER = { width: 30, height: type.floor.lineHeight } as const;
/** A mark on every round while there is room for it. */
const MOST_MARKS = 12;

interface TotalsChartProps {
  readonly frame: Pick<Frame, 'players' | 'sheet'>;
  readonly width: number;
}

export function TotalsChart({ frame, width }: TotalsChartProps) {
  const t = useT();
  const { palette } = useTheme();
  const height = Math.max(BASE_HEIGHT, (frame.players.length + 1) * FACE);
  const chart = chartOf(frame.sheet, { width, height, ...MARGIN }, FACE);
  const every = Math.ceil(chart.rounds.length / MOST_MARKS);
  const marks = (points: readonly Point[]) => points.filter((_, round) => round > 0 && round % every === 0);
  // The leaders' lines lie on top of the others.
  const order = frame.players.map((_, seat) => seat).sort((a, b) => frame.sheet.totals[b]! - frame.sheet.totals[a]!);
  return (
    <Surface>
      <Text step="heading" heading={2}>
        {t('score.chart')}
      </Text>
      <Text step="caption" tone="muted">
        {t('score.chartWhy')}
      </Text>
      <View aria-hidden style={{ width, height }}>
        <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {chart.scale.map(({ value, y }) => (
            <Path
              key={value}
              d={`M${MARGIN.left} ${y}H${width - MARGIN.right}`}
              stroke={palette.divider}
              strokeWidth={value === 0 ? stroke.line : stroke.hair}
            />
          ))}
          {order.map((seat) => {
            const points = chart.lines[seat]!;
            const end = chart.ends[seat]!;
            const d = `${pathOf(points)}L${end.x - FACE / 2} ${end.y}`;
            const colour = lineColour(frame, seat);
            const shape = { d, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
            return [
              // An edge in a colour that is sure to show, whatever the player's own.
              <Path key={`edge ${seat}`} {...shape} stroke={palette.outline} strokeWidth={stroke.bold + stroke.line} />,
              <Path key={`line ${seat}`} {...shape} stroke={colour} strokeWidth={stroke.bold} />,
              ...marks(points).map(({ x, y }, i) => (
                <Circle
                  key={`mark ${seat} ${i}`}
                  cx={x}
                  cy={y}
                  r={stroke.bold + 1}
                  fill={colour}
                  stroke={palette.outline}
                  strokeWidth={stroke.hair}
                />
              )),
            ];
          })}
        </Svg>
        {chart.scale.map(({ value, y }) => (
          <Mark key={value} x={NUMBER.width / 2 - 2} y={y} align="right" text={numeral(value)} />
        ))}
        {chart.rounds.map((x, i) =>
          (i + 1) % every === 0 ? (
            <Mark key={i} x={x} y={height - NUMBER.height / 2} align="center" text={String(i + 1)} />
          ) : null,
        )}
        {chart.ends.map(({ x, y }, seat) => (
          <View key={seat} style={[styles.face, { left: x - FACE / 2, top: y - FACE / 2 }]}>
            <Avatar player={frame.players[seat]!} size={FACE} />
          </View>
        ))}
      </View>
    </Surface>
  );
}

function lineColour({ players }: Pick<Frame, 'players'>, seat: number): string {
  const player = players[seat]!;
  return colourOf(player) ?? inks[faces[faceOf(player)].ground];
}

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly align: 'right' | 'center';
  readonly text: string;
}

/** A number on an edge of the chart, centred on its point. */
function Mark({ x, y, align, text }: MarkProps) {
  return (
    <View style={[styles.mark, { left: x - NUMBER.width / 2, top: y - NUMBER.height / 2 }]}>
      <Text step="floor" tone="muted" align={align} tabular cap="cardNumeral" lines={1}>
        {text}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  face: { position: 'absolute' },
  mark: { position: 'absolute', width: NUMBER.width },
});
