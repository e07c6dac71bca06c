/** One finished game in the list: which, when, and who won. A tap opens its score sheet. */
import { StyleSheet, View } from 'react-native';

import { ago, listed } from '@/i18n/ago';
import type { Translate } from '@/i18n/translate';
import type { FinishedGame } from '@/session/home';
import { Emblem } from '../art/Emblem';
import { Icon } from '../art/Icon';
import { inks } from '../art/inks';
import { useT } from '../hooks/words';
import { SHELF } from '../kit/games';
import { nameOf } from '../kit/people';
import { Tap } from '../kit/Tap';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space, stroke, target } from '../theme/tokens';

interface PastGameProps {
  readonly game: FinishedGame;
  readonly now: number;
  readonly first: boolean;
  readonly onOpen: () => void;
}

export function winnerWords(t: Translate, { players, winners, sheet }: FinishedGame): string {
  const names = listed(
    t,
    winners.map((seat) => nameOf(t, players[seat]!)),
  );
  const points = t('common.points', { n: sheet.totals[winners[0] ?? 0] ?? 0 });
  return t(winners.length > 1 ? 'history.shared' : 'history.winner', { names, points });
}

export function PastGame({ game, now, first, onOpen }: PastGameProps) {
  const t = useT();
  const { palette } = useTheme();
  const title = t(`games.${game.game}.title`);
  const when = ago(t, game.finishedAt, now);
  const won = winnerWords(t, game);
  const { emblem, ground } = SHELF[game.game];
  return (
    <Tap
      label={`${title}, ${when}. ${won}`}
      hint={t('history.open')}
      onPress={onOpen}
      style={!first && { borderTopWidth: stroke.hair, borderTopColor: palette.divider }}
      activeStyle={{ backgroundColor: palette.surfaceRaised }}
    >
      <View style={styles.row}>
        <View style={[styles.picture, { backgroundColor: inks[ground] }]}>
          <Emblem id={emblem} size={target.min} />
        </View>
        <View style={styles.words}>
          <Text weight="bold">{won}</Text>
          <Text step="label" tone="muted">
            {title} · {when}
          </Text>
        </View>
        <Icon id="chevron" color={palette.muted} />
      </View>
    </Tap>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md, padding: space.md },
  picture: { padding: space.xs, borderRadius: radius.md },
  words: { flex: 1 },
});
