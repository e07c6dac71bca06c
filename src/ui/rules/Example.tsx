/** An example drawn with the very cards and chips of the game. Its caption says it in words, so it is only for eyes. */
import { StyleSheet, View } from 'react-native';

import type { GameId } from '@/engine/games/registry';
import { CardBack } from '../art/CardBack';
import { CardFace } from '../art/CardFace';
import { Chip } from '../art/Chip';
import { ChipStack } from '../art/ChipStack';
import { Icon } from '../art/Icon';
import { useSettings } from '../hooks/hall';
import { useT } from '../hooks/words';
import { Text } from '../kit/Text';
import { FACES } from '../skins/faces';
import { useTheme } from '../theme/ThemeProvider';
import { cardShape, radius, space, stroke, target } from '../theme/tokens';
import type { Item, Picture } from './book';

const WIDTHS = { large: target.min, small: 30 } as const;

interface ExampleProps {
  readonly game: GameId;
  readonly picture: Picture;
}

export function Example({ game, picture: { items, across, after, small = false } }: ExampleProps) {
  const width = small ? WIDTHS.small : WIDTHS.large;
  const draw = (list: readonly Item[]) =>
    list.map((item, i) => <Drawn key={i} game={game} item={item} width={width} />);
  if (across === undefined) {
    return (
      <View aria-hidden style={styles.line}>
        {draw(items)}
      </View>
    );
  }
  // What comes after a grid is a sign and another grid of as many rows.
  const [sign, ...rest] = after ?? [];
  const rows = items.length / across;
  return (
    <View aria-hidden style={styles.line}>
      <Grid width={width} across={across}>
        {draw(items)}
      </Grid>
      {sign !== undefined && draw([sign])}
      {rest.length > 0 && (
        <Grid width={width} across={rest.length / rows}>
          {draw(rest)}
        </Grid>
      )}
    </View>
  );
}

interface GridProps {
  readonly width: number;
  readonly across: number;
  readonly children: React.ReactNode;
}

function Grid({ width, across, children }: GridProps) {
  return <View style={[styles.grid, { width: across * (width + space.xs) }]}>{children}</View>;
}

interface DrawnProps {
  readonly game: GameId;
  readonly item: Item;
  readonly width: number;
}

function Drawn({ game, item, width }: DrawnProps) {
  const { palette } = useTheme();
  switch (item.kind) {
    case 'card':
      return <DrawnCard game={game} item={item} width={width} />;
    case 'chip':
      return <Chip id={item.chip} size={width} {...(item.label !== undefined && { label: item.label })} />;
    case 'stack':
      return <ChipStack id={item.chip} count={item.count} size={width} />;
    case 'icon':
      return <Icon id={item.icon} color={palette.muted} />;
    case 'sign':
      return (
        <Text step="heading" weight="black" cap="cardNumeral" tabular>
          {item.text}
        </Text>
      );
  }
}

interface DrawnCardProps {
  readonly game: GameId;
  readonly item: Extract<Item, { readonly kind: 'card' }>;
  readonly width: number;
}

function DrawnCard({ game, item: { face, look }, width }: DrawnCardProps) {
  const t = useT();
  const { palette } = useTheme();
  const { plainNumbers } = useSettings();
  const height = width / cardShape.ratio;
  if (face === undefined) {
    // As wide as a card with its frame, so that columns stay in line.
    const frame = 2 * stroke.line;
    return (
      <View style={[styles.place, { width: width + frame, height: height + frame, borderColor: palette.outline }]} />
    );
  }
  return (
    <View
      style={[
        styles.card,
        { borderColor: look === 'can' ? palette.accent : 'transparent' },
        look === 'free' && styles.free,
      ]}
    >
      {face === null ? (
        <CardBack width={width} height={height} />
      ) : (
        <CardFace {...FACES[game].print(face, t)} width={width} height={height} plain={plainNumbers} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: space.xs },
  grid: { flexDirection: 'row', flexWrap: 'wrap', rowGap: space.xs },
  card: { borderWidth: stroke.line, borderRadius: radius.sm },
  free: { opacity: 0.4 },
  place: { borderWidth: stroke.line, borderStyle: 'dashed', borderRadius: radius.sm },
});
