/** How much room the coach needs: the same for a whole lesson, because a table that grows and shrinks between two moves cannot let its cards fly. */
import { scaling, space, target, type } from '../theme/tokens';

/** The part of a letter's height that it is wide, on average, with some air for words that do not fit at the end of a line. */
const LETTER = 0.56;
const MOST_LINES = 6;

export const COACH_TEXT = 'label';
/** The face on one side, the way out on the other. */
export const COACH_FACE = 36;
const BESIDE = COACH_FACE + target.min + 3 * space.sm;

interface Space {
  /** Of the whole strip. */
  readonly width: number;
  /** How far text is stretched. */
  readonly scale: number;
}

/** `longest`: how many letters the longest text has. */
export function coachHeight(longest: number, { width, scale }: Space): number {
  const { fontSize, lineHeight } = type[COACH_TEXT];
  const factor = Math.min(Math.max(1, scale), scaling.tableCaption);
  const letters = Math.max(8, Math.floor((width - BESIDE) / (fontSize * factor * LETTER)));
  const lines = Math.min(MOST_LINES, Math.max(2, Math.ceil(longest / letters)));
  return Math.ceil(lines * lineHeight * factor) + 2 * space.sm;
}
