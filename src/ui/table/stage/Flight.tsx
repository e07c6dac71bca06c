/** A card in the air: follows its legs by the stage's clock, grows and shrinks on the way, and turns over when it becomes known. */
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import type { Motion } from '../../theme/motion';
import type { Track } from '../beats';
import type { Rect } from '../contract';
import { CardPicture } from './CardPicture';

export interface FlightProps {
  readonly track: Track;
  readonly clock: SharedValue<number>;
  readonly motion: Motion;
  /** It vanishes where it lands. */
  readonly ghost: boolean;
}

/** How much a card grows at the top of its arc. */
const ARC = 0.06;

function eased(t: number): number {
  'worklet';
  return 1 - (1 - t) * (1 - t) * (1 - t);
}

/** The leg that is being flown: its index, and how far it is, from 0 to 1. */
function whereIn(legs: Track['legs'], now: number): readonly [leg: number, part: number] {
  'worklet';
  let at = -1;
  for (let i = 0; i < legs.length; i++) if (now >= legs[i]!.start) at = i;
  if (at < 0) return [-1, 0];
  const { start, ms } = legs[at]!;
  return [at, ms === 0 ? 1 : Math.min(1, (now - start) / ms)];
}

export function Flight({ track, clock, motion, ghost }: FlightProps) {
  const { from, face, legs, fresh } = track;
  const faces = [face, ...legs.map((leg) => leg.face)];
  const front = faces.find((one) => one !== null) ?? null;
  const turns = faces.some((one) => one === null) && front !== null;
  const width = Math.max(from.w, ...legs.map(({ to }) => to.w));
  const height = (width * from.h) / from.w;
  const reduced = motion === 'reduced';

  // Most cards of a deal wait or have landed: one and the same style tells that there is nothing to do.
  const seen = (opacity: number, at: Rect) => ({
    opacity,
    transform: [
      { translateX: at.x + at.w / 2 - width / 2 },
      { translateY: at.y + at.h / 2 - height / 2 },
      { scaleX: at.w / width },
      { scaleY: at.w / width },
    ],
  });
  const waiting = seen(fresh ? 0 : 1, from);
  const landed = seen(ghost ? 0 : 1, legs.at(-1)!.to);
  const over = legs.at(-1)!.start + legs.at(-1)!.ms;

  const body = useAnimatedStyle(() => {
    const now = clock.get();
    if (now < legs[0]!.start) return waiting;
    if (now >= over) return landed;
    const [at, raw] = whereIn(legs, now);
    const a = at <= 0 ? from : legs[at - 1]!.to;
    const b = at < 0 ? from : legs[at]!.to;
    const part = reduced ? 1 : eased(raw);
    const wasUp = at <= 0 ? face !== null : legs[at - 1]!.face !== null;
    const isUp = at < 0 ? face !== null : legs[at]!.face !== null;
    const w = a.w + (b.w - a.w) * part;
    const cx = a.x + a.w / 2 + (b.x + b.w / 2 - a.x - a.w / 2) * part;
    const cy = a.y + a.h / 2 + (b.y + b.h / 2 - a.y - a.h / 2) * part;
    const scale = (w / width) * (reduced ? 1 : 1 + ARC * Math.sin(Math.PI * part));
    const flip = wasUp === isUp || reduced ? 1 : Math.abs(Math.cos(Math.PI * raw));
    return {
      opacity: reduced ? raw : 1,
      transform: [
        { translateX: cx - width / 2 },
        { translateY: cy - height / 2 },
        { scaleX: scale * Math.max(0.02, flip) },
        { scaleY: scale },
      ],
    };
  });
  const up = useAnimatedStyle(() => {
    const [at, raw] = whereIn(legs, clock.get());
    const before = at <= 0 ? face : legs[at - 1]!.face;
    const now = at < 0 ? face : raw < 0.5 && !reduced ? before : legs[at]!.face;
    return { opacity: now === null ? 0 : 1 };
  });

  return (
    <Animated.View style={[styles.flight, { width, height }, body]}>
      {(turns || front === null) && <CardPicture face={null} width={width} height={height} />}
      {front !== null && (
        <Animated.View style={turns && [styles.over, up]}>
          <CardPicture face={front} width={width} height={height} />
        </Animated.View>
      )}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  flight: { position: 'absolute', left: 0, top: 0 },
  over: { position: 'absolute', left: 0, top: 0 },
});
