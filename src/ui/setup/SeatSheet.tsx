/** Who sits on this seat: a person with a name, a face and a colour, or one of the computer players. */
import { View } from 'react-native';

import type { Human, Player } from '@/session/players';
import { useT } from '../hooks/words';
import { Button } from '../kit/Button';
import { freshPerson } from '../kit/people';
import { Segmented } from '../kit/Segmented';
import { Sheet } from '../kit/Sheet';
import { space } from '../theme/tokens';
import { BotForm } from './BotForm';
import { freshBot } from './firstTable';
import { PersonForm } from './PersonForm';

interface SeatSheetProps {
  readonly players: readonly Player[];
  readonly seat: number;
  readonly people: readonly Human[];
  readonly onChange: (player: Player) => void;
  readonly onClose: () => void;
}

export function SeatSheet({ players, seat, people, onChange, onClose }: SeatSheetProps) {
  const t = useT();
  const player = players[seat]!;
  const others = players.filter((_, other) => other !== seat);
  const humans = others.filter((other) => other.kind === 'human');
  const change = (kind: Player['kind']) => {
    if (kind === player.kind) return;
    if (kind === 'bot') onChange(freshBot(others));
    else onChange(people.find(({ name }) => !humans.some((human) => human.name === name)) ?? freshPerson(humans));
  };
  return (
    <Sheet
      title={t('setup.person.title')}
      onClose={onClose}
      footer={<Button kind="primary" title={t('common.done')} onPress={onClose} />}
    >
      <Segmented
        label={t('setup.person.title')}
        value={player.kind}
        choices={[
          { value: 'human', title: t('setup.person.human') },
          { value: 'bot', title: t('setup.person.bot') },
        ]}
        onChange={change}
      />
      <View style={{ gap: space.lg }}>
        {player.kind === 'human' ? (
          <PersonForm person={player} others={humans} people={people} onChange={onChange} onDone={onClose} />
        ) : (
          <BotForm bot={player} others={others} onChange={onChange} />
        )}
      </View>
    </Sheet>
  );
}
