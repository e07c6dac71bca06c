/** Every duration of the app, and the few pure sums over them. A component never writes a millisecond. */

export const PACES = ['relaxed', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

const paceFactor: Readonly<Record<Pace, number>> = { relaxed: 1.5, normal: 1, fast: 0.5, instant: 0 };

/** `full` moves things; `reduced` only fades them. */
export type Motion = 'full' | 'reduced';

interface Timing {
  readonly normal: number;
  /** Where halving the normal figure would not be the right fast figure. */
  readonly fast?: number;
  readonly reduced: number;
  /** Feedback for the finger answers at one speed, whatever the pace. */
  readonly fixed?: true;
}

export const timings = {
  press: { normal: 80, reduced: 80, fixed: true },
  lift: { normal: 120, fast: 80, reduced: 0 },
  flip: { normal: 220, fast: 120, reduced: 100 },
  clear: { normal: 420, fast: 220, reduced: 120 },
  shuffle: { normal: 300, fast: 150, reduced: 0 },
  /** Time to see what lies open before it goes away or the scores come up. Any tap ends it. */
  linger: { normal: 1400, fast: 700, reduced: 1400 },
  shake: { normal: 120, reduced: 0, fixed: true },
  handover: { normal: 150, reduced: 100, fixed: true },
  fade: { normal: 100, reduced: 100 },
  countUp: { normal: 800, fast: 300, reduced: 0 },
  confetti: { normal: 1500, reduced: 0, fixed: true },
  screen: { normal: 250, reduced: 100, fixed: true },
} as const satisfies Readonly<Record<string, Timing>>;
export type Moment = keyof typeof timings;

const flight = { base: 160, perPoint: 0.25, min: 180, max: 340, reduced: 100 } as const;
export const deal = { stagger: 35, whole: 900, wholeFast: 400 } as const;
/** How much of a flight is over when the next card of the same move sets off. */
export const FOLLOW = 0.55;
/** Chips of one payment set off this far apart. */
export const chipStagger = 60;

/** A second tap this soon after a hand-over is the same tap. */
export const HANDOVER_GUARD = 400;

/** How long a note stays, by its length: long enough to read twice. */
export const note = { base: 2500, perLetter: 50 } as const;

export const PRESS_SCALE = 0.97;
export const LIFT_POINTS = 10;
/** The most cards in the air at once; others are simply there. */
export const FLIGHTS_MAX = 36;
/** What happens later than this can be got ready in the meantime. */
export const SOON_MS = 250;
/** Chips that stand for any larger payment. */
export const CHIPS_MAX = 5;
export const CONFETTI_PIECES = 40;

/** How long a moment takes at a pace. Reduced motion keeps its own short figure at every pace but instant. */
export function momentMs(moment: Moment, pace: Pace, motion: Motion): number {
  const timing: Timing = timings[moment];
  if (timing.fixed) return motion === 'reduced' ? timing.reduced : timing.normal;
  if (pace === 'instant') return 0;
  if (motion === 'reduced') return timing.reduced;
  if (pace === 'fast' && timing.fast !== undefined) return timing.fast;
  return Math.round(timing.normal * paceFactor[pace]);
}

/** How long a card flies over a distance in points. */
export function flightMs(distance: number, pace: Pace, motion: Motion): number {
  if (pace === 'instant') return 0;
  if (motion === 'reduced') return flight.reduced;
  const normal = Math.min(flight.max, Math.max(flight.min, flight.base + flight.perPoint * distance));
  return Math.round(normal * paceFactor[pace]);
}

/** The gap between two dealt cards, narrowed so that the whole deal stays in its time however many there are. */
export function dealStaggerMs(cards: number, pace: Pace, motion: Motion): number {
  if (pace === 'instant' || motion === 'reduced' || cards < 2) return 0;
  const whole = pace === 'fast' ? deal.wholeFast : deal.whole * paceFactor[pace];
  const room = Math.max(0, whole - flightMs(Infinity, pace, motion));
  return Math.min(deal.stagger * paceFactor[pace], room / (cards - 1));
}

/** A count-up that is short for few points and never longer than its cap. */
export function countUpMs(points: number, pace: Pace, motion: Motion): number {
  const cap = momentMs('countUp', pace, motion);
  return Math.min(cap, Math.round((cap * Math.abs(points)) / 20));
}
