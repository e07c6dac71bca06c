/** Which rules: a preset, and behind it every option with one line that explains it. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { OptionValue, Preset } from '@/engine/core/rules';
import type { GameOffer } from '@/session/catalogue';
import type { TablePlan } from '@/session/home';
import type { Key } from '@/i18n/translate';
import { useT } from '../hooks/words';
import { Button } from '../kit/Button';
import { Row, RowWords } from '../kit/Row';
import { Segmented } from '../kit/Segmented';
import { Surface } from '../kit/Surface';
import { Text } from '../kit/Text';
import { space } from '../theme/tokens';
import { hasOnePreset, isChanged, withOption, withPreset } from './draft';

/** House rules first. The engine's own list would bring the engine along. */
const PRESETS: readonly Preset[] = ['written', 'box'];

interface RuleSetProps {
  readonly plan: TablePlan;
  readonly offer: GameOffer;
  readonly onChange: (plan: TablePlan) => void;
  readonly onRead: () => void;
}

export function RuleSet({ plan, offer, onChange, onRead }: RuleSetProps) {
  const t = useT();
  const changed = isChanged(plan, offer);
  const [open, setOpen] = useState(changed);
  const one = hasOnePreset(offer);
  const why = one ? t('setup.presetWhy.same') : t(`setup.presetWhy.${plan.preset}`);
  return (
    <View style={styles.part}>
      <Text step="heading" heading={2}>
        {t('setup.rules')}
      </Text>
      <Surface flush>
        <Row first stacked>
          <RowWords title={t('setup.preset')} why={changed ? `${why} ${t('setup.changed')}` : why} />
          {!one && (
            <Segmented
              label={t('setup.preset')}
              value={plan.preset}
              choices={PRESETS.map((preset) => ({
                value: preset,
                title: t(`setup.presets.${preset}`),
                off: useless(t, withPreset(plan, preset, offer), offer),
              }))}
              onChange={(preset) => onChange(withPreset(plan, preset, offer))}
            />
          )}
          <View style={styles.buttons}>
            <Button
              kind="quiet"
              icon={open ? 'up' : 'down'}
              title={t(open ? 'setup.hideOptions' : 'setup.showOptions')}
              expanded={open}
              onPress={() => setOpen(!open)}
            />
            <Button kind="quiet" icon="rules" title={t('setup.readRules')} onPress={onRead} />
          </View>
        </Row>
        {open &&
          Object.entries(offer.specs).map(([key, { values }]) => (
            <Row key={key} stacked>
              <Option plan={plan} offer={offer} name={key} values={values} onChange={onChange} />
            </Row>
          ))}
      </Surface>
    </View>
  );
}

interface OptionProps extends Pick<RuleSetProps, 'plan' | 'offer' | 'onChange'> {
  readonly name: string;
  readonly values: readonly OptionValue[];
}

function Option({ plan, offer, name, values, onChange }: OptionProps) {
  const t = useT();
  // Every game has its own options; a test holds the words to the catalogue.
  const say = (what: string) => t(`options.${plan.game}.${name}.${what}` as Key & `options.lama.seats.label`);
  return (
    <>
      <RowWords title={say('label')} why={say('why')} />
      <Segmented
        label={say('label')}
        value={plan.options[name]!}
        choices={values.map((value) => ({
          value,
          title: say(`values.${value}`),
          off: useless(t, withOption(plan, name, value), offer),
        }))}
        onChange={(value) => onChange(withOption(plan, name, value))}
      />
    </>
  );
}

/** Why these rules do not suit those who sit there; undefined when they do. */
function useless(t: ReturnType<typeof useT>, { players, options }: TablePlan, offer: GameOffer): string | undefined {
  const { min, max } = offer.seats(options);
  const n = players.length;
  return n >= min && n <= max ? undefined : t('setup.notWith', { n });
}

const styles = StyleSheet.create({
  part: { gap: space.md },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', marginHorizontal: -space.lg },
});
