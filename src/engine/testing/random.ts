/** Random players that come to an end, in moods: one never quits, another calls at once, a third swaps tokens all day. */
import type { Rng } from '../core/rng';
import type { Move } from '../core/rules';

/** A weight per type of move, drawn when the type is first met. */
export type Mood = Map<string, number>;

const WEIGHTS = [1, 1, 3, 10, 30] as const;

/**
 * Picks a type of move first and then a move of it: forty ways to swap a card must not drown the one way to stop.
 * No weight is 0, so that whatever ends a game is played sooner or later.
 */
export function pickMove<M extends Move>(legal: readonly M[], rng: Rng, mood: Mood): M {
  if (legal.length === 1) return legal[0]!;
  const types: string[] = [];
  let sum = 0;
  for (const { type } of legal) {
    if (types.includes(type)) continue;
    if (!mood.has(type)) mood.set(type, WEIGHTS[rng.int(WEIGHTS.length)]!);
    types.push(type);
    sum += mood.get(type)!;
  }
  let left = rng.int(sum);
  const type = types.find((word) => (left -= mood.get(word)!) < 0)!;
  const wanted = legal.filter((move) => move.type === type);
  return wanted[rng.int(wanted.length)]!;
}
