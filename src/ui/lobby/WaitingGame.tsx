/** One unfinished game: whose turn it is, who leads, when it was played, and the tap that goes on. */
import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import { ago, listed } from '@/i18n/ago';
import type { Translate } from '@/i18n/translate';
import type { Navigation } from '@/navigation/routes';
import type { Home, ShelfEntry } from '@/session/home';
import { Emblem } from '../art/Emblem';
import { Icon } from '../art/Icon';
import { inks } from '../art/inks';
import { useTextScale } from '../hooks/textScale';
import { useT } from '../hooks/words';
import { SHELF } from '../kit/games';
import { nameOf } from '../kit/people';
import { Surface } from '../kit/Surface';
import { Tap } from '../kit/Tap';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { layout, radius, space, stroke, target } from '../theme/tokens';
import { GiveUp } from './GiveUp';
import { Standings } from './Standings';

export type SavedGame = Extract<ShelfEntry, { readonly game: unknown }>;

interface WaitingGameProps {
  readonly entry: SavedGame;
  readonly now: number;
  readonly home: Home;
  /** The newest one wears the accent. */
  readonly first: boolean;
}

function turnWords(t: Translate, { turn, players }: SavedGame): string {
  const player = turn === null ? undefined : players[turn];
  return player === undefined ? t('lobby.entry.between') : t('lobby.entry.turn', { name: nameOf(t, player) });
}

function standingWords(t: Translate, { sheet, players }: SavedGame): string {
  const best = Math.min(...sheet.totals);
  const leaders = players.filter((_, seat) => sheet.totals[seat] === best);
  if (sheet.rounds.length === 0 || leaders.length === players.length) return t('lobby.entry.level');
  const names = listed(
    t,
    leaders.map((player) => nameOf(t, player)),
  );
  return t('lobby.entry.leads', { names, points: t('common.points', { n: best }) });
}

export function WaitingGame({ entry, now, home, first }: WaitingGameProps) {
  const t = useT();
  const { palette } = useTheme();
  const navigation = useNavigation<Navigation>();
  const roomy = useTextScale() < layout.stackFrom;
  const { game, id, kind, savedAt, round } = entry;
  const title = t(`games.${game}.title`);
  const turn = turnWords(t, entry);
  const when = ago(t, savedAt, now);
  const frozen = kind === 'frozen';
  return (
    <Surface flush style={first && !frozen && { borderColor: palette.accent, borderWidth: stroke.line }}>
      <View style={styles.row}>
        <Tap
          label={t('lobby.entry.resumeLabel', { game: title, turn, standing: standingWords(t, entry), when })}
          onPress={() => navigation.navigate('Table', { id })}
          off={frozen ? t('errors.open.frozen') : undefined}
          style={styles.tap}
          activeStyle={{ backgroundColor: palette.surfaceRaised }}
        >
          <View style={styles.inside}>
            <View style={[styles.picture, { backgroundColor: inks[SHELF[game].ground] }]}>
              <Emblem id={SHELF[game].emblem} size={target.min} />
            </View>
            <View style={styles.words}>
              <Text step="heading">{title}</Text>
              <Text step="label">{frozen ? t('lobby.odd.frozen') : turn}</Text>
              <Text step="caption" tone="muted">
                {t('lobby.entry.round', { n: round })} · {when}
              </Text>
            </View>
            {!frozen && roomy && <Icon id="play" color={palette.accent} />}
          </View>
        </Tap>
        <GiveUp label={t('lobby.entry.giveUpOf', { game: title })} onYes={() => void home.abandon(id)} />
      </View>
      <Standings players={entry.players} totals={entry.sheet.totals} />
    </Surface>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', paddingRight: space.xs },
  tap: { flex: 1 },
  inside: { flexDirection: 'row', alignItems: 'center', gap: space.md, padding: space.md },
  picture: { padding: space.xs, borderRadius: radius.md },
  words: { flex: 1 },
});
