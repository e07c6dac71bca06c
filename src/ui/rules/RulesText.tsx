/** The rules of a game for people: short texts, drawn examples, and what is chosen at this table. */
import { StyleSheet, View } from 'react-native';

import type { Options } from '@/engine/core/rules';
import type { GameId } from '@/engine/games/registry';
import type { Key, Translate } from '@/i18n/translate';
import { Icon } from '../art/Icon';
import { useHall } from '../hooks/hall';
import { useT } from '../hooks/words';
import { Surface } from '../kit/Surface';
import { Text } from '../kit/Text';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space, target } from '../theme/tokens';
import type { Block, Section } from './book';
import { BOOKS } from './books';
import { Example } from './Example';
import { TableOptions } from './TableOptions';

interface RulesTextProps {
  readonly game: GameId;
  /** Of the running game; null away from a table, where the house rules are told. */
  readonly options: Options | null;
  /** The level of its headings: below the heading of what it stands in. */
  readonly level?: 2 | 3;
}

export function RulesText({ game, options, level = 2 }: RulesTextProps) {
  const { catalogue } = useHall();
  const told = options ?? catalogue[game].preset('written');
  const sections: readonly Section<string>[] = BOOKS[game];
  return (
    <View style={styles.book}>
      {options !== null && <TableOptions game={game} options={options} level={level} />}
      {sections.map(({ title, blocks }) => (
        <View key={title} style={styles.section}>
          <Title game={game} text={title} level={level} />
          {blocks.map(
            (block) =>
              (block.when?.(told) ?? true) && <Part key={block.text} game={game} block={block} options={told} />,
          )}
        </View>
      ))}
      {options === null && <TableOptions game={game} options={null} level={level} />}
    </View>
  );
}

/** A text of this game's book. Books are checked against the words in their own type, so the name is sound here. */
function say(t: Translate, game: GameId, name: string, values: Readonly<Record<string, string | number>> = {}): string {
  const speak = t as (key: Key, values: Readonly<Record<string, string | number>>) => string;
  return speak(`rules.${game}.${name}` as Key, values);
}

interface TitleProps {
  readonly game: GameId;
  readonly text: string;
  readonly level: 2 | 3;
}

function Title({ game, text, level }: TitleProps) {
  const t = useT();
  return (
    <Text step="heading" heading={level}>
      {say(t, game, text)}
    </Text>
  );
}

interface PartProps {
  readonly game: GameId;
  readonly block: Block<string>;
  readonly options: Options;
}

function Part({ game, block: { text, icon, picture, values }, options }: PartProps) {
  const t = useT();
  const { palette } = useTheme();
  const words = say(t, game, text, values?.(options));
  if (picture !== undefined) {
    return (
      <Surface style={icon === undefined ? styles.example : styles.power}>
        <Example game={game} picture={picture} />
        <Text {...(icon === undefined && { step: 'label', tone: 'muted', align: 'center' })} style={styles.words}>
          {words}
        </Text>
      </Surface>
    );
  }
  if (icon === undefined) return <Text>{words}</Text>;
  return (
    <View style={styles.point}>
      <View style={[styles.bullet, { backgroundColor: palette.surfaceRaised }]}>
        <Icon id={icon} size={BULLET} color={palette.text} />
      </View>
      <Text style={styles.words}>{words}</Text>
    </View>
  );
}

const BULLET = 20;
const styles = StyleSheet.create({
  book: { gap: space.xl },
  section: { gap: space.md },
  example: { alignItems: 'center', gap: space.sm },
  power: { flexDirection: 'row', alignItems: 'center', gap: space.lg },
  point: { flexDirection: 'row', alignItems: 'flex-start', gap: space.md },
  bullet: {
    width: target.min - space.md,
    height: target.min - space.md,
    borderRadius: radius.pill,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flexShrink: 1, flexGrow: 1 },
});
