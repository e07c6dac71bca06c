/** A seed is a short word that people can read to each other: no 0, 1, I, L, O. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 16;
/** Bytes above this would make the first letters likelier. */
const FAIR = Math.floor(256 / LETTERS.length) * LETTERS.length;

export function seedFrom(fill: (bytes: Uint8Array<ArrayBuffer>) => void): string {
  let seed = '';
  while (seed.length < LENGTH) {
    const bytes = new Uint8Array(LENGTH);
    fill(bytes);
    for (const byte of bytes) {
      if (byte < FAIR && seed.length < LENGTH) seed += LETTERS[byte % LETTERS.length];
    }
  }
  return seed;
}
