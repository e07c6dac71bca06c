/** Frames for tests of screens: a table is played by its own session until the moment that is wanted. */
import type { Move } from '@/engine/core/rules';
import { frameOf } from '@/session/frames';
import type { Frame } from '@/session/frame';
import { advance, newSession } from '@/session/machine';
import type { Input, Session } from '@/session/machine';
import { seatsOf } from '@/session/seats';
import type { TablePlan } from '@/session/home';
import { DEFAULT_SETTINGS } from '@/session/settings';

/** A phone of 375×667 with a status bar. */
export const METRICS = {
  frame: { x: 0, y: 0, width: 375, height: 667 },
  insets: { top: 20, right: 0, bottom: 0, left: 0 },
} as const;

/** Which of the legal moves is made. */
export type Hand = (legal: readonly Move[], ply: number) => number;

/** Plays on until `wanted` says stop. */
export function playedUntil(plan: TablePlan, hand: Hand, wanted: (frame: Frame) => boolean, seed = 'seed'): Frame {
  let now: Session = newSession(seatsOf('table', plan, seed, 'bots'))!;
  for (;;) {
    const frame = frameOf(now, DEFAULT_SETTINGS, null);
    const { moment, ply } = frame;
    if (wanted(frame) || moment.kind === 'over') return frame;
    let input: Input;
    if (moment.kind === 'between') input = { kind: 'continued' };
    else if (moment.kind === 'handover') input = { kind: 'tookDevice' };
    else if (moment.kind === 'showing') input = { kind: 'shown', ply };
    else {
      now = { ...now, moment: { kind: 'deciding', seat: moment.seat } };
      const asked = frameOf(now, DEFAULT_SETTINGS, null).moment;
      const legal = asked.kind === 'deciding' ? asked.legal : [];
      input = { kind: 'chose', ply, move: legal[hand(legal, ply) % legal.length]! };
    }
    now = advance(now, DEFAULT_SETTINGS, input).session;
  }
}
