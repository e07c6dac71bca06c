/** The dials of an ojyks player. */
import type { Style } from '../../brain';

export interface OjyksStyle extends Style {
  /** How much of a card's value a pair in a column is worth; 0 does not see columns at all. */
  readonly pair: number;
  /** Points the open discard must save to be taken unseen of what the draw pile holds. */
  readonly take: number;
  /** Points a drawn card must save to be kept. */
  readonly place: number;
  /** A face-down slot is preferred by this much: it brings the end nearer. */
  readonly hidden: number;
  /** Closes only when ahead of everybody by this many expected points. */
  readonly margin: number;
  /** Chance to act on a whim: takes what lies there. */
  readonly slips: number;
}
