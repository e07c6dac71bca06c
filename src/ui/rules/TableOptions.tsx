/** The options of the running game, each with its choice; away from a table, what each rule set makes of them. */
import { StyleSheet, View } from 'react-native';

import type { Options, OptionSpec } from '@/engine/core/rules';
import type { GameId } from '@/engine/games/registry';
import type { Key, Translate } from '@/i18n/translate';
import { useHall } from '../hooks/hall';
import { useT } from '../hooks/words';
import { Row } from '../kit/Row';
import { Surface } from '../kit/Surface';
import { Text } from '../kit/Text';
import { space } from '../theme/tokens';

interface TableOptionsProps {
  readonly game: GameId;
  readonly options: Options | null;
  readonly level: 2 | 3;
}

export function TableOptions({ game, options, level }: TableOptionsProps) {
  const t = useT();
  const { specs } = useHall().catalogue[game];
  const atTable = options !== null;
  return (
    <View style={styles.section}>
      <Text step="heading" heading={level}>
        {t(atTable ? 'rules.table' : 'rules.variants')}
      </Text>
      <Text step="label" tone="muted">
        {t(atTable ? 'rules.tableWhy' : 'rules.variantsWhy')}
      </Text>
      <Surface flush>
        {Object.keys(specs).map((name, i) => (
          <Row key={name} first={i === 0} stacked>
            <View style={styles.words}>
              <Text weight="bold">{sayOption(t, game, name, 'label')}</Text>
              {(atTable
                ? [sayOption(t, game, name, `values.${options[name]}`)]
                : variants(t, game, name, specs[name]!)
              ).map((line) => (
                <Text key={line} {...(atTable && { tone: 'accent', weight: 'bold' })}>
                  {line}
                </Text>
              ))}
              <Text step="label" tone="muted">
                {sayOption(t, game, name, 'why')}
              </Text>
            </View>
          </Row>
        ))}
      </Surface>
    </View>
  );
}

/** The words of options are checked against the engine's specs by a test, so the name is sound here. */
function sayOption(t: Translate, game: GameId, name: string, what: string): string {
  return t(`options.${game}.${name}.${what}` as Key & 'options.lama.seats.label');
}

/** What the rule sets say, and what else may be chosen. */
function variants(t: Translate, game: GameId, name: string, { values, written, box }: OptionSpec): readonly string[] {
  const say = (value: OptionSpec['written']) => sayOption(t, game, name, `values.${value}`);
  const usual =
    written === box
      ? [t('rules.both', { value: say(written) })]
      : [
          t('rules.box', { preset: t('setup.presets.written'), value: say(written) }),
          t('rules.box', { preset: t('setup.presets.box'), value: say(box) }),
        ];
  const others = values.filter((value) => value !== written && value !== box);
  return others.length === 0 ? usual : [...usual, t('rules.also', { values: others.map(say).join(', ') })];
}

const styles = StyleSheet.create({
  section: { gap: space.sm },
  words: { gap: space.hair },
});
