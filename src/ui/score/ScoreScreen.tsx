/** The scoreboard between rounds and at the end: who leads, what the round cost and why, and what to do next. */
import { useEffect, useRef, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { Frame, TableHost } from '@/session/frame';
import { useHallSoon, useSettings } from '../hooks/hall';
import { useMotion } from '../hooks/motion';
import { useT } from '../hooks/words';
import { IconButton } from '../kit/IconButton';
import { Ground } from '../kit/Screen';
import { Text } from '../kit/Text';
import { countUpMs, momentMs } from '../theme/motion';
import { layout, space, target } from '../theme/tokens';
import { Banner } from './Banner';
import { Confetti } from './Confetti';
import { DealCheck } from './DealCheck';
import { RemovedCards } from './RemovedCards';
import { RoundsTable } from './RoundsTable';
import { ScoreFooter } from './ScoreFooter';
import { StandingsList } from './StandingsList';
import { TotalsChart } from './TotalsChart';

export interface ScoreScreenProps {
  readonly frame: Frame;
  readonly host: TableHost;
  readonly onAgain: () => void;
  readonly onChangePlayers: () => void;
  readonly onLobby: () => void;
  readonly onRules?: () => void;
}

/** From here on the chart stands beside the list. */
const TWO_COLUMNS = 720;

export function ScoreScreen({ frame, host, onAgain, onChangePlayers, onLobby, onRules }: ScoreScreenProps) {
  const t = useT();
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const settings = useSettings();
  const motion = useMotion(settings.motion);
  const [finished, setFinished] = useState(false);
  const over = frame.moment.kind === 'over';
  const cheers = over && peopleWon(frame);
  useFanfare(over, cheers);

  const inner = Math.min(width - insets.left - insets.right, layout.maxContent) - 2 * space.lg;
  const several = frame.sheet.rounds.length > 1;
  // After the first round there is nothing yet to stand beside the list.
  const wide = inner >= TWO_COLUMNS && (several || over);
  const column = wide ? (inner - space.lg) / 2 : Math.min(inner, layout.maxText);
  const most = Math.max(...(frame.sheet.rounds.at(-1) ?? [0]).map(Math.abs));
  return (
    <Ground>
      <View
        style={styles.fill}
        // Any tap ends the counting, and still does what it was meant for.
        onStartShouldSetResponderCapture={() => {
          setFinished(true);
          return false;
        }}
      >
        <View role="main" style={styles.fill}>
          <ScrollView contentContainerStyle={{ paddingTop: insets.top, paddingBottom: space.xl }}>
            <View style={[styles.column, wide && styles.wide]}>
              <View style={[styles.tools, over && styles.toolsOver]}>
                {over ? (
                  <View style={styles.blank} />
                ) : (
                  <IconButton icon="close" label={t('common.lobby')} onPress={onLobby} />
                )}
                {!over && (
                  <Text step="title" heading={1} align="center" style={styles.fill}>
                    {t('score.after', { n: frame.view.open.round })}
                  </Text>
                )}
                {onRules !== undefined ? (
                  <IconButton icon="rules" label={t('score.rules')} onPress={onRules} />
                ) : (
                  <View style={styles.blank} />
                )}
              </View>
              {over && <Banner frame={frame} />}
              <View style={wide ? styles.side : styles.below}>
                <View style={[styles.below, { width: column }]}>
                  <StandingsList frame={frame} count={{ ms: countUpMs(most, settings.pace, motion), finished }} />
                  {over && <RemovedCards frame={frame} />}
                </View>
                <View style={[styles.below, { width: column }]}>
                  {several && <TotalsChart frame={frame} width={column - 2 * space.lg - 2} />}
                  {several && <RoundsTable frame={frame} />}
                  {!over && <RemovedCards frame={frame} />}
                  {over && <DealCheck frame={frame} />}
                </View>
              </View>
            </View>
          </ScrollView>
        </View>
        <ScoreFooter
          over={over}
          onNext={() => host.continued()}
          onAgain={onAgain}
          onChangePlayers={onChangePlayers}
          onLobby={onLobby}
        />
      </View>
      {cheers && <Confetti ms={momentMs('confetti', settings.pace, motion)} />}
    </Ground>
  );
}

function peopleWon({ moment, players }: Frame): boolean {
  return moment.kind === 'over' && moment.winners.some((seat) => players[seat]?.kind === 'human');
}

/** Once, when the end is reached. */
function useFanfare(over: boolean, won: boolean): void {
  const device = useHallSoon()?.device;
  const { sound, volume, haptics } = useSettings();
  const played = useRef(false);
  useEffect(() => {
    if (!over || played.current || device === undefined) return;
    played.current = true;
    if (sound) device.play(won ? 'win' : 'lose', volume);
    if (haptics && won) device.tick('success');
  }, [over, won, device, sound, volume, haptics]);
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  column: { width: '100%', maxWidth: layout.maxText + 2 * space.lg, alignSelf: 'center', paddingHorizontal: space.lg },
  wide: { maxWidth: layout.maxContent },
  tools: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', minHeight: target.primary },
  // At the end the tools lie beside the winner's face, so that the standings begin higher.
  toolsOver: { position: 'absolute', left: space.lg, right: space.lg },
  blank: { width: target.min },
  side: { flexDirection: 'row', gap: space.lg, alignItems: 'flex-start', marginTop: space.md },
  below: { gap: space.lg, marginTop: space.sm },
});
