/** Deterministic randomness: a fresh stream for every (seed, ply), so no generator state is ever stored. */

/** Enough bits for any deck, few enough to stay a small integer on every engine. */
const RANGE = 0x40000000;

export class Rng {
  private readonly x: number;
  private readonly y: number;
  private readonly z: number;
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;
  /** Most plies need no chance at all, so a stream is mixed only when first used. */
  private fresh = true;

  constructor(seed: string) {
    this.x = mix(seed, 0x9e3779b9);
    this.y = mix(seed, 0x3c6ef372);
    this.z = mix(seed, 0x78dde6e4);
  }

  /** Turns to the beginning of the stream of one ply. */
  seek(ply: number): this {
    this.a = this.x;
    this.b = this.y;
    this.c = this.z;
    this.d = ply | 0;
    this.fresh = true;
    return this;
  }

  /** Small fast counter generator (sfc32): additions and shifts only, which interpreters like. */
  private next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t;
  }

  /** A whole number from 0 to below − 1, every one exactly as likely: the uneven tail is thrown away. */
  int(below: number): number {
    if (this.fresh) {
      this.fresh = false;
      for (let i = 0; i < 12; i++) this.next();
    }
    const fair = RANGE - (RANGE % below);
    let bits = this.next() & (RANGE - 1);
    while (bits >= fair) bits = this.next() & (RANGE - 1);
    return bits % below;
  }
}

/** Mixes a text into a 32-bit number; `salt` gives unrelated numbers for the same text. */
function mix(text: string, salt: number): number {
  let h = salt | 0;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x5bd1e995);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

export function rngAt(seed: string, ply: number): Rng {
  return new Rng(seed).seek(ply);
}
