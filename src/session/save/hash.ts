/** A 64-bit fingerprint of a text as 16 hex digits: for checksums and digests, not for secrets. */

const HEX = 16;

export function fingerprint(text: string): string {
  let a = 0x9e3779b9 | 0;
  let b = 0x85ebca6b | 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x5bd1e995);
    b = (b << 13) | (b >>> 19);
  }
  // The two halves stir each other once, so that no bit of the answer depends on one half alone.
  a = stir(a ^ text.length);
  b = stir(b ^ a);
  a = stir(a ^ b);
  return hex(a) + hex(b);
}

function stir(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function hex(word: number): string {
  return (word >>> 0).toString(HEX).padStart(HEX / 2, '0');
}

export function isFingerprint(raw: unknown): raw is string {
  return typeof raw === 'string' && /^[0-9a-f]{16}$/.test(raw);
}
