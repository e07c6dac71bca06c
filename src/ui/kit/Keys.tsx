/** A box that listens to keys. */
import { View } from 'react-native';
import type { ViewProps } from 'react-native';

import { onKeys } from '../hooks/keys';
import type { KeyHandlers } from '../hooks/keys';

interface KeysProps extends ViewProps {
  readonly handlers: KeyHandlers;
}

export function Keys({ handlers, ...rest }: KeysProps) {
  return <View {...rest} {...onKeys(handlers)} />;
}
