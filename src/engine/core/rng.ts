/** Deterministic randomness: a fresh stream for every (seed, ply), so no generator state is ever stored. */

/** Bits of chance per choice: few enough that (chance × choices) stays a small integer on every engine. */
const BITS = 20;
const RANGE = 1 << BITS;
/** Up to here the quick way is exact; decks and move lists are far smaller. */
const QUICK_CHOICES = 1 << 10;
const WARM_UP = 12;

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
    this.seek(0);
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

  /**
   * A whole number from 0 to below − 1, every one exactly as likely.
   * The upper part of (chance × below) is the answer, which needs no division; the few draws that would favour some answers are thrown away.
   */
  int(below: number): number {
    if (this.fresh) this.warm();
    if (below > QUICK_CHOICES) return this.wideInt(below);
    let scaled = (this.next() >>> (32 - BITS)) * below;
    if ((scaled & (RANGE - 1)) < below) {
      const uneven = RANGE % below;
      while ((scaled & (RANGE - 1)) < uneven) scaled = (this.next() >>> (32 - BITS)) * below;
    }
    return scaled >>> BITS;
  }

  /** Shuffles the values at the given indices. One loop with its state in locals: interpreters pay for every call and every field. */
  shuffle(values: number[], at: readonly number[]): void {
    if (this.fresh) this.warm();
    let a = this.a;
    let b = this.b;
    let c = this.c;
    let d = this.d;
    for (let i = at.length - 1; i > 0; i--) {
      const below = i + 1;
      let scaled: number;
      do {
        const t = (((a + b) | 0) + d) | 0;
        d = (d + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + t) | 0;
        scaled = (t >>> (32 - BITS)) * below;
      } while ((scaled & (RANGE - 1)) < below && (scaled & (RANGE - 1)) < RANGE % below);
      const here = at[i]!;
      const there = at[scaled >>> BITS]!;
      const value = values[here]!;
      values[here] = values[there]!;
      values[there] = value;
    }
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }

  /** The plain way with a division, for up to 2^40 choices. */
  private wideInt(below: number): number {
    const range = RANGE * RANGE;
    let bits: number;
    do bits = (this.next() >>> (32 - BITS)) * RANGE + (this.next() >>> (32 - BITS));
    while (bits >= range - (range % below));
    return bits % below;
  }

  private warm(): void {
    this.fresh = false;
    for (let i = 0; i < WARM_UP; i++) this.next();
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
