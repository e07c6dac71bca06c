/** Draws one thing of the table at its rectangle. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { CardBack } from '../../art/CardBack';
import { Chip } from '../../art/Chip';
import { ChipStack } from '../../art/ChipStack';
import { Icon } from '../../art/Icon';
import { Text } from '../../kit/Text';
import { useTheme } from '../../theme/ThemeProvider';
import { cardShape, radius, space, stroke } from '../../theme/tokens';
import type { Mark, Rect, Thing } from '../contract';
import { CardPicture } from './CardPicture';
import { Ruler } from './Ruler';
import { SeatPicture, type People } from './SeatPicture';

interface ThingPictureProps {
  readonly thing: Thing;
  readonly people: People;
}

/** Edges of the cards below the top one, and from how many cards on each shows. */
const EDGES = [2, 9, 22] as const;
const EDGE_STEP = 2;

/** Drawn again only when something about it has changed: most moves change little of a table. */
export const ThingPicture = memo(function ThingPicture({ thing, people }: ThingPictureProps) {
  const { x, y, w, h } = thing.rect;
  return (
    <View style={[styles.thing, { left: x, top: y, width: w, height: h }]}>
      <Inside thing={thing} people={people} />
    </View>
  );
});

function Inside({ thing, people }: ThingPictureProps) {
  const { palette } = useTheme();
  switch (thing.kind) {
    case 'seat':
      return <SeatPicture thing={thing} people={people} />;
    case 'deck':
      return <Deck rect={thing.rect} count={thing.count} mark={thing.mark} />;
    case 'place':
      return (
        <View
          style={[
            StyleSheet.absoluteFill,
            styles.place,
            {
              borderColor: thing.mark === 'can' ? palette.accent : palette.divider,
              borderRadius: Math.max(stroke.line, thing.rect.w * cardShape.radius),
            },
          ]}
        />
      );
    case 'words':
      return (
        <View style={styles.words}>
          <Text
            step={thing.step}
            tone={thing.tone}
            cap="tableCaption"
            align={thing.align ?? 'left'}
            lines={thing.lines ?? 1}
            fit={thing.rect.w}
            {...(thing.weight !== undefined && { weight: thing.weight })}
          >
            {thing.text}
          </Text>
        </View>
      );
    case 'count':
      return (
        <View style={[styles.count, { backgroundColor: palette.ink, borderColor: palette.paper }]}>
          <Text step="caption" weight="bold" cap="cardNumeral" align="center" style={{ color: palette.paper }}>
            {thing.text}
          </Text>
        </View>
      );
    case 'token':
      return (
        <View style={styles.token}>
          <Chip id={thing.chip} size={thing.rect.h} {...(thing.label !== undefined && { label: thing.label })} />
          {thing.text !== '' && (
            <Text
              step="caption"
              weight="bold"
              cap="tableCaption"
              tabular
              lines={1}
              fit={thing.rect.w - thing.rect.h - space.xs}
            >
              {thing.text}
            </Text>
          )}
        </View>
      );
    case 'stack':
      return (
        <View style={styles.stack}>
          <ChipStack id={thing.chip} count={thing.count} size={thing.rect.w} />
        </View>
      );
    case 'ruler':
      return <Ruler {...thing} width={thing.rect.w} height={thing.rect.h} />;
    case 'icon':
      return <Icon id={thing.icon} size={thing.rect.h} color={palette[thing.tone]} />;
  }
}

function Deck({
  rect: { w, h },
  count,
  mark,
}: {
  readonly rect: Rect;
  readonly count: number;
  readonly mark: Mark | undefined;
}) {
  const edges = EDGES.filter((from) => count >= from).length;
  if (count === 0) return null;
  return (
    <>
      {Array.from({ length: edges }, (_, i) => (
        <View key={i} style={[styles.thing, { left: 0, top: (edges - i) * EDGE_STEP }]}>
          <CardBack width={w} height={h} />
        </View>
      ))}
      <CardPicture face={null} width={w} height={h} mark={mark} />
    </>
  );
}

const styles = StyleSheet.create({
  thing: { position: 'absolute' },
  place: { borderWidth: stroke.line, borderStyle: 'dashed' },
  words: { flex: 1, justifyContent: 'center' },
  count: {
    flex: 1,
    borderRadius: radius.pill,
    borderWidth: stroke.hair,
    alignItems: 'center',
    justifyContent: 'center',
  },
  token: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.xs },
  stack: { flex: 1, justifyContent: 'flex-end', alignItems: 'center' },
});
