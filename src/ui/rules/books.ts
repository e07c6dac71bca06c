/** The rule book of every game, by its id. */
import type { GameId } from '@/engine/games/registry';
import type { Book } from './book';
import { alpacaBook } from './books/alpaca';
import { kaktusBook } from './books/kaktus';
import { lamaBook } from './books/lama';
import { noThanksBook } from './books/no-thanks';
import { ojyksBook } from './books/ojyks';

export const BOOKS: { readonly [G in GameId]: Book<G> } = {
  lama: lamaBook,
  alpaca: alpacaBook,
  'no-thanks': noThanksBook,
  ojyks: ojyksBook,
  kaktus: kaktusBook,
};
