/** The end of a lesson: the last words, how the round went where it was scored, and the first real game one tap away. */
import { useEffect } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import type { Frame } from '@/session/frame';
import { Emblem } from '../art/Emblem';
import { useDevice, useHall, useHome, useSettings } from '../hooks/hall';
import { useBegin } from '../hooks/begin';
import { useT } from '../hooks/words';
import { Button } from '../kit/Button';
import { SHELF } from '../kit/games';
import { Screen } from '../kit/Screen';
import { Surface } from '../kit/Surface';
import { Text } from '../kit/Text';
import { StandingsList } from '../score/StandingsList';
import { firstTable } from '../setup/firstTable';
import { layout, space, target } from '../theme/tokens';

interface FarewellProps {
  readonly frame: Frame;
  readonly sentence: string;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

/** Everything is counted already: the lesson is about the words now. */
const COUNTED = { ms: 0, finished: true } as const;

export function Farewell({ frame, sentence, onAgain, onLeave }: FarewellProps) {
  const t = useT();
  const { catalogue } = useHall();
  const home = useHome();
  const { begin } = useBegin();
  const { height } = useWindowDimensions();
  const { game, moment } = frame;
  const title = t(`games.${game}.title`);
  const scored = moment.kind === 'between' || moment.kind === 'over';
  useLearned(frame);
  return (
    <Screen
      title={t('tutorial.done')}
      onBack={onLeave}
      footer={
        <>
          <Button
            kind="primary"
            icon="play"
            title={t('lobby.playNow', { game: title })}
            onPress={() => begin(home.lastPlan(game) ?? firstTable(game, catalogue, home.people.get()))}
          />
          <Button kind="quiet" icon="undo" title={t('tutorial.again')} onPress={onAgain} />
        </>
      }
    >
      {height >= layout.wideFrom && (
        <View style={styles.picture}>
          <Emblem id={SHELF[game].emblem} size={2 * target.primary} />
        </View>
      )}
      <Surface>
        <Text>{sentence}</Text>
      </Surface>
      {scored && <StandingsList frame={frame} count={COUNTED} />}
    </Screen>
  );
}

/** Remembers that this game was learned, and is glad about it once. */
function useLearned({ game }: Frame): void {
  const home = useHome();
  const device = useDevice();
  const { sound, volume, haptics } = useSettings();
  useEffect(() => {
    home.learned.add(game);
    if (sound) device.play('win', volume);
    if (haptics) device.tick('success');
    // A change of the volume is no second end.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [home, game]);
}

const styles = StyleSheet.create({ picture: { alignItems: 'center', paddingVertical: space.sm } });
