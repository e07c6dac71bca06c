/** Who won, large; and a kind word for a lone player who did not. */
import { StyleSheet, View } from 'react-native';

import type { Translate } from '@/i18n/translate';
import type { Frame } from '@/session/frame';
import { Icon } from '../art/Icon';
import { useT } from '../hooks/words';
import { Avatar } from '../kit/Avatar';
import { Text } from '../kit/Text';
import { namesOf } from '../table/telling';
import { useTheme } from '../theme/ThemeProvider';
import { space } from '../theme/tokens';
import { firstSeats, listed, standingsOf } from './standings';

const FACE = { one: 84, many: 60 } as const;
const CROWN = 34;
const CLOSE = 3;

/** The only person at the table, or null. */
function lonePerson({ players }: Frame): number | null {
  const people = players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
  return people.length === 1 ? people[0]! : null;
}

function headline(t: Translate, frame: Frame): string {
  const winners = firstSeats(frame);
  const all = namesOf(frame.players, t);
  const names = winners.map((seat) => all[seat]!);
  if (winners.length > 1)
    return t('score.share', { names: listed(names, (list, last) => t('common.and', { list, last })) });
  return winners[0] === lonePerson(frame) ? t('score.youWin') : t('score.wins', { name: names[0] ?? '' });
}

function grace(t: Translate, frame: Frame): string | null {
  const alone = lonePerson(frame);
  const own = standingsOf(frame).find(({ seat }) => seat === alone);
  if (own === undefined || own.first) return null;
  if (own.behind > 0 && own.behind <= CLOSE) return t('score.graceClose', { n: own.behind });
  return own.place === 2 && frame.players.length > 2 ? t('score.graceSecond') : t('score.graceFar');
}

export function Banner({ frame }: { readonly frame: Frame }) {
  const t = useT();
  const { palette } = useTheme();
  const winners = firstSeats(frame);
  const kind = grace(t, frame);
  const points = frame.sheet.totals[winners[0] ?? 0] ?? 0;
  return (
    <View style={styles.banner}>
      <View style={styles.faces}>
        {winners.map((seat) => (
          <View key={seat} style={styles.face}>
            <Icon id="crown" size={CROWN} color={palette.good} />
            <Avatar player={frame.players[seat]!} size={winners.length > 1 ? FACE.many : FACE.one} />
          </View>
        ))}
      </View>
      <Text step="display" heading={1} align="center" cap="button">
        {headline(t, frame)}
      </Text>
      <Text align="center">{t('score.withPoints', { n: points })}</Text>
      {kind !== null && (
        <Text align="center" tone="muted">
          {kind}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  banner: { alignItems: 'center', gap: space.xs, paddingTop: space.sm },
  faces: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.md },
  face: { alignItems: 'center' },
});
