/** Who plays: the seats in order, and buttons to add, change, reorder and remove. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { GameOffer } from '@/session/catalogue';
import type { TablePlan } from '@/session/home';
import type { Human } from '@/session/players';
import { useTextScale } from '../hooks/textScale';
import { useT } from '../hooks/words';
import { Button } from '../kit/Button';
import { Surface } from '../kit/Surface';
import { Text } from '../kit/Text';
import { layout, space } from '../theme/tokens';
import { moved, withBot, without, withPerson, withPlayer } from './draft';
import { SeatRow } from './SeatRow';
import { SeatSheet } from './SeatSheet';

interface SeatsProps {
  readonly plan: TablePlan;
  readonly offer: GameOffer;
  readonly people: readonly Human[];
  readonly onChange: (plan: TablePlan) => void;
}

export function Seats({ plan, offer, people, onChange }: SeatsProps) {
  const t = useT();
  const [ordering, setOrdering] = useState(false);
  const [editing, setEditing] = useState<number | null>(null);
  const { players } = plan;
  const full = useFullWords(plan, offer);
  const place = useTextScale() < layout.stackFrom ? styles.half : styles.whole;
  return (
    <View style={styles.part}>
      <View style={styles.head}>
        <View style={styles.words}>
          <Text step="heading" heading={2}>
            {t('setup.players')}
          </Text>
          <Text step="label" tone="muted">
            {t(offer.drawsOrder ? 'setup.orderDrawn' : 'setup.order')}
          </Text>
        </View>
        {!offer.drawsOrder && players.length > 1 && (
          <Button
            kind="quiet"
            icon={ordering ? 'check' : 'swap'}
            title={t(ordering ? 'common.done' : 'setup.reorder')}
            onPress={() => setOrdering(!ordering)}
          />
        )}
      </View>
      <Surface flush>
        <View role="list">
          {players.map((player, seat) => (
            <SeatRow
              key={seat}
              player={player}
              seat={seat}
              last={seat === players.length - 1}
              alone={players.filter(({ kind }) => kind === 'human').length === 1}
              ordering={ordering && !offer.drawsOrder}
              onEdit={() => setEditing(seat)}
              onRemove={() => onChange(without(plan, seat))}
              onMove={(by) => onChange(moved(plan, seat, by))}
            />
          ))}
        </View>
      </Surface>
      <View style={styles.add}>
        <View style={place}>
          <Button
            icon="plus"
            title={t('setup.person.short')}
            label={t('setup.addPerson')}
            off={full}
            onPress={() => {
              onChange(withPerson(plan, people));
              setEditing(players.length);
            }}
          />
        </View>
        <View style={place}>
          <Button
            icon="plus"
            title={t('setup.person.bot')}
            label={t('setup.addBot')}
            off={full}
            onPress={() => onChange(withBot(plan))}
          />
        </View>
      </View>
      {editing !== null && players[editing] !== undefined && (
        <SeatSheet
          players={players}
          seat={editing}
          people={people}
          onChange={(player) => onChange(withPlayer(plan, editing, player))}
          onClose={() => setEditing(null)}
        />
      )}
    </View>
  );
}

/** Why nobody else can sit down; undefined while there is a chair. */
function useFullWords({ game, players, options }: TablePlan, offer: GameOffer): string | undefined {
  const t = useT();
  const { min, max } = offer.seats(options);
  if (players.length < max) return undefined;
  const title = t(`games.${game}.title`);
  return min === max ? t('setup.exactly', { game: title, n: max }) : t('setup.full', { game: title, n: max });
}

const styles = StyleSheet.create({
  part: { gap: space.md },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.sm },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: '50%' },
  add: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  half: { flexGrow: 1, flexBasis: '45%' },
  whole: { flexBasis: '100%' },
});
