/** A game on the shelf, like the lid of its box: one tap plays the last table again, smaller ones change it or open the rules. */
import { useNavigation } from '@react-navigation/native';
import { useId } from 'react';
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
import { Facts } from './Facts';

interface GameTileProps {
  readonly game: GameId;
  /** The last table, or null when it was never played. */
  readonly plan: TablePlan | null;
  readonly onPlay: () => void;
}

export function GameTile({ game, plan, onPlay }: GameTileProps) {
  const t = useT();
  const { palette } = useTheme();
  const line = useId();
  const roomy = useTextScale() < layout.stackFrom;
  const { emblem, ground } = SHELF[game];
  const title = t(`games.${game}.title`);
  return (
    <Surface flush style={styles.tile}>
      <Tap
        label={t('lobby.playNow', { game: title })}
        hint={t(`games.${game}.line`)}
        describedBy={line}
        onPress={onPlay}
        style={styles.tap}
        activeStyle={{ backgroundColor: palette.surfaceRaised }}
      >
        <View style={[styles.lid, roomy && styles.level]}>
          <View style={[styles.picture, !roomy && styles.onTop, { backgroundColor: inks[ground] }]}>
            <Emblem id={emblem} size={PICTURE} />
          </View>
          <View style={[styles.rest, styles.level]}>
            <View style={styles.words}>
              <Text step="title">{title}</Text>
              <Text step="label" tone="muted" id={line}>
                {t(`games.${game}.line`)}
              </Text>
              {plan !== null && <Company plan={plan} />}
            </View>
            <View style={[styles.play, { backgroundColor: palette.accent }]}>
              <Icon id="play" color={palette.onAccent} />
            </View>
          </View>
        </View>
      </Tap>
      <Foot game={game} title={title} />
    </Surface>
  );
}

/** Who sat at the last table, and will again. */
function Company({ plan }: { readonly plan: TablePlan }) {
  return (
    <View aria-hidden style={styles.company}>
      {plan.players.map((player, i) => (
        <View key={i} style={i > 0 && styles.overlap}>
          <Avatar player={player} size={FACE} />
        </View>
      ))}
    </View>
  );
}

function Foot({ game, title }: { readonly game: GameId; readonly title: string }) {
  const t = useT();
  const { palette } = useTheme();
  const navigation = useNavigation<Navigation>();
  return (
    <View style={[styles.foot, { borderTopColor: palette.divider }]}>
      <Facts game={game} />
      <Tap
        label={t('lobby.open', { game: title })}
        onPress={() => navigation.navigate('SetUp', { game })}
        style={styles.small}
        activeStyle={{ backgroundColor: palette.surfaceRaised }}
      >
        <Text step="label" weight="bold" cap="button">
          {t('lobby.setUp')}
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
  );
}

const PICTURE = 72;
const FACE = 26;
const styles = StyleSheet.create({
  tile: { flexGrow: 1 },
  tap: { flexGrow: 1 },
  lid: { gap: space.md, padding: space.md },
  level: { flexDirection: 'row', alignItems: 'center' },
  picture: { padding: space.sm, borderRadius: radius.md, alignItems: 'center', justifyContent: 'center' },
  onTop: { width: '100%' },
  rest: { flexGrow: 1, flexShrink: 1, gap: space.md },
  words: { flex: 1, gap: space.hair },
  company: { flexDirection: 'row', paddingTop: space.xs },
  overlap: { marginLeft: -space.xs },
  play: {
    width: target.min,
    height: target.min,
    borderRadius: radius.pill,
    alignItems: 'center',
    justifyContent: 'center',
  },
  foot: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: space.sm,
    borderTopWidth: stroke.hair,
    paddingLeft: space.md,
    paddingRight: space.xs,
  },
  small: { paddingHorizontal: space.sm, borderRadius: radius.md, alignItems: 'center' },
});
