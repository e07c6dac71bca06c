/** A game's emblem: what its card in the lobby and its title wear. */
import { emblems } from './emblems';
import type { EmblemId } from './emblems';
import { Picture } from './Picture';

interface EmblemProps {
  readonly id: EmblemId;
  readonly size: number;
}

export function Emblem({ id, size }: EmblemProps) {
  return <Picture drawing={emblems[id]} width={size} height={size} />;
}
