/** The moments of a table as the machine keeps them; the frame adds what the eyes may see of them. */
import type { Eyes } from '@/engine/core/rules';
import type { Seat } from '@/engine/core/table';
import type { Seats } from './seats';

export interface Showing {
  readonly kind: 'showing';
  /** Who moved; NOBODY when the table dealt. */
  readonly seat: Seat;
  readonly hold: boolean;
}

export type Now =
  /** `then`: what this person had not finished looking at when the phone was put down. */
  | { readonly kind: 'handover'; readonly to: Seat; readonly then: Showing | null }
  | { readonly kind: 'deciding'; readonly seat: Seat }
  | { readonly kind: 'thinking'; readonly seat: Seat }
  | Showing
  | { readonly kind: 'between' }
  | { readonly kind: 'over' };

/** All that decides whose eyes are on the screen. */
export interface Gaze {
  readonly seats: Seats;
  readonly moment: Now;
  /** The person who is known to hold the phone, or NOBODY. */
  readonly holder: Eyes;
  readonly looking: boolean;
}
