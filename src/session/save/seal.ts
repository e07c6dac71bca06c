/**
 * The envelope round every value on the disk: `low-five <format> <checksum> <sequence> <writer>`, a line break, the body.
 * This first line stays as it is for ever, so that an old app can tell a newer save from a broken one.
 */
import { fingerprint, isFingerprint } from './hash';

const MAGIC = 'low-five';
/** Android reads at most 2 MB a value; our largest, forty people with the longest names, stays below this. Longer texts are not ours. */
export const MAX_TEXT = 131_072;
const MAX_NUMBER = 2 ** 50;

export interface Sealed {
  readonly format: number;
  readonly sequence: number;
  /** Which running app wrote it. */
  readonly writer: string;
  readonly body: string;
}

/** Plain ASCII whatever the names are, so that no store can change a letter on the way. */
function ascii(text: string): string {
  return text.replace(/[^\x20-\x7e]+/g, escaped);
}

const HEX: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function escaped(units: string): string {
  let text = '';
  for (let i = 0; i < units.length; i++) {
    const unit = units.charCodeAt(i);
    text += `\\u${HEX[unit >> 8]!}${HEX[unit & 255]!}`;
  }
  return text;
}

function checksum(format: number, sequence: number, writer: string, body: string): string {
  return fingerprint(`${format} ${sequence} ${writer} ${body}`);
}

/** `body` must be JSON: outside its strings there is nothing that is not ASCII. */
export function seal({ format, sequence, writer, body }: Sealed): string {
  const plain = ascii(body);
  return `${MAGIC} ${format} ${checksum(format, sequence, writer, plain)} ${sequence} ${writer}\n${plain}`;
}

/** null for whatever was not sealed by us, or was changed since. */
export function unseal(text: string): Sealed | null {
  if (text.length > MAX_TEXT) return null;
  const end = text.indexOf('\n');
  if (end < 0) return null;
  const words = text.slice(0, end).split(' ');
  if (words.length !== 5 || words[0] !== MAGIC) return null;
  const format = wholeNumber(words[1]!);
  const sequence = wholeNumber(words[3]!);
  const writer = words[4]!;
  if (format === null || sequence === null || !isFingerprint(writer)) return null;
  const body = text.slice(end + 1);
  if (words[2] !== checksum(format, sequence, writer, body)) return null;
  return { format, sequence, writer, body };
}

function wholeNumber(word: string): number | null {
  const number = Number(word);
  return /^(0|[1-9][0-9]*)$/.test(word) && number < MAX_NUMBER ? number : null;
}
