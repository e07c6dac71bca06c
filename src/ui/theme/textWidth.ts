/** How wide words will be, near enough to choose a size for them before they are drawn; a little too wide rather than too narrow. */

/** By letter, as a share of the letters' size; all others are as wide as an `n`. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  [" .,:;'’ijl!·|", 0.3],
  ['frt1I/()[]-', 0.42],
  ['csyzvçk', 0.54],
  ['ABCDGHKNOPQRUVXY0ÄÖÜ', 0.71],
  ['mwMW…', 0.9],
];
const USUAL = 0.6;
/** A line ends where a word ends, so the last bit of it stays empty. */
const RAGGED = 1.15;

const widthOf = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)));

/** In shares of the letters' size. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += widthOf.get(letter) ?? USUAL;
  return width;
}

/** The largest size at which these words fit into so many lines of this width, no word broken. */
export function sizeFor(text: string, width: number, lines: number): number {
  const longest = Math.max(...text.split(/\s+/).map(textWidth));
  const line = lines > 1 ? (textWidth(text) / lines) * RAGGED : textWidth(text);
  return width / Math.max(longest, line, USUAL);
}
