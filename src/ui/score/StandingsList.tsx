/** Everybody at the table, the lowest total on top, with a crown and the word for it. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/core/table';
import type { Frame } from '@/session/frame';
import { useT } from '../hooks/words';
import { Surface } from '../kit/Surface';
import { Text } from '../kit/Text';
import { namesOf } from '../table/telling';
import { space } from '../theme/tokens';
import { StandingRow } from './StandingRow';
import { untilWords } from './until';
import { firstSeats, standingsOf } from './standings';
import type { Standing } from './standings';

interface StandingsListProps {
  readonly frame: Frame;
  readonly count: { readonly ms: number; readonly finished: boolean };
}

export function StandingsList({ frame, count }: StandingsListProps) {
  const t = useT();
  const [open, setOpen] = useState<Seat | null>(null);
  const names = namesOf(frame.players, t);
  const shared = firstSeats(frame).length > 1;
  const over = frame.moment.kind === 'over';
  const word = ({ first, behind }: Standing) => {
    if (!first) return t('score.behind', { n: behind });
    if (over) return shared ? t('score.sharesWin') : t('score.winner');
    return shared ? t('score.sharesLead') : t('score.leads');
  };
  const until = frame.moment.kind === 'between' ? untilWords(frame, t) : null;
  return (
    <View style={styles.list}>
      <Text step="label" tone="muted" align="center">
        {t('score.lowest')}
      </Text>
      {until !== null && (
        <Text step="label" tone="muted" align="center">
          {until}
        </Text>
      )}
      <Surface flush>
        {standingsOf(frame).map((standing, i) => (
          <StandingRow
            key={standing.seat}
            frame={frame}
            standing={standing}
            name={names[standing.seat]!}
            word={word(standing)}
            top={i === 0}
            open={open === standing.seat}
            onToggle={() => setOpen(open === standing.seat ? null : standing.seat)}
            count={count}
          />
        ))}
      </Surface>
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: space.sm } });
