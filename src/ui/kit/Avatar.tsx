/** A player's face. People wear a ring in their colour; bots sit in a square frame of their own. */
import { View } from 'react-native';

import type { Player } from '@/session/players';
import { Face } from '../art/Face';
import { radius, stroke } from '../theme/tokens';
import { colourOf, faceOf } from './people';

interface AvatarProps {
  readonly player: Player;
  readonly size: number;
}

export function Avatar({ player, size }: AvatarProps) {
  const colour = colourOf(player);
  if (colour === null) return <Face id={faceOf(player)} size={size} />;
  const ring = stroke.bold;
  return (
    <View style={{ borderRadius: radius.pill, borderWidth: ring, borderColor: colour }}>
      <Face id={faceOf(player)} size={size - 2 * ring} />
    </View>
  );
}
