/** A closer look at something public, as large as a finger and an eye want it. */
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Chip } from '../art/Chip';
import { Button } from '../kit/Button';
import { useSay, type Say } from '../kit/Live';
import { Sheet } from '../kit/Sheet';
import { Tap } from '../kit/Tap';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { cardShape, layout, space, stroke, target } from '../theme/tokens';
import type { Act, Zoom, ZoomBlock, ZoomCard } from './contract';
import { CardPicture } from './stage/CardPicture';
import { Ruler } from './stage/Ruler';

interface ZoomSheetProps {
  readonly zoom: Zoom;
  /** `say` speaks over the sheet: what is said at the table lies below it. */
  readonly onAct: (act: Act, say: Say) => void;
  readonly onClose: () => void;
}

/** A card in a sheet is at most this wide. */
const CARD_MAX = 76;
const TOKEN = 32;
const RULER = 40;
const SHEET_PADDING = 2 * (space.lg + space.xl);

export function ZoomSheet({ zoom, onAct, onClose }: ZoomSheetProps) {
  const { width } = useWindowDimensions();
  const room = Math.min(width, layout.maxText) - SHEET_PADDING;
  return (
    <Sheet title={zoom.title} onClose={onClose}>
      <Blocks blocks={zoom.blocks} room={room} onAct={onAct} />
    </Sheet>
  );
}

interface BlocksProps {
  readonly blocks: readonly ZoomBlock[];
  readonly room: number;
  readonly onAct: ZoomSheetProps['onAct'];
}

function Blocks({ blocks, room, onAct }: BlocksProps) {
  const say = useSay();
  return blocks.map((block, i) => <Block key={i} block={block} room={room} onAct={(act) => onAct(act, say)} />);
}

interface BlockProps {
  readonly block: ZoomBlock;
  readonly room: number;
  readonly onAct: (act: Act) => void;
}

function Block({ block, room, onAct }: BlockProps) {
  switch (block.kind) {
    case 'text':
      return <Text tone={block.tone ?? 'text'}>{block.text}</Text>;
    case 'heading':
      return (
        <Text step="heading" heading={3}>
          {block.text}
        </Text>
      );
    case 'button': {
      const { act, title } = block;
      return <Button title={title} onPress={() => onAct(act)} />;
    }
    case 'tokens':
      return (
        <View style={styles.tokens}>
          {block.tokens.map(({ chip, label }) => (
            <View key={label} style={styles.token}>
              <Chip id={chip} size={TOKEN} />
              <Text weight="bold">{label}</Text>
            </View>
          ))}
        </View>
      );
    case 'ruler':
      return <Ruler {...block} width={room} height={RULER} />;
    case 'cards': {
      const { cards, columns } = block;
      const across = columns ?? Math.max(1, Math.floor((room + space.sm) / (target.min + space.lg + space.sm)));
      const w = Math.min(CARD_MAX, (room - space.sm * (across - 1)) / across);
      return (
        <View style={[styles.cards, { width: across * w + (across - 1) * space.sm }]}>
          {cards.map((card, i) => (
            <Card key={i} card={card} width={w} onAct={onAct} />
          ))}
        </View>
      );
    }
  }
}

function Card({
  card: { face, label, mark, touch },
  width,
  onAct,
}: {
  readonly card: ZoomCard;
  readonly width: number;
  readonly onAct: (act: Act) => void;
}) {
  const { palette } = useTheme();
  const height = width / cardShape.ratio;
  const picture =
    face === undefined ? (
      <View
        style={[styles.empty, { width, height, borderColor: palette.divider, borderRadius: width * cardShape.radius }]}
      />
    ) : (
      <CardPicture face={face} width={width} height={height} mark={mark} />
    );
  if (touch === undefined) {
    return (
      <View role="img" aria-label={label}>
        {picture}
      </View>
    );
  }
  const { act, selected } = touch;
  return (
    <Tap label={label} onPress={() => onAct(act)} {...(selected !== undefined && { selected })}>
      {picture}
    </Tap>
  );
}

const styles = StyleSheet.create({
  tokens: { flexDirection: 'row', gap: space.xl, flexWrap: 'wrap' },
  token: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm, paddingVertical: space.xs },
  empty: { borderWidth: stroke.line, borderStyle: 'dashed' },
});
