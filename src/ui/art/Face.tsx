/** A portrait. Bots sit in a rounded square and people in a circle, so that nobody mistakes one for the other. */
import { View } from 'react-native';

import { faces } from './faces';
import type { FaceId } from './faces';
import { inks } from './inks';
import { Picture } from './Picture';

interface FaceProps {
  readonly id: FaceId;
  readonly size: number;
}

export function Face({ id, size }: FaceProps) {
  const { drawing, ground, kind, bust } = faces[id];
  const inner = size * (kind === 'bot' ? 0.9 : 1);
  return (
    <View
      aria-hidden
      style={{
        width: size,
        height: size,
        borderRadius: size * (kind === 'bot' ? 0.26 : 0.5),
        backgroundColor: inks[ground],
        overflow: 'hidden',
        alignItems: 'center',
        justifyContent: bust ? 'flex-end' : 'center',
      }}
    >
      <Picture drawing={drawing} width={inner} height={inner} />
    </View>
  );
}
