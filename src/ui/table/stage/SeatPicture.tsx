/** Somebody at the table: face, name, points and a few words. Amber only while it is a person's own turn; a thinking bot has a quiet frame. */
import { StyleSheet, View } from 'react-native';

import { useTextScale } from '../../hooks/textScale';
import { Avatar } from '../../kit/Avatar';
import { Text } from '../../kit/Text';
import { useTheme } from '../../theme/ThemeProvider';
import { sizeFor, textWidth } from '../../theme/textWidth';
import { radius, scaling, space, stroke, type } from '../../theme/tokens';
import type { Translate } from '@/i18n/translate';
import type { Player } from '@/session/players';
import type { Thing } from '../contract';
import { numeral } from '@/i18n/translate';

/** By seat: who sits there and what they are called. The same from move to move. */
export interface People {
  readonly players: readonly Player[];
  readonly names: readonly string[];
  readonly t: Translate;
}

interface SeatPictureProps {
  readonly thing: Extract<Thing, { kind: 'seat' }>;
  readonly people: People;
}

export function SeatPicture({ thing, people: { players, names, t } }: SeatPictureProps) {
  const { palette } = useTheme();
  const { rect, head, seat, active, last, points, detail, badge } = thing;
  const player = players[seat]!;
  const second = badge?.text ?? detail;
  const words = second !== '';
  const large = Math.min(head.h - space.xs, FACE_MAX, head.w * FACE_SHARE);
  // A narrow head has its second line to itself: the face stands beside the name only. So has one with many words.
  const narrow = head.w < NARROW || (words && sizeFor(second, head.w - large - HEAD_GAP, 1) < type.floor.fontSize);
  const face = narrow ? FACE_SMALL : large;
  const figures = points === null ? '' : thing.look === 'own' ? t('common.points', { n: points }) : numeral(points);
  const figuresStep = narrow ? 'floor' : 'caption';
  // What is left for words beside the points.
  const stretch = Math.min(Math.max(1, useTextScale()), scaling.tableCaption);
  const figuresRoom = (head.w - face - HEAD_GAP) * FIGURES_SHARE;
  const figuresWidth = Math.min(figuresRoom, textWidth(figures) * type[figuresStep].fontSize * stretch);
  const beside = figures === '' ? 0 : figuresWidth + space.xs;
  // Points stand beside the name; in a narrow head below it, unless that is where the many words are.
  const below = narrow && words && sizeFor(second, head.w - beside, 1) >= type.floor.fontSize;
  const upper = (narrow ? (words ? face + space.xs : 0) : face + HEAD_GAP) + (below ? 0 : beside);
  const lower = narrow ? (below ? beside : 0) : face + HEAD_GAP;
  const total = points !== null && (
    <Text step={figuresStep} weight="bold" cap="tableCaption" tabular tone="muted" fit={figuresRoom}>
      {figures}
    </Text>
  );
  const name = (
    <Text step="caption" weight="bold" cap="tableCaption" lines={1} fit={head.w - upper} style={styles.name}>
      {names[seat]}
    </Text>
  );
  const more = words && (
    <Text
      step="floor"
      cap="tableCaption"
      tone={badge?.tone ?? 'muted'}
      lines={1}
      fit={head.w - lower}
      weight={badge ? 'bold' : 'regular'}
      style={styles.name}
    >
      {second}
    </Text>
  );
  return (
    <View
      style={[
        StyleSheet.absoluteFill,
        styles.seat,
        {
          backgroundColor: active ? palette.surfaceRaised : palette.surface,
          borderColor: active ? palette.accent : last ? palette.outline : palette.divider,
          borderWidth: active ? stroke.line : stroke.hair,
        },
      ]}
    >
      <View
        style={[
          styles.head,
          { left: head.x - rect.x, top: head.y - rect.y, width: head.w, height: head.h, margin: active ? -1 : 0 },
        ]}
      >
        {!narrow && <Avatar player={player} size={face} />}
        <View style={styles.words}>
          <View style={styles.line}>
            {narrow && words && <Avatar player={player} size={face} />}
            {name}
            {!below && total}
          </View>
          {below ? (
            <View style={styles.line}>
              {more}
              {total}
            </View>
          ) : (
            more
          )}
        </View>
      </View>
    </View>
  );
}

const FACE_MAX = 36;
/** A narrow head keeps most of its width for the name. */
const FACE_SHARE = 0.34;
const NARROW = 90;
/** Of the room beside a face, points take at most this much from the name. */
const FIGURES_SHARE = 0.6;
const FACE_SMALL = 18;
const HEAD_GAP = space.xs + space.hair;

const styles = StyleSheet.create({
  seat: { borderRadius: radius.md },
  head: { position: 'absolute', flexDirection: 'row', alignItems: 'center', gap: HEAD_GAP },
  words: { flex: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  name: { flexShrink: 1, flexGrow: 1 },
});
