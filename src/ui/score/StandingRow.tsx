/** One player on the scoreboard: place, face, name, points of the round and the total; a tap opens the sum. */
import { StyleSheet, View } from 'react-native';

import { numeral } from '@/i18n/translate';
import type { Frame } from '@/session/frame';
import { Icon } from '../art/Icon';
import { useTextScale } from '../hooks/textScale';
import { useT } from '../hooks/words';
import { Avatar } from '../kit/Avatar';
import { Tap } from '../kit/Tap';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { layout, space, stroke, target } from '../theme/tokens';
import { CountUp } from './CountUp';
import { PartCards } from './PartCards';
import { signed } from './partWords';
import type { Standing } from './standings';
import { SumSheet } from './SumSheet';

interface StandingRowProps {
  readonly frame: Frame;
  readonly standing: Standing;
  readonly name: string;
  /** How its standing is called: "in the lead", "7 points behind". */
  readonly word: string;
  readonly top: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly count: { readonly ms: number; readonly finished: boolean };
}

export function StandingRow({ frame, standing, name, word, top, open, onToggle, count }: StandingRowProps) {
  const t = useT();
  const { palette } = useTheme();
  const roomy = useTextScale() < layout.stackFrom;
  const { seat, place, first, round, total } = standing;
  const player = frame.players[seat]!;
  const parts = frame.parts[seat] ?? [];
  const cards = parts.reduce((sum, part) => sum + part.cards.length, 0);
  const numbers = (
    <View style={styles.numbers}>
      <CountUp from={0} to={round} write={signed} step="body" tone="muted" {...count} />
      <View style={styles.total}>
        <CountUp from={total - round} to={total} write={numeral} step="title" weight="black" {...count} />
      </View>
    </View>
  );
  return (
    <View style={!top && { borderTopWidth: stroke.hair, borderTopColor: palette.divider }}>
      <Tap
        label={t('score.row', { place, name, standing: word, round: t('common.points', { n: round }), total })}
        expanded={open}
        onPress={onToggle}
        style={[styles.row, first && { backgroundColor: palette.surfaceRaised }]}
        activeStyle={{ backgroundColor: palette.surfaceRaised }}
      >
        <View style={styles.head}>
          <View style={styles.place}>
            {first ? (
              <Icon id="crown" size={FACE / 2} color={palette.good} />
            ) : (
              <Text weight="bold" tone="muted" tabular mute align="center">
                {String(place)}
              </Text>
            )}
          </View>
          <Avatar player={player} size={FACE} />
          <View style={styles.words}>
            <Text weight="bold" lines={2} mute>
              {name}
            </Text>
            <Text step="caption" tone={first ? 'good' : 'muted'} weight={first ? 'bold' : 'regular'} mute>
              {word}
            </Text>
          </View>
          {roomy && numbers}
          <View style={open ? styles.upward : styles.downward}>
            <Icon id="chevron" size={CHEVRON} color={palette.muted} />
          </View>
        </View>
        {!roomy && numbers}
        {!open && parts.length > 0 && (
          <View style={styles.strip}>
            {parts.map((part, i) => (
              <PartCards key={i} frame={frame} part={part} size={cards > FEW_CARDS ? 'small' : 'middle'} />
            ))}
          </View>
        )}
      </Tap>
      {open && <SumSheet frame={frame} standing={standing} />}
    </View>
  );
}

const FACE = 40;
const CHEVRON = 18;
const PLACE = 24;
const STRIP_GAP = 6;
/** More cards than this are drawn smaller, so that they stay on one line. */
const FEW_CARDS = 8;

const styles = StyleSheet.create({
  row: { paddingHorizontal: space.md, paddingVertical: space.sm, gap: space.sm },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  place: { width: PLACE, alignItems: 'center' },
  words: { flex: 1 },
  numbers: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'flex-end',
    columnGap: space.sm,
    flexShrink: 1,
  },
  total: { minWidth: target.min },
  downward: { transform: [{ rotate: '90deg' }] },
  upward: { transform: [{ rotate: '-90deg' }] },
  strip: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: STRIP_GAP,
    rowGap: space.xs,
    paddingLeft: PLACE + space.sm,
  },
});
