/**
 * A log as a short text: for every ply the index of its move in the legal list, which also proves that it was legal.
 * One letter for the first 63 moves, three for the rest (`_` and two letters). Seats need no letter: the position knows whose turn it is.
 */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-';
const LONG = '_';
const BASE = LETTERS.length;
/** One letter each for the first BASE moves; behind them, two letters. */
export const MAX_INDEX = BASE + BASE * BASE - 1;

/** By character code, so that reading a log is one look-up a letter. */
const DIGITS: readonly number[] = Array.from({ length: 128 }, (_, code) => LETTERS.indexOf(String.fromCharCode(code)));

export function plyLetters(index: number): string {
  if (index < BASE) return LETTERS[index]!;
  const rest = index - BASE;
  return LONG + LETTERS[Math.floor(rest / BASE)]! + LETTERS[rest % BASE]!;
}

/** The text without its last ply. */
export function withoutLast(plies: string): string {
  return plies.slice(0, plies.at(-3) === LONG ? -3 : -1);
}

/** The indices, or null when a letter is wrong or missing. */
export function readPlies(plies: string): number[] | null {
  const indices: number[] = [];
  for (let i = 0; i < plies.length; i++) {
    if (plies[i] !== LONG) {
      const digit = digitAt(plies, i);
      if (digit < 0) return null;
      indices.push(digit);
      continue;
    }
    const high = digitAt(plies, i + 1);
    const low = digitAt(plies, i + 2);
    if (high < 0 || low < 0) return null;
    indices.push(BASE + high * BASE + low);
    i += 2;
  }
  return indices;
}

function digitAt(text: string, at: number): number {
  return DIGITS[text.charCodeAt(at)] ?? -1;
}
