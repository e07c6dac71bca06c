/** The way from reading to playing: the game's emblem and an invitation to its tutorial. */
import { StyleSheet, View } from 'react-native';

import type { GameId } from '@/engine/games/registry';
import { Emblem } from '../art/Emblem';
import { Icon } from '../art/Icon';
import { useHome } from '../hooks/hall';
import { useStore } from '../hooks/store';
import { useTextScale } from '../hooks/textScale';
import { useT } from '../hooks/words';
import { SHELF } from '../kit/games';
import { Surface } from '../kit/Surface';
import { Tap } from '../kit/Tap';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { layout, radius, space, target } from '../theme/tokens';

interface LearnRowProps {
  readonly game: GameId;
  readonly onPress: () => void;
}

export function LearnRow({ game, onPress }: LearnRowProps) {
  const t = useT();
  const { palette } = useTheme();
  const learned = useStore(useHome().learned).includes(game);
  // Big letters need the width more than the picture does.
  const roomy = useTextScale() < layout.stackFrom;
  const why = t(learned ? 'setup.learn.done' : 'setup.learn.why');
  return (
    <Surface flush>
      <Tap
        label={`${t('setup.learn.title')}. ${why}`}
        onPress={onPress}
        activeStyle={{ backgroundColor: palette.surfaceRaised }}
      >
        <View style={styles.row}>
          {roomy && <Emblem id={SHELF[game].emblem} size={target.primary} />}
          <View style={styles.words}>
            <Text step="heading">{t('setup.learn.title')}</Text>
            <Text step="label" tone="muted">
              {why}
            </Text>
          </View>
          <View style={[styles.play, { backgroundColor: palette.accent }]}>
            <Icon id={learned ? 'check' : 'play'} color={palette.onAccent} />
          </View>
        </View>
      </Tap>
    </Surface>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md, padding: space.md },
  words: { flex: 1, gap: space.hair },
  play: {
    width: target.min,
    height: target.min,
    borderRadius: radius.pill,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
