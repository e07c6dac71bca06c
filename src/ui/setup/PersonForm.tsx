/** A person's name, face and colour; people who have played here before are one tap away. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { cleanName } from '@/session/names';
import type { Human } from '@/session/players';
import { Face } from '../art/Face';
import { PLAYER_FACES } from '../art/faces';
import { inks } from '../art/inks';
import { useT } from '../hooks/words';
import { Avatar } from '../kit/Avatar';
import { PERSON_COLOURS } from '../kit/people';
import { Radio } from '../kit/Radio';
import { Tap } from '../kit/Tap';
import { Text } from '../kit/Text';
import { TextField } from '../kit/TextField';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space, stroke, target } from '../theme/tokens';

interface PersonFormProps {
  readonly person: Human;
  /** Everybody else at the table. */
  readonly others: readonly Human[];
  readonly people: readonly Human[];
  readonly onChange: (person: Human) => void;
  readonly onDone: () => void;
}

/** More than a name may have, so that an emoji of many parts can be typed; what is too long is cut afterwards. */
const TYPED = 64;

export function PersonForm({ person, others, people, onChange, onDone }: PersonFormProps) {
  const t = useT();
  const [typed, setTyped] = useState(person.name);
  const rename = (text: string) => {
    setTyped(text);
    onChange({ ...person, name: cleanName(text) ?? '' });
  };
  const known = people.filter(({ name }) => name !== person.name && !others.some((other) => other.name === name));
  return (
    <>
      <TextField
        label={t('setup.person.name')}
        value={typed}
        onChange={rename}
        maxLength={TYPED}
        onSubmit={onDone}
        problem={person.name === '' ? t('setup.nameMissing') : undefined}
      />
      {known.length > 0 && (
        <Known
          people={known}
          onPick={(human) => {
            setTyped(human.name);
            onChange(human);
          }}
        />
      )}
      <Looks person={person} onChange={onChange} />
    </>
  );
}

function Known({ people, onPick }: { readonly people: readonly Human[]; readonly onPick: (human: Human) => void }) {
  const t = useT();
  const { palette } = useTheme();
  return (
    <View style={styles.part}>
      <Text step="label" tone="muted">
        {t('setup.person.known')}
      </Text>
      <View style={styles.grid}>
        {people.map((human) => (
          <Tap
            key={human.name}
            label={human.name}
            onPress={() => onPick(human)}
            style={[styles.chip, { borderColor: palette.outline, backgroundColor: palette.table }]}
            activeStyle={{ backgroundColor: palette.surfaceRaised }}
          >
            <View style={styles.chipInside}>
              <Avatar player={human} size={space.xxl} />
              <Text step="label" weight="bold" style={styles.chipName}>
                {human.name}
              </Text>
            </View>
          </Tap>
        ))}
      </View>
    </View>
  );
}

function Looks({ person, onChange }: Pick<PersonFormProps, 'person' | 'onChange'>) {
  const t = useT();
  const { palette } = useTheme();
  const frame = (on: boolean) => [styles.pick, { borderColor: on ? palette.accent : palette.surface }];
  return (
    <>
      <View style={styles.part}>
        <Text step="label" tone="muted">
          {t('setup.person.face')}
        </Text>
        <Radio
          label={t('setup.person.face')}
          style={styles.grid}
          value={person.face}
          choices={PLAYER_FACES.map((face) => ({
            value: face as string,
            face,
            title: t(`setup.person.faces.${face}`),
          }))}
          onChange={(face) => onChange({ ...person, face })}
          partStyle={frame}
          draw={({ face }) => <Face id={face} size={target.min} />}
        />
      </View>
      <View style={styles.part}>
        <Text step="label" tone="muted">
          {t('setup.person.colour')}
        </Text>
        <Radio
          label={t('setup.person.colour')}
          style={styles.grid}
          value={person.colour}
          choices={PERSON_COLOURS.map((colour) => ({
            value: colour as string,
            colour,
            title: t(`setup.person.colours.${colour}`),
          }))}
          onChange={(colour) => onChange({ ...person, colour })}
          partStyle={frame}
          draw={({ colour }) => <View style={[styles.swatch, { backgroundColor: inks[colour] }]} />}
        />
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  part: { gap: space.sm },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  pick: { padding: space.hair, borderWidth: stroke.bold, borderRadius: radius.pill },
  swatch: { width: target.min, height: target.min, borderRadius: radius.pill },
  chip: { borderWidth: stroke.hair, borderRadius: radius.pill, paddingHorizontal: space.sm },
  chipInside: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  chipName: { flexShrink: 1 },
});
