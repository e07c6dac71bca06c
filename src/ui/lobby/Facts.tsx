/** How many may play, and how long it takes. */
import { StyleSheet, View } from 'react-native';

import type { GameId } from '@/engine/games/registry';
import { Icon } from '../art/Icon';
import type { IconId } from '../art/icons';
import { useT } from '../hooks/words';
import { SHELF } from '../kit/games';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { space } from '../theme/tokens';

export function Facts({ game }: { readonly game: GameId }) {
  const t = useT();
  const [min, max] = SHELF[game].seats;
  const minutes = t('lobby.minutes', { min: SHELF[game].minutes });
  const seats = min === max ? t('lobby.seatsExactly', { n: min }) : t('lobby.seats', { min, max });
  return (
    <View role="img" aria-label={t('lobby.facts', { seats, minutes })} style={styles.facts}>
      <Fact icon="people" text={min === max ? String(min) : `${min}–${max}`} />
      <Fact icon="clock" text={minutes} />
    </View>
  );
}

function Fact({ icon, text }: { readonly icon: IconId; readonly text: string }) {
  const { palette } = useTheme();
  return (
    <View aria-hidden style={styles.fact}>
      <Icon id={icon} size={SIZE} color={palette.muted} />
      <Text step="caption" tone="muted" tabular>
        {text}
      </Text>
    </View>
  );
}

const SIZE = 16;
const styles = StyleSheet.create({
  facts: { flexGrow: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: space.md, rowGap: space.hair },
  fact: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
