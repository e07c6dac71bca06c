/** The score sheet of a finished game, played again round by round. */
import { useState } from 'react';
import { useWindowDimensions, View } from 'react-native';

import type { FinishedGame } from '@/session/home';
import { useT } from '../hooks/words';
import { Sheet } from '../kit/Sheet';
import { Stepper } from '../kit/Stepper';
import { Text } from '../kit/Text';
import { Standings } from '../lobby/Standings';
import { RoundsTable } from '../score/RoundsTable';
import { TotalsChart } from '../score/TotalsChart';
import { layout, space } from '../theme/tokens';
import { winnerWords } from './PastGame';

interface PastSheetProps {
  readonly game: FinishedGame;
  readonly onClose: () => void;
}

/** The sheet as it stood after so many rounds. */
function sheetAfter({ sheet: { rounds, totals } }: FinishedGame, n: number): FinishedGame['sheet'] {
  const played = rounds.slice(0, n);
  return { rounds: played, totals: totals.map((_, seat) => played.reduce((sum, round) => sum + round[seat]!, 0)) };
}

export function PastSheet({ game, onClose }: PastSheetProps) {
  const t = useT();
  const window = useWindowDimensions().width;
  const all = game.sheet.rounds.length;
  const [round, setRound] = useState(all);
  const { players, undone, seed } = game;
  const sheet = sheetAfter(game, round);
  // Inside the dialog, the surface and their margins.
  const width = Math.min(window - 2 * space.lg, layout.maxText) - 2 * space.xl - 2 * space.lg;
  return (
    <Sheet title={t(`games.${game.game}.title`)} onClose={onClose}>
      <Text weight="bold">{winnerWords(t, game)}</Text>
      {all > 1 && (
        <View style={{ gap: space.xs }}>
          <Stepper
            value={round}
            min={1}
            max={all}
            step={1}
            lessLabel={t('history.earlier')}
            moreLabel={t('history.later')}
            said={t('lobby.entry.round', { n: round })}
            onChange={setRound}
          />
          <Standings players={players} totals={sheet.totals} />
        </View>
      )}
      {round > 1 && <TotalsChart frame={{ players, sheet }} width={width} />}
      <RoundsTable frame={{ players, sheet }} />
      <View style={{ gap: space.xs }}>
        {undone > 0 && (
          <Text step="label" tone="muted">
            {t('history.undone', { n: undone })}
          </Text>
        )}
        <Text step="label" tone="muted" cap="button">
          {t('history.seed', { seed })}
        </Text>
      </View>
    </Sheet>
  );
}
