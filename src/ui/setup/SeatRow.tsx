/** One seat of the table: who sits there. A tap changes it; beside it, what can be done with the seat. */
import { StyleSheet, View } from 'react-native';

import type { Player } from '@/session/players';
import { useT } from '../hooks/words';
import { Avatar } from '../kit/Avatar';
import { CHARACTERS, characterId } from '../kit/characters';
import { IconButton } from '../kit/IconButton';
import { nameOf } from '../kit/people';
import { Tap } from '../kit/Tap';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { space, stroke, target } from '../theme/tokens';

interface SeatRowProps {
  readonly player: Player;
  readonly seat: number;
  readonly last: boolean;
  /** Nobody else but the computer plays. */
  readonly alone: boolean;
  readonly ordering: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onMove: (by: 1 | -1) => void;
}

export function SeatRow({ player, seat, last, alone, ordering, onEdit, onRemove, onMove }: SeatRowProps) {
  const t = useT();
  const { palette } = useTheme();
  const name = nameOf(t, player) || t('setup.defaultName', { n: seat + 1 });
  const who = whoWords(t, player, alone);
  return (
    <View
      role="listitem"
      aria-label={t('setup.seatOf', { n: seat + 1, name })}
      style={[styles.row, seat > 0 && { borderTopWidth: stroke.hair, borderTopColor: palette.divider }]}
    >
      <Tap
        label={`${t('setup.edit', { name })}. ${who}`}
        onPress={onEdit}
        style={styles.tap}
        activeStyle={{ backgroundColor: palette.surfaceRaised }}
      >
        <View style={styles.inside}>
          <Avatar player={player} size={target.min} />
          <View style={styles.words}>
            <Text weight="bold">{name}</Text>
            <Text step="caption" tone="muted">
              {who}
            </Text>
          </View>
        </View>
      </Tap>
      {ordering ? (
        <>
          <IconButton
            icon="up"
            label={t('setup.up', { name })}
            off={seat === 0 ? t('setup.isFirst', { name }) : undefined}
            onPress={() => onMove(-1)}
          />
          <IconButton
            icon="down"
            label={t('setup.down', { name })}
            off={last ? t('setup.isLast', { name }) : undefined}
            onPress={() => onMove(1)}
          />
        </>
      ) : (
        <IconButton icon="close" tone="muted" label={t('setup.remove', { name })} onPress={onRemove} />
      )}
    </View>
  );
}

function whoWords(t: ReturnType<typeof useT>, player: Player, alone: boolean): string {
  if (player.kind === 'human') return t(alone ? 'setup.person.you' : 'setup.person.human');
  const id = characterId(player.character);
  return `${t(`levels.${CHARACTERS[id].level}`)} · ${t(`characters.${id}.style`)}`;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', paddingRight: space.xs },
  tap: { flex: 1 },
  inside: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    paddingLeft: space.lg,
    paddingRight: space.sm,
    paddingVertical: space.sm,
  },
  words: { flex: 1 },
});
