/** Asks before something is gone for good. The safe answer comes last, under the thumb. */
import { View } from 'react-native';

import { space } from '../theme/tokens';
import { Button } from './Button';
import { Sheet } from './Sheet';
import { Text } from './Text';

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function Confirm({ title, text, yes, no, onYes, onNo }: ConfirmProps) {
  return (
    <Sheet title={title} onClose={onNo}>
      <Text>{text}</Text>
      <View style={{ gap: space.sm }}>
        <Button title={yes} kind="danger" onPress={onYes} />
        <Button title={no} onPress={onNo} />
      </View>
    </Sheet>
  );
}
