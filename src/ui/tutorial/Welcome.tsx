/** What the game is about, before the first move of a lesson. */
import { StyleSheet, View } from 'react-native';

import type { GameId } from '@/engine/games/registry';
import { Emblem } from '../art/Emblem';
import { useT } from '../hooks/words';
import { Button } from '../kit/Button';
import { SHELF } from '../kit/games';
import { Sheet } from '../kit/Sheet';
import { Text } from '../kit/Text';
import { space, target } from '../theme/tokens';

interface WelcomeProps {
  readonly game: GameId;
  readonly sentence: string;
  readonly onNext: () => void;
}

export function Welcome({ game, sentence, onNext }: WelcomeProps) {
  const t = useT();
  return (
    <Sheet
      title={t('tutorial.title', { game: t(`games.${game}.title`) })}
      onClose={onNext}
      footer={<Button kind="primary" title={t('tutorial.next')} onPress={onNext} />}
    >
      <View style={styles.picture}>
        <Emblem id={SHELF[game].emblem} size={2 * target.primary} />
      </View>
      <Text>{sentence}</Text>
    </Sheet>
  );
}

const styles = StyleSheet.create({ picture: { alignItems: 'center', paddingVertical: space.sm } });
