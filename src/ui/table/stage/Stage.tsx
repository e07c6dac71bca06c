/** Draws the table: what lies on it, every card that rests, and above them whatever is in the air. Nothing here can be touched or is read aloud. */
import { StyleSheet, View } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';

import type { Motion } from '../../theme/motion';
import { seenAt, type Timeline } from '../beats';
import type { Company, Layout } from '../contract';
import { CardPicture } from './CardPicture';
import { ChipInFlight } from './ChipInFlight';
import { Flight } from './Flight';
import { Shuffle } from './Shuffle';
import { ThingPicture } from './ThingPicture';

interface StageProps {
  readonly layout: Layout;
  readonly company: Company;
  /** What is being shown, or null when all is still. */
  readonly timeline: Timeline | null;
  readonly clock: SharedValue<number>;
  readonly motion: Motion;
}

export function Stage({ layout, company, timeline, clock, motion }: StageProps) {
  const flying = new Set(timeline?.tracks.map(({ card }) => card));
  // What lies on cards waits until they are there.
  const dealing = flying.size > DEAL;
  const drawn = new Set(layout.cards.map(({ card }) => card));
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, styles.stage]}>
      {layout.things.map((thing, i) => (
        <ThingPicture key={i} thing={thing} company={company} />
      ))}
      {layout.cards.map((spot) => {
        if (flying.has(spot.card)) return null;
        const { x, y, w, h } = seenAt(spot);
        return (
          <View key={spot.card} style={[styles.card, { left: x, top: y }]}>
            <CardPicture face={spot.face} width={w} height={h} mark={spot.mark} />
          </View>
        );
      })}
      {!dealing && layout.over?.map((thing, i) => <ThingPicture key={`over ${i}`} thing={thing} company={company} />)}
      {timeline?.shuffles.map((shuffle, i) => (
        <Shuffle key={`shuffle ${i}`} shuffle={shuffle} clock={clock} />
      ))}
      {timeline?.tracks.map((track) => (
        <Flight
          key={`flight ${track.card}`}
          track={track}
          clock={clock}
          motion={motion}
          ghost={!drawn.has(track.card)}
        />
      ))}
      {timeline?.chips.map((flight, i) => (
        <ChipInFlight key={`chip ${i}`} flight={flight} clock={clock} motion={motion} />
      ))}
    </View>
  );
}

/** More cards in the air than a move has. */
const DEAL = 8;

const styles = StyleSheet.create({
  stage: { pointerEvents: 'none' },
  card: { position: 'absolute' },
});
