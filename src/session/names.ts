/** Names as people type them: 1–20 visible characters of any script, without anything that hides, reverses or breaks lines. */

export const MAX_NAME = 20;
/** A character may consist of many code units (a family of four is eleven), so memory is bounded apart. */
const MAX_UNITS = 240;

const JOINER = 0x200d;
const NON_JOINER = 0x200c;
const BLACK_FLAG = 0x1f3f4;

type Range = readonly [from: number, to: number];
const within = (code: number, ranges: readonly Range[]): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to);

/** Blank in any width, and line ends: all become one plain space. */
const SPACES: readonly Range[] = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0x85, 0x85],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
];

/** Control, bidi and zero-width characters, fillers that look like nothing, lone surrogates, non-characters. */
const HIDDEN: readonly Range[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0xfffe, 0xffff],
  [0xe0000, 0xe001f],
];

const SELECTORS: readonly Range[] = [
  [0xfe00, 0xfe0f],
  [0xe0100, 0xe01ef],
];
/** Flags of regions are a black flag and such tags. */
const TAGS: readonly Range[] = [[0xe0020, 0xe007f]];
/** Joiners shape emoji and scripts, but between plain letters they would only make two names look the same. */
const PLAIN = 0x2ff;
const LOW: readonly Range[] = [[0, PLAIN]];
const JOINERS: readonly Range[] = [[NON_JOINER, JOINER]];

function keeps(code: number, before: number, after: number): boolean {
  if (within(code, HIDDEN)) return false;
  if (code === JOINER || code === NON_JOINER) return before > PLAIN && after > PLAIN;
  if (within(code, SELECTORS)) return before > 0;
  if (within(code, TAGS)) return before === BLACK_FLAG || within(before, TAGS);
  return true;
}

/** The characters as a reader counts them, or code points where the phone cannot tell. */
function characters(text: string): string[] {
  if (typeof Intl === 'undefined' || typeof Intl.Segmenter !== 'function') return [...text];
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map((part) => part.segment);
}

/** Without what hides, in composed letters, cut to length. */
function cleaned(text: string): string {
  const codes = [...text.normalize('NFC')].map((letter) => letter.codePointAt(0)!);
  const kept: number[] = [];
  codes.forEach((code, i) => {
    if (within(code, SPACES)) {
      if (kept.at(-1) !== 0x20) kept.push(0x20);
    } else if (keeps(code, kept.at(-1) ?? 0, codes[i + 1] ?? 0)) kept.push(code);
  });
  let name = '';
  for (const character of characters(String.fromCodePoint(...kept).trim()).slice(0, MAX_NAME)) {
    if (name.length + character.length <= MAX_UNITS) name += character;
  }
  return name.trim();
}

/** A safe name, cut to length; null when nothing visible is left. */
export function cleanName(raw: string): string | null {
  let name = raw.slice(0, 4 * MAX_UNITS);
  // What goes may bring letters together that compose, so it is done until nothing changes; every time the name gets shorter.
  for (let next = cleaned(name); next !== name; next = cleaned(name)) name = next;
  return name === '' ? null : name;
}

/** What never occurs in a name of ours, in one expression: a save with eight long names is checked while somebody waits. */
const UNSAFE = new RegExp(
  [
    `[${letters(HIDDEN)}]`,
    `[${letters(SPACES.filter(([from]) => from !== 0x20))}]`,
    '^ | $|  ',
    `(?:^|[${letters(LOW)}])[${letters(JOINERS)}]`,
    `[${letters(JOINERS)}](?:$|[${letters(LOW)}])`,
    `^[${letters(SELECTORS)}]`,
    `(?:^|[^${letters([[BLACK_FLAG, BLACK_FLAG], ...TAGS])}])[${letters(TAGS)}]`,
  ].join('|'),
  'u',
);

function letters(ranges: readonly Range[]): string {
  return ranges.map(([from, to]) => `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`).join('');
}

/** Whether a stored name is one of ours. Counting characters is left out: another phone may have counted otherwise. */
export function isSafeName(raw: unknown): raw is string {
  return typeof raw === 'string' && raw !== '' && raw.length <= MAX_UNITS && !UNSAFE.test(raw);
}
