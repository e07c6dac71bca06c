/** What the very first picture needs to know, without waiting for storage. A phone shows its splash meanwhile, so it needs nothing. */
export interface Glance {
  readonly theme: string;
  readonly language: string;
  /** Games that were waiting when the app was last open. */
  readonly waiting: number;
}

export function readGlance(): Glance | null {
  return null;
}

export function writeGlance(_glance: Glance): void {
  // Nothing to keep.
}
