/** Two lines above the buttons: what just happened, and what to do now. A tap shows all that happened. */
import { StyleSheet } from 'react-native';

import { useTextScale } from '../hooks/textScale';
import { useT } from '../hooks/words';
import { Tap } from '../kit/Tap';
import { Text } from '../kit/Text';
import { scaling, type } from '../theme/tokens';
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
  // Where there is little room, what to do comes first; what happened is still read out.
  const stretch = Math.min(Math.max(1, useTextScale()), scaling.tableCaption);
  const roomy = rect.h >= THREE_LINES * stretch;
  const spacious = rect.h >= FOUR_LINES * stretch;
  const label = [last, now].filter(Boolean).join(' ');
  return (
    <Tap
      label={label}
      hint={t('table.happenedOpen')}
      onPress={onPress}
      style={[styles.prompt, { left: rect.x, top: rect.y, width: rect.w, height: rect.h }]}
    >
      {last !== null && roomy && (
        <Text step="caption" tone="muted" cap="tableCaption" align="center" lines={spacious ? 2 : 1} fit={rect.w}>
          {last}
        </Text>
      )}
      <Text
        step="label"
        weight={mine ? 'bold' : 'regular'}
        tone={mine ? 'text' : 'muted'}
        cap="tableCaption"
        align="center"
        lines={roomy && last === null ? 3 : 2}
        fit={rect.w}
      >
        {now}
      </Text>
    </Tap>
  );
}

/** From this height on there is room for what happened as well. */
const THREE_LINES = 56;
/** And from this one on both may have two lines. */
const FOUR_LINES = 2 * (type.caption.lineHeight + type.label.lineHeight);

const styles = StyleSheet.create({
  prompt: { position: 'absolute', minHeight: 0, overflow: 'hidden' },
});
