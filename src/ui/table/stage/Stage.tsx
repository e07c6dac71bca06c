/** Draws the table: what lies on it, every card that rests, and above them whatever is in the air. Nothing here can be touched or is read aloud. */
import { memo, useDeferredValue } from 'react';
import { StyleSheet, View } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';

import { SOON_MS, type Motion } from '../../theme/motion';
import { seenAt, type Timeline } from '../beats';
import type { CardSpot, Layout } from '../contract';
import { thingNames } from '../kept';
import { CardPicture } from './CardPicture';
import { ChipInFlight } from './ChipInFlight';
import { Flight, type FlightProps } from './Flight';
import { Shuffle } from './Shuffle';
import type { People } from './SeatPicture';
import { ThingPicture } from './ThingPicture';

interface StageProps {
  readonly layout: Layout;
  readonly people: People;
  /** What is being shown, or null when all is still. */
  readonly timeline: Timeline | null;
  readonly clock: SharedValue<number>;
  readonly motion: Motion;
}

export function Stage({ layout, people, timeline, clock, motion }: StageProps) {
  const flying = new Set(timeline?.tracks.map(({ card }) => card));
  // What lies on cards waits until they are there.
  const dealing = flying.size > DEAL;
  const drawn = new Set(layout.cards.map(({ card }) => card));
  const names = thingNames(layout.things);
  // Cards in the air lie over one another as they will on the table, so that none changes sides when it lands.
  const order = new Map(layout.cards.map(({ card }, i) => [card, i] as const));
  const airborne = [...(timeline?.tracks ?? [])].sort(
    (a, b) => (order.get(a.card) ?? order.size) - (order.get(b.card) ?? order.size),
  );
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, styles.stage]}>
      {layout.things.map((thing, i) => (
        <ThingPicture key={names[i]} thing={thing} people={people} />
      ))}
      {layout.cards.map((spot) => (flying.has(spot.card) ? null : <Resting key={spot.card} spot={spot} />))}
      {!dealing && layout.over?.map((thing, i) => <ThingPicture key={`over ${i}`} thing={thing} people={people} />)}
      {timeline?.shuffles.map((shuffle, i) => (
        <Shuffle key={`shuffle ${i}`} shuffle={shuffle} clock={clock} />
      ))}
      {airborne.map((track) => (
        <Departure
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

/** Drawn again only when something about it has changed. */
const Resting = memo(function Resting({ spot }: { readonly spot: CardSpot }) {
  const { x, y, w, h } = seenAt(spot);
  return (
    <View style={[styles.card, { left: x, top: y }]}>
      <CardPicture face={spot.face} width={w} height={h} mark={spot.mark} />
    </View>
  );
});

/** A deal is many cards at once: those that set off later are made while the first are in the air. */
function Departure(props: FlightProps) {
  const { fresh, legs } = props.track;
  const here = useDeferredValue(true, !fresh || legs[0]!.start < SOON_MS);
  return here && <Flight {...props} />;
}

/** More cards in the air than a move has. */
const DEAL = 8;

const styles = StyleSheet.create({
  stage: { pointerEvents: 'none' },
  card: { position: 'absolute' },
});
