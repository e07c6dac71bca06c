/** Two lines above the buttons: what just happened, and what to do now. A tap shows all that happened. */
import { StyleSheet } from 'react-native';

import { useT } from '../hooks/words';
import { Tap } from '../kit/Tap';
import { Text } from '../kit/Text';
import type { Rect } from './contract';

interface PromptProps {
  readonly rect: Rect;
  readonly last: string | null;
  readonly now: string;
  /** A person of this phone has to do something. */
  readonly mine: boolean;
  readonly onPress: () => void;
}

export function Prompt({ rect, last, now, mine, onPress }: PromptProps) {
  const t = useT();
  const label = [last, now].filter(Boolean).join(' ');
  return (
    <Tap
      label={label}
      hint={t('table.happenedOpen')}
      onPress={onPress}
      style={[styles.prompt, { left: rect.x, top: rect.y, width: rect.w, height: rect.h }]}
    >
      {last !== null && (
        <Text step="caption" tone="muted" cap="tableCaption" align="center" lines={1}>
          {last}
        </Text>
      )}
      <Text
        step="label"
        weight={mine ? 'bold' : 'regular'}
        tone={mine ? 'text' : 'muted'}
        cap="tableCaption"
        align="center"
        lines={last === null || rect.h >= THREE_LINES ? 2 : 1}
      >
        {now}
      </Text>
    </Tap>
  );
}

/** A table whose sentences are long gives them a third line. */
const THREE_LINES = 56;

const styles = StyleSheet.create({
  prompt: { position: 'absolute', minHeight: 0, overflow: 'hidden' },
});
