/** A group of settings under its heading, and the two rows it is made of. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Settings } from '@/session/settings';
import type { Choice } from '../kit/Radio';
import { Row, RowWords } from '../kit/Row';
import { Segmented } from '../kit/Segmented';
import { Surface } from '../kit/Surface';
import { Text } from '../kit/Text';
import { space } from '../theme/tokens';

/** What every group is given. */
export interface GroupProps {
  readonly settings: Settings;
  readonly set: (patch: Partial<Settings>) => void;
}

export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <View style={{ gap: space.sm }}>
      <Text step="heading" heading={2}>
        {title}
      </Text>
      <Surface flush>{children}</Surface>
    </View>
  );
}

interface ChoiceRowProps<V> {
  readonly label: string;
  readonly why?: string;
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
  readonly first?: boolean;
}

export function ChoiceRow<V extends string>({ label, why, value, choices, onChange, first }: ChoiceRowProps<V>) {
  return (
    <Row stacked first={first === true}>
      <RowWords title={label} why={why} />
      <Segmented label={label} value={value} choices={choices} onChange={onChange} />
    </Row>
  );
}
