/** The cards of every game, by its id. */
import type { GameId } from '@/engine/games/registry';
import { alpacaFaces } from './alpaca/face';
import { kaktusFaces } from './kaktus/face';
import { lamaFaces } from './lama/face';
import { noThanksFaces } from './no-thanks/face';
import { ojyksFaces } from './ojyks/face';
import type { FacePrinter } from './print';

export const FACES: Readonly<Record<GameId, FacePrinter>> = {
  lama: lamaFaces,
  alpaca: alpacaFaces,
  'no-thanks': noThanksFaces,
  ojyks: ojyksFaces,
  kaktus: kaktusFaces,
};
