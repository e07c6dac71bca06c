/** The second cue of a value band: the same message as its colour, for eyes that do not see the colour. */
import type { BandCue } from '../theme/tokens';
import { Path, Svg } from './svg';

const cues: Readonly<Record<BandCue, { readonly d: string; readonly line?: true }>> = {
  chevron: { d: 'M4 4.500L12 11.500L20 4.5', line: true },
  ring: { d: 'M7.5 8a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0', line: true },
  dot: { d: 'M9 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0' },
  'two-dots': { d: 'M4.5 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M13.5 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0' },
  'three-dots': {
    d: 'M1 8a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0M9.2 8a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0M17.4 8a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0',
  },
};

interface BandCueMarkProps {
  readonly cue: BandCue;
  readonly width: number;
  readonly color: string;
}

export function BandCueMark({ cue, width, color }: BandCueMarkProps) {
  const { d, line } = cues[cue];
  return (
    <Svg width={width} height={(width * 16) / 24} viewBox="0 0 24 16">
      {line ? (
        <Path d={d} fill="none" stroke={color} strokeWidth={3.5} strokeLinecap="round" strokeLinejoin="round" />
      ) : (
        <Path d={d} fill={color} />
      )}
    </Svg>
  );
}
