/** What the page and the bots' worker say to each other: plain data, one answer for one question. */
import type { Thinker } from '@/session/ports';

export type Asked =
  | { readonly kind: 'choose' | 'advise'; readonly id: number; readonly question: Parameters<Thinker['choose']>[0] }
  | { readonly kind: 'cancel'; readonly id: number };

export type Said =
  | { readonly ok: true; readonly id: number; readonly answer: unknown }
  | { readonly ok: false; readonly id: number; readonly why: string };

/** The end of the wire that the page holds. A Worker is one; tests make their own. */
export interface Wire {
  postMessage(asked: Asked): void;
  onmessage: ((event: { readonly data: Said }) => void) | null;
  onerror: ((event: unknown) => void) | null;
  terminate(): void;
}
