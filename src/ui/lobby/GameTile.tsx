/** A game on the shelf, like the lid of its box: one tap plays the last table again, smaller ones change it or open the rules. */
import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import type { GameId } from '@/engine/games/registry';
import type { Navigation } from '@/navigation/routes';
import type { TablePlan } from '@/session/home';
import { Emblem } from '../art/Emblem';
import { Icon } from '../art/Icon';
import { inks } from '../art/inks';
import { useTextScale } from '../hooks/textScale';
import { useT } from '../hooks/words';
import { Avatar } from '../kit/Avatar';
import { SHELF } from '../kit/games';
import { Surface } from '../kit/Surface';
import { Tap } from '../kit/Tap';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { layout, radius, space, stroke, target } from '../theme/tokens';

interface GameTileProps {
  readonly game: GameId;
  /** The last table, or null when it was never played. */
  readonly plan: TablePlan | null;
  readonly onPlay: () => void;
}

export function GameTile({ game, plan, onPlay }: GameTileProps) {
  const t = useT();
  const { palette } = useTheme();
  const navigation = useNavigation<Navigation>();
  const roomy = useTextScale() < layout.stackFrom;
  const { emblem, ground } = SHELF[game];
  const title = t(`games.${game}.title`);
  return (
    <Surface flush>
      <Tap
        label={t('lobby.playNow', { game: title })}
        hint={t(`games.${game}.line`)}
        onPress={onPlay}
        activeStyle={{ backgroundColor: palette.surfaceRaised }}
      >
        <View style={[styles.lid, roomy && styles.lidLevel]}>
          <View style={[styles.picture, !roomy && styles.pictureOnTop, { backgroundColor: inks[ground] }]}>
            <Emblem id={emblem} size={PICTURE} />
          </View>
          <View style={styles.words}>
            <Text step="title" heading={3}>
              {title}
            </Text>
            <Text step="label" tone="muted">
              {t(`games.${game}.line`)}
            </Text>
            <Facts game={game} />
          </View>
          <View style={[styles.play, { backgroundColor: palette.accent }]}>
            <Icon id="play" color={palette.onAccent} />
          </View>
        </View>
      </Tap>
      <View style={[styles.foot, { borderTopColor: palette.divider }]}>
        <View aria-hidden style={styles.company}>
          {plan?.players.map((player, i) => (
            <View key={i} style={i > 0 && styles.overlap}>
              <Avatar player={player} size={space.xl + space.xs} />
            </View>
          ))}
        </View>
        <Tap
          label={t('lobby.open', { game: title })}
          onPress={() => navigation.navigate('SetUp', { game })}
          style={styles.small}
          activeStyle={{ backgroundColor: palette.surfaceRaised }}
        >
          <Text step="label" weight="bold" cap="button">
            {t('lobby.change')}
          </Text>
        </Tap>
        <Tap
          label={t('lobby.rules', { game: title })}
          onPress={() => navigation.navigate('Rules', { game })}
          style={styles.small}
          activeStyle={{ backgroundColor: palette.surfaceRaised }}
        >
          <Text step="label" weight="bold" cap="button">
            {t('lobby.rulesShort')}
          </Text>
        </Tap>
      </View>
    </Surface>
  );
}

/** How many may play, and how long it takes. */
function Facts({ game }: { readonly game: GameId }) {
  const t = useT();
  const { palette } = useTheme();
  const { seats, minutes } = SHELF[game];
  const [min, max] = seats;
  return (
    <View style={styles.facts}>
      <View style={styles.fact}>
        <Icon id="people" size={FACT} color={palette.muted} />
        <Text step="caption" tone="muted">
          {min === max ? t('lobby.seatsExactly', { n: min }) : t('lobby.seats', { min, max })}
        </Text>
      </View>
      <View style={styles.fact}>
        <Icon id="clock" size={FACT} color={palette.muted} />
        <Text step="caption" tone="muted">
          {t('lobby.minutes', { min: minutes })}
        </Text>
      </View>
    </View>
  );
}

const PICTURE = 76;
const FACT = 16;
const styles = StyleSheet.create({
  lid: { gap: space.md, padding: space.md },
  lidLevel: { flexDirection: 'row', alignItems: 'center' },
  picture: {
    width: PICTURE + space.md,
    height: PICTURE + space.md,
    borderRadius: radius.md,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pictureOnTop: { width: '100%' },
  words: { flex: 1, gap: space.xs },
  facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.md, rowGap: space.hair },
  fact: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  play: {
    width: target.min,
    height: target.min,
    borderRadius: radius.pill,
    alignItems: 'center',
    justifyContent: 'center',
    alignSelf: 'center',
  },
  foot: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    borderTopWidth: stroke.hair,
    paddingLeft: space.md,
    paddingRight: space.xs,
  },
  company: { flex: 1, flexDirection: 'row' },
  overlap: { marginLeft: -space.sm },
  small: { paddingHorizontal: space.md, borderRadius: radius.md },
});
