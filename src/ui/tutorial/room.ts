/** How much room the coach needs: the same for a whole lesson, because a table that grows and shrinks between two moves cannot let its cards fly. */
import { scaling, space, target, type } from '../theme/tokens';

/** How wide a bold letter is for its size, on average, with some air for words that do not fit at the end of a line. */
const LETTER = 0.52;
const LEAST_LINES = 2;

export const COACH_TEXT = 'label';
export const COACH_TITLE = 'floor';
/** The face on one side, the way out on the other. */
export const COACH_FACE = 28;
const BESIDE = COACH_FACE + target.min + 2 * space.sm;
/** Above and below the words, the frame and the line that grows included. */
const AROUND = 2 * space.sm;

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
  const letters = Math.max(1, Math.floor((width - BESIDE) / (fontSize * factor * LETTER)));
  const lines = Math.max(LEAST_LINES, Math.ceil(longest / letters));
  return Math.ceil((lines * lineHeight + type[COACH_TITLE].lineHeight) * factor) + AROUND;
}
