/** The computer players to choose from: face, name, level and style in one line. */
import { StyleSheet, View } from 'react-native';

import type { Bot, Player } from '@/session/players';
import { Face } from '../art/Face';
import { useT } from '../hooks/words';
import { CHARACTER_IDS, CHARACTERS } from '../kit/characters';
import { Radio } from '../kit/Radio';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space, stroke, target } from '../theme/tokens';

interface BotFormProps {
  readonly bot: Bot;
  readonly others: readonly Player[];
  readonly onChange: (bot: Bot) => void;
}

export function BotForm({ bot, others, onChange }: BotFormProps) {
  const t = useT();
  const { palette } = useTheme();
  const taken = (id: string) => others.some((other) => other.kind === 'bot' && other.character === id);
  const choices = CHARACTER_IDS.map((id) => {
    const name = t(`characters.${id}.name`);
    const level = t(`levels.${CHARACTERS[id].level}`);
    return {
      value: id as string,
      id,
      name,
      level,
      title: `${name}, ${level}. ${t(`characters.${id}.style`)}`,
      off: taken(id) ? t('setup.taken', { name }) : undefined,
    };
  });
  return (
    <>
      <Text step="label" tone="muted">
        {t('setup.person.fair')}
      </Text>
      <Radio
        label={t('setup.person.choose')}
        style={styles.list}
        value={bot.character}
        choices={choices}
        onChange={(character) => onChange({ kind: 'bot', character })}
        partStyle={(on) => [
          styles.row,
          { borderColor: on ? palette.accent : palette.divider, backgroundColor: on ? palette.accentSoft : undefined },
        ]}
        activeStyle={{ backgroundColor: palette.surfaceRaised }}
        draw={({ id, name, level, off }, on) => (
          <View style={[styles.inside, off !== undefined && !on && styles.taken]}>
            <Face id={CHARACTERS[id].face} size={target.min} />
            <View style={styles.words}>
              <View style={styles.title}>
                <Text weight="bold">{name}</Text>
                <Text step="caption" tone="muted">
                  {level}
                </Text>
              </View>
              <Text step="label" tone="muted">
                {off !== undefined && !on ? off : t(`characters.${id}.style`)}
              </Text>
            </View>
          </View>
        )}
      />
    </>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.sm },
  row: { borderWidth: stroke.line, borderRadius: radius.lg, padding: space.sm },
  inside: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  taken: { opacity: 0.75 },
  words: { flex: 1 },
  title: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.sm },
});
