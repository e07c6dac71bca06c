/** A number that counts up to its value. The screen reader never hears it run: the row around it says the end. */
import { Text } from '../kit/Text';
import type { Tone, Weight } from '../kit/Text';
import type { TypeStep } from '../theme/tokens';
import { useCountUp } from './useCountUp';

interface CountUpProps {
  readonly from: number;
  readonly to: number;
  readonly ms: number;
  readonly finished: boolean;
  readonly write: (value: number) => string;
  readonly step: TypeStep;
  readonly tone?: Tone;
  readonly weight?: Weight;
}

export function CountUp({ from, to, ms, finished, write, step, tone, weight }: CountUpProps) {
  const value = useCountUp(from, to, ms, finished);
  return (
    <Text
      step={step}
      align="right"
      tabular
      mute
      lines={1}
      cap="button"
      {...(tone !== undefined && { tone })}
      {...(weight !== undefined && { weight })}
    >
      {write(value)}
    </Text>
  );
}
