/** The games as they stand on the shelf: what a tile says without knowing a rule. A test keeps it in step with the engine. */
import type { GameId } from '@/engine/games/registry';
import type { EmblemId } from '../art/emblems';
import type { Ink } from '../art/inks';

export interface ShelfGame {
  readonly emblem: EmblemId;
  /** The colour of its box. */
  readonly ground: Ink;
  readonly seats: readonly [min: number, max: number];
  /** From a quick game to a long one. */
  readonly minutes: string;
  /** How many sit at a first table. */
  readonly first: number;
}

export const SHELF: Readonly<Record<GameId, ShelfGame>> = {
  lama: { emblem: 'llama', ground: 'sky', seats: [4, 4], minutes: '15–25', first: 4 },
  alpaca: { emblem: 'alpaca', ground: 'pink', seats: [2, 6], minutes: '10–25', first: 3 },
  'no-thanks': { emblem: 'chip', ground: 'sand', seats: [3, 7], minutes: '10', first: 4 },
  ojyks: { emblem: 'grid', ground: 'mint', seats: [2, 8], minutes: '20–40', first: 3 },
  kaktus: { emblem: 'cactus', ground: 'amber', seats: [2, 6], minutes: '5–10', first: 3 },
};

export const SHELF_ORDER = Object.keys(SHELF) as readonly GameId[];

export function isShelfGame(word: unknown): word is GameId {
  return typeof word === 'string' && Object.hasOwn(SHELF, word);
}
