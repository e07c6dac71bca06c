/** How much room the coach needs: the same for a whole lesson, because a table that grows and shrinks between two moves cannot let its cards fly. */
import { scaling, space, target, type } from '../theme/tokens';

/** How wide a bold letter is for its size, on average, with some air for words that do not fit at the end of a line. */
const LETTER = 0.52;
const LEAST_LINES = 2;

export const COACH_TEXT = 'label';
export const COACH_TITLE = 'floor';
export const COACH_FACE = 28;
/** The face on one side, the way out on the other; while others play there is also a way on. */
const BESIDE = COACH_FACE + target.min + 3 * space.sm;
const WAY_ON = target.min + space.sm;
/** Above and below the words, the frame and the line that grows included. */
const AROUND = 2 * space.sm + space.xs;

/** What of its width the coach has no words in. */
export const coachBeside = (wayOn: boolean): number => BESIDE + (wayOn ? WAY_ON : 0);

interface Space {
  /** Of the whole strip. */
  readonly width: number;
  /** How far text is stretched. */
  readonly scale: number;
}

/** How many letters the longest text has that is said to the learner, and the longest about the others. */
export function coachHeight(own: number, others: number, { width, scale }: Space): number {
  const { fontSize, lineHeight } = type[COACH_TEXT];
  const factor = Math.min(Math.max(1, scale), scaling.tableCaption);
  const linesOf = (letters: number, room: number): number =>
    Math.ceil(letters / Math.max(1, Math.floor(room / (fontSize * factor * LETTER))));
  const lines = Math.max(
    LEAST_LINES,
    linesOf(own, width - coachBeside(false)),
    linesOf(others, width - coachBeside(true)),
  );
  return Math.ceil((lines * lineHeight + type[COACH_TITLE].lineHeight) * factor) + AROUND;
}
