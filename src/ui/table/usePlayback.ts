/** Shows what a move did: makes its timeline when a new frame arrives, runs the clock, and tells the host when it is through. State first: nothing waits for this. */
import { startTransition, useEffect, useRef, useState } from 'react';
import { Easing, ReduceMotion, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';

import type { Frame, TableHost } from '@/session/frame';
import type { Pace } from '@/session/settings';
import { useDevice, useSettings } from '../hooks/hall';
import { momentMs, type Motion } from '../theme/motion';
import { STILL, type Timeline } from './beats';
import type { Layout, Scene, Skin } from './contract';
import { timelineOf } from './timeline';

interface Shown {
  readonly frame: Frame;
  readonly layout: Layout;
  /** What must be the same for cards to travel: otherwise everything simply is where it is. */
  readonly ground: string;
  readonly timeline: Timeline | null;
  /** Counts timelines, so that a timer of an older one changes nothing. */
  readonly run: number;
  /** The frame is being shown for the first time, and the host waits for it. */
  readonly awaited: boolean;
}

export interface Playback {
  readonly timeline: Timeline | null;
  readonly clock: SharedValue<number>;
  /** Something is being shown that the host waits for. */
  readonly busy: boolean;
  /** Ends the motion at once. */
  readonly skip: () => void;
}

const groundOf = ({ viewport, near, wishes, frame }: Scene): string =>
  JSON.stringify([viewport, near, wishes, frame.id, frame.eyes]);

/** The frame that follows from what was shown before. */
function next(shown: Shown | null, scene: Scene, layout: Layout, skin: Skin, pace: Pace, motion: Motion): Shown {
  const { frame } = scene;
  const ground = groundOf(scene);
  const isNew = frame.moment.kind === 'showing' && (shown?.frame.ply !== frame.ply || !shown.awaited);
  const before = shown !== null && shown.ground === ground ? shown.layout : null;
  const events = isNew ? frame.events : [];
  const still = events.length === 0 && before === null;
  const played = still
    ? STILL
    : timelineOf({
        before,
        after: layout,
        events,
        piles: frame.piles,
        lies: frame.view.table.piles,
        pace,
        motion,
        cue: (event) => skin.cue?.(event, scene) ?? null,
        chip: (pot) => skin.chip?.(pot, scene) ?? 'chip',
      });
  // A round that is over lies open for a moment before the scores come.
  const over = isNew && (frame.phase === 'between' || frame.phase === 'over');
  const timeline = over ? { ...played, ms: played.ms + momentMs('linger', pace, motion) } : played;
  return {
    frame,
    layout,
    ground,
    timeline: timeline.ms === 0 ? null : timeline,
    run: (shown?.run ?? 0) + 1,
    awaited: frame.moment.kind === 'showing',
  };
}

export function usePlayback(host: TableHost, scene: Scene, layout: Layout, skin: Skin, motion: Motion): Playback {
  const device = useDevice();
  const { pace, sound, volume, haptics } = useSettings();
  const { frame } = scene;
  const clock = useSharedValue(0);
  const [shown, setShown] = useState<Shown | null>(null);
  const ground = groundOf(scene);
  let now = shown;
  if (now === null || now.frame !== frame || now.ground !== ground) {
    now = next(shown, scene, layout, skin, pace, motion);
    setShown(now);
  }

  const { run, timeline, awaited } = now;
  const { moment, ply } = frame;
  const hold = moment.kind === 'showing' && moment.hold;
  const mine = moment.kind === 'showing' && frame.players[moment.seat]?.kind === 'human';
  const felt = useRef({ device, sound, volume, haptics, mine });
  useEffect(() => {
    felt.current = { device, sound, volume, haptics, mine };
  });

  // Cards that have landed look like cards that lie there: no need to hurry from one to the other.
  const rest = (): void =>
    startTransition(() => setShown((current) => (current?.run === run ? { ...current, timeline: null } : current)));
  const tell = (): void => {
    if (awaited && !hold) host.shown(ply);
  };
  const telling = useRef(tell);
  useEffect(() => {
    telling.current = tell;
  });
  const still = timeline === null;

  useEffect(() => {
    if (timeline === null) {
      clock.set(0);
      telling.current();
      return;
    }
    const { ms, sounds } = timeline;
    clock.set(0);
    // Our own reduced motion is in the timeline already.
    clock.set(withTiming(ms, { duration: ms, easing: Easing.linear, reduceMotion: ReduceMotion.Never }));
    const timers = sounds.map(({ at, sound: name, tick }) =>
      setTimeout(() => {
        const { device: phone, sound: loud, volume: much, haptics: ticks, mine: own } = felt.current;
        if (name !== null && loud) phone.play(name, much);
        if (tick !== null && ticks && own) phone.tick(tick);
      }, at),
    );
    timers.push(setTimeout(rest, ms));
    return () => timers.forEach(clearTimeout);
    // A run is one timeline and then rest: nothing else starts it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [run, still]);

  const skip = (): void => {
    rest();
    tell();
  };
  return { timeline, clock, busy: !still && awaited, skip };
}
